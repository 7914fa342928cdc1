import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { reasons } from "@std66/url-standard";
void [sample, describe];


test("packages/url-standard/src/reasons.ts:26", async () => {
sample.same(reasons["web-empty-path"].summary, "The empty path of a special URL is written as `/`");
sample.same(reasons["web-empty-path"].citations, ["URL Standard (path start state)", "RFC 3986 §3.3", "RFC 3986 §6.2.3"]);
});
