import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { pitfalls } from "@std66/vectors";
import { resolution } from "@std66/vectors";
void [sample, describe];


test("packages/vectors/README.md:9", async () => {

// The implementation under test. Replace the platform's URL with your own.
const resolve = (base: string, reference: string) => new URL(reference, base).href;

const examples = resolution.filter((row) => row.source.startsWith("RFC 3986 5.4"));
const failures = examples.filter((row) => resolve(row.base, row.ref) !== row.expect.rfc3986);

sample.same(failures.map((row) => row.ref), ["//g", "http:g"]);
sample.same(failures[1]?.reasons, ["same-scheme-loophole"]);
sample.same(pitfalls["decode-once"].summary, "Never decode twice");
});
