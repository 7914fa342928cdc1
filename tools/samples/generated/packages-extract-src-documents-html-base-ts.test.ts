import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { htmlBase } from "@std66/extract";
void [sample, describe];


test("packages/extract/src/documents/html-base.ts:20", async () => {
sample.same(String(htmlBase('<title>A</title><base href="assets/">', "http://a/b/page.html#top")), "http://a/b/assets/");
sample.same(String(htmlBase("<title>A</title>", "http://a/b/page.html#top")), "http://a/b/page.html");
sample.same(String(htmlBase('<base href="/my docs/">', "http://a/b/page.html")), "http://a/my%20docs/");
});
