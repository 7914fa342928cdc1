import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { tryParse } from "@std66/core";
import { uriFromHref } from "@std66/core";
void [sample, describe];


test("packages/core/src/build/uri-from-href.ts:24", async () => {
const { href } = new URL("https://example.com/?q=a|b");
sample.same(tryParse(href), undefined);
sample.same(String(uriFromHref(href)), "https://example.com/?q=a%7Cb");
sample.throws(() => { uriFromHref("/?q=a|b"); }, "UriSyntaxError");
});
