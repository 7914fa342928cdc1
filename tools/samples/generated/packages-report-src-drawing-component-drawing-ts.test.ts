import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { parse } from "@std66/core";
import { plainStyle } from "@std66/report";
import { drawing } from "@std66/report/drawing";
void [sample, describe];


test("packages/report/src/drawing/component-drawing.ts:63", async () => {
sample.same(drawing(parse("urn:a")).lines(plainStyle).join("").slice(0, 39), '<svg xmlns="http://www.w3.org/2000/svg"');
});
