import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { Positions } from "@std66/extract";
import { htmlLinks } from "@std66/extract";
void [sample, describe];


test("packages/extract/src/text/positions.ts:13", async () => {
const html = '<p>\n<a href="b">';
const positions = new Positions(html);
sample.same([...htmlLinks(html, "http://a/")].map(({ start }) => positions.at(start)), [{ line: 2, column: 10 }]);
});
