import { matches, parseSelector, type Selector } from "../../../src/model/selector";

const labels = { region: "eu-west", tier: "gold", "topology.liqo.io/zone": "a" };

test.each([
  ["region = eu-west", true],
  ["region == eu-west,tier=gold", true],
  ["region != eu-west", false],
  ["region in (eu-west, eu-north), !staging", true],
  ["region notin (eu-west)", false],
  ["missing notin (x)", true],
  ["missing != x", true],
  ["tier", true],
  ["!tier", false],
  ["topology.liqo.io/zone in (a,b)", true],
  ["region in (eu-south), tier = gold", false],
])('"%s" matches: %s', (text, expected) => {
  expect(matches(parseSelector(text) as Selector, labels)).toBe(expected);
});

test.each([
  "",
  "region in eu-west",
  "region in ()",
  "a b",
  "=x",
  "region = eu west",
  "region in (a, b",
  "x > 3",
  "a,,b",
])('"%s" cannot be read, and why is told', (text) => expect(parseSelector(text)).toHaveProperty("why"));

test("keys of Object are labels like any other", () => {
  expect(matches(parseSelector("constructor") as Selector, labels)).toBe(false);
});
