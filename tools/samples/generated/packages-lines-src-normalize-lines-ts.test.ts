import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { normalizeLines } from "@std66/lines";
void [sample, describe];


test("packages/lines/src/normalize-lines.ts:29", async () => {
const given = new TextEncoder().encode("HTTP://A/%7eb\nhttp://a/\na b\nhttp://a:80\n");
const { bytes, changed, invalid } = normalizeLines(given);
sample.same(new TextDecoder().decode(bytes), "http://a/~b\nhttp://a/\n\nhttp://a/\n");
sample.same(changed.map(({ number }) => number), [1, 4]);
sample.same(invalid, [{ number: 3, start: 24, end: 27 }]);
});
