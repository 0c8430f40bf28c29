import { importedSchema } from "../../../src/output/schemas";
import { checkObjects } from "../../../src/synth/check-objects";
import { planFleet } from "../../../src/synth/plan";
import { mapItems, render } from "../../../src/synth/render";
import { compileTexts } from "../../support/compile-texts";
import { twoClusters } from "../../support/two-clusters";

/** Objects of a fleet, each changed a little, and what is said of them. */
function flawsOf(
  change: (spec: Record<string, unknown>, kind: string) => object,
  version = "v1.2.0",
): readonly string[] {
  const files = twoClusters();
  const text = files["a.yaml"]?.replace("management: rome", `management: rome, liqo: { version: ${version} }`) ?? "";
  const { fleet } = compileTexts({ "a.yaml": text });
  if (fleet === undefined) throw new Error("the specs are wrong");
  const clusters = planFleet(fleet).map((plan) =>
    mapItems(render(plan), (object) => ({
      ...object,
      ...change({ ...("spec" in object ? (object.spec as object) : {}) }, object.kind),
    })),
  );
  return [...checkObjects(fleet, clusters, importedSchema)].map(({ code, message }) => `[${code}] ${message}`);
}

test("objects as they are made fit every release", () => {
  for (const version of ["v1.0.1", "v1.1.2", "v1.2.0"]) expect(flawsOf(() => ({}), version)).toEqual([]);
});

test("a field that the release does not have is told with its place", () => {
  const withLabels = (spec: object, kind: string) =>
    kind === "GatewayServer" ? { spec: { ...spec, serviceLabels: { a: "b" } } } : {};
  expect(flawsOf(withLabels)).toEqual([]);
  expect(flawsOf(withLabels, "v1.1.2")).toEqual([
    '[manifest-refused] networking.liqo.io/v1beta1 GatewayServer liqo-tenant-rome/rome on "milan" would be refused by Liqo v1.1.2: spec must NOT have additional properties (serviceLabels)',
  ]);
});

test("a wrong type is told, of Kubernetes' own kinds too", () => {
  const wrong = (_: object, kind: string) => (kind === "RoleBinding" ? { subjects: "rome" } : {});
  expect(flawsOf(wrong)).toEqual([expect.stringMatching(/RoleBinding .* subjects must be array/)]);
});
