import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { percentEncode } from "@std66/core";
import { percentDecode } from "@std66/core";
import { percentDecodeBytes } from "@std66/core";
void [sample, describe];


test("packages/core/src/encoding/percent-encoding.ts:41", async () => {
sample.same(percentEncode("100% ä/ö", "segment"), "100%25%20%C3%A4%2F%C3%B6");
sample.same(percentEncode("a/b?c", "query"), "a/b?c");
sample.same(percentEncode("a/b?c", "query-value"), "a%2Fb%3Fc");
});

test("packages/core/src/encoding/percent-encoding.ts:65", async () => {
sample.same(percentDecode("%E3%82%A2%20%2541"), "ア %41");
sample.throws(() => { percentDecode("%C3%28"); }, "UriSyntaxError");
});

test("packages/core/src/encoding/percent-encoding.ts:88", async () => {
sample.same([...percentDecodeBytes("a%FF%00")], [97, 255, 0]);
});
