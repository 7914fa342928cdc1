import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { resolveIri } from "@std66/iri";
import { iriResolverFor } from "@std66/iri";
void [sample, describe];


test("packages/iri/src/resolve-iri.ts:18", async () => {
sample.same(String(resolveIri("http://example.org/日本/東京", "../中国")), "http://example.org/中国");
sample.throws(() => { resolveIri("/日本", "中国"); }, "BaseUriError");
});

test("packages/iri/src/resolve-iri.ts:45", async () => {
const fromHere = iriResolverFor("http://example.org/日本/東京");
sample.same(["大阪", "?地図"].map(fromHere).map(String), ["http://example.org/日本/大阪", "http://example.org/日本/東京?地図"]);
});
