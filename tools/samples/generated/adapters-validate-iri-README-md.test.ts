import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { IriValidationStrategy } from "@std66/validate-iri";
import { validateIri } from "@std66/validate-iri";
void [sample, describe];


test("adapters/validate-iri/README.md:6", async () => {

sample.same(validateIri("http://example.org/日本"), undefined);
sample.same(validateIri("http://example.org/a b")?.message, "Invalid IRI according to RFC 3987: 'http://example.org/a b'");
sample.same(validateIri("http://example.org/[", IriValidationStrategy.Pragmatic), undefined);
});

test("adapters/validate-iri/README.md:32", async () => {

const { cause } = validateIri("http://example.org/a b") as { cause: Error };
sample.same(cause.message, "a space is not allowed in the path (offset 20, RFC 3987 §2.2)");
});
