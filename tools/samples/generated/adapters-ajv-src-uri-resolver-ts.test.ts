import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { uriResolver } from "@std66/ajv";
import { normalizingUriResolver } from "@std66/ajv";
import { strictUriResolver } from "@std66/ajv";
void [sample, describe];


test("adapters/ajv/src/uri-resolver.ts:24", async () => {
sample.same(uriResolver.resolve("http://example.com/schemas/tree.json", "../a.json#/b"), "http://example.com/a.json#/b");
sample.same(uriResolver.resolve("schemas/tree.json", "../a.json"), "a.json");
sample.same(uriResolver.resolve("#", "a.json"), "a.json");
});

test("adapters/ajv/src/uri-resolver.ts:46", async () => {
sample.same(normalizingUriResolver.resolve("http://example.com/schemas/tree.json", "HTTP://EXAMPLE.com/%61.json#/b"), "http://example.com/a.json#/b");
});

test("adapters/ajv/src/uri-resolver.ts:64", async () => {
sample.throws(() => { strictUriResolver.resolve("tree.json", "#/definitions/Map<string>"); }, "Error");
});
