import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { formats } from "@std66/ajv";
void [sample, describe];


test("adapters/ajv/src/formats.ts:20", async () => {
sample.same(formats.uri("http://example.com/100%"), false);
sample.same(formats["iri-reference"]("/日本"), true);
sample.same(formats["uri-template"]("/users/{id}{?page,size}"), true);
});
