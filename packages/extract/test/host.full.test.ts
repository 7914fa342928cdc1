// RFC 3986 Appendix C: every code point in the middle and at the end of an authority.

import { expect, test } from "vitest";
import { type ExtractOptions, type OmittedIri, extractUrisFrom } from "../src/index.ts";
import { FORMS, WHITE_SPACE, cutsOf, readingOf } from "./host-law.ts";

/** Of those of the law, the two that do not depend on the letters after them. */
const RESTS = [".evil.example/x", "@evil.example/x"];

const LONG = 1_800_000;
const BLOCK = 0x1000;
/**
 * Plane 0 and the beginnings of 1 and 14 whole, where characters differ, and one block in 16 of the others, mostly
 * ideographs, of private use or unassigned. With STD66_WHOLE in the environment, as `run proof trials` has it, all of
 * them.
 */
const BLOCKS: readonly number[] = Array.from({ length: 0x11_0000 / BLOCK }, (_, block) => block).filter(
  (block) => process.env["STD66_WHOLE"] !== undefined || block < 0x12 || block === 0xe0 || block % 16 === 15,
);

interface Line {
  readonly before: string;
  readonly written: string;
  readonly after: string;
}

/** A line for each form and each of the rests, for each code point of a block that is no delimiter. */
function linesOf(block: number, rests: readonly string[]): Line[] {
  const lines: Line[] = [];
  for (let code = Math.max(block * BLOCK, 0x80); code < (block + 1) * BLOCK; code++) {
    const character = String.fromCodePoint(code);
    if (WHITE_SPACE.has(character)) continue;
    for (const [before, after] of FORMS) {
      for (const rest of rests) lines.push({ before, written: `https://good.example${character}${rest}`, after });
    }
  }
  return lines;
}

const textOf = (lines: readonly Line[]): string =>
  lines.map(({ before, written, after }) => `${before}${written}${after}\n`).join("");

test.for([{}, { iris: true }] as ExtractOptions[])(
  "no code point in the middle of an authority cuts its host, with %j",
  { timeout: LONG },
  (options) => {
    const cuts: string[] = [];
    let count = 0;
    for (let code = 0; code < 0x80; code++) cuts.push(...cutsOf(String.fromCodePoint(code), options));
    for (const block of BLOCKS) {
      const lines = linesOf(block, RESTS);
      const { given, omitted } = readingOf(textOf(lines), options);
      const texts = new Set(lines.map(({ written }) => written));
      cuts.push(...given.filter((text) => !texts.has(text)));
      expect(given.length + omitted.filter(({ uri }) => uri === undefined).length).toBe(lines.length);
      count += lines.length;
    }
    expect(cuts).toEqual([]);
    expect(count).toBe((BLOCKS.length * BLOCK - 0x80 - 19) * FORMS.length * RESTS.length);
  },
);

test(
  "at the end, each that is no letter, mark or digit delimits it, and no other one does",
  () => {
    for (const block of BLOCKS) {
      const lines = linesOf(block, [""]);
      const expected = lines.filter(
        ({ written }) => !/(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}\uFFFD]$/u.test(written),
      );
      const { given, omitted } = readingOf(textOf(lines));
      expect(given).toEqual(expected.map(() => "https://good.example"));
      expect(omitted.filter(({ uri }) => uri === undefined)).toHaveLength(lines.length - expected.length);
    }
  },
  LONG,
);

test(
  "in pieces of any length, the same is given and reported",
  async () => {
    for (const block of BLOCKS) {
      const text = textOf(linesOf(block, RESTS.slice(0, 1)));
      const { given, omitted } = readingOf(text);
      const places: OmittedIri[] = [];
      const hits: string[] = [];
      const length = 1 + (block % 61);
      const pieces = Array.from({ length: Math.ceil(text.length / length) }, (_, i) =>
        text.slice(i * length, (i + 1) * length),
      );
      for await (const hit of extractUrisFrom(pieces, { omitted: (place) => places.push(place) })) hits.push(hit.text);
      expect(hits).toEqual(given);
      expect(places).toEqual(omitted);
    }
  },
  LONG,
);
