import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { change } from "@std66/core";
import { parse } from "@std66/core";
import { uri } from "@std66/core";
import { appendToQuery } from "@std66/parameters";
import { percentDecode } from "@std66/core";
import { resolve } from "@std66/resolve";
import { percentEncode } from "@std66/core";
import { tryParse } from "@std66/core";
import { relativize } from "@std66/resolve";
import { parseTemplate } from "@std66/template";
import { build } from "@std66/core";
import { normalize } from "@std66/normalize";
import { getFromQuery } from "@std66/parameters";
import { parseQuery } from "@std66/parameters";
import { isUriReference } from "@std66/core";
import { split } from "@std66/core";
import { htmlLinks } from "@std66/extract";
import { documentKindOf } from "@std66/extract/documents";
import { documentLinks } from "@std66/extract/documents";
import { posix } from "node:path";
import { toFileUri } from "@std66/file-uri";
import { equivalent } from "@std66/normalize";
import { deleteFromQuery } from "@std66/parameters";
import { sortQuery } from "@std66/parameters";
import { isAbsoluteUri } from "@std66/core";
import { uriFromHref } from "@std66/core";
import { audit } from "@std66/audit";
import { isUri } from "@std66/core";
import { redact } from "@std66/audit";
import { isIri } from "@std66/iri";
import { type } from "arktype";
import { Type } from "typebox";
import Format from "typebox/format";
import { Value } from "typebox/value";
import * as v from "valibot";
import * as z from "zod";
import { diagnose } from "@std66/core";
import { toFilePath } from "@std66/file-uri";
import { resolverFor } from "@std66/resolve";
import { domainToASCII } from "node:url";
import { toUri } from "@std66/iri";
void [sample, describe];


test("docs/recipes.md:15", async () => {

const users = parse("https://example.com/users?sort=name");
const { path } = uri`${change(users, { query: undefined })}/${"a/b"}`;
sample.same(String(change(users, { path })), "https://example.com/users/a%2Fb?sort=name");
});

test("docs/recipes.md:27", async () => {

const page = parse("https://example.com/search?q=%7e#top");
sample.same(String(change(page, { query: appendToQuery(page.query, "tag", "x&y") })), "https://example.com/search?q=%7e&tag=x%26y#top");
});

test("docs/recipes.md:39", async () => {

sample.same(new URL("/users/1", "https://example.com/v1").href, "https://example.com/users/1");
const baseUrl = parse("https://example.com/v1");
sample.same(String(uri`${baseUrl}/users/${"../admin"}?fields=${"name&role"}`), "https://example.com/v1/users/..%2Fadmin?fields=name%26role");
});

test("docs/recipes.md:51", async () => {

const target = resolve("https://example.com/schemas/tree.json", "defs.json#/$defs/a%20b");
sample.same(String(change(target, { fragment: undefined })), "https://example.com/schemas/defs.json");
sample.same(percentDecode(target.fragment ?? ""), "/$defs/a b");
});

test("docs/recipes.md:64", async () => {

const toFragment = (tokens: readonly string[]) =>
  percentEncode(tokens.map((token) => `/${token.replaceAll("~", "~0").replaceAll("/", "~1")}`).join(""), "fragment");
const toTokens = (fragment: string) =>
  percentDecode(fragment)
    .split("/")
    .slice(1)
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));

sample.same(tryParse("#/paths/~1users~1{id}"), undefined);
sample.same(new URL("#/paths/~1users~1{id}", "http://a/").hash, "#/paths/~1users~1{id}");
sample.same(toFragment(["paths", "/users/{id}", "50%~"]), "/paths/~1users~1%7Bid%7D/50%25~0");
sample.same(toTokens("/paths/~1users~1%7Bid%7D/50%25~0"), ["paths", "/users/{id}", "50%~"]);
sample.same(toTokens("/~01"), ["~1"]);
});

test("docs/recipes.md:86", async () => {

sample.same(String(relativize("https://example.com/docs/a/b", "https://example.com/docs/c?d")), "../c?d");
});

test("docs/recipes.md:96", async () => {

const users = parseTemplate("/users/{id}{?fields*}");
sample.same(users.expand({ id: "a/b", fields: ["name", "mail"] }), "/users/a%2Fb?fields=name&fields=mail");
sample.same(users.match("/users/a%2Fb?fields=name&fields=mail"), { id: "a/b", fields: ["name", "mail"] });
sample.same(users.match("/users/a/b"), undefined);
});

