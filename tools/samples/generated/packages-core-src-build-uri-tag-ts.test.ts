import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { parse } from "@std66/core";
import { uri } from "@std66/core";
void [sample, describe];


test("packages/core/src/build/uri-tag.ts:46", async () => {
const base = parse("https://example.com/v1");
const name = "a/b & c";
sample.same(String(uri`${base}/users/${name}?q=${name}`), "https://example.com/v1/users/a%2Fb%20%26%20c?q=a%2Fb%20%26%20c");
sample.same(String(uri`http://${"[::1]"}:${8080}/${["a", "b?"]}`), "http://[::1]:8080/a/b%3F");
sample.throws(() => { uri`http://example.com/${".."}/a`; }, "UriSyntaxError");
sample.throws(() => { uri`${"https://example.com"}/a`; }, "TypeError");
});
