/** Standards are compared on texts without their passwords where these are masked. */
import { type DialectId, compareResolution, compareSyntax } from "@std66/legacy";
import { describe, expect, it } from "vitest";
import { algorithmRecord } from "../src/legacy/algorithm-steps.ts";
import {
  algorithmLines,
  comparedDialects,
  resolvingDialects,
  resolutionTableLines,
  syntaxTableLines,
} from "../src/legacy/compared-dialects.ts";
import { resolutionReport } from "../src/legacy/reports.ts";
import { standardsTable } from "../src/legacy/standards-table.ts";
import { plainStyle } from "../src/style.ts";
import { asWritten } from "../src/text/passwords.ts";

const BASE = "http://u:first@h/a/b";
const INPUT = "//v:second@i/../c";
const asGiven = { ...plainStyle, show: asWritten };
const options = { dialects: ["rfc1808", "rfc3986"] as readonly DialectId[] };
const request = { base: BASE, input: INPUT, options };
const comparison = compareResolution(BASE, INPUT, options);

describe.each([
  ["resolutionTableLines", resolutionTableLines],
  ["algorithmLines", algorithmLines],
] as const)("%s", (_, linesOf) => {
  it("has the chosen standards, and both passwords only as written", () => {
    const masked = linesOf(request, comparison, plainStyle).join("\n");
    const written = linesOf(request, comparison, asGiven).join("\n");
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
    const query = { base: "http://a/b", input: "?y", options: {} };
    const compared = compareResolution("http://a/b", "?y");
    const [first, again] = [1, 2].map(() => linesOf(query, compared, plainStyle, explained).join("\n"));
    expect(first).not.toContain("(see above)");
    expect(again).toContain("query-only-keeps-path: 1808, 3986 | 2396 (see above)");
  });
});

it("algorithmRecord has a trace for each chosen standard", () => {
  const { traces } = JSON.parse(algorithmRecord(request, comparison)) as { readonly traces: { dialect: string }[] };
  expect(traces.map(({ dialect }) => dialect)).toEqual(["rfc1808", "rfc3986"]);
});

it("syntaxTableLines has no password where it is masked, and says where one matters", () => {
  const input = "http://u:%zz@[v1]/?//v:second@i";
  const compared = compareSyntax(input);
  expect(syntaxTableLines({ input, options: {} }, compared, asGiven).join("\n")).toContain("second");
  const masked = syntaxTableLines({ input, options: {} }, compared, plainStyle).join("\n");
  expect(masked).not.toMatch(/%zz|second|qzq/u);
  expect(masked).toContain("note: a character of a possible password would change this comparison");
});

it("RFC 1738, which resolves nothing, is compared on a resolution only if it is chosen", () => {
  expect(resolvingDialects()).toEqual(["rfc1808", "rfc2396", "rfc3986", "whatwg"]);
  expect(resolvingDialects(["rfc1738"])).toEqual(["rfc1738"]);
});

// RFC 2396 Appendix C.2; RFC 1738 §5, by which no http URL has this form; its user; the characters of a name.
it.each(["http:g", "http://u@h/", "http://h/~a", "g", "?y", "b c"])("%s: one verdict in each format", (input) => {
  const base = "http://a/b/c/d;p?q";
  const { agree } = resolutionReport({ base, input, options: {} });
  for (const format of ["markdown", "csv"] as const)
    expect(standardsTable(format, { base, options: {} }, { show: asWritten }).add(input).agree).toBe(agree);
  expect(agree).toBe(input !== "?y");
});

it("RFC 1738 is compared where it is chosen, or says more than that it has no relative form", () => {
  expect(comparedDialects("../a")).not.toContain("rfc1738");
  expect(comparedDialects("http://a/b")).toContain("rfc1738");
  expect(comparedDialects("../a", ["rfc1738"])).toEqual(["rfc1738"]);
});