test("docs/recipes.md:109", async () => {

const { segments } = parse("https://example.com/a.b/report%201.tar.gz?v=1.2");
const name = percentDecode(segments[segments.length - 1] ?? "");
sample.same(name, "report 1.tar.gz");
sample.same(/\.[^.]+$/u.exec(name)?.[0], ".gz");
});

test("docs/recipes.md:122", async () => {

sample.same(String(resolve("https://example.com/a/b/c?q", ".")), "https://example.com/a/b/");
sample.same(String(resolve("https://example.com/a/b/", "..")), "https://example.com/a/");
sample.same(String(resolve("https://example.com/", "..")), "https://example.com/");
});

test("docs/recipes.md:134", async () => {

const { scheme, host, port } = normalize("HTTPS://user@Example.com:443/a?b");
sample.same(String(build({ scheme, host, port })), "https://example.com");
});

test("docs/recipes.md:146", async () => {

const { query } = parse("https://example.com/?q=a%26b&tag&tag=x+y");
sample.same(parseQuery(query ?? ""), [["q", "a&b"], ["tag", undefined], ["tag", "x+y"]]);
sample.same(getFromQuery(query, "tag", { plus: "space" }), [undefined, "x y"]);
});

test("docs/recipes.md:159", async () => {

const text = "mongodb://me:p,w@h1:27017,[::1]:27018,h3/db?w=1";
sample.same(URL.canParse(text), false);
sample.same(new URL("mongodb://h1,h2/db").hostname, "h1,h2");
sample.same(isUriReference(text), false);
const { authority = "", path } = split(text);
const hosts = authority.slice(authority.lastIndexOf("@") + 1).split(",");
sample.same(hosts.map((each) => parse(`//${each}`)).map(({ host, port }) => [host, port]), [["h1", "27017"], ["[::1]", "27018"], ["h3", undefined]]);
sample.same(path, "/db");
});

test("docs/recipes.md:176", async () => {

const html = '<a href="b#c">…</a> <a href="/docs/./b">…</a> <a href="https://other.example/">…</a>';
const links = new Set<string>();
for (const { resolved } of htmlLinks(html, "https://example.com/docs/a")) {
  if (resolved?.host === "example.com") links.add(String(normalize(change(resolved, { fragment: undefined }))));
}
sample.same([...links], ["https://example.com/docs/b"]);
});

test("docs/recipes.md:193", async () => {

const html = '<base href="/my docs/"><a href="a b">…</a> <a href="é?[c]=d|e">…</a> <a rel="nofollow" href="f">…</a>';
const links = [...htmlLinks(html, "https://example.com/", { iris: true })].filter(
  ({ rel }) => !rel.includes("nofollow"),
);
sample.same(links.map(({ resolved }) => String(resolved)), ["https://example.com/my%20docs/a%20b", "https://example.com/my%20docs/%C3%A9?%5Bc%5D=d%7Ce"]);
});

test("docs/recipes.md:207", async () => {

const name = "docs/guide.mdx";
const text = '<Card href="/start" />\n\n[a](my page.md) [b]({{ base }}/c)\n\n{/* std66-ignore */}\n[d](e f.md)';
const faults: string[] = [];
for await (const link of documentLinks([text], await documentKindOf(name, () => [text]), { name, ignore: ["*{{*"] })) {
  if (link.error !== undefined) faults.push(`${name}:${link.line}:${link.column} ${link.input}`);
}
sample.same(faults, ["docs/guide.mdx:3:5 my page.md"]);
});

test("docs/recipes.md:223", async () => {

const files = new Set(["README.md", "docs/a b.md"]);
const page = toFileUri("docs/guide.md", { platform: "posix", folder: "/" });
/** Whether a link leads to a file that is not there. */
function isDead(link: string): boolean {
  const { scheme, host, segments } = resolve(page, link);
  return scheme === "file" && host === "" && !files.has(segments.map(percentDecode).join("/"));
}

sample.same(posix.join("docs", "a%20b.md#top"), "docs/a%20b.md#top");
sample.same(isDead("a%20b.md#top"), false);
sample.same(isDead("/README.md"), false);
sample.same(isDead("READ.md"), true);
sample.same(isDead("//example.com/"), false);
});

test("docs/recipes.md:248", async () => {

sample.same(new URL("http://example.com/%7Euser").href === new URL("http://example.com/~user").href, false);
sample.same(equivalent("http://Example.com:80/%7Euser", "http://example.com/~user"), true);
sample.same(equivalent("http://example.com/a%2Fb", "http://example.com/a/b"), false);
});

