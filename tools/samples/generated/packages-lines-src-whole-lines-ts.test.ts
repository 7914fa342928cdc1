import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { checkLines } from "@std66/lines";
import { wholeLines } from "@std66/lines";
void [sample, describe];


test("packages/lines/src/whole-lines.ts:14", async () => {
const stream = ["http://a/\nhttp:", "//b/ c\nd"].map((piece) => new TextEncoder().encode(piece));
let before = 0;
const invalid: number[] = [];
for await (const bytes of wholeLines(stream)) {
  const checked = checkLines(bytes);
  invalid.push(...checked.invalid.map(({ number }) => before + number));
  before += checked.count;
}
sample.same(invalid, [2]);
sample.same(before, 3);
});
