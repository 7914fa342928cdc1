import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { jsonUris } from "@std66/extract/json";
import { jsonLinks } from "@std66/extract/json";
void [sample, describe];


test("packages/extract/src/json.ts:45", async () => {
const json = '{ "$id": "https://example.com/a", "title": "A: b", "links": [{ "href": "urn:c" }, { "href": "../d" }] }';
sample.same([...jsonUris(json)].map(({ pointer, text }) => `${pointer} ${text}`), ["/$id https://example.com/a", "/links/0/href urn:c"]);
sample.throws(() => { jsonUris("{"); }, "SyntaxError");
});

test("packages/extract/src/json.ts:133", async () => {
const json = '["http:\\/\\/a\\/?b\\u0026c", "see http://d.", "http://e/{id}"]';
sample.same([...jsonLinks(json)].map(({ pointer, text, error }) => [pointer, text, error?.offset]), [["/0", "http://a/?b&c", undefined], ["/1", "http://d", undefined], ["/2", "http://e/{id}", 9]]);
});
