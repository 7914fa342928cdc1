import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { hash } from "node:crypto";
import { UniqueTexts } from "@std66/lines/unique";
void [sample, describe];


test("packages/lines/src/unique-texts.ts:16", async () => {
const unique = new UniqueTexts((text) => hash("sha256", text, "binary"));
sample.same(["http://a/", "http://b/", "http://a/"].filter((uri) => unique.add(uri)), ["http://a/", "http://b/"]);
});
