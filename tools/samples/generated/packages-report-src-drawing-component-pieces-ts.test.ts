import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { parse } from "@std66/core";
import { asWritten } from "@std66/report";
import { componentPieces } from "@std66/report/drawing";
void [sample, describe];


test("packages/report/src/drawing/component-pieces.ts:41", async () => {
const [scheme, colon] = componentPieces(parse("mailto:a@b.example"), asWritten);
sample.same(scheme?.rule, 'scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )');
sample.same(colon?.name, "delimiter");
});
