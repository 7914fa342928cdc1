import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { checkLines } from "@std66/lines";
void [sample, describe];


test("packages/lines/src/check-lines.ts:32", async () => {
const bytes = new TextEncoder().encode("http://a/\n../b\r\nhttp://a/100%\n");
sample.same(checkLines(bytes), { count: 3, invalid: [{ number: 3, start: 16, end: 29 }] });
sample.same(checkLines(bytes, { as: "uri" }).invalid.map(({ number }) => number), [2, 3]);
});
