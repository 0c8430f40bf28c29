import { readFileSync } from "node:fs";
import { join } from "node:path";
import { YamlLanguageServer } from "../support/yaml-language-server";

const root = join(__dirname, "..", "..");
const server = new YamlLanguageServer(root);
const example = readFileSync(join(root, "peerings", "rome-milan.yaml"), "utf8");

beforeAll(() => server.start(root));
afterAll(() => server.stop());

test("an editor underlines nothing in the start", async () => {
  for (const name of ["fleet", "clusters", "rome-milan"]) {
    const path = join(root, "peerings", `${name}.yaml`);
    expect(await server.open(path, readFileSync(path, "utf8"))).toEqual([]);
  }
});

test("an editor underlines a misspelled key, a wrong choice and a wrong type", async () => {
  const bad = example.replace("provider:", "provder:").concat("  state: Actve\n  network:\n    mtu: big\n");
  const found = await server.open(join(root, "peerings", "bad.yaml"), bad);
  const messages = found.map(({ message }) => message).join("\n");
  expect(messages).toContain("provder");
  expect(messages).toContain("provider");
  expect(messages).toMatch(/Active.*Cordoned/);
  expect(messages).toContain("integer");
});

test("an editor proposes the fields of a place, with their meaning", async () => {
  const path = join(root, "peerings", "typing.yaml");
  const text = `${example}  network:\n    \n`;
  await server.open(path, text);
  const proposed = await server.complete(path, text.split("\n").length - 2, 4);
  expect(proposed.map(({ label }) => label)).toEqual(expect.arrayContaining(["mtu", "gatewayServer", "nodePort"]));
  expect(JSON.stringify(proposed.find(({ label }) => label === "mtu")?.documentation)).toContain("MTU of the tunnel");
});

test("an editor proposes the choices of a field, and tells what it means", async () => {
  const path = join(root, "peerings", "choosing.yaml");
  const text = `${example}  state: \n`;
  await server.open(path, text);
  const line = text.split("\n").length - 2;
  expect((await server.complete(path, line, 9)).map(({ label }) => label)).toEqual(
    expect.arrayContaining(["Active", "Cordoned", "Drained", "Absent"]),
  );
  expect(await server.hover(path, line, 4)).toContain("Where the direction is on its way");
});
