import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { parseIri } from "@std66/iri";
void [sample, describe];


test("packages/iri/src/iri-reference.ts:44", async () => {
const iri = parseIri("http://résumé.example.org:8042/日本?q#ü");
sample.same(iri.host, "résumé.example.org");
sample.same(iri.path, "/日本");
sample.same(iri.fragment, "ü");
sample.same(iri.isUriReference(), false);
});
