import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { extractUris } from "@std66/extract";
void [sample, describe];


test("packages/extract/src/text/extract-uris.ts:20", async () => {
const [link, letter] = extractUris("See (http://example.com/a_(b)). Or <URL:mailto:jim@\n example.com>!");
sample.same(link?.text, "http://example.com/a_(b)");
sample.same([link?.start, link?.end, link?.delimiter], [5, 29, "whitespace"]);
sample.same(String(letter?.reference), "mailto:jim@example.com");
});
