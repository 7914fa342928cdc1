// Which host each reader sees: Appendix B, RFC 1808 §2.4, the URL Standard, and functions of strings.
import { dialects } from "@std66/legacy";
import { uri as uriTag, parse } from "@std66/core";
import fc from "fast-check";
import { expect, it } from "vitest";
// @boundaries-ignore Shared by the tests of many packages.
import { codePoint, webUrl } from "../../../test-arbitraries.ts";
import { type ReaderId, audit, readings } from "../src/index.ts";

const seenBy = (reader: ReaderId, text: string) => readings(text).find((reading) => reading.reader === reader);
const READERS = ["rfc1808", "rfc2396", "rfc3986", "whatwg", "first-at", "last-at", "prefix"];

it("all readers agree on an ordinary URI", () => {
  for (const { reader, scheme, host, port, path, refusal } of readings("http://good.example:8080/a?b#c")) {
    expect({ reader, scheme, host, refusal }).toEqual({
      reader,
      scheme: "http",
      host: "good.example",
      refusal: undefined,
    });
    if (reader !== "prefix") expect([port, path]).toEqual(["8080", "/a"]);
  }
});

it.each([
  [
    "http://evil.example\\@good.example/",
    [undefined, undefined, undefined, "evil.example", "good.example", "good.example", "evil.example"],
  ],
  [
    "http://evil.example#@good.example/",
    ["evil.example", "evil.example", "evil.example", "evil.example", "good.example", "good.example", "evil.example"],
  ],
  [
    "http://good.example?x=@evil.example/",
    ["evil.example", "good.example", "good.example", "good.example", "evil.example", "evil.example", "good.example"],
  ],
  ["http://a@b.example@c.example/", [undefined, undefined, undefined, "c.example", "b.example", "c.example", "a"]],
  ["http:evil.example", [undefined, undefined, undefined, "evil.example", undefined, undefined, undefined]],
  ["/\\evil.example", [undefined, undefined, undefined, "evil.example", undefined, undefined, undefined]],
  [
    "//evil.example",
    ["evil.example", "evil.example", "evil.example", "evil.example", "evil.example", "evil.example", "evil.example"],
  ],
  ["/a", [undefined, undefined, undefined, undefined, undefined, undefined, undefined]],
  ["http://[::1]:80/", [undefined, "[::1]", "[::1]", "[::1]", "[::1]", "[::1]", "[::1]"]],
])("%s", (text, hosts) => {
  expect(READERS.map((reader) => seenBy(reader as ReaderId, text)?.host)).toEqual(hosts);
});

it("a reader refuses what is not valid to it", () => {
  expect(seenBy("rfc3986", "http://a b/")?.refusal).toBe(
    "a space is not allowed in the host (offset 8, RFC 3986 §3.2.2)",
  );
  expect(seenBy("rfc1808", "http://a b/")?.refusal).toBe("not valid");
  expect(seenBy("whatwg", "http://a b/")?.refusal).toBe("not valid");
  expect(seenBy("prefix", "http://a b/")?.refusal).toBe(undefined);
});

it.each(
  [
    ["http:", "https://", "WS:///", "wss:/\\", "ftp:\\", "file://", "File:\\/", "//", "///", "\\\\", "/\\"],
    [" \0http://", "\u001F//", "ht\ttp://", "\n/\t/\r", "http:\n//"],
  ].flat(),
)("after %j, a host that `URL` would normalize is not given to it if it is too long", (before) => {
  const name = (length: number): string => `${before}${"é".repeat(length)}`;
  expect(seenBy("whatwg", `${before}é`)?.host).toBe("xn--9ca");
  for (const rest of ["", "/a", "\\a", "?a", "#a"]) {
    expect(seenBy("whatwg", `${name(2049)}${rest}`)).toEqual({
      reader: "whatwg",
      title: "URL Standard",
      refusal: "the host is too long",
      scheme: undefined,
      host: undefined,
      port: undefined,
      path: undefined,
    });
  }
  // The limit is for the host without a userinfo, and what is refused at the limit is so for another reason.
  expect(seenBy("whatwg", name(2048))?.refusal).not.toBe("the host is too long");
  expect(seenBy("whatwg", `${before}u@${"é".repeat(2049)}`)?.refusal).toBe("the host is too long");
  // The authority of a file has none.
  const isFile = /file/i.test(before);
  const refusal = isFile ? "the host is too long" : undefined;
  for (const host of ["a.example", "v@a.example"]) {
    const seen = seenBy("whatwg", `${before}${"é".repeat(2049)}@${host}`);
    expect([seen?.refusal, seen?.host]).toEqual([refusal, isFile ? undefined : "a.example"]);
  }
});

it.each(
  [
    ["é", "/é", "?//é", "#//é", "./é", "a//é", "file:é", "file:/é", "file:///é", "javascript:é", "mailto:é", "data:,é"],
    ["x:é", "x://é", "xhttp://é", "httpx://é", "http:/a/é", "http://h/é", "http://h?é", "http://h#é", "\u00A0//é"],
  ].flat(),
)("%j has no such host, however long", (text) => {
  expect(seenBy("whatwg", text.replace("é", "é".repeat(2049)))?.refusal).toBeUndefined();
});

