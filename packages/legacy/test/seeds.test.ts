// Statements of five documents about the older standards, right or wrong, checked against this package.

import { readFileSync } from "node:fs";
import { type SeedCheck, seeds } from "@std66/vectors";
import { describe, expect, it } from "vitest";
import {
  type DialectId,
  type ReasonCode,
  compareResolution,
  compareSyntax,
  dialects,
  reasons,
  rfc1738,
  rfc1808,
  rfc2396,
  rfc2396bis07,
  rfc3986,
} from "../src/index.ts";
import { documents } from "./history/lineage.ts";
import { semicolons } from "./history/semicolons.ts";

const HISTORY = readFileSync(new URL("../../../docs/history.md", import.meta.url), "utf8");

const NOTES = "notes on path parameters, from RFC 1738 to RFC 3986";
const WEB = "a web developer's notes on URLs";
const DIFF = "rfcdiff of draft-fielding-uri-rfc2396bis-07 and RFC 3986";
const TO_2_3 = "RFC 1808, abstract to section 2.3, on a download page";
const FROM_2_4_1 = "RFC 1808, sections 2.4.1 to 3";

const RFCS = ["rfc1738", "rfc1808", "rfc2396", "rfc2396bis07", "rfc3986"] as const;
const BASE = "http://a/b/c/d;p?q";

type Quoted = readonly [source: string, says: string, check: () => void];

const text1808 = (base: string, reference: string): unknown => rfc1808.resolve(base, reference);
const uri = (text: string) => ({ kind: "uri", text });

const about = (number: number) => documents.find(({ rfc }) => rfc === number);

/** The RFCs that update RFC 1738, or make it obsolete. */
const laterThan = (relation: "updates" | "obsoletes"): readonly number[] =>
  documents.filter((row) => row[relation]?.includes(1738)).map(({ rfc }) => rfc);

/** The results of a reference by all RFCs that have references. */
function checkAll(base: string, reference: string, text: string): void {
  for (const { resolve } of [rfc1808, rfc2396, rfc2396bis07, rfc3986])
    expect(resolve(base, reference)).toEqual(uri(text));
}

/** The RFCs by which a text is valid. */
const takersOf = (text: string): readonly DialectId[] => RFCS.filter((id) => dialects[id].isValid(text));

const why = (text: string, first: DialectId, second: DialectId): readonly ReasonCode[] =>
  compareSyntax(text, { dialects: [first, second] }).differences.flatMap(({ reasons: codes }) => codes);

const whyResolved = (base: string, reference: string, between: readonly DialectId[]): readonly ReasonCode[] =>
  compareResolution(base, reference, { dialects: between }).differences.flatMap(({ reasons: codes }) => codes);

