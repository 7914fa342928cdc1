import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { bidiFindings } from "@std66/iri";
void [sample, describe];


test("packages/iri/src/bidi-findings.ts:35", async () => {
sample.same(bidiFindings("http://example.org/שלום/a"), []);
sample.same(bidiFindings("http://example.org/שלום.html?name=שלום"), []);
sample.same(bidiFindings("http://example.org/שלוםa").map(({ code }) => code), ["bidi-mixed"]);
sample.same(bidiFindings("http://example.org/\u202Etxt.exe").map(({ code }) => code), ["bidi-formatting"]);
});
