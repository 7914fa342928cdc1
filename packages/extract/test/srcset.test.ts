// The HTML Standard, "parse a srcset attribute": what a candidate may have after its URL, or is dropped for.

import { expect, test } from "vitest";
import { explain } from "@std66/core/diagnostics";
import { type HtmlLink, htmlLinks } from "../src/index.ts";
import { documentLinks } from "../src/documents.ts";
import { xmlLinks } from "../src/xml.ts";

const linksIn = (srcset: string, iris = false): HtmlLink[] => [
  ...htmlLinks(`<img srcset="${srcset}">`, "http://a/", { iris }),
];
/** A link, or the place of its fault after a "!". */
const shown = ({ text, error }: HtmlLink): string => (error === undefined ? text : `${text}!${error.offset}`);

const UNKNOWN = "the text after this space is not a descriptor, such as `2x` or `100w`";
const SECOND = "the descriptor after this space does not go with the one before it";

test.for(["1x", "0x", "-0x", "1.5x", ".5x", "1e2x", "1.5E-2x", "1w", "00100w", "100w 50h", "50h 100w"])(
  "a candidate may have %j",
  (descriptors) => {
    for (const srcset of [`a ${descriptors}`, `b 3x, a  ${descriptors}\n,c`]) {
      const links = linksIn(srcset);
      expect(links.every(({ error }) => error === undefined)).toBe(true);
      expect(links.map(({ text }) => text)).toContain("a");
    }
  },
);

test.for([
  ["my photo.png 1x, c.png 2x, my other photo.png 3x", ["my photo.png 1x!2", "c.png", "my other photo.png 3x!2"]],
  ["a.png 1x b.png 2x, c 1x\n d", ["a.png 1x b.png 2x!8", "c 1x\n d!5"]],
  ["a b", ["a b!1"]],
  ["a x, b w, c 1, d 1X, e 1.w", ["a x!1", "b w!1", "c 1!1", "d 1X!1", "e 1.w!1"]],
  ["a 0w, b -1w, c 1.5w, d +1w, e 1.x, f -1x", ["a 0w!1", "b -1w!1", "c 1.5w!1", "d +1w!1", "e 1.x!1", "f -1x!1"]],
  ["a 1e400x, b 1ex", ["a", "b 1ex!1"]],
  ["a (b, c d) 1x, e 1x (", ["a (b, c d) 1x!1", "e 1x (!4"]],
  // A height alone, which no candidate has.
  ["a 5h, b 0h 5w", ["a 5h!1", "b 0h 5w!1"]],
  ["http://h h/a.png 2x, b?c d 1x, e#f g", ["http://h h/a.png 2x!8", "b?c d 1x!3", "e#f g!3"]],
] as const)("the candidate is a fault as a whole, at the space before the wrong descriptor: %j", ([srcset, links]) => {
  for (const iris of [false, true]) {
    const found = linksIn(srcset, iris);
    expect(found.map(shown)).toEqual(links);
    for (const { error, encoded, resolved } of found.filter((link) => link.error !== undefined)) {
      expect([encoded, resolved]).toEqual([undefined, undefined]);
      expect(explain(error as never).reason).toBe(UNKNOWN);
    }
  }
});

test.for(["1x 2x", "1w 2w", "1x 1w", "1w 1x", "1x 1h", "1h 1x", "1h 1h"])(
  "descriptors that do not go together: %j",
  (two) => {
    const links = linksIn(`a ${two}, b 1x, c ${two}`);
    expect(links.map(shown)).toEqual([`a ${two}!4`, "b", `c ${two}!4`]);
    expect(explain(links[0]?.error as never).reason).toBe(SECOND);
  },
);

test("the repair is to encode the space, in the component in which it stands", () => {
  const errors = linksIn("my photo.png 1x, b?c d 1x, e#f g, é[%/h i, j%zz?k l").map(({ error }) => error);
  expect(errors.map((error) => [error?.code, explain(error as never).help])).toEqual([
    ["pchar", "write `%20`"],
    ["query", "write `%20`"],
    ["fragment", "write `%20`"],
    ["pchar", "write `%20`"],
    ["query", "write `%20`"],
  ]);
});

test("a fault does not show what may be a password", () => {
  const [link] = linksIn("a 1x https://me:secret@h/b.png");
  expect(link?.error?.message).not.toContain("secret");
});

test("places are those of the candidate as written", () => {
  const html = '<img srcset="a, b&amp;c d&#32;e 1x"><link imagesrcset="\n  f g,h">';
  const links = [...htmlLinks(html, "http://a/")];
  expect(links.map(({ start, end }) => html.slice(start, end))).toEqual(["a", "b&amp;c d&#32;e 1x", "f g", "h"]);
});

test("XHTML in XML has them too", () => {
  const xml = '<div xmlns="http://www.w3.org/1999/xhtml"><img srcset="a b, c 2x"/><img srcset="d e"/></div>';
  expect([...xmlLinks(xml, "http://a/")].map(({ text, error }) => [text, error?.offset])).toEqual([
    ["a b", 1],
    ["c", undefined],
    ["d e", 1],
  ]);
});

test("what code computes in a component may be a descriptor", async () => {
  const found: string[] = [];
  const computed: number[] = [];
  const omitted = (_line: number, column: number): void => void computed.push(column);
  const document = "<img srcset='a {b}, c 1x {d}, e f {g}, {h} 1x'>";
  for await (const { input, error } of documentLinks([document], "html", { name: "a.svelte", omitted }))
    found.push(`${input} ${error?.code}`);
  expect(found).toEqual(["a undefined", "c undefined"]);
  expect(computed).toEqual([31, 40]);
});
