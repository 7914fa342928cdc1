// Ajv 8 with the options of this package: what is found, what fails, and generated code.

import { createRequire } from "node:module";
import { Script } from "node:vm";
import Ajv, { _ } from "ajv";
import addFormats from "ajv-formats";
import standaloneCode from "ajv/dist/standalone/index.js";
import { describe, expect, it } from "vitest";
import type * as api from "../src/index.ts";
import { formats, strictUriResolver, uriResolver } from "../src/index.ts";

const load = createRequire(import.meta.url);
const options = { uriResolver, formats, strictTypes: false };

/** References of schemas in use, with the name that each must find. */
const WRITTEN = [
  ["#/definitions/Map<string>", "Map<string>"],
  ["#/definitions/a b", "a b"],
  ["#/definitions/{id}", "{id}"],
  ["#/definitions/größe", "größe"],
  ["#/definitions/a|b", "a|b"],
  ["#/definitions/a#b", "a#b"],
  ["#/definitions/items[0]", "items[0]"],
  ["#/definitions/a%20b", "a b"],
  ["#/definitions/%7Bid%7D", "{id}"],
  ["#/definitions/a~1b", "a/b"],
  ["#/definitions/a^`b", "a^`b"],
  ['#/definitions/"a"', '"a"'],
] as const;

describe.each([
  ["without $id", undefined],
  ["with a relative $id", "a.json"],
  ["with an $id", "http://example.com/a.json"],
])("Ajv, %s", (_name, $id) => {
  it.each(WRITTEN)("finds %s", ($ref, name) => {
    const schema = { ...($id && { $id }), definitions: { [name]: { type: "number" } }, $ref };
    const validate = new Ajv.default(options).compile(schema);
    expect([validate(1), validate("a")]).toEqual([true, false]);
  });
});

it.each([
  ["#", "a.json", "a.json"],
  ["a.json", "b.json", "b.json"],
  ["schemas/a.json", "../b.json", "b.json"],
  ["schemas/a.json", "./c/b.json", "schemas/c/b.json"],
  ["http://example.com/schemas/a.json", "../b.json", "http://example.com/b.json"],
  ["http://example.com", "b.json", "http://example.com/b.json"],
  ["urn:example:a", "urn:example:b", "urn:example:b"],
  ["/schemas/a.json", "b.json", "/schemas/b.json"],
])("from the $id %s, the $ref %s finds the schema %s", ($id, $ref, id) => {
  const ajv = new Ajv.default(options);
  ajv.addSchema({ $id: id, type: "number" });
  const validate = ajv.compile({ $id, properties: { x: { $ref } } });
  expect([validate({ x: 1 }), validate({ x: "a" })]).toEqual([true, false]);
});

it("an $id inside of a schema is the base of the references in it", () => {
  const validate = new Ajv.default(options).compile({
    $id: "http://example.com/root.json",
    definitions: {
      a: { $id: "folder/a.json", properties: { v: { $ref: "b.json" }, w: { $ref: "#number" } } },
      b: { $id: "folder/b.json", type: "number" },
      c: { $id: "folder/a.json#number", type: "number" },
    },
    properties: { x: { $ref: "folder/a.json" }, y: { $ref: "folder/b.json" }, z: { $ref: "#/definitions/b" } },
  });
  expect(validate({ x: { v: 1, w: 1 }, y: 1, z: 1 })).toBe(true);
  for (const data of [{ x: { v: "a" } }, { x: { w: "a" } }, { y: "a" }, { z: "a" }]) expect(validate(data)).toBe(false);
});

it("a $ref that leads nowhere is Ajv's own error", () => {
  expect(() => new Ajv.default(options).compile({ $ref: "http://example.com/none" })).toThrow(
    "can't resolve reference http://example.com/none from id #",
  );
});

it("texts that differ are different: Ajv looks them up as written", () => {
  const ajv = new Ajv.default(options);
  ajv.addSchema({ $id: "http://example.com/a", type: "number" });
  expect(() => ajv.compile({ $ref: "http://EXAMPLE.com/a" })).toThrow("can't resolve reference");
});

it("strictUriResolver: a $ref that is no URI-reference fails with its text, its schema and the position", () => {
  const ajv = new Ajv.default({ uriResolver: strictUriResolver, logger: false });
  const schema = { $id: "http://example.com/a.json", definitions: { "a b": {} }, $ref: "#/definitions/a b" };
  expect(() => ajv.compile(schema)).toThrow(
    "`#/definitions/a b`, in the schema `http://example.com/a.json`, is not a URI-reference: " +
      "a space is not allowed in the fragment (offset 15, RFC 3986 §3.5)",
  );
  expect(ajv.compile({ definitions: { "a b": {} }, $ref: "#/definitions/a%20b" })(1)).toBe(true);
});

const validates = (format: string) => new Ajv.default({ formats, strictTypes: false }).compile({ format });

describe("formats", () => {
  it.each(["uri", "uri-reference", "iri", "iri-reference", "uri-template"])(
    "%s says nothing about other types",
    (format) => {
      for (const value of [12, 13.7, {}, [], false, null]) expect(validates(format)(value)).toBe(true);
    },
  );

  it("can be added to those of ajv-formats", () => {
    const ajv = addFormats.default(new Ajv.default({ strictTypes: false }));
    for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
    const schema = { properties: { a: { format: "uri" }, b: { format: "date" } } };
    expect(ajv.validate(schema, { a: "http://a/%", b: "2026-01-01" })).toBe(false);
    expect(ajv.validate(schema, { a: "http://a/", b: "2026-01-01" })).toBe(true);
  });

  it("are also there by their names, for `require`", () => {
    const built = load("../dist/cjs/index.js") as Record<string, unknown> & typeof api;
    for (const [name, format] of Object.entries(built.formats)) expect([name, built[name]]).toEqual([name, format]);
  });
});

const requireHere = (name: string): unknown => load(name === "@std66/ajv" ? "../dist/cjs/index.js" : name);

/** Runs generated CommonJS, in which `require` finds this package as built. */
function run(code: string): (data: unknown) => boolean {
  const module = { exports: {} };
  new Script(`(function (module, exports, require) {${code}\n})`).runInThisContext()(
    module,
    module.exports,
    requireHere,
  );
  return module.exports as (data: unknown) => boolean;
}

it.each([_`require("@std66/ajv").formats`, _`require("@std66/ajv")`])(
  "generated code finds the formats in %s",
  (code) => {
    const ajv = new Ajv.default({ ...options, code: { source: true, formats: code } });
    const properties = { a: { format: "uri" }, b: { format: "uri-reference" }, c: { format: "uri-template" } };
    const generated = standaloneCode.default(ajv, ajv.compile({ $id: "a.json", properties }));
    expect(generated).toContain("@std66/ajv");
    const validate = run(generated);
    expect(validate({ a: "a:b", b: "b", c: "{c}" })).toBe(true);
    for (const data of [{ a: "b" }, { b: "%" }, { c: "{" }]) expect(validate(data)).toBe(false);
  },
);

it("the code of a resolver is the resolver", () => {
  const built = load("../dist/cjs/index.js") as typeof api;
  expect(run(`module.exports = ${uriResolver.code}`)).toBe(built.uriResolver);
  expect(run(`module.exports = ${strictUriResolver.code}`)).toBe(built.strictUriResolver);
});
