/**
 * The Markdown tables of `@std66/report/legacy`, rendered: a row for each reference, a cell for each column, and every
 * text as it is.
 */
import MarkdownIt from "markdown-it";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
// @boundaries-ignore Shared by the tests of many packages.
import { codePoint } from "../../../test-arbitraries.ts";
import { asWritten, visible } from "@std66/report";
import { standardsTable } from "@std66/report/legacy";

const markdown = new MarkdownIt({ html: true });

/** The text of each cell of the rows. */
function cellsOf(references: readonly string[], base = "http://a/b"): string[][] {
  const table = standardsTable(base, { format: "markdown", show: asWritten });
  const html = markdown.render(references.map((reference) => table.add(reference).text).join("") + table.end());
  const body = /<tbody>([^]*)<\/tbody>/u.exec(html)?.[1] ?? "";
  return body
    .split("</tr>")
    .slice(0, -1)
    .map((row) => [...row.matchAll(/<td>([^]*?)<\/td>/gu)].map(([, cell = ""]) => textOf(cell)));
}

const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"' };

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/gu, "")
    .replace(/&(?:#(\d+)|(\w+));/gu, (_, code: string | undefined, name: string) =>
      code === undefined ? (ENTITIES[name] ?? "") : String.fromCodePoint(Number(code)),
    );
}

const HOSTILE = [
  "a|b",
  "a||b|",
  "|",
  "\\|",
  "\\\\|\\",
  "`",
  "``a`b`",
  "`|`",
  " a ",
  "a  b",
  "*a*",
  "_a_",
  "[a](b)",
  "<b>c</b>",
  "&amp;",
  "http://x/&lt;|",
  "a\nb",
  "a\r\n| c |",
  "\u202Eabc",
  "\u001B[1m",
  "\uD800",
  "www.a.example|",
];

describe("a Markdown table", () => {
  it.each(HOSTILE.map((reference) => [reference]))("shows %j as one cell of a row with five", (reference) => {
    const [cells, ...others] = cellsOf([reference]);
    expect(others).toEqual([]);
    expect(cells).toHaveLength(5);
    expect(cells?.[0]).toBe(visible(reference));
  });

  it("shows any reference as it is, in a row of its own", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: codePoint, minLength: 1 }), { minLength: 1, maxLength: 4 }),
        (references) => {
          const rows = cellsOf(references);
          expect(rows.map(([first]) => first)).toEqual(references.map((reference) => visible(reference)));
          expect(rows.every((cells) => cells.length === 5)).toBe(true);
        },
      ),
    );
    const marks = fc.string({
      unit: fc.constantFrom("|", "\\", "`", " ", "a", "*", "<", "&", "\n"),
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(marks, (reference) => {
        expect(cellsOf([reference]).map(([first]) => first)).toEqual([visible(reference)]);
      }),
      { numRuns: 500 },
    );
  });

  it("has in bold what differs from RFC 3986, and the base as it is", () => {
    const table = standardsTable("http://a/b|`c`", { format: "markdown", show: asWritten });
    const html = markdown.render(table.add("#s").text + table.end());
    expect(textOf(/<p>Base: ([^]*?)<\/p>/u.exec(html)?.[1] ?? "")).toBe("http://a/b|`c`");
    const ours = standardsTable("http://a/b/c/d;p?q", { format: "markdown", show: asWritten });
    const rendered = markdown.render(ours.add("?y").text + ours.end());
    expect(rendered.match(/<td><strong>/gu)).toHaveLength(1);
    expect(rendered).toContain("<td><strong><code>http://a/b/c/?y</code></strong> (L10: refused)</td>");
    expect(rendered).toContain('<a href="https://www.rfc-editor.org/rfc/rfc2396#section-5.2">RFC 2396 §5.2</a>');
  });
});
