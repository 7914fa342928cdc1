import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { parseSegment } from "@std66/parameters";
import { formatSegment } from "@std66/parameters";
import { pathParameters } from "@std66/parameters";
void [sample, describe];


test("packages/parameters/src/segment.ts:34", async () => {
sample.same(parseSegment("name;v=1.1;draft"), { name: "name", parameters: [["v", "1.1"], ["draft", undefined]] });
sample.same(parseSegment("a%3Bb;c=%3D"), { name: "a;b", parameters: [["c", "="]] });
sample.same(parseSegment("name,1.1"), { name: "name,1.1", parameters: [] });
});

test("packages/parameters/src/segment.ts:69", async () => {
sample.same(formatSegment({ name: "a/b", parameters: [["v", "1.1"], ["draft", undefined]] }), "a%2Fb;v=1.1;draft");
sample.same(formatSegment({ name: "a", parameters: [["c;d", "e=f"]] }), "a;c%3Bd=e=f");
});

test("packages/parameters/src/segment.ts:102", async () => {
sample.same(pathParameters("/map;lat=50/day"), [{ name: "map", parameters: [["lat", "50"]] }, { name: "day", parameters: [] }]);
});
