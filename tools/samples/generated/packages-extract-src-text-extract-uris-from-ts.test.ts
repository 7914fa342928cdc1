import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { extractUrisFrom } from "@std66/extract";
void [sample, describe];


test("packages/extract/src/text/extract-uris-from.ts:20", async () => {
const found: string[] = [];
for await (const { text } of extractUrisFrom(["see http://exam", "ple.com/, or ", "<urn:a:b>"])) found.push(text);
sample.same(found, ["http://example.com/", "urn:a:b"]);
});
