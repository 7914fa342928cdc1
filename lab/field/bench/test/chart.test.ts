// Checks what a chart promises to its readers.

import { expect, test } from "vitest";
import { drawing } from "../src/chart/drawing.ts";
import { scale } from "../src/chart/scale.ts";
import { faster, slower, standing } from "./fixtures.ts";

const standings = [standing("`a<b>`", { URL: slower, other: faster, absent: undefined })];
const svg = drawing("Parse & print", standings);

test("the same figures give the same text", () => {
  expect(drawing("Parse & print", structuredClone(standings))).toBe(svg);
});

test("a loss has a color, a shape and a label of its own", () => {
  expect(svg.match(/<path class="slower/gu)).toHaveLength(1);
  expect(svg.match(/<circle class="faster/gu)).toHaveLength(1);
  expect(svg).toContain(">slower: links 0.50</text>");
});

test("title and description say what is drawn", () => {
  expect(svg).toContain('<title id="title">Parse &amp; print</title>');
  expect(svg).toContain('<desc id="description">a&lt;b&gt;: URL 0.50 (slower: links 0.50), other 2.00.</desc>');
});

test("nothing comes from elsewhere", () => {
  expect(svg.match(/https?:[^"]*/gu)).toEqual(["http://www.w3.org/2000/svg"]);
  expect(svg).not.toMatch(/href|url\(|@import|<script|<foreignObject/u);
});

test("twice and half as fast are equally far from 1", () => {
  const { at, ticks } = scale([0.3, 30], 0, 100);
  expect(at(2) - at(1)).toBeCloseTo(at(1) - at(0.5));
  expect([at(0.2), at(50)]).toEqual([0, 100]);
  expect(ticks).toEqual([0.2, 0.5, 1, 2, 5, 10, 20, 50]);
});
