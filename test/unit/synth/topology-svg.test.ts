import { topologySvg } from "../../../src/synth/topology-svg";
import { compileTexts } from "../../support/compile-texts";
import { twoClusters } from "../../support/two-clusters";

const head = "apiVersion: peerage.dev/v1alpha1\n";

function pictureOf(files: Readonly<Record<string, string>>): string {
  const { fleet } = compileTexts(files);
  if (fleet === undefined) throw new Error("the specs are wrong");
  return topologySvg(fleet);
}

function mesh(size: number): Readonly<Record<string, string>> {
  const names = Array.from({ length: size }, (_, index) => `c${index}`);
  const clusters = names.map(
    (name, index) =>
      `${head}kind: Cluster\nmetadata: { name: ${name} }\nspec: { network: { podCIDR: 10.${100 + index}.0.0/16 }, gateway: { addresses: [192.0.2.1] } }\n`,
  );
  const topology = `${head}kind: Topology\nmetadata: { name: all }\nspec: { shape: Mesh, clusters: [${names.join(", ")}] }\n`;
  return { "a.yaml": [...clusters, topology].join("---\n") };
}

test("an arrow goes from the consumer to its provider, and both ways where both consume", () => {
  const oneWay = pictureOf(twoClusters());
  const twoWay = pictureOf(twoClusters("reverse: {}"));
  expect([oneWay.match(/marker-(end|start)=/g), twoWay.match(/marker-(end|start)=/g)]).toEqual([
    ["marker-end="],
    ["marker-end=", "marker-start="],
  ]);
  expect(oneWay).toContain("demo: 2 clusters, 1 peering<");
});

test("a way that takes no new pods is broken, one that is Absent is not drawn", () => {
  expect(pictureOf(twoClusters("state: Drained"))).toContain("stroke-dasharray");
  expect(pictureOf(twoClusters("state: Absent"))).not.toContain('<path d="M360');
});

test("a large fleet keeps the picture small: clusters without lines, then without names", () => {
  const some = pictureOf(mesh(21));
  expect(some).toContain("210 peerings (too many to draw)");
  expect(some.match(/<path/g)).toHaveLength(1);
  const many = pictureOf(mesh(100));
  expect(many.match(/<circle/g)).toHaveLength(100);
  expect(many.length).toBeLessThan(10_000);
});
