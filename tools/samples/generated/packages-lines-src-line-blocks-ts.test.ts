import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { LineBlocks } from "@std66/lines";
import { checkLines } from "@std66/lines";
void [sample, describe];


test("packages/lines/src/line-blocks.ts:32", async () => {
const file = new TextEncoder().encode("http://a/\n../b\nc");
let at = 0;
const blocks = new LineBlocks((buffer, start) => {
  const piece = file.subarray(at, at + 12);
  buffer.set(piece, start);
  at += piece.length;
  return piece.length;
});
const counts: number[] = [];
for (let block = blocks.next(); block !== undefined; block = blocks.next()) counts.push(checkLines(block).count);
sample.same(counts, [1, 1, 1]);
});
