import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { build } from "@std66/core";
import { change } from "@std66/core";
import { parse } from "@std66/core";
import { percentDecode } from "@std66/core";
import { toFilePath } from "@std66/file-uri";
import { toFileUri } from "@std66/file-uri";
import { resolve } from "@std66/resolve";
import { URI } from "vscode-uri";
import { Utils } from "vscode-uri";
void [sample, describe];


const text = "http://user@example.com:8080/a/b?q=1#top";
const uri = parse(text);
test("docs/migrate/vscode-uri.md:19", async () => {
sample.same(uri.scheme, URI.parse(text).scheme);
});

test("docs/migrate/vscode-uri.md:20", async () => {
sample.same(uri.authority, URI.parse(text).authority);
});

test("docs/migrate/vscode-uri.md:21", async () => {
sample.same(percentDecode(uri.path), URI.parse(text).path);
});

test("docs/migrate/vscode-uri.md:22", async () => {
sample.same(percentDecode(uri.query ?? ""), URI.parse(text).query);
});

test("docs/migrate/vscode-uri.md:23", async () => {
sample.same(percentDecode(uri.fragment ?? ""), URI.parse(text).fragment);
});

test("docs/migrate/vscode-uri.md:24", async () => {
sample.same(String(uri), URI.parse(text).toString(true));
});

test("docs/migrate/vscode-uri.md:25", async () => {
sample.same(String(change(uri, { fragment: "x" })), URI.parse(text).with({ fragment: "x" }).toString(true));
});

test("docs/migrate/vscode-uri.md:26", async () => {
sample.same(String(build({ scheme: "http", authority: "a", path: "/b" })), URI.from({ scheme: "http", authority: "a", path: "/b" }).toString());
});

test("docs/migrate/vscode-uri.md:27", async () => {
sample.same(String(toFileUri("/a b/c#d", { platform: "posix" })), URI.file("/a b/c#d").toString());
});

test("docs/migrate/vscode-uri.md:28", async () => {
sample.same(toFilePath("file:///a%20b", { platform: "posix" }), URI.parse("file:///a%20b").fsPath);
});

test("docs/migrate/vscode-uri.md:29", async () => {
sample.same(percentDecode(parse("http://h/a/b%20c").segments[1] ?? ""), Utils.basename(URI.parse("http://h/a/b%20c")));
});

test("docs/migrate/vscode-uri.md:30", async () => {
sample.same(String(resolve("http://h/a/", "../c")), Utils.joinPath(URI.parse("http://h/a/"), "../c").toString());
});

test("docs/migrate/vscode-uri.md:36", async () => {
sample.same(URI.parse("http://h/a%2Fb").toString(), "http://h/a/b");
sample.same(String(parse("http://h/a%2Fb")), "http://h/a%2Fb");
});

test("docs/migrate/vscode-uri.md:37", async () => {
sample.same(URI.parse("http://h/?a=b%26c").toString(true), "http://h/?a=b&c");
sample.same(String(parse("http://h/?a=b%26c")), "http://h/?a=b%26c");
});

test("docs/migrate/vscode-uri.md:38", async () => {
sample.same(URI.parse("http://h/?a=b").toString(), "http://h/?a%3Db");
sample.same(String(parse("http://h/?a=b")), "http://h/?a=b");
});

test("docs/migrate/vscode-uri.md:39", async () => {
sample.same(URI.parse("http://h/a?").toString(), "http://h/a");
sample.same(String(parse("http://h/a?")), "http://h/a?");
});

test("docs/migrate/vscode-uri.md:40", async () => {
sample.same(URI.parse("a/b").toString(), "file:///a/b");
sample.same(parse("a/b").scheme, undefined);
});

test("docs/migrate/vscode-uri.md:41", async () => {
sample.same(URI.parse("1a:b").scheme, "1a");
sample.throws(() => { parse("1a:b"); }, "UriSyntaxError");
});