it("a long host of ASCII is given to `URL`, unless it has triplets", () => {
  const long = "a.".repeat(1024);
  expect(seenBy("whatwg", `//${long}a`)?.host).toBe(`${long}a`);
  expect(seenBy("whatwg", `//${long}\u007F`)?.refusal).toBe("not valid");
  for (const end of ["%61", "\u0080", "é"]) {
    expect(seenBy("whatwg", `//${long}${end}`)?.refusal).toBe("the host is too long");
  }
  const short = "a.".repeat(1022);
  expect(seenBy("whatwg", `//${short}a%61`)?.host).toBe(`${short}aa`);
});

it("each reader has the title that tables and the README show", () => {
  expect(readings("a").map(({ title }) => title)).toEqual([
    "RFC 1808",
    "RFC 2396",
    "RFC 3986",
    "URL Standard",
    "a split at the first @",
    "a split at the last @",
    "a check by startsWith",
  ]);
});

it.each([
  ["rfc1808", "http://a@b@c/d", { scheme: "http", host: undefined, port: undefined, path: "/d" }],
  ["whatwg", "http://std66.invalid/a", { scheme: "http", host: "std66.invalid", port: undefined, path: "/a" }],
  ["whatwg", "/a", { scheme: undefined, host: undefined, port: undefined, path: "/a" }],
  ["whatwg", "file:///a", { scheme: "file", host: undefined, port: undefined, path: "/a" }],
  ["whatwg", "http://h:8/", { scheme: "http", host: "h", port: "8", path: "/" }],
  ["first-at", "mailto:a@b", { scheme: undefined, host: undefined, port: undefined, path: undefined }],
  ["first-at", "http://h", { scheme: "http", host: "h", port: undefined, path: "" }],
  ["first-at", " //u@h:8/a?b ", { scheme: undefined, host: "h", port: "8", path: "/a" }],
  ["first-at", "http://[::1]80/#", { scheme: "http", host: "[::1]", port: undefined, path: "/" }],
  ["first-at", "http://a[b]:80/", { scheme: "http", host: "a[b]", port: "80", path: "/" }],
  ["first-at", "http://:80/", { scheme: "http", host: undefined, port: "80", path: "/" }],
  ["last-at", "http://a@b@h:/a#b", { scheme: "http", host: "h", port: undefined, path: "/a" }],
  ["prefix", "http://a[b]c/", { scheme: "http", host: "a", port: undefined, path: undefined }],
  ["prefix", "http://[::1]x/", { scheme: "http", host: "[::1]", port: undefined, path: undefined }],
  ["prefix", "http://:80/", { scheme: "http", host: undefined, port: undefined, path: undefined }],
  ["prefix", "a", { scheme: undefined, host: undefined, port: undefined, path: undefined }],
] as const)("%s of %s", (reader, text, parts) => {
  expect(seenBy(reader, text)).toMatchObject(parts);
});

it("the standards' readings are those of the dialects", () => {
  const text = fc.oneof(webUrl, fc.stringMatching(/^(?:http:)?[/\\]{0,3}[a-c.@:#?/]{0,12}$/));
  fc.assert(
    fc.property(text, (given) => {
      const url = dialects.whatwg.isValid(given) ? dialects.whatwg.parse(given).hostname : undefined;
      if (url !== undefined) expect(seenBy("whatwg", given)?.host ?? "").toBe(url);
      if (dialects.rfc3986.isValid(given)) expect(seenBy("rfc3986", given)?.host).toBe(parse(given).host);
      if (dialects.rfc2396.isValid(given)) {
        const { host } = dialects.rfc2396.parse(given);
        if (host !== undefined) expect(seenBy("rfc2396", given)?.host).toBe(host);
      }
    }),
  );
});

it("hosts that are equal after normalization are not disputed", () => {
  for (const text of [
    "http://GOOD.example/",
    "http://%67ood.example/",
    "http://0x7f.1/",
    "http://b%C3%BCcher.example/",
    "http://bücher.example/",
    "http://[0::1]/",
    "file://localhost/a",
  ]) {
    const codes = audit(text).map(({ code }) => code);
    expect(codes).not.toContain("host-disputed");
    expect(codes).not.toContain("host-repaired");
  }
});

it("an address in a query directly after the host is not a danger, since the standards in force see one host", () => {
  for (const text of ["https://good.example?mail=a@b.example", "https://good.example#a@b.example"]) {
    expect(audit(text).map(({ code, severity }) => [code, severity])).toEqual([["host-without-path", "warning"]]);
  }
  const backslash = audit("https://good.example\\?a@b.example").map(({ code }) => code);
  expect(backslash).toContain("host-disputed");
});

it("an ordinary URI with any words in its path and query has no danger", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (segment, value) => {
      if (segment === "." || segment === "..") return;
      const text = String(uriTag`https://good.example/${segment}x?q=${value}`);
      expect(audit(text).filter(({ severity }) => severity === "danger")).toEqual([]);
    }),
  );
});

it("any text: never throws, and places are within the text", () => {
  const character = fc.constantFrom(
    ...Array.from("ab:/\\?#@[]%.0x1é\u0000\t\n \u202e;&=-{}"),
    "%2e",
    "%00",
    "xn--",
    "http://",
    "//",
  );
  const anyText = fc.oneof(
    fc.string({ unit: codePoint }),
    fc.array(character, { maxLength: 30 }).map((pieces) => pieces.join("")),
  );
  fc.assert(
    fc.property(anyText, (text) => {
      for (const { start, end, message } of audit(text)) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(start).toBeLessThanOrEqual(end);
        expect(end).toBeLessThanOrEqual(text.length);
        expect(message).toMatch(/^[^\n\r\u202e]+$/);
      }
    }),
  );
});
