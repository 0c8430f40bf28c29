import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Code, catalog, entryOf } from "../../src/diagnostics/catalog";
import { renderText } from "../../src/diagnostics/render/text";
import { Texts } from "../../src/diagnostics/render/texts";
import { compileTexts } from "../support/compile-texts";
import { readFixture } from "../support/fixture";
import { expectGolden } from "../support/golden";
import { withStandIns } from "../support/stand-ins";

const folder = join(__dirname, "..", "..", "docs", "diagnostics");
const codes = Object.keys(catalog) as Code[];

/** These are about files as such, or about what is emitted; no text of a spec can show them. */
const withoutExample = new Set<Code>([
  "no-specs",
  "unreadable-file",
  "link-loop",
  "link-outside",
  "file-too-large",
  "not-utf8",
  "empty-file",
  "destroys-peering",
  "manifest-refused",
]);

test("every diagnostic has a page, and every page a diagnostic", () => {
  const pages = existsSync(folder) ? readdirSync(folder).filter((name) => name !== "README.md") : [];
  expect(pages.sort()).toEqual(codes.map((code) => `${code}.md`).sort());
});

describe("the page of each diagnostic", () => {
  const present = codes.filter((code) => existsSync(join(folder, `${code}.md`)));

  test.each(present)("%s opens with its code, its severity and its law", (code) => {
    const { severity, title } = entryOf(code);
    expect(page(code).split("\n").slice(0, 3)).toEqual([`# ${code}`, "", `**${severity}** · ${title}`]);
  });

  const shown = present.filter((code) => !withoutExample.has(code));

  test.each(shown)("%s shows an example that gives it, and what is then printed", (code) => {
    const text = page(code);
    const [bad] = blocks(text, "yaml");
    const compilation = compileTexts(withStandIns(readFixture(bad ?? "").files));
    expect(compilation.diagnostics.map((diagnostic) => diagnostic.code)).toContain(code);
    const printed = renderText(compilation.diagnostics, new Texts(compilation.texts), {
      colour: false,
      most: 20,
    }).trimEnd();
    const [expected = ""] = blocks(text, "text");
    expectGolden(
      printed,
      expected,
      join(folder, `${code}.md`),
      text.replace(`\`\`\`text\n${expected}\n\`\`\``, () => `\`\`\`text\n${printed}\n\`\`\``),
    );
  });

  test.each(shown)("%s shows a remedy that works", (code) => {
    const good = blocks(page(code), "yaml")[1];
    const { diagnostics } = compileTexts(withStandIns(readFixture(good ?? "").files));
    expect(diagnostics.filter(({ severity }) => severity !== "note").map((diagnostic) => diagnostic.message)).toEqual(
      [],
    );
    expect(diagnostics.map((diagnostic) => diagnostic.code)).not.toContain(code);
  });
});

function page(code: Code): string {
  return readFileSync(join(folder, `${code}.md`), "utf8");
}

function blocks(text: string, language: string): readonly string[] {
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)\\n\`\`\`$`, "gm"))].map(
    ([, body]) => body ?? "",
  );
}
