import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { LineReader } from "@std66/lines/reader";
void [sample, describe];


test("packages/lines/src/line-reader.ts:38", async () => {
const file = new TextEncoder().encode("http://a/\r\n../b\nc");
let at = 0;
const reader = new LineReader((buffer, start) => {
  const { length } = file.subarray(at, at + 12);
  buffer.set(file.subarray(at, at + length), start);
  at += length;
  return length;
});
const lines: string[] = [];
while (reader.read()) for (let line = reader.next(); line !== undefined; line = reader.next()) lines.push(line);
sample.same(lines, ["http://a/", "../b", "c"]);
});
