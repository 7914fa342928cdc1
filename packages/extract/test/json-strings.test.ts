/** RFC 8259 and RFC 6901, held against `JSON.parse` and a walk over what it gives. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { JsonFault, JsonReader } from "../src/documents/json-strings.ts";

/** Each string value, with its pointer, in the order of the document. */
function walked(value: unknown, pointer = ""): string[] {
  if (typeof value === "string") return [`${pointer} ${value}`];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    walked(inner, `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`),
  );
}

function read(json: string): string[] {
  const found: string[] = [];
  const reader = new JsonReader(json);
  while (reader.next()) if (!reader.isName) found.push(`${reader.pointer()} ${reader.text().text}`);
  return found;
}

const text = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({
    unit: fc.constantFrom(
      "\\",
      '"',
      "/",
      "~",
      ":",
      "\uFFFD",
      "\u0000",
      "\n",
      "{",
      "]",
      ",",
      "\u{1F600}",
      "é",
      "\uD800",
    ),
  }),
);
/** A name of digits alone would come first in an object of JavaScript. */
const name = text.filter((written) => !/^\d+$/u.test(written) && written !== "__proto__");
const { value: document } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    text,
    fc.constantFrom(true, false, null, 0, -0.5, 1e300, 12),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(name, tie("value"), { maxKeys: 4 }),
  ),
}));

/** Writes each character of a string that may be written otherwise, as the seed says. */
function escapedBy(json: string, seed: number): string {
  let state = seed;
  const next = (): number => (state = (state * 48_271 + 11) % 2_147_483_647) % 3;
  return json.replace(/\\u[\dA-Fa-f]{4}|\\.|[^\\"]|"/gsu, (character) => {
    if (character === "/" && next() === 0) return "\\/";
    return /[a-z:é]/iu.test(character) && character.length === 1 && next() === 0
      ? `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`
      : character;
  });
}

test("each string has the text and the pointer that JSON.parse and a walk give", () => {
  fc.assert(
    fc.property(document, fc.constantFrom("", " ", "\t", "\n  "), fc.nat(), (value, space, seed) => {
      const json = JSON.stringify(value, undefined, space);
      expect(read(json)).toEqual(walked(value));
      // Outside of strings, `escapedBy` would change `true`.
      const strings = json.replace(/"(?:[^"\\]|\\.)*"/gsu, (string) => escapedBy(string, seed));
      expect(JSON.parse(strings)).toEqual(JSON.parse(json));
      expect(read(strings)).toEqual(walked(value));
    }),
    { numRuns: 500 },
  );
});

test("at() is where each character is written", () => {
  fc.assert(
    fc.property(fc.array(text), fc.nat(), (values, seed) => {
      const json = JSON.stringify(values).replace(/"(?:[^"\\]|\\.)*"/gsu, (string) => escapedBy(string, seed));
      const reader = new JsonReader(json);
      while (reader.next()) {
        const value = reader.text();
        for (let i = 0; i < value.text.length; i++) {
          const written = json.slice(value.at(i), value.at(i + 1));
          expect(JSON.parse(`"${written}"`)).toBe(value.text[i]);
        }
        expect([value.at(0), value.at(value.text.length)]).toEqual([value.start, value.end]);
      }
    }),
  );
});

const isJson = (json: string): boolean => {
  try {
    JSON.parse(json);
    return true;
  } catch {
    return false;
  }
};

test("a text is refused exactly if JSON.parse refuses it, and where the longest beginning of a JSON text ends", () => {
  const piece = fc.constantFrom(
    ...'[]{},:" \\ \\u0041 \\n 0 -1 01 1. 1e5 .5 true false null nul a NaN \t \n \0 é'.split(/ (?!$)/u),
    " ",
  );
  const broken = fc.oneof(
    fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join("")),
    fc.tuple(document, fc.nat(), piece, fc.nat(2)).map(([value, at, change, gone]) => {
      const json = JSON.stringify(value);
      const index = at % (json.length + 1);
      return json.slice(0, index) + change + json.slice(index + gone);
    }),
  );
  let refused = 0;
  fc.assert(
    fc.property(broken, (json) => {
      let fault: unknown;
      try {
        read(json);
      } catch (error) {
        fault = error;
      }
      expect(fault === undefined).toBe(isJson(json));
      if (fault === undefined) return;
      refused++;
      expect(fault).toBeInstanceOf(JsonFault);
    }),
    { numRuns: 2000 },
  );
  expect(refused).toBeGreaterThan(200);
});

test.for([
  ["", 0, 0],
  ["{", 1, 1],
  ['{"a":\n x}', 7, 7],
  ["[1,]", 3, 3],
  ['{"a":1,}', 7, 7],
  ["[1 2]", 3, 3],
  ["[1}", 2, 2],
  ['{"a":1]', 6, 6],
  ["01", 1, 1],
  ["[] []", 3, 3],
  ["{a:1}", 1, 1],
  ["'a'", 0, 0],
  ['["ab', 4, 1],
  ['["a\nb"]', 3, 1],
  ['["a\\x"]', 3, 1],
  ['["a\\u12G4"]', 3, 1],
  ['["a\0"]', 3, 1],
  ["[\0]", 1, 1],
  ["tru", 0, 0],
  ["[-]", 1, 1],
] as const)("%j is not JSON from %i on", ([json, offset, from]) => {
  expect(() => read(json)).toThrow(expect.objectContaining({ offset, from }));
});

test("names of the same member are read each", () => {
  expect(read('{"a":"1","a":{"b":"2"},"a":["3"]}')).toEqual(["/a 1", "/a/b 2", "/a/0 3"]);
});

test("names are stops of their own, with the pointer of their value", () => {
  const reader = new JsonReader('{"a":{"b/":[]},"\uFFFDk":"\\u0041"}');
  const stops: string[] = [];
  while (reader.next()) stops.push(`${reader.isName} ${reader.depth} ${reader.pointer()} ${reader.text().text}`);
  expect(stops).toEqual(["true 1 /a a", "true 2 /a/b~1 b/", "true 1 /\uFFFDk \uFFFDk", "false 1 /\uFFFDk A"]);
});
