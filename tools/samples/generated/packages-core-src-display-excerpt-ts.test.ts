import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { excerpt } from "@std66/core/diagnostics";
void [sample, describe];


test("packages/core/src/display/excerpt.ts:23", async () => {
const { before, marked, after } = excerpt({ input: "http://me:secret@h/a\tb", offset: 20, length: 1, component: "path" });
sample.same([before, marked, after], ["http://me:***@h/a", "\\u{9}", "b"]);
});
