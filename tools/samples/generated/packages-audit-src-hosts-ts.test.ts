import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { audit } from "@std66/audit";
import { hostsIn } from "@std66/audit/hosts";
void [sample, describe];


test("packages/audit/src/hosts.ts:21", async () => {
const allowedHosts = hostsIn(new TextEncoder().encode("# ours\na.example\n*.a.example\n"));
sample.same(allowedHosts, ["a.example", "*.a.example"]);
sample.same(audit("http://b.a.example/", { allowedHosts }), []);
});
