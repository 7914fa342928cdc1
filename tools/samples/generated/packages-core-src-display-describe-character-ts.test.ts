import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { escapeInvisible } from "@std66/core/diagnostics";
import { describeCharacter } from "@std66/core/diagnostics";
void [sample, describe];


test("packages/core/src/display/describe-character.ts:14", async () => {
sample.same(escapeInvisible("a\tb\u202Ec"), "a\\u{9}b\\u{202e}c");
});

test("packages/core/src/display/describe-character.ts:35", async () => {
sample.same(describeCharacter("a|b", 1), "`|`");
sample.same(describeCharacter("a\tb", 1), "U+0009");
});
