import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { LineScanner } from "@std66/lines";
void [sample, describe];


test("packages/lines/src/line-scanner.ts:29", async () => {
const scanner = new LineScanner("uri-reference");
const { read, written } = new TextEncoder().encodeInto("http://a/\n../b\na b\n", scanner.buffer);
const left = scanner.find(0, written);
sample.same(read, 19);
sample.same(left === 0 || (left === 15 && scanner.count === 2), true);
});
