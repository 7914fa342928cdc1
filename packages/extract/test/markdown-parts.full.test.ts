/** A long document is read in parts, and has the links that it would have as a whole. */
import { describe, expect, it } from "vitest";
import { markdownLinks } from "../src/markdown.ts";

/** Longer than a part. */
const LONG = `${"words of a paragraph\n".repeat(30)}\n`.repeat(450);

const links = (markdown: string): string[] =>
  [...markdownLinks(markdown, { all: true })].map(({ kind, text, start, end }) => {
    // What is written here has no escapes.
    expect(markdown.slice(start, end)).toBe(text);
    return `${kind} ${text}`;
  });

describe("over the end of a part", () => {
  it.each([
    ["a link", "", "[a](b)", ["link b"]],
    ["a fence", "```\n", "[a](b)\n```\n[c](d)", ["link d"]],
    ["a fence in a list", "- ```\n  [a](b)\n\n", "[c](d)", ["link d"]],
    ["a comment", "<!-- [a](b)\n\n", "[c](d) -->\n\n[e](f)", ["link f"]],
    ["HTML", "<div>\n", "[c](d)\n\n</div>", ["link d"]],
    ["a definition", "[a [b] c](d)\n\n", "[b]: e", ["definition e"]],
    ["the use of a destination", "[c][b]\n\n", "[b]: my page", ["definition my page"]],
    ["a quote", "> [a](b)\n\n", "[c](d)\n> [e](f)", ["link b", "link d", "link f"]],
  ])("%s", (_, before, after, expected) => {
    expect(LONG.length).toBeGreaterThan(262_144);
    for (const start of ["", "\uFEFF"]) expect(links(`${start}${before}${LONG}${after}`)).toEqual(expected);
  });
});
