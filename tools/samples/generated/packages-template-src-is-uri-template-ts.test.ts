import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { isUriTemplate } from "@std66/template";
void [sample, describe];


test("packages/template/src/is-uri-template.ts:12", async () => {
sample.same(isUriTemplate("/users/{id}{?page,size}"), true);
sample.same(isUriTemplate("/users/{user-id}"), false);
});
