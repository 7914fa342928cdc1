import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { diagnose } from "@std66/core";
import { help } from "@std66/core/diagnostics";
void [sample, describe];


test("packages/core/src/faults/help.ts:23", async () => {
const error = diagnose("http://example.com/100%/done");
sample.same(error && help(error), "write `%25` for a literal percent sign");
});
