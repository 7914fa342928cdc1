// The advisories of 2026 on fast-uri: what each is about, with the texts that showed it.

import { describe, expect, it } from "vitest";
import { fastUri } from "../src/index.ts";

const { equal, normalize, parse, resolve, serialize } = fastUri;

/** The host that a text leads to, after any number of normalizations. */
const hostOf = (text: string): string | undefined => parse(normalize(normalize(text))).host;

it("GHSA-q3j6-qgpj-74h6, CVE-2026-6321: encoded dots and slashes do not become dot-segments", () => {
  expect(normalize("http://example.com/public/%2e%2e/admin")).toBe("http://example.com/public/%2E%2E/admin");
  expect(normalize("http://example.com/public%2F..%2Fadmin")).toBe("http://example.com/public%2F..%2Fadmin");
  expect(equal("http://example.com/public/%2e%2e/admin", "http://example.com/admin")).toBe(false);
  expect(resolve("http://example.com/public/", "%2e%2e/admin")).toBe("http://example.com/public/%2E%2E/admin");
});

it("GHSA-v39h-62p7-jpjc, CVE-2026-6322: encoded delimiters of an authority stay encoded", () => {
  for (const text of ["http://trusted.com%40evil.com/", "http://trusted.com%3A80/", "foo://a%2Fb/", "foo://a%3Fb/"]) {
    expect(normalize(text)).not.toMatch(/^\w+:\/\/[^/]*[@:?#]/);
    expect(parse(normalize(text)).userinfo).toBeUndefined();
    expect(parse(normalize(text)).host).toBe(parse(text).host);
  }
  expect(hostOf("http://trusted.com%40evil.com/")).toBe("trusted.com%40evil.com");
});

it("GHSA-4c8g-83qw-93j6, CVE-2026-13676: a name in other scripts is converted, or is an error", () => {
  expect(parse("http://exampl\u00E9.org/").host).toBe("xn--exampl-gva.org");
  expect(equal("http://\uFF4C\uFF4F\uFF43alhost/", "http://localhost/")).toBe(true);
  expect(parse("http://\u2488com/").error).toBeDefined();
  expect(normalize("http://a\u0000\u00E9/")).toBe("http://a\u0000\u00E9/");
});

it("GHSA-v2hh-gcrm-f6hx: a backslash in an authority is an error, and stays", () => {
  for (const text of ["http://evil.com\\@good.com/", "http://good.com\\evil.com/"]) {
    expect(parse(text).error).toBe("URI authority must not contain a literal backslash.");
    expect([normalize(text), equal(text, text)]).toEqual([text, false]);
    expect(() => resolve("http://a/", text)).toThrow("backslash");
    expect(() => resolve(text, "a")).toThrow("backslash");
  }
});

it("GHSA-7p8r-x3mc-p8w7: a backslash, tab or line break does not introduce an authority", () => {
  for (const text of [
    "http:\\\\evil.com/",
    "/\\evil.com",
    "\\/evil.com",
    "\\\\evil.com",
    "/\t/evil.com",
    "http:/\n/evil.com",
  ]) {
    expect([text, parse(text).error]).toEqual([text, expect.stringContaining("URI authority")]);
    expect(normalize(text)).toBe(text);
    expect(() => resolve("http://good.com/", text)).toThrow("URI authority");
  }
});

it("GHSA-5jgf-p345-68v8, CVE-2026-75931: the name of a reference without a scheme is converted by that of the base", () => {
  expect(resolve("http://a/", "//exampl\u00E9.org/b")).toBe("http://xn--exampl-gva.org/b");
  expect(resolve("https://a/", "//\uFF4C\uFF4F\uFF43alhost/")).toBe("https://localhost/");
  expect(() => resolve("http://a/", "//a b/")).toThrow("URI host is malformed.");
});

it("GHSA-fph4-wmhf-6fwf, CVE-2026-75899: a host is decoded once", () => {
  expect(hostOf("http://%2531%2532%2537.0.0.1/")).toBe("%2531%2532%2537.0.0.1");
  expect(hostOf("http://a%252Eb/")).toBe("a%252eb");
  expect(serialize({ scheme: "http", host: "a%2541" })).toBe("http://a%2541/");
});

it("GHSA-f65p-4m7j-42xc, CVE-2026-75975: a malformed IPv6 address is an error, and is not repaired", () => {
  for (const host of ["[::ffff:127.0.0.1::]", "[1:2:3]", "[:::1]", "[12345::]", "[::127.0.0.256]", "[::g]"]) {
    const text = `http://${host}/`;
    expect([text, parse(text).error]).toEqual([text, "URI host is malformed."]);
    expect(normalize(text)).toBe(text);
  }
  expect(parse("http://[::1/").error).toBe('URI path must start with "/" when authority is present.');
  expect(normalize("http://[::1/")).toBe("http://[::1/");
  expect(parse("http://[2001:DB8:0:0:0::7]/").host).toBe("2001:db8::7");
  expect(normalize("http://[::FFFF:127.0.0.1]/")).toBe("http://[::ffff:127.0.0.1]/");
});

it("GHSA-jqff-g426-hqxp, CVE-2026-76172: a scheme is never decoded", () => {
  for (const text of ["%6Aavascript:alert(1)", "htt%70://a/"]) {
    expect(parse(text).error).toBe("URI scheme is malformed.");
    expect([normalize(text), equal(text, decodeURIComponent(text))]).toEqual([text, false]);
    expect(() => resolve("http://a/", text)).toThrow("URI scheme is malformed.");
  }
  expect(() => serialize({ scheme: "%6Aavascript", path: "a" })).toThrow("URI scheme is malformed.");
});

it("GHSA-qw65-cvwx-89v3, CVE-2026-84292: a port has only digits", () => {
  for (const port of ["@127.0.0.1:8124", "80/", "80#", " 80", "-1", 1.5, -1, Number.NaN]) {
    expect(() => serialize({ scheme: "http", host: "a", port })).toThrow("URI port is malformed.");
  }
  expect(serialize({ scheme: "foo", host: "a", port: "080" })).toBe("foo://a:080");
});

it("GHSA-58mr-gqgx-xq4g, CVE-2026-84394: brackets are those of an address", () => {
  for (const host of ["[@127.0.0.1", "a[b]", "[::1]a", "a]", "[", "[]"]) {
    const text = `http://${host}/`;
    expect([text, parse(text).error]).toEqual([text, expect.any(String)]);
    expect([normalize(text), equal(text, text)]).toEqual([text, false]);
    expect(() => resolve("http://a/", text)).toThrow(/malformed|URI/);
  }
});

describe("GHSA-jvvf-x445-j334: a header of a mail is not another one when it is read again", () => {
  it.each(["mailto:a@b?%2574o=evil@c", "mailto:a@b?x%253Dy=z", "mailto:a@b?a%26to=evil@c"])("%s", (text) => {
    const once = parse(text);
    const again = parse(serialize(once));
    expect(again.to).toEqual(["a@b"]);
    expect([again.subject, again.body, again.headers]).toEqual([once.subject, once.body, once.headers]);
  });

  it("names of headers have no case", () => {
    expect(parse("mailto:a@b?SUBJECT=s&tO=c@d")).toMatchObject({ subject: "s", to: ["a@b", "c@d"] });
    expect(serialize({ scheme: "mailto", to: ["a@b"], subject: "s", headers: { Subject: "other" } })).toBe(
      "mailto:a@b?subject=s",
    );
    expect(parse("mailto:a@b?__proto__=c").headers).toEqual({ ["__proto__"]: "c" });
  });
});

it("GHSA-hrr3-gc8f-f4qj: an encoded letter of a host is in lowercase as well", () => {
  expect(normalize("http://%45XAMPLE.com/")).toBe("http://example.com/");
  expect(normalize("foo://%45%58/")).toBe("foo://ex/");
  expect(equal("http://%45xample.com", "http://example.com")).toBe(true);
});

it("GHSA-88vg-qfhm-jx5q: the authority of a mailto does not become part of a recipient, again and again", () => {
  for (const text of ["mailto://h/a", "mailto://h/a@b", "mailto://u@h:80/a,b", "mailto://h?to=x@y"]) {
    const once = normalize(text);
    expect([text, normalize(once), normalize(normalize(once))]).toEqual([text, once, once]);
    expect(parse(once).host).toBeUndefined();
  }
});

it("GHSA-7mh8-fcmq-x23c: reserved characters of a path, and their triplets, stay what they are", () => {
  expect(normalize("http://a/b:c@d;e=f,g!$&'()*+")).toBe("http://a/b:c@d;e=f,g!$&'()*+");
  expect(normalize("http://a/b%3ac%40d")).toBe("http://a/b%3Ac%40d");
  expect(equal("http://a/b%3Ac", "http://a/b:c")).toBe(false);
});

describe("GHSA-333x-w4r6-6crp: a suffix reference does not begin with a scheme", () => {
  const options = { reference: "suffix", scheme: "x" };

  it.each([
    ["javascript:alert(1)", "javascript%3Aalert(1)"],
    ["%6Aavascript:alert(1)", "javascript%3Aalert(1)"],
    ["data:text/html,x", "data%3Atext/html,x"],
    ["vbscript:msgbox(1)", "vbscript%3Amsgbox(1)"],
    // A line break ends the comment that "//" begins.
    ["javascript://%0Aalert(1)", "javascript%3A//%0Aalert(1)"],
    ["javascript:0/alert(1)", "javascript%3A0/alert(1)"],
    ["a:b:c", "a%3Ab%3Ac"],
    ["javascript:", "javascript%3A"],
    ["a/b:c:d", "a/b:c:d"],
    ["path/to/file", "path/to/file"],
    ["a/../javascript:alert(1)", "./javascript:alert(1)"],
  ])("%s with a scheme", (text, normal) => {
    expect(normalize(text, options)).toBe(normal);
    expect(parse(normalize(text, options)).scheme).toBeUndefined();
    expect(serialize(parse(text, options), options)).toBe(normal);
  });

  it.each([
    ["javascript:alert(1)", "javascript%3Aalert(1)"],
    ["data:text:x", "data%3Atext%3Ax"],
    // An empty port is left out (RFC 3986 §3.2.3).
    ["javascript://%0Aalert(1)", "javascript//%0Aalert(1)"],
    ["javascript:", "javascript"],
    // What else has a ":" is a host with a port (§4.5).
    ["example.com:80/a", "example.com:80/a"],
  ])("%s without one", (text, normal) => {
    expect(normalize(text, { reference: "suffix" })).toBe(normal);
  });

  it("components", () => {
    expect(serialize({ path: "javascript:alert(1):" })).toBe("javascript%3Aalert(1)%3A");
    expect(serialize({ scheme: "x", path: "javascript:alert(1):" }, { reference: "suffix" })).toBe(
      "javascript%3Aalert(1)%3A",
    );
    expect(serialize({ scheme: "x", host: "javascript", port: "", path: "//%0A" }, { reference: "suffix" })).toBe(
      "javascript//%0A",
    );
  });

  it("resolve takes no suffixes, and refuses an encoded scheme", () => {
    expect(() => resolve("https://a/b/", "%6Aavascript:alert(1)", { reference: "suffix" })).toThrow(
      "URI scheme is malformed.",
    );
    expect(resolve("https://a/b/", "c", { reference: "suffix" })).toBe("https://a/b/c");
  });
});
