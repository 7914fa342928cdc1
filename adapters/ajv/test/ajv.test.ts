// Ajv 8 with the options of this package: what is found, what fails, and generated code.

import { readFileSync } from "node:fs";
import Ajv from "ajv";
import Ajv2020 from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formats, normalizingUriResolver, strictUriResolver, uriResolver } from "../src/index.ts";

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
  // A "%" that begins no encoded character stands for itself (RFC 6901 §6, RFC 3629 §4).
  ["#/definitions/p%q%r", "p%q%r"],
  ["#/definitions/100%", "100%"],
  ["#/definitions/%zz%20%2", "%zz %2"],
  ["#/definitions/%FF%C3%A9%C3", "%FF\u00E9%C3"],
  ["#/definitions/%ED%A0%80", "%ED%A0%80"],
  ["#/definitions/a%2Fb%", "a/b%"],
  ["#/definitions/a~1b%~0", "a/b%~"],
  ["#/definitions/a%25b", "a%b"],
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

describe("a schema that cannot be compiled", () => {
  const pieces = fc.constantFrom(
    "a b",
    ..."# / #/definitions/ p%q % %FF %E0%A4%A %C3%A9 \u00E9 ~ ~1 ~2 < [0] .. .".split(" "),
    ..."// ? http://h/ http://[ urn:a:b : \\ a.json {x} | ^ %25 %zz".split(" "),
  );
  // Of a longer text, strictUriResolver shows a part.
  const texts = fc.array(pieces, { minLength: 1, maxLength: 5 }).map((all) => all.join("").slice(0, 30));

  it.each([
    ["uriResolver", uriResolver],
    ["normalizingUriResolver", normalizingUriResolver],
    ["strictUriResolver", strictUriResolver],
  ])("%s: the error is one that names the $ref or the $id", (_name, resolver) => {
    fc.assert(
      fc.property(texts, fc.option(texts), fc.option(texts), fc.boolean(), ($ref, $id, inner, isNew) => {
        const ajv = new (isNew ? Ajv2020 : Ajv).default({
          uriResolver: resolver,
          strict: false,
          validateSchema: false,
          meta: false,
        });
        const definitions = { a: { ...(inner && { $id: inner }), type: "number" }, "p%q": {} };
        const message = failureOf(() => ajv.compile({ ...($id && { $id }), definitions, properties: { x: { $ref } } }));
        // Ajv leaves out an empty fragment, and one of a slash.
        const names = [$ref, $id, inner].flatMap((text) => (text === null ? [] : [text, text.replace(/#\/?$/, "")]));
        if (message !== undefined)
          expect(names.filter((name) => name !== "" && message.includes(name))).not.toEqual([]);
      }),
    );
  });
});

function failureOf(call: () => unknown): string | undefined {
  try {
    call();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

function check(validate: (data: unknown) => unknown): void {
  expect([validate({ x: 1, y: 1 }), validate({ x: "a" }), validate({ y: "a" })]).toEqual([true, false, false]);
}

describe("README: what differs from the resolver that Ajv has", () => {
  const { uriResolver: theirs } = new Ajv.default().opts;

  it.each([
    ["", "HTTP://EXAMPLE.com:80/%7ea", "http://example.com:80/~a", "HTTP://EXAMPLE.com:80/%7ea"],
    ["", "http://a:080/", "http://a:80/", "http://a:080/"],
    ["http://a/b", "http://a:b/", undefined, "http://a:b/"],
    ["http://a/b", "#/100%", undefined, "http://a/b#/100%"],
    ["http://a/b/../c", "#d", "http://a/c#d", "http://a/b/../c#d"],
    ["foo:/a", "/.//b", "foo:/%2Fb", "foo:/.//b"],
  ])("%j and %j", (base, reference, there, here) => {
    if (there === undefined) expect(() => theirs.resolve(base, reference)).toThrow(Error);
    else expect(theirs.resolve(base, reference)).toBe(there);
    expect(uriResolver.resolve(base, reference)).toBe(here);
  });
});

describe("normalizingUriResolver", () => {
  // RFC 3987 §5.3.2, and no more than that.
  const SAME = [
    ["http://example.com/a/b", "HTTP://EXAMPLE.com/a/b"],
    ["http://example.com/a/b", "http://example.com/%61/%62"],
    ["http://example.com/a/b", "http://example.com/x/../a/./b"],
    ["http://example.com/%2F%3A", "http://example.com/%2f%3a"],
    ["http://example.com/%C3%A9", "http://example.com/\u00E9"],
    ["http://example.com/a?b=%7E~", "http://example.com/a?b=~%7e"],
    ["urn:example:a~b~", "URN:example:a%7eb%7E"],
  ] as const;
  const DIFFERENT = [
    ["http://example.com/a", "http://example.com/A"],
    ["http://example.com/", "http://example.com"],
    ["http://example.com/a", "http://example.com:80/a"],
    ["http://example.com/a:b", "http://example.com/a%3Ab"],
    ["http://example.com/\u00E9", "http://example.com/e\u0301"],
    ["http://example.com/a", "http://example.com/a?"],
  ] as const;
  const both = [...SAME, ...SAME.map(([a, b]) => [b, a] as const)];
  const settings = { uriResolver: normalizingUriResolver, strict: false, logger: false } as const;

  describe.each([
    ["Ajv", Ajv.default],
    ["Ajv2020", Ajv2020.default],
  ])("%s", (_name, New) => {
    it.each(both)("%s: its schema is found by %s", ($id, $ref) => {
      const number = { type: "number", $defs: { a: { type: "number" } } };
      const ajv = new New(settings);
      // Ajv keeps an `$id` as written.
      const normal = normalizingUriResolver.resolve("", $id);
      if (normal === $id) ajv.addSchema({ $id, ...number });
      else ajv.addSchema({ $id, ...number }, normal);
      check(ajv.compile({ properties: { x: { $ref }, y: { $ref: `${$ref}#/$defs/a` } } }));
      for (const name of [$id, normal]) expect(ajv.getSchema(name)).toBeTypeOf("function");
    });

    it.each(both)("%s: inside of another schema, it is found by %s", ($id, $ref) => {
      const $defs = { a: { $id, type: "number" } };
      const validate = new New(settings).compile({
        $id: "a:",
        $defs,
        properties: { x: { $ref }, y: { $ref: "#/$defs/a" } },
      });
      check(validate);
    });

    it.each(both)("%s: its own parts are found by %s", ($id, $ref) => {
      const $defs = { a: { type: "number" } };
      check(
        new New(settings).compile({
          $id,
          $defs,
          properties: { x: { $ref: "#/$defs/a" }, y: { $ref: `${$ref}#/$defs/a` } },
        }),
      );
    });

    it.each([...DIFFERENT, ...DIFFERENT.map(([a, b]) => [b, a] as const)])("%s is not %s", ($id, $ref) => {
      const ajv = new New(settings);
      ajv.addSchema({ $id, type: "number" });
      expect(() => ajv.compile({ $ref })).toThrow(`can't resolve reference ${$ref} from id #`);
    });
  });

  it("an anchor stays as written", () => {
    const $id = "HTTP://EXAMPLE.com/a";
    const $defs = { a: { $anchor: "aA", type: "number" }, b: { $anchor: "Aa", type: "number" } };
    const properties = { x: { $ref: "http://example.com/%61#aA" }, y: { $ref: "#Aa" } };
    check(new Ajv2020.default(settings).compile({ $id, $defs, properties }));
    expect(() => new Ajv2020.default(settings).compile({ $id, $defs, $ref: "#%61A" })).toThrow(
      "can't resolve reference",
    );
  });
});

it("texts that differ are different: Ajv looks them up as written", () => {
  const ajv = new Ajv.default(options);
  ajv.addSchema({ $id: "http://example.com/a", type: "number" });
  expect(() => ajv.compile({ $ref: "http://EXAMPLE.com/a" })).toThrow("can't resolve reference");
});

it("strictUriResolver: a $ref that is not a URI-reference fails with its text, its schema and the position", () => {
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

  // Each valid and invalid by its standard, and all but the first three in `ajv-formats` alone.
  it.each([
    ["uri", "http://a/", 'http://a/"'],
    ["uri-reference", "/a", '/"'],
    ["uri-template", "/{a}", "/%"],
    ["iri", "http://a/\u00E9", "\u00E9"],
    ["iri-reference", "/\u00E9", "/ "],
    ["email", "a@example.com", "a"],
    ["date", "2026-02-28", "2026-02-30"],
    ["date-time", "2026-02-28T00:00:00Z", "2026-02-28"],
    ["uuid", "f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "f81d4fae"],
    ["hostname", "example.com", "-"],
    ["ipv6", "::1", "1"],
    ["json-pointer", "/a~1", "a"],
  ])("added after those of ajv-formats: %s", (format, valid, invalid) => {
    const ajv = new Ajv.default({ uriResolver });
    addFormats.default(ajv);
    for (const [name, each] of Object.entries(formats)) ajv.addFormat(name, each);
    const validate = ajv.compile({ type: "string", format });
    expect([validate(valid), validate(invalid)]).toEqual([true, false]);
  });

  it("added before those of ajv-formats, they are lost", () => {
    const ajv = addFormats.default(new Ajv.default({ formats }));
    expect(ajv.validate({ type: "string", format: "uri" }, "urn:")).toBe(false);
  });

  const page = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const rows = [...page.matchAll(/^\| `(.*?)` +\| (\S+) +\| (valid|not valid) +\| (valid|not valid) +\|/gmu)];

  it.each(rows.map(([, ...cells]) => cells as [string, string, string, string]))(
    "README: %s of %s is %s here, and %s in ajv-formats",
    (format, cell, here, there) => {
      const value = cell === "U+FFFF" ? "\uFFFF" : cell.slice(1, -1);
      const theirs = addFormats.default(new Ajv.default({ strictTypes: false })).compile({ format });
      expect([said(validates(format)(value)), said(theirs(value))]).toEqual([here, there]);
      expect(here).not.toBe(there);
    },
  );

  it("README: there are such rows", () => {
    expect(rows.length).toBe(8);
  });
});

function said(isValid: unknown): string {
  return isValid === true ? "valid" : "not valid";
}
