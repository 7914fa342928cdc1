import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { referenceFromText } from "@std66/core";
void [sample, describe];


test("packages/core/src/build/reference-from-text.ts:34", async () => {
sample.same(String(referenceFromText("my file.html#[1]")), "my%20file.html#%5B1%5D");
sample.same(String(referenceFromText("/100%?q=\u00E4")), "/100%25?q=%C3%A4");
sample.throws(() => { referenceFromText("http://my host/"); }, "UriSyntaxError");
});
