import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { UriTemplate } from "@std66/template/mcp";
void [sample, describe];


test("packages/template/src/mcp.ts:13", async () => {
const template = new UriTemplate("notes://{user}/{id}{?tags*}");
sample.same(template.expand({ user: "a b", id: "1", tags: ["x", "y"] }), "notes://a%20b/1?tags=x&tags=y");
sample.same(template.match("notes://a%20b/1?tags=x&tags=y"), { user: "a b", id: "1", tags: ["x", "y"] });
sample.same(template.match("notes://a%20b/1/2"), null);
sample.same(template.variableNames, ["user", "id", "tags"]);
});
