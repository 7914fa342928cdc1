// Linear time of Markdown, MDX, components and patterns, as a ratio: a long text takes about as long as its characters
// in many short ones.

import { expect, test } from "vitest";
import { componentView, type Component } from "../src/documents/component-view.ts";
import { textsOf } from "../src/documents/html-text.ts";
import { Ignored } from "../src/documents/ignored.ts";
import { unlinkedDestinations } from "../src/documents/markdown-blanks.ts";
import { markdownLinks } from "../src/markdown.ts";
import { LINEAR, ratioOf } from "./processor-time.ts";

const PARTS = 16;
const repeated = (piece: string, length: number): string => piece.repeat(Math.ceil(length / piece.length));

/** The whole of it, by micromark, which is slow. */
const markdown =
  (text: string, mdx = false) =>
  (): void => {
    try {
      for (const _ of markdownLinks(text, { all: true, mdx }));
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  };
/** What is ours. */
const blanks = (text: string) => (): unknown => [...unlinkedDestinations(text, [], () => false)];
const texts = (html: string) => (): unknown => textsOf(html);
const component = (text: string, kind: Component) => (): unknown => componentView(text, kind);
const pattern = (like: string, text: string) => (): unknown =>
  new Ignored([like], () => {}).has(text, 0, { line: 1, column: 1 });

const CALLS: Readonly<Record<string, readonly [length: number, (length: number) => () => unknown]>> = {
  brackets: [2000, (n) => markdown(repeated("[", n))],
  "brackets and parentheses": [2000, (n) => markdown(repeated("[](", n))],
  "destinations with spaces": [2000, (n) => markdown(repeated("[a](b c.md) ", n))],
  "definitions with spaces": [2000, (n) => markdown(repeated("[a]: b c.md\n", n))],
  "computed of MDX": [2000, (n) => markdown(repeated("{a} <A b={c}/> ", n), true)],
  "braces of MDX": [2000, (n) => markdown(repeated("{", n), true)],
  "statements of MDX": [2000, (n) => markdown(repeated("export {a\n\n", n), true)],
  "open brackets": [50_000, (n) => blanks(`${repeated("[", n)}](`)],
  "open destinations": [50_000, (n) => blanks(repeated("[](", n))],
  "destinations in destinations": [50_000, (n) => blanks(`${repeated("[](a ", n / 2)}${repeated(")", n / 2)}`)],
  "uses of labels": [50_000, (n) => blanks(`${repeated("[a", n)}\n[b]: c d.md`)],
  "spaces in a destination": [50_000, (n) => blanks(`[a](b${repeated(" ", n)}c.md)`)],
  "markers of lists": [50_000, (n) => blanks(`${repeated("- ", n)}[a]: b c.md`)],
  backslashes: [50_000, (n) => blanks(`[a](b ${repeated("\\", n)}c.md)`)],
  "code in HTML": [50_000, (n) => texts(`${repeated("<code>", n)}${repeated("</pre>", n)}`)],
  "attributes in HTML": [50_000, (n) => texts(`<b ${repeated("a b ", n)}`)],
  "links in HTML": [50_000, (n) => texts(repeated("<a href=b>c", n))],
  "open braces in tags": [50_000, (n) => component(repeated("<a b={", n), "svelte")],
  "computed in tags": [50_000, (n) => component(repeated("<a b={c} d='{e}'>", n), "svelte")],
  "templates in computed": [50_000, (n) => component(`<a b={${repeated("`${", n)}`, "astro")],
  "quotes in computed": [50_000, (n) => component(`<a b={${repeated("'\"", n)}`, "astro")],
  "comments in computed": [50_000, (n) => component(`<a b={${repeated("/*", n)}`, "astro")],
  scripts: [50_000, (n) => component(repeated("<script>", n), "astro")],
  "a fence": [50_000, (n) => component(`---${repeated("\n--", n)}`, "astro")],
  "a pattern": [50_000, (n) => pattern("*a*a*a*a*b", repeated("a", n))],
};

test.for(Object.entries(CALLS))("linear time: %s", async ([, [length, callOf]]) => {
  const [short, long] = [callOf(length), callOf(PARTS * length)];
  const apart = (): void => {
    for (let i = 0; i < PARTS; i++) short();
  };
  apart();
  expect(await ratioOf(long, apart, LINEAR)).toBeLessThan(LINEAR);
});
