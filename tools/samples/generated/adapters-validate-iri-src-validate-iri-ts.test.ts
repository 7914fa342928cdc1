import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { validateIri } from "@std66/validate-iri";
void [sample, describe];


test("adapters/validate-iri/src/validate-iri.ts:17", async () => {
sample.same(validateIri("http://example.org/日本"), undefined);
sample.same(validateIri("http://example.org/a b")?.message, "Invalid IRI according to RFC 3987: 'http://example.org/a b'");
});
