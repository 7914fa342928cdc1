import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { resolve } from "@std66/resolve";
import { relativize } from "@std66/resolve";
import { resolverFor } from "@std66/resolve";
import { parse } from "@std66/core";
import { tryResolve } from "@std66/resolve";
import { joinReferences } from "@std66/resolve";
import { traceResolution } from "@std66/resolve";
import { establishBase } from "@std66/resolve";
import { isSameDocument } from "@std66/resolve";
void [sample, describe];


test("packages/resolve/README.md:6", async () => {

sample.same(String(resolve("http://a/b/c/d;p?q", "../g")), "http://a/b/g");
sample.same(String(resolve("http://a/b/c/d;p?q", "?y")), "http://a/b/c/d;p?y");
sample.same(String(resolve("urn:example:a", "#b")), "urn:example:a#b");
});

test("packages/resolve/README.md:14", async () => {

sample.same(String(relativize("http://a/b/c/d;p?q", "http://a/b/g")), "../g");
});

test("packages/resolve/README.md:36", async () => {

const fromHere = resolverFor("https://example.com/docs/index.html");
sample.same(["intro.html", "../img/a.png", "//cdn.example/x.js"].map(fromHere).map(String), ["https://example.com/docs/intro.html", "https://example.com/img/a.png", "https://cdn.example/x.js"]);
});

test("packages/resolve/README.md:45", async () => {

const schema = parse("https://example.com/schemas/tree");
sample.same(resolve(schema, "#/$defs/node").fragment, "/$defs/node");
});

test("packages/resolve/README.md:57", async () => {

const from = (target: string) => String(relativize("http://a/b/c/d?q", target));
sample.same(from("http://a/b/c/d?q#s"), "#s");
sample.same(from("http://a/b/c/"), ".");
sample.same(from("http://a/b/c/x:y"), "./x:y");
sample.same(from("http://a/x"), "/x");
sample.same(from("http://b/x"), "//b/x");
sample.same(from("http://a/b/../x"), "/x");
});

test("packages/resolve/README.md:71", async () => {

const from = (target: string) => String(relativize("http://a/b/c/d", target, { form: "path" }));
sample.same(from("http://a/b/c/d"), "d");
sample.same(from("http://a/b/c/"), "./");
sample.same(from("http://a/x"), "../../x");
sample.same(from("http://a/b/c/@special"), "./@special");
sample.same(from("http://b/x"), "http://b/x");
});

test("packages/resolve/README.md:86", async () => {

sample.same(String(tryResolve("http://a/b/c", "../g")), "http://a/g");
sample.same(tryResolve("http://a/b/c", "100%"), undefined);
sample.same(tryResolve("b/c", "../g"), undefined);
});

test("packages/resolve/README.md:98", async () => {

sample.same(String(joinReferences("schemas/tree.json", "node.json#leaf")), "schemas/node.json#leaf");
sample.same(String(joinReferences("#", "a.json")), "a.json");
sample.same(String(joinReferences("/schemas/tree.json", "../a.json")), "/a.json");

const up = joinReferences("schemas/tree.json", "../a.json");
sample.same(String(up), "schemas/../a.json");
sample.same(String(resolve("http://h/", up)), "http://h/a.json");
});

test("packages/resolve/README.md:114", async () => {

const { result, steps } = traceResolution("http://a/b/c/d;p?q", "?y");
sample.same(steps[3], { section: "RFC 3986 §5.2.2", rule: "T.path = Base.path", component: "path", value: "/b/c/d;p" });
sample.same(steps.at(-1)?.value === String(result), true);
});

test("packages/resolve/README.md:126", async () => {

const { base, source } = establishBase({ embedded: "../assets/", retrieval: "http://a/docs/page#top" });
sample.same([String(base), source], ["http://a/assets/", "embedded"]);

sample.same(isSameDocument("http://a/docs/page?q#top", "page?q#end"), true);
sample.same(isSameDocument("http://a/docs/page?q#top", "page"), false);
});

test("packages/resolve/README.md:142", async () => {

sample.same(String(resolve("foo:/a", "/.//b")), "foo:/.//b");
sample.same(resolve("foo:/a", "/.//b").path, "/.//b");
});

test("packages/resolve/README.md:151", async () => {

sample.same(String(resolve("tag:example.org,2026:schemas/a.json", "b.json")), "tag:example.org,2026:schemas/b.json");
sample.same(String(resolve("urn:example:schema:a", "b.json")), "urn:b.json");
sample.same(String(resolve("file:///C:/a/b", "/x")), "file:///x");
sample.same(String(resolve("file:///C:/", "x")), "file:///C:/x");
});

test("packages/resolve/README.md:162", async () => {

sample.same(String(resolve("http://a/b/c/d;p?q", "http:g")), "http:g");
sample.same(String(resolve("http://a/b/c/d;p?q", "http:g", { strict: false })), "http://a/b/c/g");
});

test("packages/resolve/README.md:187", async () => {

sample.throws(() => { resolve("/docs/", "a"); }, "BaseUriError");
sample.throws(() => { resolve("http://a/", "b c"); }, "UriSyntaxError", "resolve: reference: a space is not allowed in the path (offset 1, RFC 3986 §3.3)");
});
