// RFC 3987 §3.2: which triplets are decoded, by the ranges that the RFC prints and the syntax of UTF-8 in RFC 3629 §4.

import { expect, it } from "vitest";
import { diagnoseIri, normalizeIri, toIri, toUri } from "../src/index.ts";
import { allowsWide, decodeTriplets } from "../src/triplets.ts";
import { boundaries } from "./letters.ts";
import { rule } from "./grammar.ts";

const [ucschar, iprivate] = [rule("ucschar"), rule("iprivate")];
/** The first and the last character of two octets, and of three. */
const byLength = ["\u0080", "\u07FF", "\u0800", "\uFFFF"];
/** Their low bits are those of "A". */
const likeA = ["\u{10041}", "\u{E0041}", "\u{F0041}"];
/** Without lone surrogates, which have no octets. */
const characters = [...boundaries, ...byLength, ...likeA].filter((each) => !/\p{Cs}/u.test(each));

/** Whether `toIri` decodes a character: not if it is a bidi formatting character (§4.1). */
function isDecoded(character: string, component: "path" | "query"): boolean {
  if (/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/.test(character)) return false;
  return ucschar.accepts(character) || (component === "query" && iprivate.accepts(character));
}

it("R-204 R-205 R-215 R-218 both ends of each range, and what is beside them", () => {
  for (const character of [...characters, "\x7F"]) {
    const triplets = encodeURIComponent(character);
    const inPath = `/${isDecoded(character, "path") ? character : triplets}\u00E9`;
    const inQuery = `?${isDecoded(character, "query") ? character : triplets}\u00E9`;
    for (const convert of [toIri, normalizeIri]) {
      expect(String(convert(`/${triplets}%C3%A9`))).toBe(inPath);
      expect(String(convert(`?${triplets}%C3%A9`))).toBe(inQuery);
    }
  }
});

it("R-209 R-214 each of these becomes its octets, also beside triplets and IP literals, which stay", () => {
  for (const character of characters.filter((each) => ucschar.accepts(each))) {
    const octets = encodeURIComponent(character);
    expect(String(toUri(`/${character}`))).toBe(`/${octets}`);
    expect(String(toUri(`/%41${character}a${character}${character}%7a`))).toBe(`/%41${octets}a${octets}${octets}%7a`);
    expect(String(toUri(`//[::1]:8/${character}?`))).toBe(`//[::1]:8/${octets}?`);
  }
});

it("R-204 R-205 the code of each of these where none is allowed", () => {
  for (const character of characters) {
    const code = iprivate.accepts(character) ? "iprivate" : ucschar.accepts(character) ? "port" : "ucschar";
    expect(diagnoseIri(`//h:${character}`)?.code).toBe(code);
  }
});

const TAIL = "%[89AB][0-9A-F]";
/** UTF8-2, UTF8-3 and UTF8-4 of RFC 3629 §4, with octets as triplets. */
const UTF8 = new RegExp(
  [
    `%(?:C[2-9A-F]|D[0-9A-F])${TAIL}`,
    `%E0%[AB][0-9A-F]${TAIL}`,
    `%E[1-9A-CEF](?:${TAIL}){2}`,
    `%ED%[89][0-9A-F]${TAIL}`,
    `%F0%[9AB][0-9A-F](?:${TAIL}){2}`,
    `%F[1-3](?:${TAIL}){3}`,
    `%F4%8[0-9A-F](?:${TAIL}){2}`,
  ].join("|"),
  "g",
);
const FIRST = [
  "80",
  "90",
  "BF",
  "C0",
  "C1",
  "C2",
  "DF",
  "E0",
  "E1",
  "ED",
  "EF",
  "F0",
  "F1",
  "F4",
  "F5",
  "F8",
  "FC",
  "FF",
];
const NEXT = ["41", "7F", "80", "84", "90", "9F", "A0", "BF", "C3"];

it("R-216 R-217 octets that are not strictly legal UTF-8 stay triplets", () => {
  for (const first of FIRST) {
    for (const second of NEXT) {
      for (const third of ["80", "A9", "C3"]) {
        for (const fourth of ["7F", "80", "A9"]) {
          const text = `?%${first}%${second}%${third}%${fourth}`;
          const decoded = text.replace(UTF8, (each) => {
            const character = decodeURIComponent(each);
            return isDecoded(character, "query") ? character : each;
          });
          expect(String(toIri(text))).toBe(decoded.replace("%41", "A"));
          expect(toUri(normalizeIri(`${text}\u00E9`)).toString()).toBe(`${text.replace("%41", "A")}%C3%A9`);
        }
      }
    }
  }
});

it("R-216 R-217 the triplets of surrogates stay, also those of a pair, wherever other characters are decoded", () => {
  for (const surrogates of ["%ED%A0%80", "%ED%AF%BF", "%ED%B0%80", "%ED%BF%BF", "%ED%A0%80%ED%B0%80"]) {
    expect(decodeTriplets(`${surrogates}%C3%A9`, allowsWide)).toBe(`${surrogates}\u00E9`);
  }
  expect(decodeTriplets("%ED%9F%BF%EE%80%80", allowsWide)).toBe("\uD7FF\uE000");
});

it("R-201 R-209 a long text of characters of two code units, at even and at odd offsets", () => {
  for (const start of ["/", "/a"]) {
    const text = start + "\u{1F600}".repeat(12_000);
    expect(String(toUri(text)) === encodeURI(text)).toBe(true);
    expect(String(normalizeIri(`HTTP:${text}`)) === `http:${text}`).toBe(true);
  }
});
