// Texts designed to be slow or deep. These tests finish only if the functions take linear time.

import { expect, it } from "vitest";
import {
  bidiFindings,
  diagnoseIri,
  equivalentIri,
  isIriReference,
  normalizeIri,
  parseIri,
  resolveIri,
  toIri,
  toUri,
  tryParseIri,
} from "../src/index.ts";

const MB = 1_000_000;
/** At this length, quadratic time would be hours. */
const LONG = 300_000;

/** Of one kind of character, and of two in turn. */
const long = [
  "\u00E9",
  "\u{1F600}",
  "a\u00E9",
  "%C3%A9",
  "%C3%A9\u00E9",
  "%FF",
  "%C3",
  "\u202E",
  "\u05D0",
  "../",
  "/",
].map((each) => each.repeat(LONG / new TextEncoder().encode(each).length));

it.each(long)(
  "300 kB are parsed, mapped, normalized and resolved: %#",
  (text) => {
    expect(isIriReference(text)).toBe(true);
    const target = resolveIri("http://\u00E9/\u00FC/", `a${text}`);
    expect(target.host).toBe("\u00E9");
    const uri = toUri(`/a${text}`);
    expect(equivalentIri(`/a${text}`, toIri(uri))).toBe(!text.startsWith("\u202E"));
    expect(String(normalizeIri(`/a${text}`)).length).toBeGreaterThan(0);
  },
  120_000,
);

it.each(["\uFFFF", "\uD800", "\uDC00", "\u0080", "\uE000", "<", "%", "[", "\0"])(
  "300,000 characters and then %j are refused at the right place",
  (end) => {
    const text = `/${"\u00E9".repeat(LONG)}${end}`;
    expect([tryParseIri(text), isIriReference(text)]).toEqual([undefined, false]);
    expect(diagnoseIri(text)?.offset).toBe(LONG + 1);
    const repeated = end.repeat(LONG);
    expect(diagnoseIri(`/${repeated}`)?.offset).toBe(1);
  },
  60_000,
);

it("more triplets between letters than the stack of a regexp holds are accepted", () => {
  const text = `/${"\u00E9%41".repeat(3 * MB)}`;
  expect(isIriReference(text)).toBe(true);
  expect(tryParseIri(text)?.path).toHaveLength(text.length);
}, 60_000);

it("brackets, and questions, 300,000 times", () => {
  for (const each of ["[", "]", "[\u00E9", "?", "#", "@", ":", "//", "[v1.\u00E9]"]) {
    const text = `//\u00E9${each.repeat(LONG)}`;
    expect(tryParseIri(text) === undefined).toBe(diagnoseIri(text) !== undefined);
  }
});

it("findings in 300,000 segments and labels", () => {
  expect(bidiFindings("/\u05D0a".repeat(LONG))).toHaveLength(LONG);
  expect(bidiFindings(`//${"\u05D0.".repeat(LONG)}`)).toEqual([]);
  expect(bidiFindings(`/\u05D0${"\u0301".repeat(LONG)}-`)).toHaveLength(1);
  expect(bidiFindings(`/${"\u05D0\u0301".repeat(LONG)}-`)).toHaveLength(1);
});

it("a component of 10 million right-to-left characters is read to its end", () => {
  expect(bidiFindings(`#${"\u05D0\u05B8".repeat(5_000_000)}1`).map(({ code }) => code)).toEqual(["bidi-edge"]);
  expect(bidiFindings(`#\u05D0${"\u05B8".repeat(10_000_000)}`)).toEqual([]);
}, 60_000);

it("names of prototypes are schemes and names like any others", () => {
  for (const name of ["constructor", "__proto__", "toString"]) {
    expect(parseIri(`//${name}/\u00E9`).host).toBe(name);
    expect(tryParseIri(`${name.replaceAll("_", "a")}:\u00E9`)?.isIri()).toBe(true);
    expect(String(normalizeIri(`${name.replaceAll("_", "a")}:\u00E9`))).toBe(
      `${name.replaceAll("_", "a").toLowerCase()}:\u00E9`,
    );
  }
});

it("20 MB of letters, and 2 MB of emoji and of triplets", () => {
  for (const each of ["\u00E9", "\u{1F600}", "%C3%A9"]) {
    const text = `/${each.repeat(((each === "\u00E9" ? 20 : 2) * MB) / new TextEncoder().encode(each).length)}`;
    expect(parseIri(text).path).toHaveLength(text.length);
    expect(String(toIri(toUri(text)))).toHaveLength(
      text.length / (each.startsWith("%") ? 6 : 1) + (each.startsWith("%") ? 5 / 6 : 0),
    );
  }
}, 120_000);
