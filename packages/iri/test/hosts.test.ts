// RFC 3987 §3.1 and §3.2: hosts through functions of the caller.

import { domainToASCII, domainToUnicode } from "node:url";
import { parse } from "@std66/core";
import { expect, it } from "vitest";
import { toIri, toUri } from "../src/index.ts";

/** Calls `toUri`, and notes what `toASCII` is asked. */
function asked(iri: string): readonly string[] {
  const names: string[] = [];
  const toASCII = (name: string): string => {
    names.push(name);
    return "ascii";
  };
  expect(parse(String(toUri(iri, { toASCII }))).host).toBe(names.length > 0 ? "ascii" : parse(String(toUri(iri))).host);
  return names;
}

it.each([
  ["http://u\u00E9@r\u00E9sum\u00E9.\u65E5.example:80/\u00E9", ["r\u00E9sum\u00E9.\u65E5.example"]],
  ["http://r%C3%A9sum\u00E9/", ["r\u00E9sum\u00E9"]],
  ["http://%C3%A9/", ["\u00E9"]],
  ["http://example.org/\u00E9", []],
  ["http://ex%41mple.org/\u00E9", []],
  ["http://[::1]/\u00E9", []],
  ["http://1.2.3.4/\u00E9", []],
  ["http:///\u00E9", []],
  ["mailto:\u00E9", []],
  ["mailto:someone@\u00E9.example", []],
  ["/\u00E9", []],
  // Its octets are not name in UTF-8.
  ["http://\u00E9%FF/", []],
])("R-211 toASCII is asked once with the whole name of %s, decoded", (iri, names) => {
  expect(asked(iri)).toEqual(names);
});

it.each(["", "a b", "a:80", "u@h", "[::1]", "a/b", "a?b", "a#b", "\u00E9", "%", "a%4"])(
  "R-211 a result %j of toASCII is a UriSyntaxError",
  (result) => {
    const convert = () => toUri("http://x\u00E9y.org:80/", { toASCII: () => result });
    expect(convert).toThrow(
      expect.objectContaining({
        code: "reg-name",
        offset: 8,
        length: 6,
        component: "host",
        section: "RFC 3987 §3.1",
        input: "http://x\u00E9y.org:80/",
      }),
    );
  },
);

const byUrl = (name: string): string => new URL(`http://${name}/`).hostname;

it.each([
  "\u00E9%2F.evil.example",
  "\u00E9%40evil.example",
  "\u00E9%3Fa",
  "\u00E9%23a",
  "\u00E9%3A80",
  "\u00E9%5C",
  "\u00E9%20a",
  "\u00E9%25",
])("R-211 toASCII is not asked for %s, whose delimiters it would read as such", (host) => {
  for (const toASCII of [domainToASCII, byUrl]) {
    const reason = "the host holds an encoded character that no domain name has";
    expect(() => toUri(`http://${host}/`, { toASCII })).toThrow(reason);
  }
  expect(parse(String(toUri(`http://${host}/`))).host).toBe(host.replace("\u00E9", "%C3%A9"));
});

it("R-211 mixed forms of one host give one name", () => {
  const hosts = ["r\u00E9sum\u00E9", "r%C3%A9sum%c3%a9", "R\u00C9SUM\u00C9", "re\u0301sume\u0301"];
  const uris = hosts.map((host) => String(toUri(`http://${host}/`, { toASCII: domainToASCII })));
  expect(new Set(uris)).toEqual(new Set(["http://xn--rsum-bpad/"]));
});

it("R-211 the name of a UriReference goes through toASCII too", () => {
  expect(String(toUri(parse("http://%C3%A9/"), { toASCII: domainToASCII }))).toBe("http://xn--9ca/");
});

it("R-211 a name that is not a domain name is an error", () => {
  expect(() => toUri("http://xn--a.\u00E9/", { toASCII: domainToASCII })).toThrow(SyntaxError);
});

it.each([
  ["http://xn--99zt52a.org:80/", "http://\u7D0D\u8C46.org:80/"],
  ["http://a.XN--99ZT52A/", "http://a.\u7D0D\u8C46/"],
  ["http://example.org/xn--99zt52a", "http://example.org/xn--99zt52a"],
  ["http://axn--b/", "http://axn--b/"],
  ["mailto:a@xn--99zt52a.org", "mailto:a@xn--99zt52a.org"],
  ["http://A.xn--99zt52a/", "http://a.\u7D0D\u8C46/"],
  ["http://xn--paypal-.com/", "http://xn--paypal-.com/"],
  ["http://xn--/", "http://xn--/"],
])("R-219 toUnicode converts the name of %s", (uri, iri) => {
  expect(String(toIri(uri, { toUnicode: domainToUnicode }))).toBe(iri);
});

it("R-219 toUnicode is not called for a name without a label in Punycode", () => {
  for (const uri of ["http://example.org/xn--a", "http://axn--b/", "http://xn/", "mailto:a@xn--a.org", "//[::1]"]) {
    const toUnicode = (): string => {
      throw new Error(`called for ${uri}`);
    };
    expect(String(toIri(uri, { toUnicode }))).toBe(uri);
  }
});

it.each(["", "a b", "a:80", "u@h", "[::1]", "a/b", "a?b", "a#b", "\u202Ea", "\uE000", "\uFFFF", "%", "a"])(
  "R-219 a result %j of toUnicode keeps the name",
  (result) => {
    expect(String(toIri("http://xn--a/%C3%A9", { toUnicode: () => result }))).toBe("http://xn--a/\u00E9");
  },
);
