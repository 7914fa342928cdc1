// Texts of 5 MB, or of 20 by `run proof trials`, made to be slow or deep. The tests finish only if the functions take
// linear time.

import { expect, it } from "vitest";
import { differencesFrom, traceUrl } from "../src/index.ts";

const SIZE = process.env["STD66_WHOLE"] === undefined ? 5_000_000 : 20_000_000;
const long = (piece: string): string => piece.repeat(Math.ceil(SIZE / piece.length));
const HTTP = "http://a/b/c/d;p?q";

/** Compares long texts without printing a difference. */
function check(text: string, base: string | undefined, href: string | undefined, codes: readonly string[]): void {
  const trace = traceUrl(text, base);
  expect(trace.href === href, `${trace.href?.length} characters for ${href?.length}`).toBe(true);
  expect(trace.steps.map(({ code }) => code)).toEqual(codes);
  expect(trace.steps.every(({ before }, at) => before === (at === 0 ? text : trace.steps[at - 1]?.after))).toBe(true);
}

it.each<[name: string, text: string, href: string | undefined, codes: string[], base?: string]>([
  ["letters", `http://a/${long("b")}`, `http://a/${long("b")}`, []],
  ["spaces at the ends", `${long(" ")}http://a/${long(" ")}`, "http://a/", ["web-blanks-at-ends"]],
  ["tabs", `http://a/${long("\t\n")}b`, "http://a/b", ["web-tabs-and-newlines"]],
  ["../", long("../"), "http://a/", ["resolve"], HTTP],
  ["%2e%2e/", long("%2e%2E/"), "http://a/", ["web-encoded-dot", "resolve"], HTTP],
  ["a/../", `http://a/${long("a/../")}`, "http://a/", ["web-dot-segments"]],
  ["slashes", `http:${long("/")}a/`, "http://a/", ["web-slashes-too-many"]],
  ["backslashes", `http:${long("\\")}a/`, "http://a/", ["web-backslash", "web-slashes-too-many"]],
  [
    "lone surrogates",
    `foo:${long("\u{d800}")}`,
    `foo:${"%EF%BF%BD".repeat(SIZE)}`,
    ["web-lone-surrogate", "web-non-ascii"],
  ],
  ["spaces in a path", `http://a/b${long(" ")}c`, `http://a/b${"%20".repeat(SIZE)}c`, ["web-path-set"]],
  ["@", `http://${long("@")}b@c/`, `http://${"%40".repeat(SIZE)}b@c/`, ["web-last-at-sign"]],
  [": in a password", `http://:${long(":")}@c/`, `http://:${"%3A".repeat(SIZE)}@c/`, ["web-colon-in-password"]],
  ["zeros of a port", `http://a:${long("0")}80/`, "http://a/", ["web-port-zeros", "web-port-default"]],
  ["digits of a port", `http://a:${long("9")}/`, undefined, ["web-fails-port-range"]],
  ["digits of a host", `http://${long("1")}/`, undefined, ["web-fails-ipv4"]],
  ["0 in a host", `http://${long("0")}1/`, "http://0.0.0.1/", ["web-ipv4-octal", "web-ipv4-parts"]],
  ["1. in a host", `http://${long("1.")}/`, undefined, ["web-fails-ipv4"]],
  [
    "%61 in a host",
    `http://${long("%61")}/`,
    `http://${"a".repeat(Math.ceil(SIZE / 3))}/`,
    ["web-host-percent-decoded"],
  ],
  ["%C3 in a host", `http://${long("%C3")}%/`, undefined, ["web-fails-host-character"]],
  ["brackets", `http://${long("[")}/`, undefined, ["web-fails-ipv6"]],
  [": in brackets", `http://[${long(":")}]/`, undefined, ["web-fails-ipv6"]],
  ["C:/../", `file:///C:/${long("../")}b`, "file:///C:/b", ["web-drive-letter-stays", "web-dot-segments"]],
  [
    "C|/../",
    `file:///${long("C|/../")}b`,
    "file:///C:/b",
    ["web-drive-letter-bar", "web-drive-letter-stays", "web-dot-segments"],
  ],
  ["nested blobs", `${long("blob:")}http://a`, `${long("blob:")}http://a`, []],
])("traceUrl accepts 5 MB of %s, or 20", (...[, text, href, codes, base]) => {
  check(text, base, href, codes);
});

it("a base of 5 MB that fails is read once, or of 20", () => {
  check("a", `http://a:${long("9")}`, undefined, ["web-fails-base"]);
});

it("differencesFrom accepts 5 MB, or 20", () => {
  expect(differencesFrom(`http:${long("\\")}a/`)).toEqual(["web-backslash", "web-slashes-too-many"]);
  expect(differencesFrom(`http://a${long("/%2e")}`)).toEqual(["web-encoded-dot", "web-dot-segments"]);
  expect(differencesFrom(long("../"), HTTP)).toEqual([]);
  expect(differencesFrom(`http:${long("/g")}`, HTTP)).toEqual(["web-scheme-of-base"]);
});
