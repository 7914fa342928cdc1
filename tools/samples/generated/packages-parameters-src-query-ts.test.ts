import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { parseQuery } from "@std66/parameters";
import { formatQuery } from "@std66/parameters";
void [sample, describe];


test("packages/parameters/src/query.ts:20", async () => {
sample.same(parseQuery("q=a%26b&tag&empty="), [["q", "a&b"], ["tag", undefined], ["empty", ""]]);
sample.same(parseQuery("&"), [["", undefined], ["", undefined]]);
sample.same(parseQuery(""), []);
sample.same(parseQuery("q=1+1"), [["q", "1+1"]]);
sample.same(parseQuery("q=1+1;r", { separators: ";", plus: "space" }), [["q", "1 1"], ["r", undefined]]);
sample.throws(() => { parseQuery("q=%FF"); }, "UriSyntaxError");
});

test("packages/parameters/src/query.ts:69", async () => {
sample.same(formatQuery({ q: "C++", page: 2, tag: ["a", "b"], draft: null, none: undefined }), "q=C%2B%2B&page=2&tag=a&tag=b&draft");
sample.same(formatQuery([["q", "a&b"], ["tag", undefined], ["empty", ""]]), "q=a%26b&tag&empty=");
sample.same(formatQuery([["to", "http://a/?b=c"]]), "to=http://a/?b=c");
sample.same(formatQuery([["q", "1+1 = 2"]], { plus: "space" }), "q=1%2B1+=+2");
});
