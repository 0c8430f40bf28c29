import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Cluster, startCluster } from "./harness/cluster";
import { component, controlPlane } from "./harness/components";
import { describeReal } from "./harness/describe-real";

const fixture = (name: string) => readFileSync(join(__dirname, "fixtures", name), "utf8");
const provider = fixture("provider.yaml");
const strictly = ["apply", "--server-side", "--validate=strict", "-f", "-"];

describeReal("an API server with the CRDs of Liqo v1.2.0", [...controlPlane, "liqo-crds-v1.2.0"], () => {
  let rome: Cluster;

  beforeAll(async () => {
    rome = await startCluster("rome");
    await rome.applyCrds(component("liqo-crds-v1.2.0").path);
  });

  test("is the Kubernetes that it should be", async () => {
    const { path, version, isForeign } = component("kube-apiserver");
    const told = spawnSync(path, ["--version"], { encoding: "utf8" }).stdout.trim();
    const { gitVersion } = JSON.parse(await rome.ask({ path: "/version" })) as { readonly gitVersion: string };
    expect(told).toBe(`Kubernetes ${gitVersion}`);
    expect(isForeign ? "v1.34.2" : version).toBe("v1.34.2");
    if (!isForeign) expect(gitVersion).toBe(version);
  });

  test.each(["provider.yaml", "consumer.yaml"])("takes %s without a warning", async (name) => {
    const { code, stdout, stderr } = await rome.kubectl(strictly, { input: fixture(name) });
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout.trim().split("\n")).toHaveLength(fixture(name).split("\n---\n").length);
  });

  test("refuses a CIDR that is no list", async () => {
    const input = provider.replace("[10.200.0.0/16]", "10.200.0.0/16");
    const { code, stderr } = await rome.kubectl(strictly, { input });
    expect(input).not.toBe(provider);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringContaining(".spec.remote.cidr.pod: expected list"),
    });
  });

  test("refuses a field that nobody knows", async () => {
    const input = provider.replace("mtu: 1340", "mtuu: 1340");
    const { code, stderr } = await rome.kubectl(strictly, { input });
    expect(input).not.toBe(provider);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringContaining(".spec.mtuu: field not declared in schema"),
    });
  });

  test("lets nobody in without a token", async () => {
    const { code, stderr } = await rome.kubectl(["get", "namespaces", "--token=guess"]);
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining("Unauthorized") });
  });
});
