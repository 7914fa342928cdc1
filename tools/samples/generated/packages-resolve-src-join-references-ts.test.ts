import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { joinReferences } from "@std66/resolve";
void [sample, describe];


test("packages/resolve/src/join-references.ts:22", async () => {
sample.same(String(joinReferences("schemas/tree.json", "node.json#leaf")), "schemas/node.json#leaf");
sample.same(String(joinReferences("", "a.json")), "a.json");
sample.same(String(joinReferences("a/b", "../c")), "a/../c");
sample.same(String(joinReferences("/a/b", "../c")), "/c");
});
