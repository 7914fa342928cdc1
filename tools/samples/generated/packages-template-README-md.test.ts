import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { expand } from "@std66/template";
import { parseTemplate } from "@std66/template";
import { TemplateSyntaxError } from "@std66/template";
import { UriTemplate } from "@std66/template/mcp";
void [sample, describe];


test("packages/template/README.md:6", async () => {

sample.same(expand("/users/{id}{?fields*}", { id: "a/b", fields: ["name", "mail"] }), "/users/a%2Fb?fields=name&fields=mail");

const template = parseTemplate("/users/{id}{?page,size}");
sample.same(template.expand({ id: "a/b", page: 2 }), "/users/a%2Fb?page=2");
sample.same(template.match("/users/a%2Fb?page=2"), { id: "a/b", page: "2" });
sample.same(template.match("/users/a/b"), undefined);
});

test("packages/template/README.md:44", async () => {

const keys = [
  ["semi", ";"],
  ["dot", "."],
] as const;
sample.same(expand("{keys}{;keys*}", { keys }), "semi,%3B,dot,.;semi=%3B;dot=.");
sample.same(expand("a{/none,empty}", { none: [], empty: "" }), "a/");
sample.same(expand("{word:2}", { word: "\u{1F600}\u{1F601}\u{1F602}" }), "%F0%9F%98%80%F0%9F%98%81");
sample.same(expand("{__proto__}", {}), "");
});

test("packages/template/README.md:63", async () => {

const whyNot = (template: string) => parseTemplate(template).ambiguity?.reason;

sample.same(whyNot("/{owner}/{repo}{?ref}"), undefined);
sample.same(whyNot("/files/{+path}{?ref}"), "`{+path}` and `{?ref}` cannot be distinguished");
sample.same(whyNot("{+path}/{name}"), undefined);
sample.same(whyNot("{a}{b}"), "`{a}` and `{b}` cannot be distinguished");
sample.same(whyNot("{/a,b}"), "`a` in `{/a,b}` and `b` in `{/a,b}` cannot be distinguished");
});

test("packages/template/README.md:89", async () => {

const search = parseTemplate("https://example.com/search?v=1{&q,page}");
sample.same(search.match("HTTPS://EXAMPLE.COM/search?v=1&q=a"), { q: "a" });
sample.same(search.match("https://example.com/search?page=2&v=1&q=a"), undefined);
sample.same(search.match("https://example.com/search?page=2&v=1&q=a", { query: "any-order" }), { q: "a", page: "2" });
sample.same(search.match("https://example.com/search?utm=x&v=1&q=a", { query: "with-others" }), { q: "a" });
sample.same(search.match("https://example.com/search?v=1&q=a&q=b", { query: "with-others" }), undefined);
});

test("packages/template/README.md:106", async () => {

function faultOf(template: string): TemplateSyntaxError | undefined {
  try {
    parseTemplate(template);
  } catch (error) {
    if (error instanceof TemplateSyntaxError) return error;
  }
  return undefined;
}

sample.same(faultOf("/users/{user-id}")?.message, "`-` is not allowed after a variable (offset 12, RFC 6570 §2.3)");
sample.same(faultOf("/users/{user-id}")?.frame.split("\n"), ["/users/{user-id}", "            ^ found `-`"]);
sample.same(faultOf("{a:10000}")?.code, "max-length");
});

test("packages/template/README.md:139", async () => {
// import { UriTemplate } from "@modelcontextprotocol/sdk/shared/uriTemplate.js";

const template = new UriTemplate("repo://{owner}/{name}/contents{/path*}");
sample.same(template.match("repo://a/b/contents/src/index.ts"), { owner: "a", name: "b", path: ["src", "index.ts"] });
sample.same(template.match("repo://a/b"), null);
sample.same(template.variableNames, ["owner", "name", "path"]);
});
