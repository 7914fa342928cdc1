import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { clients } from "@std66/legacy/clients";
void [sample, describe];


test("packages/legacy/src/clients.ts:35", async () => {

const readings = clients.filter(({ base, reference }) => base === "http://a/b/c/d;p?q" && reference === "/../g");
sample.same(readings.length, 5);
sample.same(readings[0], { name: "Netscape Navigator 4.03", year: 1997, base: "http://a/b/c/d;p?q", reference: "/../g", text: "http://a/g" });
sample.same(readings[1]?.text, "http://a/../g");
});
