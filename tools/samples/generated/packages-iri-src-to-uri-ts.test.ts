import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { toUri } from "@std66/iri";
import { domainToASCII } from "node:url";
void [sample, describe];


test("packages/iri/src/to-uri.ts:29", async () => {
const iri = "http://résumé.example.org/rosé";
sample.same(String(toUri(iri)), "http://r%C3%A9sum%C3%A9.example.org/ros%C3%A9");
sample.same(String(toUri(iri, { toASCII: domainToASCII })), "http://xn--rsum-bpad.example.org/ros%C3%A9");
});
