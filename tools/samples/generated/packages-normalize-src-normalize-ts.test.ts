import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { normalize } from "@std66/normalize";
void [sample, describe];


test("packages/normalize/src/normalize.ts:23", async () => {
sample.same(String(normalize("HTTP://Example.COM:80/%7euser/../a%2fb?")), "http://example.com/a%2Fb?");
sample.same(String(normalize("http://example.com/%7euser", { rungs: ["case"] })), "http://example.com/%7Euser");
sample.same(String(normalize("../%61/./b")), "../a/./b");
sample.throws(() => { normalize("http://example.com/%7"); }, "UriSyntaxError");
});
