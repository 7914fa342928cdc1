import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { readings } from "@std66/audit";
void [sample, describe];


test("packages/audit/src/subject/readers.ts:55", async () => {
const hostBy = (id: string, uri: string) => readings(uri).find(({ reader }) => reader === id)?.host;
sample.same(hostBy("whatwg", "http://evil.example\\@good.example/"), "evil.example");
sample.same(hostBy("last-at", "http://evil.example\\@good.example/"), "good.example");
sample.same(hostBy("rfc3986", "http://evil.example\\@good.example/"), undefined);
});