test("docs/migrate/vscode-uri.md:42", async () => {
sample.same(URI.parse("http://h/%zz").toString(), "http://h/%25zz");
sample.throws(() => { parse("http://h/%zz"); }, "UriSyntaxError");
});

test("docs/migrate/vscode-uri.md:43", async () => {
sample.same(URI.file("C:/x").toString(), "file:///c%3A/x");
sample.same(String(toFileUri("C:/x", { platform: "windows" })), "file:///C:/x");
});

test("docs/migrate/vscode-uri.md:44", async () => {
sample.same(URI.file("a/b").toString(), "file:///a/b");
sample.throws(() => { toFileUri("a/b", { platform: "posix" }); }, "FileUriError");
});

test("docs/migrate/vscode-uri.md:45", async () => {
sample.same(URI.parse("file:///etc%2Fpasswd").fsPath, "/etc/passwd");
sample.throws(() => { toFilePath("file:///etc%2Fpasswd", { platform: "posix" }); }, "FileUriError");
});

test("docs/migrate/vscode-uri.md:46", async () => {
sample.same(Utils.joinPath(URI.parse("http://h/a"), "b?c").toString(), "http://h/a/b%3Fc");
sample.same(String(resolve("http://h/a", "b?c")), "http://h/b?c");
});

test("docs/migrate/vscode-uri.md:47", async () => {
sample.same(Utils.dirname(URI.parse("http://h/a/b")).toString(), "http://h/a");
sample.same(String(resolve("http://h/a/b", ".")), "http://h/a/");
});

describe("for a text without userinfo, port, query and fragment", () => {

const text = "http://example.com/a/b";
const uri = parse(text);
test("docs/migrate/vscode-uri.md:19", async () => {
sample.sameOrAbsent(uri.scheme, URI.parse(text).scheme);
});

test("docs/migrate/vscode-uri.md:20", async () => {
sample.sameOrAbsent(uri.authority, URI.parse(text).authority);
});

test("docs/migrate/vscode-uri.md:21", async () => {
sample.sameOrAbsent(percentDecode(uri.path), URI.parse(text).path);
});

test("docs/migrate/vscode-uri.md:22", async () => {
sample.sameOrAbsent(percentDecode(uri.query ?? ""), URI.parse(text).query);
});

test("docs/migrate/vscode-uri.md:23", async () => {
sample.sameOrAbsent(percentDecode(uri.fragment ?? ""), URI.parse(text).fragment);
});

test("docs/migrate/vscode-uri.md:24", async () => {
sample.sameOrAbsent(String(uri), URI.parse(text).toString(true));
});

test("docs/migrate/vscode-uri.md:25", async () => {
sample.sameOrAbsent(String(change(uri, { fragment: "x" })), URI.parse(text).with({ fragment: "x" }).toString(true));
});

test("docs/migrate/vscode-uri.md:26", async () => {
sample.sameOrAbsent(String(build({ scheme: "http", authority: "a", path: "/b" })), URI.from({ scheme: "http", authority: "a", path: "/b" }).toString());
});

test("docs/migrate/vscode-uri.md:27", async () => {
sample.sameOrAbsent(String(toFileUri("/a b/c#d", { platform: "posix" })), URI.file("/a b/c#d").toString());
});

test("docs/migrate/vscode-uri.md:28", async () => {
sample.sameOrAbsent(toFilePath("file:///a%20b", { platform: "posix" }), URI.parse("file:///a%20b").fsPath);
});

test("docs/migrate/vscode-uri.md:29", async () => {
sample.sameOrAbsent(percentDecode(parse("http://h/a/b%20c").segments[1] ?? ""), Utils.basename(URI.parse("http://h/a/b%20c")));
});

test("docs/migrate/vscode-uri.md:30", async () => {
sample.sameOrAbsent(String(resolve("http://h/a/", "../c")), Utils.joinPath(URI.parse("http://h/a/"), "../c").toString());
});

});
