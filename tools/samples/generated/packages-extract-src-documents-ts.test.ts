import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { documentLinks } from "@std66/extract/documents";
void [sample, describe];


test("packages/extract/src/documents.ts:49", async () => {
const found: string[] = [];
for await (const { line, result } of documentLinks(["[a](b)", "\n<c>"], "markdown", { base: "http://h/" })) {
  found.push(`${line}: ${result}`);
}
sample.same(found, ["1: http://h/b"]);
});
