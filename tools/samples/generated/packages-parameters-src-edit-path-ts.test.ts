import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { deletePathParameters } from "@std66/parameters";
void [sample, describe];


test("packages/parameters/src/edit-path.ts:26", async () => {
sample.same(deletePathParameters("/a;jsessionid=1/b;v=%E9;jsessionid=2", "jsessionid"), "/a/b;v=%E9");
sample.same(deletePathParameters("/a;utm_x;b", (name) => name.startsWith("utm_")), "/a;b");
sample.throws(() => { deletePathParameters("/a/..;b", ["b"]); }, "UriSyntaxError");
});
