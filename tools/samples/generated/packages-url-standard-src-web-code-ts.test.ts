import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { sections } from "@std66/url-standard";
void [sample, describe];


test("packages/url-standard/src/web-code.ts:171", async () => {
sample.same(sections["URL Standard (scheme state)"], "https://url.spec.whatwg.org/#scheme-state");
});