const QUOTED: Readonly<Record<string, Quoted>> = {
  "seed-001": [
    NOTES,
    "FTP URLs carry a type code after the name: <cwd1>/<cwd2>/.../<cwdN>/<name>;type=<typecode>",
    () => {
      for (const type of ["A", "I", "D", "a", "i", "d"]) {
        expect(rfc1738.parse(`ftp://h/cwd1/cwd2/name;type=${type}`)).toMatchObject({
          cwd: ["cwd1", "cwd2"],
          name: "name",
          type,
        });
      }
      for (const type of ["", "x", "ii", "i;type=i", "i/b", "i;"])
        expect(rfc1738.isValid(`ftp://h/name;type=${type}`)).toBe(false);
    },
  ],
  "seed-002": [
    NOTES,
    "RFC 1738 gives no meaning to /../ or /./",
    () => {
      expect(rfc1738.parse("http://h/a/../b")).toMatchObject({ path: "a/../b" });
      expect(rfc1738.parse("ftp://h/a/.././b")).toMatchObject({ cwd: ["a", "..", "."], name: "b" });
      expect(rfc1738.resolve(BASE, "http://h/a/../b")).toEqual(uri("http://h/a/../b"));
      expect(rfc1738.resolve(BASE, "../b")).toMatchObject({ kind: "error", reason: "no-relative-form" });
    },
  ],
  "seed-003": [
    NOTES,
    "RFC 1808 splits <scheme>://<net_loc>/<path>;<params>?<query>#<fragment>",
    () => {
      const parts = { scheme: "http", netLoc: "a", path: "/b/c/d", params: "p", query: "q", fragment: "f" };
      expect(rfc1808.parse("http://a/b/c/d;p?q#f")).toEqual(parts);
      expect(why("http://a/b/c/d;p?q#f", "rfc1808", "rfc3986")).toEqual(["params-are-not-path"]);
    },
  ],
  "seed-004": [
    NOTES,
    '1808: params = param *( ";" param ), param = *( pchar | "/" )',
    () => {
      const { params } = rfc1808.parse("http://h/p;a/b;c=1");
      expect(params).toBe("a/b;c=1");
      expect(params?.split(";")).toEqual(["a/b", "c=1"]);
      expect(rfc1808.parse("p;;a").params).toBe(";a");
      // docs/history.md lists them one by one.
      expect(semicolons).toContain("http://h/a;b/c;d");
      expect(HISTORY).toContain("path `/a`, params `b/c`, `d`");
    },
  ],
  "seed-005": [
    NOTES,
    "1808: ';' in an http path of RFC 1738 means <params>",
    () => {
      expect(rfc1738.parse("http://h/a;b")).toMatchObject({ path: "a;b" });
      expect(rfc1808.parse("http://h/a;b")).toMatchObject({ path: "/a", params: "b" });
      expect(why("http://h/a;b", "rfc1738", "rfc1808")).toEqual(["params-are-not-path"]);
      expect(HISTORY).toMatch(/RFC 1738 allows a `;` .* without a meaning.*\. RFC 1808 gave it one meaning/);
    },
  ],
  "seed-006": [
    NOTES,
    "1808 2.4.5: parameters run from the left-most ';' to the end",
    () => {
      expect(rfc1808.parse("http://a/b;x/c/d")).toMatchObject({ path: "/b", params: "x/c/d" });
      expect(why("http://a/b;x/c/d", "rfc1808", "rfc2396")).toEqual(["params-hide-slashes"]);
    },
  ],
  "seed-007": [
    NOTES,
    "1808: a final ';' gives empty params",
    () => {
      expect(rfc1808.parse("g;").params).toBe(undefined);
      expect(text1808(BASE, "g;")).toEqual(uri("http://a/b/c/g"));
      expect(whyResolved(BASE, "g;", ["rfc1808", "rfc2396"])).toContain("empty-component-is-absent");
    },
  ],
  "seed-008": [
    NOTES,
    "1808: base http://a/b/c/d;p?q#f, g gives http://a/b/c/g",
    () => {
      checkAll(`${BASE}#f`, "g", "http://a/b/c/g");
    },
  ],
  "seed-009": [
    NOTES,
    "2396: base http://a/b/c/d;p?q, g gives http://a/b/c/g",
    () => {
      checkAll(BASE, "g", "http://a/b/c/g");
    },
  ],
  "seed-010": [
    NOTES,
    "2396: each path segment may have parameters; they do not matter for relative references",
    () => {
      expect(rfc2396.parse("http://h/a;x/b;y=1;z").segments).toEqual([
        { segment: "a", params: ["x"] },
        { segment: "b", params: ["y=1", "z"] },
      ]);
      expect(rfc2396.resolve("http://h/a;x/b;y=1;z", "c")).toEqual(uri("http://h/a;x/c"));
      expect(rfc2396.resolve("http://h/a;x/b;y=1;z", "../c;v")).toEqual(uri("http://h/c;v"));
    },
  ],
  "seed-011": [
    NOTES,
    "2396: '.' and '..' are special when, and only when, interpreting a relative path",
    () => {
      expect(rfc2396.resolve(BASE, "/../g")).toEqual(uri("http://a/../g"));
      expect(rfc3986.resolve(BASE, "/../g")).toEqual(uri("http://a/g"));
      expect(whyResolved(BASE, "/../g", ["rfc2396", "rfc3986"])).toContain("dots-in-absolute-paths");
    },
  ],
  "seed-012": [
    NOTES,
    "2396: g;x=1/./y gives http://a/b/c/g;x=1/y",
    () => {
      expect(text1808(BASE, "g;x=1/./y")).toEqual(uri("http://a/b/c/g;x=1/./y"));
      for (const { resolve } of [rfc2396, rfc3986])
        expect(resolve(BASE, "g;x=1/./y")).toEqual(uri("http://a/b/c/g;x=1/y"));
      expect(whyResolved(BASE, "g;x=1/./y", ["rfc1808", "rfc2396"])).toEqual(["params-are-not-path"]);
    },
  ],
  "seed-016": [
    NOTES,
    "the lineage: 1738 updated by 1808, 2368, 2396, 3986, 6196, 6270, 8089",
    () => {
      expect(laterThan("updates")).toEqual([1808, 2368, 2396, 3986, 6196, 6270, 8089]);
      // RFCs that are missing in the list.
      expect(laterThan("obsoletes")).toEqual([4248, 4266]);
      for (const { rfc } of documents) expect(HISTORY).toContain(`| RFC ${rfc} `);
    },
  ],
  "seed-017": [
    WEB,
    "<scheme>://<username>:<password>@<host>:<port>/<path>;<parameters>?<query>#<fragment>",
    () => {
      const text = "ftp://user:pass@example.com:21/p;type=a";
      expect(rfc1738.parse(text)).toMatchObject({
        user: "user",
        password: "pass",
        host: "example.com",
        port: "21",
        type: "a",
      });
      expect(rfc1808.parse(text)).toMatchObject({ netLoc: "user:pass@example.com:21", path: "/p", params: "type=a" });
      expect(rfc3986.parse(text)).toMatchObject({ userinfo: "user:pass", path: "/p;type=a" });
      // With all parts it matches neither: RFC 1738 has no fragment, and RFC 1808 no user.
      expect(takersOf("s://u:p@h:1/p;a?q#f")).toEqual(["rfc1808", "rfc2396", "rfc2396bis07", "rfc3986"]);
    },
  ],
  "seed-018": [
    WEB,
    "the scheme must start with a letter",
    () => {
      expect(takersOf("9p://h/x")).toEqual(["rfc1738", "rfc1808"]);
      expect(why("9p://h/x", "rfc1808", "rfc2396")).toEqual(["scheme-begins-with-a-letter"]);
    },
  ],
  "seed-022": [
    WEB,
    "http://www.example.com/this;param1=foo/my;param2=bar/path.html",
    () => {
      const text = "http://www.example.com/this;param1=foo/my;param2=bar/path.html";
      expect(rfc2396.parse(text).segments).toEqual([
        { segment: "this", params: ["param1=foo"] },
        { segment: "my", params: ["param2=bar"] },
        { segment: "path.html", params: [] },
      ]);
      expect(rfc3986.parse(text).path).toBe("/this;param1=foo/my;param2=bar/path.html");
      expect(rfc1808.parse(text)).toMatchObject({ path: "/this", params: "param1=foo/my;param2=bar/path.html" });
    },
  ],
  "seed-023": [
    WEB,
    "http://www.example.com/this/my/path.html;param1=foo;param2=bar",
    () => {
      const text = "http://www.example.com/this/my/path.html;param1=foo;param2=bar";
      expect(rfc1808.parse(text)).toMatchObject({ path: "/this/my/path.html", params: "param1=foo;param2=bar" });
      expect(rfc2396.parse(text).segments.at(-1)).toEqual({
        segment: "path.html",
        params: ["param1=foo", "param2=bar"],
      });
    },
  ],
  "seed-027": [
    WEB,
    "reserved: ; / ? : @ & = + $ ,",
    () => {
      for (const character of "+$,") {
        const text = `http://h/${character}`;
        expect(why(text, "rfc1738", "rfc2396")).toEqual(["plus-dollar-comma-became-reserved"]);
        expect(why(text, "rfc1808", "rfc2396")).toEqual(["plus-dollar-comma-became-reserved"]);
        expect(why(text, "rfc2396", "rfc3986")).toEqual([]);
      }
      for (const character of "!'()*")
        expect(why(`http://h/${character}`, "rfc2396", "rfc3986")).toEqual(["marks-became-reserved"]);
      for (const character of "[]") expect(takersOf(`http://h/${character}`)).toEqual([]);
    },
  ],
  "seed-028": [
    WEB,
    "unreserved: - _ . ! ~ * ' ( )",
    () => {
      for (const character of "-_.~") expect(why(`http://h/${character}`, "rfc2396", "rfc3986")).toEqual([]);
      for (const character of "!*'()")
        expect(why(`http://h/${character}`, "rfc2396", "rfc3986")).toEqual(["marks-became-reserved"]);
      expect(reasons["marks-became-reserved"].explanation).toContain("%21");
    },
  ],
  "seed-039": [
    WEB,
    "'<segment>/../' is removed until none is left; a final '.' or '..' too",
    () => {
      expect(text1808("http://a/b/c/d", "./../../g")).toEqual(uri("http://a/g"));
      expect(rfc2396.resolve("s:/", "a/b/c/./../../g")).toEqual(uri("s:/a/g"));
      for (const [end, wanted] of [
        ["d/.", "http://a/b/d/"],
        ["d/..", "http://a/b/"],
        [".", "http://a/b/"],
      ] as const) {
        checkAll("http://a/b/c", end, wanted);
      }
      const long = `${"x/".repeat(200_000)}${"../".repeat(200_000)}y`;
      checkAll("http://a/b/c", long, "http://a/b/y");
    },
  ],
  "seed-046": [
    DIFF,
    "draft 07 beside RFC 3986, where they differ",
    () => {
      expect(rfc2396bis07.title).not.toBe(rfc3986.title);
      const examples = seeds.flatMap(({ check }) => (check?.type === "resolution" ? [check] : []));
      expect(examples.length).toBeGreaterThan(10);
      for (const { base, ref } of examples) {
        expect(whyResolved(base, ref, ["rfc2396bis07", "rfc3986"])).toEqual([]);
        expect(rfc2396bis07.resolve(base, ref)).toEqual(rfc3986.resolve(base, ref));
      }
    },
  ],
  "seed-061": [
    TO_2_3,
    'scheme = 1*( alpha | digit | "+" | "-" | "." )',
    () => {
      expect(rfc1808.parse("1:b")).toMatchObject({ scheme: "1", path: "b" });
      expect(rfc1808.parse("+-.:b").scheme).toBe("+-.");
      expect(rfc2396.isValid("1:b")).toBe(false);
    },
  ],
  "seed-062": [
    TO_2_3,
    'net_loc = *( pchar | ";" | "?" )',
    () => {
      expect(rfc1808.parse("http://a?x")).toMatchObject({ netLoc: "a?x", query: undefined });
      expect(rfc1808.parse("http://a;b?x/c")).toMatchObject({ netLoc: "a;b?x", path: "/c", params: undefined });
      expect(why("http://a?x", "rfc1808", "rfc2396")).toEqual(["net-loc-runs-to-slash"]);
    },
  ],
  "seed-063": [
    TO_2_3,
    "the fragment is not part of the URL but the parser sets it aside",
    () => {
      expect(rfc1808.parse("http://a/#")).toMatchObject({ path: "/", fragment: undefined });
      expect(rfc1808.parse("a#b?c;d")).toMatchObject({
        path: "a",
        query: undefined,
        params: undefined,
        fragment: "b?c;d",
      });
      expect(rfc1808.parse("#a:b")).toMatchObject({ scheme: undefined, fragment: "a:b" });
      expect(rfc1738.isValid("http://a/#b")).toBe(false);
    },
  ],
  "seed-064": [
    TO_2_3,
    "mailto, news and telnet are never used with relative URLs",
    () => {
      expect(text1808("mailto:a@b", "c@d")).toEqual(uri("mailto:c@d"));
      expect(text1808("news:a.b", "c.d")).toEqual(uri("news:c.d"));
      expect(text1808("telnet://h", "/c")).toEqual(uri("telnet://h/c"));
      expect(HISTORY).toContain("\n- `mailto`, `news` and `telnet` are never used with relative URLs.\n");
    },
  ],
  "seed-065": [
    TO_2_3,
    "gopher, prospero and wais work when the base follows the generic syntax",
    () => {
      checkAll("gopher://h/1/a/b", "c", "gopher://h/1/a/c");
      checkAll("prospero://h//pros/name", "c", "prospero://h//pros/c");
      checkAll("wais://h/db/t/p", "q", "wais://h/db/t/q");
    },
  ],
  "seed-066": [
    TO_2_3,
    "file, ftp, http and nntp can always be parsed with the generic syntax",
    () => {
      checkAll("nntp://h/g.r/1", "2", "nntp://h/g.r/2");
      checkAll("file:///a/b", "c", "file:///a/c");
      checkAll("ftp://u:p@h/a/b;type=i", "c", "ftp://u:p@h/a/c");
    },
  ],
  "seed-067": [
    TO_2_3,
    "RFC 1738 allows '?' in ftp and file segments, wrongly",
    () => {
      expect(rfc1738.parse("ftp://h/a?b")).toMatchObject({ name: "a?b" });
      expect(rfc1738.parse("file:///a?b")).toMatchObject({ name: "a?b" });
      expect(rfc1808.parse("ftp://h/a?b")).toMatchObject({ path: "/a", query: "b" });
      expect(why("ftp://h/a?b", "rfc1738", "rfc1808")).toEqual(["question-mark-in-ftp-path"]);
    },
  ],
  "seed-068": [
    TO_2_3,
    "national = { } | \\ ^ ~ [ ] `",
    () => {
      for (const character of "{}|\\^~[]`") {
        expect([rfc1738.isValid(`http://h/${character}u`), rfc1808.isValid(`http://h/${character}u`)]).toEqual([
          false,
          false,
        ]);
      }
      expect(takersOf("http://h/~u")).toEqual(["rfc2396", "rfc2396bis07", "rfc3986"]);
      expect(takersOf("http://h/%7Eu")).toEqual(RFCS);
    },
  ],
  "seed-070": [
    FROM_2_4_1,
    "2.4.1 to 2.4.6 in the order fragment, scheme, net_loc, query, params, path",
    () => {
      expect(rfc1808.parse("g?x;y")).toMatchObject({ path: "g", params: undefined, query: "x;y" });
      expect(rfc1808.parse("g;x?y")).toMatchObject({ path: "g", params: "x", query: "y" });
      expect(rfc1808.parse("s://h?a;b/c;d?e#f:?")).toEqual({
        scheme: "s",
        netLoc: "h?a;b",
        path: "/c",
        params: "d",
        query: "e",
        fragment: "f:?",
      });
    },
  ],
  "seed-071": [
    FROM_2_4_1,
    "2.4.2: a colon after the first character and before any character not allowed in a scheme",
    () => {
      expect(rfc1808.parse("a+b-c.d:x")).toMatchObject({ scheme: "a+b-c.d", path: "x" });
      expect(rfc1808.parse(":x")).toMatchObject({ scheme: undefined, path: ":x" });
      expect(rfc1808.parse("a_b:x")).toMatchObject({ scheme: undefined, path: "a_b:x" });
    },
  ],
  "seed-072": [
    FROM_2_4_1,
    "2.4.3: without a further slash the whole rest is net_loc",
    () => {
      expect(text1808("http://a?x", "g")).toEqual(uri("http://a?x/g"));
      expect(whyResolved("http://a?x", "g", ["rfc1808", "rfc3986"])).toContain("net-loc-runs-to-slash");
    },
  ],
  "seed-073": [
    FROM_2_4_1,
    "2.4.4 and 2.4.5: a delimiter at the end gives an empty component",
    () => {
      expect([rfc1808.parse("g?"), rfc1808.parse("g;")]).toEqual([rfc1808.parse("g"), rfc1808.parse("g")]);
      expect([text1808(BASE, "g?"), text1808(BASE, "g;")]).toEqual([uri("http://a/b/c/g"), uri("http://a/b/c/g")]);
      expect(whyResolved(BASE, "g?", ["rfc1808", "rfc2396"])).toEqual(["empty-component-is-absent"]);
    },
  ],
  "seed-074": [
    FROM_2_4_1,
    "2.4.6: the initial slash is not part of the path but must be remembered",
    () => {
      expect(rfc1808.parse("foo:///a")).toMatchObject({ scheme: "foo", netLoc: undefined, path: "/a" });
      expect(text1808("foo:///a", "b")).toEqual(uri("foo:///b"));
      expect(text1808("foo:/a", "b")).toEqual(uri("foo:/b"));
    },
  ],
  "seed-075": [
    FROM_2_4_1,
    "3: the base can be established in one of four ways, innermost first",
    () => {
      // Finding a base is not part of this package. With only the default, an empty base, "all references are
      // absolute".
      expect(text1808("", "s:/a")).toEqual(uri("s:/a"));
    },
  ],
  "seed-077": [
    NOTES,
    "1808 4: parameters, regardless of their purpose, do not form a part of the URL path and thus do not affect the resolving of relative paths",
    () => {
      const base = "http://a/b/c/d;p=1/2?q";
      expect(text1808(base, "../g")).toEqual(uri("http://a/b/g"));
      for (const { resolve } of [rfc2396, rfc3986]) expect(resolve(base, "../g")).toEqual(uri("http://a/b/c/g"));
      expect(whyResolved(base, "../g", ["rfc1808", "rfc2396"])).toEqual(["params-hide-slashes"]);
    },
  ],
  "seed-078": [
    NOTES,
    "2396: <scheme>://<authority><path>?<query>, path = [ abs_path | opaque_part ]",
    () => {
      expect(rfc2396.parse("mailto:a@b?c")).toMatchObject({ opaquePart: "a@b?c", query: undefined });
      expect(rfc2396.parse("mailto:a@b?c#d")).toMatchObject({ opaquePart: "a@b?c", fragment: "d" });
      expect(rfc2396.parse("s://h/p?q")).toMatchObject({
        opaquePart: undefined,
        authority: "h",
        path: "/p",
        query: "q",
      });
    },
  ],
  "seed-079": [
    NOTES,
    '2396: abs_path = "/" path_segments, segment = *pchar *( ";" param ), param = *pchar',
    () => {
      expect(rfc2396.parse("/a;b=1;c//;").segments).toEqual([
        { segment: "a", params: ["b=1", "c"] },
        { segment: "", params: [] },
        { segment: "", params: [""] },
      ]);
    },
  ],
  "seed-080": [
    NOTES,
    "6196 mailto (N/A), and 1808 is obsoleted by 3986",
    () => {
      expect(JSON.stringify(about(6196))).toContain("mailserver");
      expect([2368, 6068].filter((number) => !JSON.stringify(about(number)).includes("mailto"))).toEqual([]);
      expect(about(3986)?.obsoletes).toContain(1808);
    },
  ],
  "seed-082": [
    NOTES,
    "3986 6.2.2.3: some deployed implementations incorrectly assume that reference resolution is not necessary when the reference is already a URI",
    () => {
      for (const { resolve } of [rfc1808, rfc2396])
        expect(resolve(BASE, "http://h/b/../c")).toEqual(uri("http://h/b/../c"));
      for (const { resolve } of [rfc2396bis07, rfc3986])
        expect(resolve(BASE, "http://h/b/../c")).toEqual(uri("http://h/c"));
    },
  ],
  "seed-085": [
    WEB,
    "host: domain name or IP",
    () => {
      expect(takersOf("http://a_b/")).toEqual(["rfc1808", "rfc2396", "rfc2396bis07", "rfc3986"]);
      expect(rfc2396.parse("http://a_b/")).toMatchObject({ regName: "a_b", host: undefined });
      for (const host of ["a.example", "192.0.2.1"]) expect(takersOf(`http://${host}/`)).toEqual(RFCS);
    },
  ],
  "seed-088": [
    WEB,
    "take the path of the base, discard everything after the last /",
    () => {
      expect(rfc2396.resolve("http://a", "g")).toEqual(uri("http://ag"));
      for (const { resolve } of [rfc1808, rfc3986]) expect(resolve("http://a", "g")).toEqual(uri("http://a/g"));
      checkAll("http://a/b/c", "g", "http://a/b/g");
    },
  ],
  "seed-116": [
    TO_2_3,
    "2.1: each component except the scheme may be absent from a particular URL",
    () => {
      expect(takersOf("foo:")).toEqual(["rfc1738", "rfc1808", "rfc2396bis07", "rfc3986"]);
      const { scheme, ...others } = rfc1808.parse("foo:");
      expect([scheme, new Set(Object.values(others).filter((part) => part !== ""))]).toEqual([
        "foo",
        new Set([undefined]),
      ]);
    },
  ],
  "seed-117": [
    TO_2_3,
    "2.1: if both params and query are present, the query must occur after the params",
    () => {
      expect(rfc1808.parse("a;b?c;d")).toMatchObject({ path: "a", params: "b", query: "c;d" });
      expect(rfc1808.parse("a?c;b")).toMatchObject({ path: "a", params: undefined, query: "c;b" });
    },
  ],
  "seed-118": [
    TO_2_3,
    "2.1: net_loc: network location and login information, as per section 3.1 of RFC 1738",
    () => {
      expect(rfc1808.parse("ftp://u:p@h:21/a")).toMatchObject({ netLoc: "u:p@h:21", path: "/a" });
      expect(rfc1738.parse("ftp://u:p@h:21/a")).toMatchObject({ user: "u", password: "p", host: "h", port: "21" });
    },
  ],
  "seed-119": [
    TO_2_3,
    "2.2: fsegment = 1*pchar",
    () => {
      expect(takersOf("//h//a")).toEqual(["rfc2396", "rfc2396bis07", "rfc3986"]);
      expect(why("//h//a", "rfc1808", "rfc2396")).toEqual(["first-segment-is-not-empty"]);
      expect(takersOf("//h/a//b")).toContain("rfc1808");
    },
  ],
  "seed-120": [
    TO_2_3,
    '2.2: absoluteURL = generic-RL | ( scheme ":" *( uchar | reserved ) )',
    () => {
      expect(takersOf("http://h//a")).toEqual(RFCS);
      expect(takersOf("s:///")).toContain("rfc1808");
      expect(takersOf("s:a<b")).toEqual([]);
    },
  ],
  "seed-121": [
    TO_2_3,
    '2.2: rel_path = [ path ] [ ";" params ] [ "?" query ]',
    () => {
      for (const text of ["", "?y", ";x", ";x?y", "a?y", "a;x"])
        expect([text, takersOf(text)]).toEqual([text, expect.arrayContaining(["rfc1808"])]);
      expect(takersOf("?y")).toEqual(["rfc1808", "rfc2396bis07", "rfc3986"]);
    },
  ],
  "seed-122": [
    TO_2_3,
    "2.2: query = *( uchar | reserved )",
    () => {
      expect(takersOf("a?b/c?d")).toEqual(["rfc1808", "rfc2396", "rfc2396bis07", "rfc3986"]);
      expect(rfc1808.parse("a?b/c?d").query).toBe("b/c?d");
    },
  ],
  "seed-123": [
    TO_2_3,
    "2.2: safe = $ - _ . +, extra = ! * ' ( ) ,",
    () => {
      for (const character of "$-_.+!*'(),")
        expect([character, rfc1808.isValid(`a${character}`)]).toEqual([character, true]);
    },
  ],
  "seed-124": [
    TO_2_3,
    '2.2: punctuation = < > # % "',
    () => {
      // A "#" and a "%" have roles of their own.
      for (const character of '<>"') expect([character, takersOf(`http://h/a${character}b`)]).toEqual([character, []]);
      expect(takersOf("http://h/a#b#c")).toEqual([]);
      expect(takersOf("http://h/a%b")).toEqual([]);
    },
  ],
  "seed-125": [
    TO_2_3,
    "2.2: reserved = ; / ? : @ & =",
    () => {
      for (const character of ";/?:@&=")
        expect([character, rfc1808.parse(`a?${character}`).query]).toEqual([character, character]);
      expect(rfc1808.parse("a/;:@&=?")).toMatchObject({ path: "a/", params: ":@&=", query: undefined });
    },
  ],
};

