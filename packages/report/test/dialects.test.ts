/** Standards are compared on texts without their passwords where these are masked. */
import type { DialectId } from "@std66/legacy";
import { describe, expect, it } from "vitest";
import { dialects, syntax } from "../src/legacy/dialects.ts";
import { standardsTable } from "../src/legacy/standards-table.ts";
import { plainStyle } from "../src/answer/style.ts";
import { asWritten } from "../src/text/passwords.ts";

const BASE = "http://u:first@h/a/b";
const INPUT = "//v:second@i/../c";
const chosen = { dialects: ["rfc1808", "rfc3986"] as readonly DialectId[] };

/** The standards in a record. */
function rowsIn(record: string | undefined, member = "rows"): readonly string[] {
  const found = JSON.parse(record ?? "") as Readonly<Record<string, readonly { readonly dialect: string }[]>>;
  return (found[member] ?? []).map(({ dialect }) => dialect);
}

describe.each([false, true])("dialects, with steps: %j", (steps) => {
  it("has the chosen standards, and both passwords only as written", () => {
    const masked = dialects(BASE, INPUT, { ...chosen, steps })
      .lines(plainStyle)
      .join("\n");
    const written = dialects(BASE, INPUT, { ...chosen, steps, show: asWritten })
      .lines(plainStyle)
      .join("\n");
    for (const text of [masked, written]) {
      expect(text).toContain("RFC 1808");
      expect(text).toContain("RFC 3986");
      expect(text).not.toContain("2396bis-07");
    }
    expect(masked).not.toMatch(/first|second|qzq/u);
    expect(masked).toContain("v:***@i");
    expect(written).toContain("v:second@i");
  });

  it("explains a reason once, and then refers to it", () => {
    const explained = new Set<never>();
    const [first, again] = [1, 2].map(() =>
      dialects("http://a/b", "?y", { steps, explained }).lines(plainStyle).join("\n"),
    );
    expect(first).not.toContain("(see above)");
    expect(again).toContain("query-only-keeps-path: 1808, 3986 | 2396 (see above)");
  });

  it("its record has a trace for each chosen standard, if it has steps", () => {
    const record = dialects(BASE, INPUT, { ...chosen, steps, show: asWritten }).record();
    expect(rowsIn(record, "traces")).toEqual(steps ? ["rfc1808", "rfc3986"] : []);
  });
});

it("syntax has no password where it is masked, and says where one matters, on any width", () => {
  const input = "http://u:%zz@[v1]/?//v:second@i";
  expect(syntax(input, { show: asWritten }).lines(plainStyle).join("\n")).toContain("second");
  const masked = syntax(input).lines(plainStyle).join("\n");
  expect(masked).not.toMatch(/%zz|second|qzq/u);
  // A triplet of no digits is the first fault; without it, the literal in brackets is.
  expect(masked).toContain("note: a character of a possible password would change this comparison");
  const lines = syntax(input).lines({ ...plainStyle, width: 40 });
  const note = lines.slice(lines.findIndex((line) => line.startsWith("  note: ")));
  expect(note.length).toBeGreaterThan(1);
  expect(Math.max(...note.map((line) => line.length))).toBeLessThanOrEqual(40);
});

it("a password that changes nothing has no note", () => {
  for (const { lines } of [syntax("http://u:p@h/"), dialects("http://u:p@h/", "http://h/")])
    expect(lines(plainStyle).join("\n")).not.toContain("note: ");
});

it("RFC 1738, which resolves nothing, is compared on a resolution only if it is chosen", () => {
  expect(rowsIn(dialects("http://a", "b").record())).toEqual(["rfc1808", "rfc2396", "rfc3986", "whatwg"]);
  expect(rowsIn(dialects("http://a", "b", { dialects: ["rfc1738"] }).record())).toEqual(["rfc1738"]);
});

// RFC 2396 Appendix C.2; RFC 1738 §5, by which no http URL has this form; its user; the characters of a name.
it.each(["http:g", "http://u@h/", "http://h/~a", "g", "?y", "b c"])("%s: one verdict in each format", (input) => {
  const base = "http://a/b/c/d;p?q";
  const { agree } = dialects(base, input);
  for (const format of ["markdown", "csv"] as const)
    expect(standardsTable(base, { format, show: asWritten }).add(input).agree).toBe(agree);
  expect(agree).toBe(input !== "?y");
});

it("RFC 1738 is compared where it is chosen, or says more than that it has no relative form", () => {
  expect(rowsIn(syntax("../a").record())).not.toContain("rfc1738");
  expect(rowsIn(syntax("http://a/b").record())).toContain("rfc1738");
  expect(rowsIn(syntax("../a", { dialects: ["rfc1738"] }).record())).toEqual(["rfc1738"]);
});
