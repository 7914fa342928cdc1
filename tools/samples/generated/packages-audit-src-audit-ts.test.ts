import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { audit } from "@std66/audit";
import { auditorFor } from "@std66/audit";
void [sample, describe];


test("packages/audit/src/audit.ts:24", async () => {
sample.same(audit("http://0x7f.1/").map(({ code, severity }) => [code, severity]), [["host-ipv4-rare", "warning"], ["host-loopback", "info"]]);
sample.same(audit("http://0x7f.1/")[0]?.message, "many programs read `0x7f.1` as the address `127.0.0.1`");
sample.same(audit("https://good.example.evil.example/", { allowedHosts: ["good.example"] })[0]?.code, "host-not-allowed");
sample.same(audit("https://example.com/"), []);
});

test("packages/audit/src/audit.ts:47", async () => {
const findingsIn = auditorFor({ allowedHosts: ["good.example"] });
const codesIn = (uri: string) => findingsIn(uri).map(({ code }) => code);
sample.same(["http://good.example/", "http://evil.example/"].map(codesIn), [[], ["host-not-allowed"]]);
});