describe("the statements of the documents", () => {
  it.each(Object.entries(QUOTED))("%s", (id, [source, says, check]) => {
    expect(seeds.find((seed) => seed.id === id)).toMatchObject({ source, says });
    check();
  });
});

it("every statement that concerns this package is checked", () => {
  const asking = seeds.filter(({ mustDo }) => /\blegacy\b/.test(mustDo)).map(({ id }) => id);
  expect(asking.length).toBeGreaterThan(20);
  expect(asking.filter((id) => !(id in QUOTED))).toEqual([]);
});

type Asked<Type extends SeedCheck["type"]> = Extract<SeedCheck, { readonly type: Type }>;

const orNull = (part: unknown): unknown => part ?? null;

/** The checks of a type that are about the older standards. */
function checksOf<Type extends SeedCheck["type"]>(type: Type): readonly (readonly [string, Asked<Type>])[] {
  return seeds.flatMap(({ id, check }) => (check?.type === type ? [[id, check as Asked<Type>] as const] : []));
}

it.each(checksOf("resolution"))("%s resolves as in the document", (_, { base, ref, expect: wanted }) => {
  const found = {
    rfc1808: rfc1808.resolve(base, ref),
    rfc2396: rfc2396.resolve(base, ref),
    rfc3986: rfc3986.resolve(base, ref),
  };
  const texts = Object.entries(wanted).filter(([, text]) => typeof text === "string");
  expect(texts.length).toBeGreaterThan(0);
  expect(found).toMatchObject(Object.fromEntries(texts.map(([id, text]) => [id, uri(text as string)])));
});

