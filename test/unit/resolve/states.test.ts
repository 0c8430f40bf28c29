import { compileTexts } from "../../support/compile-texts";
import { withStandIns } from "../../support/stand-ins";

const head = "apiVersion: peerage.dev/v1alpha1";

function codes(...documents: readonly string[]): readonly string[] {
  const text = documents.map((document) => `${head}\n${document}`).join("\n---\n");
  return compileTexts(withStandIns({ "spec.yaml": text })).diagnostics.map(({ code }) => code);
}

const eks =
  "kind: Cluster\nmetadata: { name: eks }\nspec: { platform: EKS, network: { podCIDR: 10.90.0.0/16 }, gateway: { addresses: [192.0.2.9] } }";

describe("of what is Absent nothing is emitted, so nothing is wrong with it", () => {
  test("EKS with a certificate", () => {
    expect(codes(eks, "kind: Peering\nmetadata: { name: p }\nspec: { consumer: rome, provider: eks }")).toEqual([
      "eks-certificate",
    ]);
    expect(
      codes(eks, "kind: Peering\nmetadata: { name: p }\nspec: { consumer: rome, provider: eks, state: Absent }"),
    ).toEqual([]);
    const reverse =
      "kind: Peering\nmetadata: { name: p }\nspec: { consumer: eks, provider: rome, reverse: { state: Absent } }";
    expect(codes(eks, reverse)).toEqual([]);
  });

  test("a provided credential without its Secret", () => {
    expect(
      codes(
        "kind: Peering\nmetadata: { name: p }\nspec: { consumer: rome, provider: milan, state: Absent, auth: { method: Provided } }",
      ),
    ).toEqual([]);
  });
});

test("a second pod CIDR does not matter to an old Liqo without networking", () => {
  const old =
    "kind: Cluster\nmetadata: { name: old }\nspec: { liqo: { version: v1.1.2 }, network: { podCIDR: [10.90.0.0/16, 10.91.0.0/16] } }";
  const peer = "kind: Cluster\nmetadata: { name: peer }\nspec: { liqo: { version: v1.1.2 } }";
  expect(
    codes(
      old,
      peer,
      "kind: Peering\nmetadata: { name: p }\nspec: { consumer: old, provider: peer, network: { enabled: false } }",
    ),
  ).toEqual([]);
});

test("without the controller nobody finds the address of a load balancer", () => {
  const balanced =
    "kind: Cluster\nmetadata: { name: lb }\nspec: { network: { podCIDR: 10.90.0.0/16 }, gateway: { serviceType: LoadBalancer } }";
  const peering = "kind: Peering\nmetadata: { name: p }\nspec: { consumer: rome, provider: lb }";
  expect(codes(balanced, peering, "kind: Fleet\nspec: { management: rome }")).toEqual([]);
  expect(codes(balanced, peering, "kind: Fleet\nspec: { management: rome, controller: { enabled: false } }")).toEqual([
    "gateway-address-unknown",
  ]);
});

test("a cluster that is gone for good needs no address", () => {
  const gone =
    "kind: Cluster\nmetadata: { name: gone }\nspec: { state: Unreachable, network: { podCIDR: 10.90.0.0/16 } }";
  expect(
    codes(gone, "kind: Peering\nmetadata: { name: p }\nspec: { consumer: rome, provider: gone, state: Drained }"),
  ).toEqual([]);
});

test("certificates that the controller renews are short-lived", () => {
  const validity = (fleet: string) =>
    compileTexts(
      withStandIns({
        "spec.yaml": `${head}\nkind: Fleet\nspec: ${fleet}\n---\n${head}\nkind: Peering\nmetadata: { name: p }\nspec: { consumer: rome, provider: milan }\n`,
      }),
    ).fleet?.peerings[0]?.directions[0]?.auth?.validity;
  expect(validity("{ management: rome }")).toBe("720h");
  expect(validity("{ management: rome, secrets: { identities: Plain } }")).toBe("8760h");
});

test("a ServiceAccount is a subject with a namespace", () => {
  const auth = (subject: string) => `{ method: Provided, secretRef: { name: s }, subject: ${subject} }`;
  const peering = (subject: string) =>
    `kind: Peering\nmetadata: { name: p }\nspec: { consumer: rome, provider: milan, auth: ${auth(subject)} }`;
  expect(codes(peering("{ kind: ServiceAccount, name: x }"))).toEqual(["provided-incomplete"]);
  expect(codes(peering("{ kind: ServiceAccount, name: x, namespace: y }"))).toEqual([]);
});
