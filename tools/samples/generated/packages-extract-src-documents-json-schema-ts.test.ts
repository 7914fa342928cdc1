import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { jsonSchemaLinks } from "@std66/extract/json";
void [sample, describe];


test("packages/extract/src/documents/json-schema.ts:27", async () => {
const schema = '{ "$id": "/s/a", "properties": { "b": { "$ref": "b#/$defs/c" }, "d": { "$ref": "#/d e" } } }';
const links = [...jsonSchemaLinks(schema, "https://example.com/")];
sample.same(links.map(({ pointer }) => pointer), ["/$id", "/properties/b/$ref", "/properties/d/$ref"]);
sample.same(links.map(({ resolved, error }) => String(resolved ?? error?.code)), ["https://example.com/s/a", "https://example.com/s/b#/$defs/c", "fragment"]);
});