test("docs/recipes.md:260", async () => {

const key = (uri: string) => String(normalize(uri));
const visited = new Map([[key("HTTP://example.com"), 200]]);
sample.same(visited.get(key("http://example.com/")), 200);
});

test("docs/recipes.md:272", async () => {

const text = "HTTPS://Example.com/a/../b?utm_source=x&z=2&a=%7e&utm_id=3#top";
const page = normalize(text);
const query = sortQuery(deleteFromQuery(page.query, (name) => name.startsWith("utm_")));
sample.same(String(change(page, { query, fragment: undefined })), "https://example.com/b?a=~&z=2");

const url = new URL("https://example.com/b?z=a%20b&~");
url.searchParams.delete("utm_id");
sample.same(url.href, "https://example.com/b?z=a+b&%7E=");
});

test("docs/recipes.md:305", async () => {

const key = (uri: string | URL) => String(normalize(String(uri)));
const registered = "HTTPS://Example.com/a";
const requested = new URL(registered);
sample.same(requested.href === registered, false);
sample.same(key(requested) === key(registered), true);
});

test("docs/recipes.md:319", async () => {

const isMine = (resource: string) => isAbsoluteUri(resource) && resource === "https://example.com/mcp";
sample.same(isMine("https://example.com/mcp"), true);
sample.same(isMine("https://example.com/mcp#a"), false);
sample.same(isMine("https://example.com/mcp/"), false);
});

test("docs/recipes.md:332", async () => {

function toFetch(text: string): URL {
  const { host } = parse(text);
  const url = new URL(text);
  if (url.hostname !== host?.toLowerCase()) throw new RangeError(`not the host of the text: ${url.hostname}`);
  return url;
}

sample.same(toFetch("https://Example.com/a").href, "https://example.com/a");
sample.throws(() => { toFetch("https://example.com\\@evil.example/"); }, "UriSyntaxError");
sample.throws(() => { toFetch("https://0x7f.1/"); }, "RangeError");
});

test("docs/recipes.md:353", async () => {

const request = new Request("https://example.com/search?q=a|b&tags[]={c}");
sample.same(tryParse(request.url), undefined);
sample.same(String(uriFromHref(request.url)), "https://example.com/search?q=a%7Cb&tags%5B%5D=%7Bc%7D");
sample.same(String(uriFromHref(new URL("https://example.com/a b?100%").href)), "https://example.com/a%20b?100%25");
sample.throws(() => { uriFromHref("https://good.example\\@evil.example/"); }, "UriSyntaxError");
});

test("docs/recipes.md:367", async () => {

/** RFC 9421 §2.2.8: read as a form, written with `%20` for a space. */
const encode = (text: string) => percentEncode(text, "query-value").replaceAll("%2A", "*").replaceAll("~", "%7E");
const { path, query } = parse("https://example.com/%7Ea?var=a+b&fa%C3%A7ade%22=~*");
sample.same(path === "" ? "/" : path, "/%7Ea");
sample.same(`?${query ?? ""}`, "?var=a+b&fa%C3%A7ade%22=~*");
sample.same(parseQuery(query ?? "", { plus: "space" }).map(
  ([name, value = ""]) => `"@query-param";name="${encode(name)}": ${encode(value)}`,
), ['"@query-param";name="var": a%20b', '"@query-param";name="fa%C3%A7ade%22": %7E*']);

sample.same(new URL("https://example.com/a/%2e/b?q='x'").pathname, "/a/b");
sample.same(new URL("https://example.com/a/%2e/b?q='x'").search, "?q=%27x%27");
sample.same(encodeURIComponent("~*'"), "~*'");
});

test("docs/recipes.md:390", async () => {

const encode = (text: string) => percentEncode(text, "query-value");
const canonicalQuery = (query: string) =>
  parseQuery(query)
    .map(([name, value = ""]) => [encode(name), encode(value)] as const)
    .sort(([a, b], [c, d]) => (a === c ? (b < d ? -1 : 1) : a < c ? -1 : 1))
    .map((pair) => pair.join("="))
    .join("&");

sample.same(canonicalQuery("tag&a=b%20c&a=B&%7e=1"), "a=B&a=b%20c&tag=&~=1");
sample.same(sortQuery("tag&a=b%20c&a=B&%7e=1"), "a=b%20c&a=B&tag&%7e=1");
const url = new URL("https://example.com/?tag&a=b%20c&a=B&%7e=1");
url.searchParams.sort();
sample.same(url.search, "?a=b+c&a=B&tag=&%7E=1");
});

