import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { formats } from "@std66/ajv";
import { uriResolver } from "@std66/ajv";
import Ajv from "ajv";
import addFormats from "ajv-formats";
import { strictUriResolver } from "@std66/ajv";
import { normalizingUriResolver } from "@std66/ajv";
import { _ } from "ajv";
void [sample, describe];


test("adapters/ajv/README.md:6", async () => {

const ajv = new Ajv.default({ uriResolver });
addFormats.default(ajv); // `email`, `date`, `uuid` and others
for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);

sample.same(ajv.validate({ type: "string", format: "uri" }, "http://example.com/100%"), false);
sample.same(ajv.validate({ type: "string", format: "email" }, "a@example.com"), true);
});

test("adapters/ajv/README.md:37", async () => {

sample.same(uriResolver.resolve("http://example.com/schemas/tree.json", "../a.json#/b"), "http://example.com/a.json#/b");
sample.same(uriResolver.resolve("schemas/tree.json", "../a.json"), "a.json");
sample.same(uriResolver.resolve("#", "a.json"), "a.json");
sample.same(uriResolver.resolve("", "#/definitions/Map<string>"), "#/definitions/Map<string>");
});

test("adapters/ajv/README.md:48", async () => {

sample.throws(() => { strictUriResolver.resolve("tree.json", "#/Map<string>"); }, "Error", "`#/Map<string>`, in the schema `tree.json`, is not a URI-reference: `<` is not allowed in the fragment (offset 5, RFC 3986 §3.5)");
});

test("adapters/ajv/README.md:63", async () => {

const ajv = new Ajv.default({ uriResolver: normalizingUriResolver });
ajv.addSchema({ $id: "http://example.com/tree.json", type: "object" });
sample.same(ajv.validate({ $ref: "HTTP://EXAMPLE.com/./%74ree.json" }, {}), true);
});

test("adapters/ajv/README.md:74", async () => {

const ajv = new Ajv.default({ uriResolver: normalizingUriResolver });
const tree = { $id: "HTTP://EXAMPLE.com/tree.json", type: "object" };
ajv.addSchema(tree, normalizingUriResolver.resolve("", tree.$id));
sample.same(ajv.validate({ $ref: "http://example.com/tree.json" }, {}), true);
});

test("adapters/ajv/README.md:98", async () => {

const ajv = new Ajv.default({ formats });
sample.same(ajv.validate({ type: "string", format: "iri" }, "http://example.com/日本"), true);
});

test("adapters/ajv/README.md:108", async () => {

const code = { source: true, formats: _`require("@std66/ajv").formats` };
const ajv = new Ajv.default({ uriResolver, formats, code });
sample.same(typeof ajv.compile({ type: "string", format: "uri" }), "function");
});
