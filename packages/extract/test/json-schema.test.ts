/** JSON Schema 2020-12, section 8: references and identifiers, and what they are resolved against. */
import { expect, test } from "vitest";
import { jsonSchemaLinks } from "../src/json.ts";
import { LINEAR, growthOf } from "./processor-time.ts";

const rows = (schema: unknown): string[] =>
  [...jsonSchemaLinks(typeof schema === "string" ? schema : JSON.stringify(schema), "http://d/e/f")].map(
    ({ pointer, text, resolved, error }) =>
      `${pointer} ${error === undefined ? String(resolved) : `${error.code} ${error.offset} of ${text}`}`,
  );

test("the example of JSON Schema core, appendix A, has the URIs that it lists", () => {
  const schema = {
    $id: "https://example.com/root.json",
    $defs: {
      A: { $anchor: "foo" },
      B: { $id: "other.json", $defs: { X: { $anchor: "bar" }, Y: { $id: "t/inner.json", $anchor: "bar" } } },
      C: { $id: "urn:uuid:ee564b8a-7a87-4125-8c96-e9f123d6766f" },
    },
  };
  expect(rows(schema)).toEqual([
    "/$id https://example.com/root.json",
    "/$defs/B/$id https://example.com/other.json",
    "/$defs/B/$defs/Y/$id https://example.com/t/inner.json",
    "/$defs/C/$id urn:uuid:ee564b8a-7a87-4125-8c96-e9f123d6766f",
  ]);
});

test.for([
  [{ $ref: "#/$defs/a" }, ["/$ref http://d/e/f#/$defs/a"]],
  [{ $ref: "g.json" }, ["/$ref http://d/e/g.json"]],
  [{ $ref: "" }, ["/$ref http://d/e/f"]],
  [{ $dynamicRef: "#node", $dynamicAnchor: "node" }, ["/$dynamicRef http://d/e/f#node"]],
  [{ $recursiveRef: "#", $recursiveAnchor: true }, ["/$recursiveRef http://d/e/f#"]],
  [
    { $schema: "https://json-schema.org/draft/2020-12/schema" },
    ["/$schema https://json-schema.org/draft/2020-12/schema"],
  ],
  [
    { $vocabulary: { "https://v/a": true, "b c": false } },
    ["/$vocabulary/https:~1~1v~1a https://v/a", "/$vocabulary/b c pchar 1 of b c"],
  ],
  // The nearest identifier, before or after what is resolved.
  [{ $ref: "a", $id: "http://i/" }, ["/$ref http://i/a", "/$id http://i/"]],
  [
    { $id: "http://i/", items: [{ $id: "j/", allOf: [{ $ref: "a" }] }, { $ref: "b" }] },
    ["/$id http://i/", "/items/0/$id http://i/j/", "/items/0/allOf/0/$ref http://i/j/a", "/items/1/$ref http://i/b"],
  ],
  [{ $id: "http://i/#", $ref: "#a" }, ["/$id http://i/#", "/$ref http://i/#a"]],
  [{ $id: "a b", $ref: "c" }, ["/$id pchar 1 of a b", "/$ref http://d/e/c"]],
  // What is no URI-reference.
  [{ $ref: "#/$defs/a b" }, ["/$ref fragment 9 of #/$defs/a b"]],
  [{ $ref: "#/definitions/A<B>" }, ["/$ref fragment 15 of #/definitions/A<B>"]],
  // Names that are not keywords, and values that are not strings.
  [{ properties: { $ref: { $ref: "a" }, $id: { type: "string" } } }, ["/properties/$ref/$ref http://d/e/a"]],
  [
    { properties: { properties: { $ref: "a" }, default: { $ref: "b" }, enum: { $ref: "c" } } },
    [
      "/properties/properties/$ref http://d/e/a",
      "/properties/default/$ref http://d/e/b",
      "/properties/enum/$ref http://d/e/c",
    ],
  ],
  [{ $ref: 1, $id: null, a: ["$ref", "b"] }, []],
  [{ $id: { $ref: "a" } }, ["/$id/$ref http://d/e/a"]],
  // Instances.
  [
    { const: { $ref: "a b" }, enum: [{ $id: "http://i/" }], default: { $ref: "c d" }, examples: [[{ $ref: "e f" }]] },
    [],
  ],
  [{ default: { properties: { a: { $ref: "a b" } } }, not: { $ref: "c" } }, ["/not/$ref http://d/e/c"]],
  // An identifier in an instance is no base.
  [{ const: { $id: "http://i/" }, $ref: "a" }, ["/$ref http://d/e/a"]],
  // OpenAPI, and the older drafts.
  [{ components: { schemas: { A: { $ref: "a#/B" } } } }, ["/components/schemas/A/$ref http://d/e/a#/B"]],
  [
    {
      $schema: "http://json-schema.org/draft-04/schema#",
      id: "http://i/",
      definitions: { a: { id: "#b", $ref: "c" } },
    },
    [
      "/$schema http://json-schema.org/draft-04/schema#",
      "/id http://i/",
      "/definitions/a/id http://i/#b",
      "/definitions/a/$ref http://i/c",
    ],
  ],
  [{ id: "http://i/", $ref: "a" }, ["/$ref http://d/e/a"]],
  ['[[{}, {"a": [{"$id": "http://i/"}]}, {"$ref": "b"}]]', ["/0/1/a/0/$id http://i/", "/0/2/$ref http://d/e/b"]],
  ['"$ref"', []],
  [' "$ref"', []],
] as const)("the references of %j", ([schema, expected]) => {
  expect(rows(schema)).toEqual(expected);
});

test("each has its keyword, its place and its text without escapes", () => {
  const json = String.raw`{"\u0024ref": "a\/b", "$ref": "c"}`;
  const links = [...jsonSchemaLinks(json, "http://d/")];
  expect(links.map(({ keyword, text, start, end }) => [keyword, text, json.slice(start, end)])).toEqual([
    ["$ref", "a/b", String.raw`a\/b`],
    ["$ref", "c", "c"],
  ]);
});

test("with iris, a reference may be an IRI", () => {
  const [link] = jsonSchemaLinks('{"$ref": "#/ä b"}', "http://d/", { iris: true });
  expect(String(link?.resolved)).toBe("http://d/#/%C3%A4%20b");
});

test("what is not JSON or has no scheme is refused at once", () => {
  expect(() => jsonSchemaLinks("{", "http://d/")).toThrow(
    new SyntaxError("jsonSchemaLinks: json is not a JSON text (RFC 8259 §2)"),
  );
  expect(() => jsonSchemaLinks("{}", "d")).toThrow("jsonSchemaLinks: documentUri `d` has no scheme");
  expect(() => jsonSchemaLinks(1 as never, "http://d/")).toThrow(TypeError);
});

test.for([
  ["schemas in schemas", (n: number) => `${'{"not":'.repeat(n / 10)}{"$ref":"a"}${"}".repeat(n / 10)}`],
  ["a reference at each level", (n: number) => `${'{"$ref":"a","not":'.repeat(n / 20)}1${"}".repeat(n / 20)}`],
  ["references side by side", (n: number) => `{"$id":"b","allOf":[${'{"$ref":"a"},'.repeat(n / 13)}1]}`],
] as const)("takes linear time: %s", async ([, text]) => {
  expect(
    await growthOf(text, (json) => {
      for (const _ of jsonSchemaLinks(json, "http://d/"));
    }),
  ).toBeLessThan(LINEAR);
});
