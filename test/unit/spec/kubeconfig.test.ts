import { flawOfKubeconfig } from "../../../src/spec/kubeconfig";

const sound = {
  apiVersion: "v1",
  kind: "Config",
  clusters: [{ name: "milan", cluster: { server: "https://milan.example.com:6443" } }],
  users: [{ name: "rome", user: { token: "not-a-real-token" } }],
  contexts: [{ name: "milan", context: { cluster: "milan", user: "rome" } }],
  "current-context": "milan",
};

function flawWith(change: object): string | undefined {
  return flawOfKubeconfig(JSON.stringify({ ...sound, ...change }));
}

test("a kubeconfig that holds all it needs", () => {
  expect(flawWith({})).toBeUndefined();
  expect(flawWith({ preferences: {}, extensions: [] })).toBeUndefined();
});

test.each([
  ["no YAML", "{", "does not have clusters"],
  ["text", "hello", "does not have clusters"],
  ["nothing", "", "does not have clusters"],
])("%s", (_, text, words) => {
  expect(flawOfKubeconfig(text)).toContain(words);
});

test.each([
  ["clusters", { clusters: undefined }, "does not have clusters"],
  ["a server", { clusters: [{ name: "milan", cluster: {} }] }, "does not have clusters"],
  ["a current context", { "current-context": undefined }, "does not have clusters"],
  ["the context that is current", { "current-context": "turin" }, "no context of the name"],
  ["the user of the context", { users: [] }, "names nobody"],
  ["the cluster of the context", { clusters: [] }, "names nobody"],
])("without %s", (_, change, words) => {
  expect(flawWith(change)).toContain(words);
});

test.each(["certificate-authority", "client-certificate", "client-key", "tokenFile"])("%s names a file", (field) => {
  const user = { token: "not-a-real-token", [field]: "/home/rome/secret.pem" };
  const flaw = flawWith({ users: [{ name: "rome", user }] });
  expect(flaw).toContain(`points at a file (${field})`);
  expect(flaw).not.toContain("secret.pem");
});
