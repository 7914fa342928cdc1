import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { findPasswords } from "@std66/core/diagnostics";
import { maskPasswords } from "@std66/core/diagnostics";
void [sample, describe];


test("packages/core/src/passwords/passwords-in-text.ts:50", async () => {
sample.same(findPasswords("ftp://me:secret@h/"), [{ start: 9, end: 15 }]);
});

test("packages/core/src/passwords/passwords-in-text.ts:99", async () => {
sample.same(maskPasswords("ftp://me:secret@h/?from=http://you:secret@h/"), "ftp://me:***@h/?from=http://you:***@h/");
sample.same(maskPasswords("GET http://me:a/b@h/ for a@b.example"), "GET http://me:***@h/ for a@b.example");
sample.same(maskPasswords("GET http://me:s3 cret@h/ for a@b.example"), "GET http://me:***@h/ for a@b.example");
sample.same(maskPasswords("see http://h:8080/@me"), "see http://h:8080/@me");
});
