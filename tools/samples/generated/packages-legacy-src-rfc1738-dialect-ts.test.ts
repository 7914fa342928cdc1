import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { rfc1738 } from "@std66/legacy";
void [sample, describe];


test("packages/legacy/src/rfc1738/dialect.ts:21", async () => {
sample.same(rfc1738.isValid("http://user@example.com/"), false);
const parts = rfc1738.parse("ftp://example.com/pub/a.txt;type=i");
sample.same(parts.scheme === "ftp" && parts.cwd, ["pub"]);
});
