/**
 * Which readings a comparison shows: those by which a cell would be another, worked by hand from the sections they are
 * about.
 */
import { compareResolution, otherReadings, readings } from "@std66/legacy";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dialects, syntax } from "../src/legacy.ts";
import { plainStyle } from "../src/answer/style.ts";

const BASE = "http://a/b/c/d;p?q";
const THREE = ["rfc1808", "rfc2396", "rfc3986"] as const;

/** The codes under READINGS. */
function shown(lines: readonly string[]): readonly string[] {
  const at = lines.indexOf("  READINGS");
  return at === -1 ? [] : lines.slice(at).flatMap((line) => /^ {4}([GL]\d+): /u.exec(line)?.[1] ?? []);
}

const linesOf = (base: string, input: string, options: object): readonly string[] =>
  dialects(base, input, { dialects: THREE, ...options }).lines(plainStyle);

const ofReference = (base: string, input: string, options: object = {}): readonly string[] =>
  shown(linesOf(base, input, options));

describe("of a reference", () => {
  it.each([
    [BASE, "/../g", []],
    [BASE, "g", []],
    ["http://a:x/", "b", []],
    [BASE, "g?", ["L1"]],
    ["http://a", ";x", ["L2", "L9"]],
    [`${BASE}#f`, "#", ["L1", "L3"]],
    [BASE, "?y", ["L10"]],
    ["http://a", "g", ["L9"]],
    ["foo:a/b", "../c", ["L7"]],
    [BASE, "../../../g", ["L8"]],
    ["f:/a", ".//g", ["G1", "L11"]],
    ["http://a/b", "c//../d", ["L12"]],
    [BASE, "a_b:c", ["L10", "L15"]],
    [BASE, "1:b", ["L5", "L10", "L15"]],
    [BASE, "http:g", ["L17"]],
    ["mailto:a@b", "c", ["L6", "L7"]],
    [BASE, "b c", []],
  ])("%s + %j: %j", (base, reference, wanted) => {
    expect(ofReference(base, reference)).toEqual(wanted);
  });

  it("only those of the standards that are shown", () => {
    expect(ofReference("f:/a", ".//g", { dialects: ["rfc3986"] })).toEqual(["G1"]);
    expect(ofReference("f:/a", ".//g", { dialects: ["rfc1808"] })).toEqual(["L11"]);
    expect(ofReference(BASE, "?y", { dialects: ["rfc1808", "rfc3986"] })).toEqual([]);
  });

  it("each is one by which a cell would be another, and each such one is there", () => {
    const pieces = fc.constantFrom(..."a g / // . .. ../ : ? # ; 1: a_b: http: ///".split(" "));
    const texts = fc.array(pieces, { maxLength: 5 }).map((all) => all.join(""));
    const bases = fc.constantFrom(..."http://a http://a/b;p?q#f s:/a s:a/b 1:/a mailto:a http://a//b".split(" "));
    fc.assert(
      fc.property(bases, texts, (base, reference) => {
        const { rows } = compareResolution(base, reference, { dialects: THREE });
        const cells = new Map(rows.map(({ dialect, outcome }) => [dialect as string, outcome]));
        const wanted = new Set<string>(cells.has("std66") ? ["G1"] : []);
        for (const { dialect, reading, outcome } of otherReadings(base, reference, { dialects: THREE })) {
          expect([base, reference, reading, outcome]).not.toEqual([base, reference, reading, cells.get(dialect)]);
          wanted.add(reading);
        }
        const inOrder = Object.keys(readings).filter((code) => wanted.has(code));
        expect([base, reference, ofReference(base, reference)]).toEqual([base, reference, inOrder]);
      }),
      { numRuns: 200 },
    );
  });
});

describe("of a text by itself", () => {
  // `syntaxReadings` of legacy decides which, and its tests have the whole table.
  it.each([
    ["http://h/", []],
    ["g?", ["L1"]],
    ["//[::1.2.3.4]:80", ["L14"]],
    ["http://h:x/", ["L13", "L16"]],
    ["http://h b/", []],
  ])("%s: %j", (text, wanted) => {
    expect(shown(syntax(text).lines(plainStyle))).toEqual(wanted);
  });

  it("not of a standard that is not shown", () => {
    expect(shown(syntax("http://u@h/", { dialects: ["rfc2396", "rfc3986"] }).lines(plainStyle))).toEqual([]);
    expect(shown(syntax("//[::1.2.3.4]", { dialects: ["rfc1808", "rfc3986"] }).lines(plainStyle))).toEqual([]);
    expect(shown(syntax("//a_b/", { dialects: ["rfc2396"] }).lines(plainStyle))).toEqual([]);
  });
});

describe("a choice that decides no result is said", () => {
  const note = "  note: the network location is not a server, but the algorithm of RFC 1808 does";
  it.each([
    ["http://a:x/", "b"],
    ["http://a/", "//b_c"],
  ])("%s + %s by servers alone", (base, reference) => {
    expect(linesOf(base, reference, { netLoc: "server" })).toContain(note);
    expect(linesOf(base, reference, { netLoc: "any" })).not.toContain(note);
    expect(linesOf(base, reference, { netLoc: "server", dialects: ["rfc3986"] })).not.toContain(note);
  });

  it("not where the network location is one", () => {
    expect(linesOf("http://a:80/", "//u@b", { netLoc: "server" })).not.toContain(note);
  });
});