test("docs/recipes.md:413", async () => {

const options = { allowedHosts: ["good.example"], schemes: ["https"], allowedPorts: [443] };
/** Whether a text is a URI of one of these hosts, without a warning. What cannot be decided is not allowed. */
const isAllowed = (text: string) => isUri(text) && audit(text, options).every(({ severity }) => severity === "info");

sample.same(isAllowed("https://good.example/a?q=b@c"), true);
sample.same(isAllowed("https://good.example@evil.example/"), false);
sample.same(isAllowed("https://good.example.evil.example/"), false);
sample.same(isAllowed("https://good.example\\@evil.example/"), false);
sample.same(isAllowed("https://good.example:8443/"), false);
sample.same(isAllowed("https://good.example/%2e%2e/admin"), false);
sample.same(isAllowed("http://good.example/"), false);
sample.same(isAllowed("/a"), false);
sample.same(isAllowed(""), false);
sample.same(isAllowed(" https://good.example/"), false);
});

test("docs/recipes.md:437", async () => {

/** RFC 9110 §10.2.2: a `Location` without a fragment inherits that of the request. */
function target(request: string, location: string) {
  const uri = resolve(request, location);
  return uri.fragment === undefined ? change(uri, { fragment: parse(request).fragment }) : uri;
}

sample.same(new URL("/new", "https://example.com/old#part").href, "https://example.com/new");
sample.same(String(target("https://example.com/old#part", "/new")), "https://example.com/new#part");
sample.same(String(target("https://example.com/old#part", "/new#a")), "https://example.com/new#a");
sample.same(String(target("https://example.com/old", "//evil.example/")), "https://evil.example/");
});

test("docs/recipes.md:457", async () => {

/** RFC 9700 §2.1: the same string. RFC 8252 §7.3: `http://127.0.0.1:{port}/…` and `http://[::1]:{port}/…` may have any port. */
function isRegistered(registered: string, requested: string): boolean {
  if (!isAbsoluteUri(requested)) return false;
  if (requested === registered) return true;
  const uri = parse(requested);
  const isLoopback = uri.scheme === "http" && (uri.host === "127.0.0.1" || uri.host === "[::1]");
  if (!isLoopback || uri.port === "" || Number(uri.port ?? 80) > 65535) return false;
  return String(change(uri, { port: undefined })) === String(change(registered, { port: undefined }));
}

const app = "http://127.0.0.1/callback";
sample.same(isRegistered(app, "http://127.0.0.1:51004/callback"), true);
sample.same(isRegistered("http://[::1]/callback", "http://[::1]:51004/callback"), true);
sample.same(isRegistered(app, "http://[::1]:51004/callback"), false);
sample.same(isRegistered(app, "http://127.0.0.1:51004@evil.example/callback"), false);
sample.same(isRegistered(app, "http://127.0.0.1.evil.example/callback"), false);
sample.same(isRegistered(app, "http://127.0.0.1:51004/callback/../admin"), false);
sample.same(isRegistered(app, "http://127.0.0.1:51004/callback#a"), false);
sample.same(isRegistered("https://app.example/callback", "https://app.example:51004/callback"), false);
sample.same(isRegistered("com.example.app:/callback", "com.example.app:/callback"), true);
});

test("docs/recipes.md:486", async () => {

sample.same(new URL("postgres://me:12/b@db.example/").password, "");
sample.same(redact("postgres://me:12/b@db.example/"), "postgres://me:***@db.example/");
sample.same(redact("GET https://me:a/b@h.example/?token=6f1c1dd4 200"), "GET https://me:***@h.example/?token=*** 200");
sample.same(redact('{"url":"https:\\/\\/me:pw@h.example\\/","pin":"1234"}', { names: ["pin"] }), '{"url":"https:\\/\\/me:***@h.example\\/","pin":"***"}');
sample.same(redact("http://localhost:3000/@vite/client"), "http://localhost:***@vite/client");
});

