import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { rules } from "@std66/audit";
void [sample, describe];


test("packages/audit/src/rules.ts:47", async () => {
sample.same(rules.find(({ code }) => code === "port-leading-zeros")?.summary, "the port has leading zeros");
sample.same(rules.filter(({ severity }) => severity === "danger").map(({ code }) => code), ["host-disputed", "host-not-allowed", "host-not-public", "scheme-not-allowed", "host-lookalike-delimiter", "port-not-allowed"]);
});
