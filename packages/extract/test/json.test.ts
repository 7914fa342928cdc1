import fc from "fast-check";
import { expect, test } from "vitest";
// @boundaries-ignore Shared by the tests of many packages.
import { webUrl } from "../../../test-arbitraries.ts";
import { jsonUris } from "../src/json.ts";
import { LINEAR, growthOf } from "./processor-time.ts";

const shown = (json: string): string[] => [...jsonUris(json)].map(({ pointer, text }) => `${pointer} ${text}`);

test.for([
  ['"a:b"', [" a:b"]],
  ['"a"', []],
  ["1", []],
  ["[]", []],
  [
    '{"a":"x:1","b":["x:2",{"c":"x:3"},[["x:4"]],"x:5"],"d":"x:6"}',
    ["/a x:1", "/b/0 x:2", "/b/1/c x:3", "/b/2/0/0 x:4", "/b/3 x:5", "/d x:6"],
  ],
  ['{"x:y":1,"a":{},"b":[],"c":"x:1"}', ["/c x:1"]],
  ['{"":"x:1","a/b":"x:2","a~b":"x:3","~1":"x:4"}', ["/ x:1", "/a~1b x:2", "/a~0b x:3", "/~01 x:4"]],
  ['{"__proto__":{"constructor":"x:1"}}', ["/__proto__/constructor x:1"]],
  ['{"a":"x:1","a":"x:2"}', ["/a x:1", "/a x:2"]],
  ['{"a\\"{":"x:\\u0031","b":"\\\\","c":"x:2"}', ['/a"{ x:1', "/c x:2"]],
  ['["x: 1","x:\\u00fc","\\ud800:a","/a","http://a/%"]', []],
  [' { "a" : [ true , null , -1.5e3 , "x:1" ] } ', ["/a/3 x:1"]],
] as const)("the URIs of %s", ([json, uris]) => {
  expect(shown(json)).toEqual(uris);
});

test("start and end are the string as written, without its quotes", () => {
  const json = '{ "a": "x:\\u0031", "b": ["\u{1F600}", "y:\\/"] }';
  expect([...jsonUris(json)].map(({ start, end }) => json.slice(start, end))).toEqual(["x:\\u0031", "y:\\/"]);
});

const read = (value: unknown, pointer: string): unknown =>
  pointer
    .split("/")
    .slice(1)
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce((inner, token) => (inner as Record<string, unknown>)[token], value);

test("the pointer leads to the text (RFC 6901), and every URI is found", () => {
  const strings = fc.oneof(webUrl, fc.string(), fc.constantFrom("a:", "urn:a", "\\", '"', "~/"));
  fc.assert(
    fc.property(
      fc.jsonValue({ maxDepth: 4, stringUnit: "grapheme" }),
      fc.dictionary(strings, fc.array(strings)),
      (a, b) => {
        const value = { a, b };
        const json = JSON.stringify(value);
        const found = [...jsonUris(json)];
        for (const { pointer, text, start, end } of found) {
          expect(read(value, pointer)).toBe(text);
          expect(JSON.parse(`"${json.slice(start, end)}"`)).toBe(text);
        }
        const all = Object.values(b)
          .flat()
          .filter((text) => /^[a-z]+:\/\/[-a-z0-9.]+\/?$/u.test(text));
        expect(found.map(({ text }) => text)).toEqual(expect.arrayContaining(all));
      },
    ),
  );
});

test.for(["", "{", "[1,]", "{a:1}", "'a:b'", '"a:b', "1 2", '["a:b"', "undefined", "\uFEFF[]"])(
  "what is not JSON is refused at once, and nothing of it is shown: %j",
  (json) => {
    expect(() => jsonUris(json)).toThrow(new SyntaxError("jsonUris: json is not a JSON text (RFC 8259 §2)"));
  },
);

test.for([undefined, null, 1, {}, new Uint8Array()])("what is not a string is refused: %o", (json) => {
  expect(() => jsonUris(json as never)).toThrow(TypeError);
  expect(() => jsonUris(json as never)).toThrow("jsonUris: json must be a string, not ");
});

test.for([
  ["backslashes", (n: number) => `"${"\\\\".repeat(n / 2)}"`],
  ["escaped quotes", (n: number) => `"${'\\"'.repeat(n / 2)}"`],
  ["arrays", (n: number) => `[${"[],".repeat(n / 3)}"a:b"]`],
  ["strings", (n: number) => `[${'"a:b",'.repeat(n / 6)}1]`],
  ["objects in objects", (n: number) => '{"a":'.repeat(n / 100) + '"a:b"' + "}".repeat(n / 100)],
] as const)("takes linear time: %s", async ([, text]) => {
  expect(
    await growthOf(text, (json) => {
      for (const _ of jsonUris(json));
    }),
  ).toBeLessThan(LINEAR);
});
