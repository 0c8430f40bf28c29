import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isCode } from "../../src/diagnostics/catalog";
import { renderText } from "../../src/diagnostics/render/text";
import { Texts } from "../../src/diagnostics/render/texts";
import { compileTexts } from "../support/compile-texts";
import { readFixture } from "../support/fixture";
import { withStandIns } from "../support/stand-ins";

const root = join(__dirname, "..", "fixtures", "diagnostics");
const fixtures = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".yaml"))
  .sort();

test("there are at least a hundred fixtures", () => {
  expect(fixtures.length).toBeGreaterThanOrEqual(100);
});

describe("each fixture gives its diagnostic, at the marked places and nowhere else", () => {
  test.each(fixtures)("%s", (name) => {
    const code = name.split("/")[0] ?? "";
    expect(isCode(code)).toBe(true);
    const text = readFileSync(join(root, name), "utf8");
    const { files, marks, also } = readFixture(text);
    const { diagnostics, texts } = compileTexts(withStandIns(files));
    const isOther = (which: string) => which !== code && also.includes(which);
    const found = diagnostics
      .filter((each) => !isOther(each.code))
      .map(({ code: which, span }) => ({ code: which, ...span }));
    const others = new Set(diagnostics.map((each) => each.code).filter(isOther));
    const expected = marks
      .map((mark) => ({ code, ...mark }))
      .sort((a, b) => (a.file < b.file ? -1 : Number(a.file > b.file)));
    const shown = renderText(diagnostics, new Texts(texts), { colour: false, most: 20 });
    try {
      expect(found).toEqual(expected);
      expect([...others].sort()).toEqual(also);
    } catch (error) {
      throw new Error(`${name} gave:\n${shown}\n${error instanceof Error ? error.message : String(error)}`);
    }
  });
});
