import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { gzipSync } from "node:zlib";
import { gunzipped } from "@std66/extract/gzip";
void [sample, describe];


test("packages/extract/src/gzip.ts:24", async () => {
const decoder = new TextDecoder();
let text = "";
for await (const octets of gunzipped([gzipSync("<a href=b>")])) text += decoder.decode(octets, { stream: true });
sample.same(text, "<a href=b>");
});
