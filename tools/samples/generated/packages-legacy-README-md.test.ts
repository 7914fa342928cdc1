import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { compareResolution } from "@std66/legacy";
import { reasons } from "@std66/legacy";
import { rfc1808 } from "@std66/legacy";
import { rfc2396 } from "@std66/legacy";
import { rfc3986 } from "@std66/legacy";
import { otherReadings } from "@std66/legacy";
import { rfc1738 } from "@std66/legacy";
import { compareSyntax } from "@std66/legacy";
import { clients } from "@std66/legacy/clients";
void [sample, describe];


test("packages/legacy/README.md:6", async () => {

const { rows, differences } = compareResolution("http://a/b/c/d;p?q", "?y", { dialects: ["rfc2396", "rfc3986"] });
sample.same(rows.map(({ outcome }) => outcome), [{ kind: "uri", text: "http://a/b/c/?y" }, { kind: "uri", text: "http://a/b/c/d;p?y" }]);
sample.same(differences[0]?.reasons, ["query-only-keeps-path"]);
sample.same(reasons["query-only-keeps-path"].citations, ["RFC 1808 §4 step 5", "RFC 2396 §5.2 step 6", "RFC 3986 §5.2.2", "RFC 3986 Appendix D.2"]);
});

test("packages/legacy/README.md:42", async () => {

const base = "http://a/b/c/d;p?q";
sample.same(rfc1808.resolve(base, ";x"), { kind: "uri", text: "http://a/b/c/d;x" });
sample.same(rfc2396.resolve(base, ";x"), { kind: "uri", text: "http://a/b/c/;x" });
sample.same(rfc2396.resolve(base, "#s"), { kind: "same-document", text: "#s" });
sample.same(rfc3986.resolve(base, "../../../g"), { kind: "uri", text: "http://a/g" });
});

test("packages/legacy/README.md:62", async () => {

sample.same(rfc3986.resolve("f:/a", ".//g"), { kind: "uri", text: "f://g" });
sample.same(compareResolution("f:/a", ".//g", { dialects: ["rfc3986"] }).rows[1], { dialect: "std66", outcome: { kind: "uri", text: "f:/.//g" }, reason: "path-looks-like-authority" });
});

test("packages/legacy/README.md:85", async () => {

sample.same(rfc2396.resolve("foo:a/b", "../c").kind, "error");
sample.same(rfc2396.resolve("foo:a/b", "../c", { opaqueBase: "resolve" }), { kind: "uri", text: "foo:c" });
sample.same(otherReadings("foo:a/b", "../c"), [{ dialect: "rfc2396", reading: "L7", options: { opaqueBase: "resolve" }, outcome: { kind: "uri", text: "foo:c" } }]);
});

test("packages/legacy/README.md:99", async () => {

const { outcome, steps } = rfc2396.trace("http://a/b/c/d", "../g");
sample.same(outcome, { kind: "uri", text: "http://a/b/g" });
sample.same(steps.map(({ section }) => section.replace("RFC 2396 §5.2 step ", "")), ["3", "4", "6a", "6b", "6e", "6h", "7"]);
sample.same(steps[4], { section: "RFC 2396 §5.2 step 6e", rule: "remove", component: "path", value: "c/../", offset: 3 });
});

test("packages/legacy/README.md:114", async () => {

const text = "ftp://h/a;b/c;type=i";
sample.same(rfc1738.isValid(text), false);
sample.same(rfc1738.parse("ftp://h/a/c;type=i"), { scheme: "ftp", user: undefined, password: undefined, host: "h", port: undefined, type: "i", cwd: ["a"], name: "c" });
sample.same(rfc1808.parse(text).params, "b/c;type=i");
sample.same(rfc2396.parse(text).segments, [{ segment: "a", params: ["b"] }, { segment: "c", params: ["type=i"] }]);
sample.same(rfc3986.parse(text).path, "/a;b/c;type=i");
});

test("packages/legacy/README.md:129", async () => {

const { agree, differences } = compareSyntax("http://a_b/~c", { dialects: ["rfc1738", "rfc2396"] });
sample.same(agree, false);
sample.same(differences, [{ between: ["rfc1738", "rfc2396"], reasons: ["tilde-became-unreserved", "registry-names-moved-into-host"] }]);
});

test("packages/legacy/README.md:145", async () => {

const readings = clients.filter(({ base, reference }) => base === "http://a/b/c/d;p?q" && reference === "?y");
sample.same(readings.map(({ name, text }) => `${name}: ${text}`), [
   "Netscape Navigator 4.03: http://a/b/c/?y",
   "Lynx 2.7.1: http://a/b/c/?y",
   "Internet Explorer 3.01: http://a/b/c/?y",
   "NCSA Mosaic 2.6: http://a/b/c/?y",
   "libwww-perl 5.14: http://a/b/c/d;p?y",
 ]);
sample.same(readings[0]?.year, 1997);
});

test("packages/legacy/README.md:182", async () => {

sample.throws(() => { rfc1808.parse("http://h/~user"); }, "LegacySyntaxError");
sample.same(rfc1808.resolve("http://a/", "b c").kind, "error");
sample.same(compareResolution("b", "c", { dialects: ["rfc3986"] }).rows[0]?.outcome.kind, "error");
});
