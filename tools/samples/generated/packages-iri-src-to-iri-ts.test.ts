import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { toIri } from "@std66/iri";
import { domainToUnicode } from "node:url";
void [sample, describe];


test("packages/iri/src/to-iri.ts:31", async () => {
sample.same(String(toIri("http://www.example.org/D%C3%BCrst")), "http://www.example.org/Dürst");
sample.same(String(toIri("http://www.example.org/D%FCrst")), "http://www.example.org/D%FCrst");
sample.same(String(toIri("http://xn--99zt52a.example.org/", { toUnicode: domainToUnicode })), "http://納豆.example.org/");
});
