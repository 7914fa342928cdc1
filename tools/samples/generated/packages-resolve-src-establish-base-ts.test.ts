import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { establishBase } from "@std66/resolve";
void [sample, describe];


test("packages/resolve/src/establish-base.ts:39", async () => {
const { base, source } = establishBase({ embedded: "assets/", retrieval: "http://a/b/page#top" });
sample.same(String(base), "http://a/b/assets/");
sample.same(source, "embedded");
sample.throws(() => { establishBase({ embedded: "assets/" }); }, "BaseUriError");
});