it.each(checksOf("legacyValidity"))("%s is valid by the same RFCs as in the document", (_, { text, ...wanted }) => {
  const verdicts = Object.entries(wanted).filter(([, verdict]) => typeof verdict === "boolean");
  expect(verdicts.length).toBeGreaterThan(0);
  for (const [id, verdict] of verdicts) expect([id, dialects[id as DialectId].isValid(text)]).toEqual([id, verdict]);
});

it.each(checksOf("components"))("%s has the same parts as in the document", (_, wanted) => {
  const { text, scheme, authority, path, query, fragment, rfc1808: of1808 } = wanted;
  const parts = { scheme, authority, path, query, fragment };
  const found: Readonly<Record<string, unknown>> = { ...rfc3986.parse(text) };
  expect(Object.fromEntries(Object.keys(parts).map((name) => [name, orNull(found[name])]))).toEqual(parts);
  if (of1808 === undefined) return;
  const { netLoc, ...others } = rfc1808.parse(text);
  const older: Readonly<Record<string, unknown>> = { ...others, net_loc: netLoc };
  // Whether there was a "//" is remembered, but is not a component.
  const named = Object.entries(of1808).filter(([name]) => name !== "slashes");
  for (const [name, part] of named) expect([name, older[name] ?? ""]).toEqual([name, part ?? ""]);
});
