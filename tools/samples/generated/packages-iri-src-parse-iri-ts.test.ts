import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { parseIri } from "@std66/iri";
import { tryParseIri } from "@std66/iri";
void [sample, describe];


test("packages/iri/src/parse-iri.ts:15", async () => {
sample.same(parseIri("http://résumé.example.org/日本?q").host, "résumé.example.org");
sample.same(parseIri("../日本").isRelativeReference(), true);
sample.throws(() => { parseIri("http://example.org/a b"); }, "UriSyntaxError");
});

test("packages/iri/src/parse-iri.ts:32", async () => {
sample.same(tryParseIri("//例え.テスト/a")?.host, "例え.テスト");
sample.same(tryParseIri("http://[::1"), undefined);
sample.same(tryParseIri(undefined), undefined);
});
