import { expect, test } from "vitest";
import { UriReference } from "@std66/core";
import { markdownLinks } from "../src/markdown.ts";

const shown = (markdown: string): string[] => [...markdownLinks(markdown)].map(({ kind, text }) => `${kind} ${text}`);

test.for([
  ["[a](x)", ["link x"]],
  ["![a](x 'title')", ["image x"]],
  ["[a][b]\n\n[b]: x 'title'", ["definition x"]],
  ["<http://a/b>", ["autolink http://a/b"]],
  ["<a@b.example>", ["autolink mailto:a@b.example"]],
  ["[![a](x)](y)", ["image x", "link y"]],
  ["![[a](x)](y)", ["link x", "image y"]],
  ["![<http://a/>](x)", ["autolink http://a/", "image x"]],
  ["[a](<x>) [a]() [a](<>)", ["link x"]],
  ["[a](x\\)y) [b](x&amp;y) [c](x_(y))", ["link x)y", "link x&y", "link x_(y)"]],
  ["<http://a/&amp;>", ["autolink http://a/&amp;"]],
  ["> - [a](x)\n>   [b](y)", ["link x", "link y"]],
  ["# [a](x)", ["link x"]],
  ["`[a](x)`\n\n    [a](y)\n\n```\n[a](z)\n```\n\n<p title='[a](w)'>", []],
  ["\\[a](x) [a] (x)", []],
  ["http://a/", []],
  ["", []],
] as const)("the links of %j", ([markdown, links]) => {
  expect(shown(markdown)).toEqual(links);
});

test.for([
  ["[a](x\\)y) ![](<z>) <http://a/>", ["x\\)y", "z", "http://a/"]],
  ["\t[a](x)\r\n\r\n- \t[b](y)\r\n\u{1F600}\0[c](z)\r[d](w)", ["y", "z", "w"]],
  ["\uFEFF[a](x)", ["x"]],
  ["[a]: <x&amp;y>", ["x&amp;y"]],
] as const)("start and end are the destination as written: %j", ([markdown, written]) => {
  expect([...markdownLinks(markdown)].map(({ start, end }) => markdown.slice(start, end))).toEqual(written);
});

test("what is no URI-reference is given with its error", () => {
  const [valid, invalid] = markdownLinks("[a](x) [b](<y z>)");
  expect(valid?.reference).toBeInstanceOf(UriReference);
  expect(valid?.error).toBeUndefined();
  expect(invalid).toMatchObject({ text: "y z", reference: undefined });
  expect(invalid?.error?.offset).toBe(1);
});

test("the links can be read again", () => {
  const links = markdownLinks("[a](x)");
  expect([...links]).toEqual([...links]);
});

test.for([undefined, null, 1, {}, new Uint8Array()])("what is not a string is refused: %o", (markdown) => {
  expect(() => markdownLinks(markdown as never)).toThrow(TypeError);
  expect(() => markdownLinks(markdown as never)).toThrow("markdownLinks: markdown must be a string, not ");
});
