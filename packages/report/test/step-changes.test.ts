/** What a rung changes, piece by piece. */
import { describe, expect, it } from "vitest";
import { changesOf } from "../src/normalize/step-changes.ts";

const changes = (before: string, after: string) =>
  changesOf({ rung: "scheme", section: "6.2.3", before, after }).map(({ from, to, offset }) => [from, to, offset]);

describe("the changes of the rung scheme", () => {
  it("are those of each component, without what stays around them", () => {
    expect(changes("x://u@h:1/abc?q#f", "y://v@h:2/axc?r#g")).toEqual([
      ["x", "y", 0],
      ["u", "v", 4],
      ["1", "2", 8],
      ["b", "x", 11],
      ["q", "r", 14],
      ["f", "g", 16],
    ]);
    expect(changes("//h:80", "//h/")).toEqual([
      [":80", "", 3],
      ["", "/", 3],
    ]);
    expect(changes("/aa", "/a")).toEqual([["a", "", 2]]);
    expect(changes("/a?b", "/a")).toEqual([["?b", "", 2]]);
    expect(changes("/a#b", "/a")).toEqual([["#b", "", 2]]);
    expect(changes("/a", "/a")).toEqual([]);
  });

  it("for dot-segments are the whole paths", () => {
    expect(changesOf({ rung: "dot-segments", section: "6.2.2.3", before: "x://h/a/../b", after: "x://h/b" })).toEqual([
      { from: "/a/../b", to: "/b", offset: 5 },
    ]);
    expect(changesOf({ rung: "dot-segments", section: "6.2.2.3", before: "./b", after: "b" })).toEqual([
      { from: "./b", to: "b", offset: 0 },
    ]);
  });
});