test("docs/recipes.md:500", async () => {

const text = " http://a/b c|100%";
sample.same(z.url().safeParse(text).success, true);
sample.same(z
  .string()
  .refine((value) => isUri(value))
  .safeParse(text).success, false);
sample.same(v.is(v.pipe(v.string(), v.url()), text), true);
sample.same(v.is(
  v.pipe(
    v.string(),
    v.check((value) => isUri(value)),
  ),
  text,
), false);
sample.same(type("string.url").allows(text), true);
sample.same(type("string")
  .narrow((value) => isUri(value))
  .allows(text), false);
sample.same(Value.Check(Type.String({ format: "iri" }), "http://[v1.a]/"), false);
Format.Set("iri", isIri);
sample.same(Value.Check(Type.String({ format: "iri" }), "http://[v1.a]/"), true);
});

test("docs/recipes.md:537", async () => {

const error = diagnose("http://example.com/a b");
sample.same(error?.message, "a space is not allowed in the path (offset 20, RFC 3986 §3.3)");
sample.same(error?.frame, "http://example.com/a b\n                    ^ found a space");
});

test("docs/recipes.md:549", async () => {

sample.same(String(toFileUri("C:\\Users\\a b\\ü.txt", { platform: "windows" })), "file:///C:/Users/a%20b/%C3%BC.txt");
sample.same(String(toFileUri("docs/100%.md", { platform: "posix", folder: "/data" })), "file:///data/docs/100%25.md");
sample.same(toFilePath("file:///C:/a%20b", { platform: "windows" }), "C:\\a b");
sample.throws(() => { toFilePath("file:///etc%2Fpasswd", { platform: "posix" }); }, "FileUriError");
sample.same(parse("C:/Users").scheme, "C");
});

test("docs/recipes.md:564", async () => {

sample.same(new URL("C:\\project\\a.json").protocol, "c:");
sample.same(String(resolve("file:///C:/project/a.json", "/x")), "file:///x");
sample.same(String(toFileUri("\\x", { platform: "windows", folder: "C:\\project" })), "file:///C:/x");
const folder = toFileUri("C:\\project\\", { platform: "windows" });
sample.same(String(resolve(folder, "sub/b%20c.json")), "file:///C:/project/sub/b%20c.json");
});

test("docs/recipes.md:579", async () => {

/** A file of an EPUB or another ZIP. */
const entry = (name: string) => uri`zip:/${name.split("/")}`;
function nameOf(link: string, of: string): string | undefined {
  const { scheme, authority, segments } = resolve(entry(of), link);
  if (scheme !== "zip" || authority !== undefined) return undefined;
  const name = segments.map(percentDecode).join("/");
  // Refuses what leads out once it is decoded.
  entry(name);
  return name;
}

sample.same(URL.canParse("ch2.xhtml", "text/ch1.xhtml"), false);
sample.same(posix.join("text", "../images/a%20b.png"), "images/a%20b.png");
sample.same(nameOf("../images/a%20b.png#x", "text/ch 1.xhtml"), "images/a b.png");
sample.same(nameOf("../../../../etc/passwd", "text/ch 1.xhtml"), "etc/passwd");
sample.same(nameOf("https://example.com/a", "text/ch 1.xhtml"), undefined);
sample.throws(() => { nameOf("..%2F..%2Fetc/passwd", "text/ch 1.xhtml"); }, "UriSyntaxError");
sample.throws(() => { entry("../../etc/passwd"); }, "UriSyntaxError");
});

test("docs/recipes.md:608", async () => {

const folder = toFileUri("/schemas/", { platform: "posix" });
const target = resolverFor(folder)("common/person.json#/$defs/name");
sample.same(toFilePath(change(target, { fragment: undefined }), { platform: "posix" }), "/schemas/common/person.json");
sample.same(target.fragment, "/$defs/name");
});

test("docs/recipes.md:623", async () => {

sample.same(toFilePath("file:///c%3A/project/a.ts", { platform: "windows" }), "c:\\project\\a.ts");
const ours = toFileUri("c:\\project\\a.ts", { platform: "windows" });
sample.same(String(ours), "file:///c:/project/a.ts");
sample.same(equivalent("file:///c%3A/project/a.ts", ours), false);
sample.same(equivalent("file:///c%3A/project/a.ts".replace("%3A", ":"), ours), true);
});

test("docs/recipes.md:638", async () => {

sample.same(String(toUri("http://bücher.example/ä?ö", { toASCII: domainToASCII })), "http://xn--bcher-kva.example/%C3%A4?%C3%B6");
});

test("docs/recipes.md:649", async () => {

sample.same(parse("localhost:3000").scheme, "localhost");
sample.same(String(change(parse("//localhost:3000/a"), { scheme: "http" })), "http://localhost:3000/a");
});
