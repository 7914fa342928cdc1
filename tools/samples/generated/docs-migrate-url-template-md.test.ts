import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { expand } from "@std66/template";
import { parseTemplate } from "@std66/template";
import uriTemplates from "uri-templates";
import { parseTemplate as urlTemplate } from "url-template";
void [sample, describe];


const users = "/users/{id}{?page}";
const values = { id: "a/b", page: 2 };
test("docs/migrate/url-template.md:18", async () => {
sample.same(expand(users, values), urlTemplate(users).expand(values));
});

test("docs/migrate/url-template.md:19", async () => {
sample.same(expand("{+path}{#id}", { path: "a/b", id: "c" }), urlTemplate("{+path}{#id}").expand({ path: "a/b", id: "c" }));
});

test("docs/migrate/url-template.md:20", async () => {
sample.same(expand("{?list*}", { list: ["x", "y"] }), urlTemplate("{?list*}").expand({ list: ["x", "y"] }));
});

test("docs/migrate/url-template.md:21", async () => {
sample.same(expand("{id:3}", { id: "12345" }), urlTemplate("{id:3}").expand({ id: "12345" }));
});

test("docs/migrate/url-template.md:22", async () => {
sample.same(expand(users, { id: "a/b", page: "2" }), uriTemplates(users).fill({ id: "a/b", page: "2" }));
});

test("docs/migrate/url-template.md:23", async () => {
sample.same(parseTemplate(users).match("/users/a%2Fb?page=2"), uriTemplates(users).fromUri("/users/a%2Fb?page=2"));
});

test("docs/migrate/url-template.md:24", async () => {
sample.same(parseTemplate("{?list*}").match("?list=x&list=y"), uriTemplates("{?list*}").fromUri("?list=x&list=y"));
});

test("docs/migrate/url-template.md:25", async () => {
sample.same(parseTemplate(users).variables.map(({ name }) => name), uriTemplates(users).varNames);
});

test("docs/migrate/url-template.md:31", async () => {
sample.same(urlTemplate("/users/{id").expand(values), "/users/{id");
sample.throws(() => { expand("/users/{id", values); }, "TemplateSyntaxError");
});

test("docs/migrate/url-template.md:32", async () => {
sample.same(urlTemplate("{=id}").expand(values), "");
sample.throws(() => { expand("{=id}", values); }, "TemplateSyntaxError");
});

test("docs/migrate/url-template.md:33", async () => {
sample.same(urlTemplate("{?tags}").expand({ tags: [] }), "?tags=");
sample.same(expand("{?tags}", { tags: [] }), "");
});

test("docs/migrate/url-template.md:34", async () => {
sample.same(urlTemplate("{tags:2}").expand({ tags: ["xyz"] }), "xyz");
sample.throws(() => { expand("{tags:2}", { tags: ["xyz"] }); }, "TypeError");
});

test("docs/migrate/url-template.md:35", async () => {
sample.same(uriTemplates("/é").fill({}), "/é");
sample.same(expand("/é", {}), "/%C3%A9");
});

test("docs/migrate/url-template.md:36", async () => {
sample.same(uriTemplates("/users/{id}").fromUri("/users/a/b"), { id: "a/b" });
sample.same(parseTemplate("/users/{id}").match("/users/a/b"), undefined);
});

test("docs/migrate/url-template.md:37", async () => {
sample.same(uriTemplates("{a}{b}").fromUri("xy"), { a: "xy", b: "" });
sample.same(parseTemplate("{a}{b}").isReversible, false);
});

test("docs/migrate/url-template.md:38", async () => {
sample.throws(() => { uriTemplates("/{id}").fromUri("/%zz"); }, "URIError");
sample.same(parseTemplate("/{id}").match("/%zz"), undefined);
});

test("docs/migrate/url-template.md:39", async () => {
sample.same(uriTemplates("/{id}").fromUri("/a b"), { id: "a b" });
sample.same(parseTemplate("/{id}").match("/a b"), undefined);
});
