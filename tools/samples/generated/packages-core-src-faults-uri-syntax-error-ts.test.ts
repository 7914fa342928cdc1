import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { diagnose } from "@std66/core";
void [sample, describe];


test("packages/core/src/faults/uri-syntax-error.ts:21", async () => {
const error = diagnose("http://example.com:80a/");
sample.same(error?.code, "port");
sample.same(error?.offset, 21);
sample.same(error?.component, "port");
sample.same(error?.section, "RFC 3986 §3.2.3");
sample.same(error?.expected, ["DIGIT", '"/"', '"?"', '"#"', "end of text"]);
});

test("packages/core/src/faults/uri-syntax-error.ts:85", async () => {
sample.same(diagnose("http://example.com/100%/done")?.frame.split("\n"), ["http://example.com/100%/done", "                      ^^ found `%/`"]);
});

test("packages/core/src/faults/uri-syntax-error.ts:105", async () => {
sample.same(JSON.parse(JSON.stringify(diagnose("http://h:8a/"))).message, "`a` is not allowed in the port (offset 10, RFC 3986 §3.2.3)");
});
