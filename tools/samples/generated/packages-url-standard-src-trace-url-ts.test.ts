import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { traceUrl } from "@std66/url-standard";
void [sample, describe];


test("packages/url-standard/src/trace-url.ts:38", async () => {
const { href, steps } = traceUrl("HTTP:\\\\example.com:80");
sample.same(href, "http://example.com/");
sample.same(steps.map(({ code }) => code), ["web-scheme-case", "web-backslash", "web-port-default", "web-empty-path"]);
sample.same(traceUrl("http://a/b c").steps[0]?.after, "http://a/b%20c");
});
