import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { normalize } from "@std66/normalize";
import { schemes } from "@std66/normalize";
void [sample, describe];


test("packages/normalize/src/schemes.ts:12", async () => {
sample.same(schemes.get("coap")?.port, "5683");
sample.same(schemes.get("https")?.sources, ["RFC 9110 §4.2.2", "RFC 9110 §4.2.3"]);
const ours = new Map([...schemes, ["git", { port: "9418", sources: ["IANA service names"] }]]);
sample.same(String(normalize("git://example.com:9418/a", { schemes: ours })), "git://example.com/a");
});
