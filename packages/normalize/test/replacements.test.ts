/** What a rung changes, piece by piece. */
import { describe, expect, it } from "vitest";
import { replacementsBetween } from "../src/replacements.ts";
import type { Rung } from "../src/rungs.ts";

const pieces = (rung: Rung, before: string, after: string) =>
  replacementsBetween(rung, before, after).map(({ component, from, to, offset }) => [component, from, to, offset]);

describe("the replacements of the rung scheme", () => {
  it("are those of each component, without what stays around them", () => {
    expect(pieces("scheme", "x://u@h:1/abc?q#f", "y://v@h:2/axc?r#g")).toEqual([
      ["scheme", "x", "y", 0],
      ["userinfo", "u", "v", 4],
      ["port", "1", "2", 8],
      ["path", "b", "x", 11],
      ["query", "q", "r", 14],
      ["fragment", "f", "g", 16],
    ]);
    expect(pieces("scheme", "//h:80", "//h/")).toEqual([
      ["port", ":80", "", 3],
      ["path", "", "/", 3],
    ]);
    expect(pieces("scheme", "//u@h", "//h")).toEqual([["userinfo", "u@", "", 2]]);
    expect(pieces("scheme", "/aa", "/a")).toEqual([["path", "a", "", 2]]);
    expect(pieces("scheme", "/a?b", "/a")).toEqual([["query", "?b", "", 2]]);
    expect(pieces("scheme", "/a#b", "/a")).toEqual([["fragment", "#b", "", 2]]);
    expect(pieces("scheme", "/a", "/a")).toEqual([]);
  });

  it("for dot-segments are the whole paths", () => {
    expect(pieces("dot-segments", "x://h/a/../b", "x://h/b")).toEqual([["path", "/a/../b", "/b", 5]]);
    expect(pieces("dot-segments", "./b", "b")).toEqual([["path", "./b", "b", 0]]);
  });

  it("for triplets and letters are adjacent ones together", () => {
    expect(pieces("percent-encoding", "%61%62/%63c", "ab/cc")).toEqual([
      ["path", "%61%62", "ab", 0],
      ["path", "%63", "c", 3],
    ]);
    expect(pieces("case", "AB:%3a%3b%30%3c", "ab:%3A%3B%30%3C")).toEqual([
      ["scheme", "AB", "ab", 0],
      ["path", "%3a%3b", "%3A%3B", 3],
      ["path", "%3c", "%3C", 12],
    ]);
  });
});
