import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { differencesFrom } from "@std66/url-standard";
void [sample, describe];


test("packages/url-standard/src/differences-from.ts:20", async () => {
sample.same(differencesFrom("http:g", "http://a/b/c/d;p?q"), ["web-scheme-of-base"]);
sample.same(differencesFrom("../g", "http://a/b/c/d;p?q"), []);
});
