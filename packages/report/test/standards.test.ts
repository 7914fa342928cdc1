/** The tables of the standards. */
import { type DialectId, compareResolution } from "@std66/legacy";
import { describe, expect, it } from "vitest";
import { stepsLines } from "../src/legacy/algorithm-steps.ts";
import { alignedLines, namedParts } from "../src/legacy/syntax-table.ts";
import { markedAmong, resolutionLines } from "../src/legacy/resolution-table.ts";
import { comparedResolution } from "../src/legacy/web.ts";
import { plainStyle } from "../src/answer/style.ts";
import { asWritten } from "../src/text/passwords.ts";

const plain = { ...plainStyle, show: asWritten };
/** Shows what is colored, in tags. */
const tag = (name: string) => (text: string) => `<${name}>${text}</${name}>`;
const tagged = { ...plain, colors: { ...plain.colors, bold: tag("b"), dim: tag("d"), yellow: tag("y") } };
const BASE = "http://a/b/c/d";
const steps = (input: string, show = asWritten, dialects?: readonly DialectId[]) =>
  stepsLines(comparedResolution(BASE, input, { dialects }), { ...tagged, show }, new Set());

const marked = (base: string, input: string) => markedAmong(compareResolution(base, input)).has("whatwg");

const alignedParts = (components: object) => alignedLines(namedParts(components, asWritten));

describe("the standards", () => {
  it("what is bold is a whole target, and what is not defined is dim", () => {
    const lines = steps("g").join("\n");
    expect(lines).toContain("<b>http://a/b/c/g</b>");
    expect(lines).toContain("<d>not defined</d>");
    expect(lines).not.toContain("<b>/b/c/g</b>");
  });

  it("sections and steps are shown without their RFC", () => {
    const numbers = steps("g").flatMap((line) => /^ {4}<d>(\S.*?) *<\/d>/u.exec(line)?.[1] ?? []);
    for (const number of numbers) expect(number).toMatch(/^(?:[\d.]+|step \d\w*|[A-Z].*)$/u);
    expect(new Set(numbers)).toContain("5.2.2");
    expect(new Set(numbers)).toContain("step 6");
  });

  it("a result is beside its rule up to the last column", () => {
    for (let length = 10; length < 40; length++) {
      const lines = stepsLines(comparedResolution(BASE, `/${"a".repeat(length)}`, {}), plain, new Set());
      const beside = lines.filter((line) => /^ {4}\S.* {2,}\/a+$/u.test(line));
      expect(beside.length > 0).toBe(length + 1 <= 32);
      for (const line of beside) expect(line.length).toBeLessThanOrEqual(80);
    }
  });

  it("parts of a path are shown as parts, and components by their names", () => {
    const seen = new Set<string | undefined>();
    steps("../g?x", (text, name) => {
      seen.add(name);
      return text;
    });
    expect(seen).toContain("part");
    expect(seen).toContain("path");
    const partsIn = (dialect: DialectId) =>
      steps("a/../b/../c", (text, name) => (name === "part" ? "a part" : text), [dialect]).filter((line) =>
        line.includes("a part"),
      );
    expect(partsIn("rfc2396").map((line) => /a part at offset (\d+)$/u.exec(line)?.[1])).toEqual(["5", "10"]);
    // Before the first step, and after each: 2E for /b, /c, /a, 2C, 2E, 2C and 2E.
    expect(partsIn("rfc3986")).toHaveLength(8);
  });

  it("the URL Standard is marked where it gives another answer than RFC 3986", () => {
    expect(marked(BASE, "g")).toBe(false);
    expect(marked(BASE, "http:g")).toBe(true);
    expect(marked("x:a", "b")).toBe(true);
    expect(marked(BASE, "|")).toBe(true);
    expect(markedAmong(compareResolution(BASE, "http:g", { dialects: ["whatwg"] })).size).toBe(0);
    expect(markedAmong(compareResolution(BASE, "g", { dialects: ["rfc1808", "whatwg"] })).has("rfc1808")).toBe(false);
  });

  it.each([
    ["mailto:a", "b", true],
    ["MAILTO:a", "b", true],
    ["x-mailto:a", "b", false],
    ["mailto:a", "x:b", false],
    ["mailto:a", "x1+.-y:b", false],
    ["mailto:a", "./x:b", true],
    ["http://a", "b", false],
  ])("a note on schemes without relative forms: %s %s", (base, input, expected) => {
    const lines = resolutionLines(comparedResolution(base, input, {}), plain, new Set());
    expect(lines.some((line) => line.startsWith("  note: "))).toBe(expected);
    const without = comparedResolution(base, input, { dialects: ["rfc3986"] });
    expect(resolutionLines(without, plain, new Set()).join("\n")).not.toMatch(/^ {2}note: /mu);
  });

  it("components under their own names", () => {
    const seen: (string | undefined)[] = [];
    const parts = namedParts({ scheme: "http", netLoc: "h", path: "/a", params: "b;;c" }, (text, name) => {
      seen.push(name);
      return text;
    });
    expect(parts.find(({ name }) => name === "params")?.texts).toEqual(["b;;c", 'one by one: b "" c']);
    expect(seen).toEqual(["scheme", "netLoc", "path", "params", "part", "part"]);
    const names: (string | undefined)[] = [];
    namedParts({ a: ["x", ["n", "v"], { segment: "s", params: ["p"] }] }, (text, name) => {
      names.push(name);
      return text;
    });
    expect(names).toEqual(["part", "part", "part", "part", "part"]);
  });

  it("texts are aligned below each other, up to the longest name that has one", () => {
    expect(alignedParts({ path: "", segments: [] })).toEqual(['path  ""']);
    expect(alignedParts({ path: "a", segments: ["a", "b"] })).toEqual(["path      a", "segments  a", "          b"]);
    expect(alignedParts({ path: "a", authority: undefined })).toEqual(["path  a"]);
    expect(alignedParts({ segments: [] })).toEqual([]);
  });
});
