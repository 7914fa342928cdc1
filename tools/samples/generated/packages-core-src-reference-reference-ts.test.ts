import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { parse } from "@std66/core";
void [sample, describe];


test("packages/core/src/reference/reference.ts:17", async () => {
const uri = parse("foo://example.com:8042/over/there?name=ferret#nose");
sample.same(uri.authority, "example.com:8042");
sample.same(uri.path, "/over/there");
sample.same(uri.fragment, "nose");
sample.same(uri.userinfo, undefined);
});
