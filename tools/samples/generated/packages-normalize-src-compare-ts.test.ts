import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { equivalent } from "@std66/normalize";
import { compare } from "@std66/normalize";
void [sample, describe];


test("packages/normalize/src/compare.ts:54", async () => {
sample.same(equivalent("http://example.com:80", "HTTP://EXAMPLE.com/"), true);
sample.same(equivalent("http://example.com/a%2Fb", "http://example.com/a/b"), false);
sample.same(equivalent("http://example.com/a", "http://example.com/a#b", { ignoreFragment: true }), true);
});

test("packages/normalize/src/compare.ts:85", async () => {
sample.same(compare("http://example.com/%7euser", "http://example.com/~user").rung, "percent-encoding");
sample.same(compare("http://example.com/a", "http://example.com/A").difference, { component: "path", a: "/a", b: "/A" });
});
