import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { traceResolution } from "@std66/resolve";
void [sample, describe];


test("packages/resolve/src/trace-resolution.ts:52", async () => {
const { result, steps } = traceResolution("http://a/b/c/d;p?q", "../g");
sample.same(String(result), "http://a/b/g");
const removed = steps.find(({ rule }) => rule === "2C");
sample.same(removed, { section: "RFC 3986 §5.2.4", rule: "2C", component: "path", value: "/c/..", offset: 2 });
});
