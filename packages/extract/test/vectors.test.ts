import { extraction } from "@std66/vectors";
import { expect, test } from "vitest";
import { hitsFrom, urisIn } from "./found.ts";

test.for(extraction)("R-151 $id: the URIs in $text", async ({ text, uris }) => {
  expect(urisIn(text)).toEqual(uris);
  expect((await hitsFrom(text.split(""))).map(({ reference }) => String(reference))).toEqual(uris);
});
