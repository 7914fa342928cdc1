import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { redact } from "@std66/audit";
void [sample, describe];


test("packages/audit/src/redact/redact.ts:30", async () => {
sample.same(redact("GET https://me:a/b@h.example/?token=6f1c1dd4 200"), "GET https://me:***@h.example/?token=*** 200");
sample.same(redact("?url=https%3A%2F%2Fu%3Ap%40h%2F&pin=1234", { names: ["pin"] }), "?url=https%3A%2F%2Fu%3A***%40h%2F&pin=***");
sample.same(redact("12:30 mail from me@h.example"), "12:30 mail from me@h.example");
});
