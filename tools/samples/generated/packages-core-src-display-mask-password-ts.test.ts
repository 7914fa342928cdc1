import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { maskFault } from "@std66/core/diagnostics";
import { maskReference } from "@std66/core/diagnostics";
void [sample, describe];


test("packages/core/src/display/mask-password.ts:36", async () => {
const { text, offset } = maskFault({ input: "http://me:a/b@h/ c", offset: 16, length: 1, component: "path" });
sample.same(text, "http://me:***@h/ c");
sample.same(offset, 16);
});

test("packages/core/src/display/mask-password.ts:140", async () => {
sample.same(maskReference("ftp://me:secret@h/?from=http://you:secret@h/"), "ftp://me:***@h/?from=http://you:***@h/");
});
