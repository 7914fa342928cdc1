/**
 * Which arguments of `check` are answered before the commands are loaded: valid ones that cannot be the name of a file.
 */
import { expect, it } from "vitest";
import { isSilentAbout } from "../src/silent-check.ts";

it.each(["http://a/", "a:b", "/a", "./a.txt", "?a", "#a", "a/b", "", "a?b", "a#b"])("%j is", (operand) => {
  expect(isSilentAbout([operand])).toBe(true);
  expect(isSilentAbout([operand, "http://a/", operand])).toBe(true);
});

it.each(["links.txt", "a", "b.md", "-q", "--as", "@links.txt", "-", "a b", "http://a b/", "[", "-a:b", "@a/b"])(
  "%j is not, wherever it stands",
  (operand) => {
    expect(isSilentAbout([operand])).toBe(false);
    expect(isSilentAbout(["http://a/", operand])).toBe(false);
    expect(isSilentAbout([operand, "http://a/"])).toBe(false);
  },
);

it("no argument is not", () => {
  expect(isSilentAbout([])).toBe(false);
});
