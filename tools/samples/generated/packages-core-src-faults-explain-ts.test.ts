import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { diagnose } from "@std66/core";
import { explain } from "@std66/core/diagnostics";
void [sample, describe];


test("packages/core/src/faults/explain.ts:92", async () => {
const error = diagnose("http://example.com/100%/done");
const { reason, rule, label, help } = explain(error!);
sample.same(reason, "`%` is not followed by two hexadecimal digits");
sample.same(rule, 'pct-encoded = "%" HEXDIG HEXDIG');
sample.same(label, "found `%/`");
sample.same(help, "write `%25` for a literal percent sign");
});
