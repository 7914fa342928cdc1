import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { parseTemplate } from "@std66/template";
void [sample, describe];


test("packages/template/src/uri-template.ts:31", async () => {
const template = parseTemplate("/users/{id}{?fields*}");
sample.same(template.variables.map(({ name }) => name), ["id", "fields"]);
sample.same(template.level, 4);
});

test("packages/template/src/uri-template.ts:92", async () => {
sample.same(parseTemplate("/users/{id}{?page}").expand({ id: "a/b", page: 2 }), "/users/a%2Fb?page=2");
});

test("packages/template/src/uri-template.ts:112", async () => {
const template = parseTemplate("/users/{id}{?page,size}");
sample.same(template.match("/users/a%2Fb?page=2"), { id: "a/b", page: "2" });
sample.same(template.match("/users/a/b"), undefined);
sample.same(template.match("/users/a?size=9&page=2"), undefined);
sample.same(template.match("/users/a?size=9&page=2", { query: "any-order" }), { id: "a", page: "2", size: "9" });
sample.same(template.match("/users/a?x=1&page=2", { query: "with-others" }), { id: "a", page: "2" });
sample.throws(() => { parseTemplate("{a}{b}").match("ab"); }, "TypeError");
});

test("packages/template/src/uri-template.ts:164", async () => {
sample.same(parseTemplate("http://example.com/~{username}/").expand({ username: "fred" }), "http://example.com/~fred/");
sample.throws(() => { parseTemplate("{a"); }, "TemplateSyntaxError");
});
