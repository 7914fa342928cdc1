// The names, options and results of uri-js 4, compared with it, and what neither should choke on.

import { resolution } from "@std66/vectors";
import fc from "fast-check";
import * as theirs from "uri-js";
import { describe, expect, it } from "vitest";
// @boundaries-ignore Shared by the tests of many packages.
import { codePoint } from "../../../test-arbitraries.ts";
import * as uri from "../src/index.ts";

it.each(resolution.map(({ base, ref, expect: { rfc3986 } }) => [base, ref, rfc3986] as const))(
  "RFC 3986 §5.2: the target of %s and %s is equivalent",
  (base, reference, target) => {
    expect(uri.parse(uri.resolve(base, reference))).toEqual(uri.parse(target));
  },
);

// What the tests of uri-js 4.4.1 expect otherwise. Each is a row of "What differs" in the README.
it.each([
  ...["\t", "\n", "\v", "\f", "\r"].map(
    (control) =>
      [
        "RFC 3986 §2: no URI ends in a control",
        uri.parse(`#${control}`).error,
        theirs.parse(`#${control}`).error,
        "URI must not contain leading or trailing C0 controls or spaces.",
      ] as const,
  ),
  ["§3.3: `/.` keeps the path", uri.serialize({ path: "//p//q" }), theirs.serialize({ path: "//p//q" }), "/.//p//q"],
  ["§3.2.2: a name", uri.normalize("//010.000.0.1"), theirs.normalize("//010.000.0.1"), "//010.000.0.1"],
  ["§3.2.2: a dec-octet", uri.normalize("//[::010.0.0.01]"), theirs.normalize("//[::010.0.0.01]"), "//[::010.0.0.01]"],
  [
    "triplets stay, with `iri`",
    uri.serialize(uri.parse("x:%C3%BC%C3%9F"), { iri: true }),
    theirs.serialize(theirs.parse("x:%C3%BC%C3%9F"), { iri: true }),
    "x:%C3%BC%C3%9F",
  ],
  [
    "xn-- stays, with `iri`",
    uri.serialize(uri.parse("ws://xn--bcher-kva.xn--bcher-kva/"), { iri: true }),
    theirs.serialize(theirs.parse("ws://xn--bcher-kva.xn--bcher-kva/"), { iri: true }),
    "ws://xn--bcher-kva.xn--bcher-kva",
  ],
] as const)("unlike uri-js: %s", (_, own, other, expected) => {
  expect(own).toBe(expected);
  expect(other).not.toBe(expected);
});

describe("the examples of uri-js", () => {
  it("parse, serialize, resolve", () => {
    expect(uri.parse("uri://user:pass@example.com:123/one/two.three?q1=a1&q2=a2#body")).toMatchObject({
      scheme: "uri",
      userinfo: "user:pass",
      host: "example.com",
      port: 123,
      path: "/one/two.three",
      query: "q1=a1&q2=a2",
      fragment: "body",
    });
    expect(uri.serialize({ scheme: "http", host: "example.com", fragment: "footer" })).toBe(
      "http://example.com/#footer",
    );
    expect(uri.resolve("uri://a/b/c/d?q", "../../g")).toBe("uri://a/g");
    expect(uri.parse("//[2001:db8::7%25en1]").host).toBe("2001:db8::7%en1");
    expect(uri.serialize(uri.parse("http://exampl\u00E9.org/ros\u00E9"))).toBe("http://xn--exampl-gva.org/ros%C3%A9");
  });

  it("normalize and equal", () => {
    expect(uri.normalize("HTTP://ABC.com:80/%7Esmith/home.html")).toBe("http://abc.com/~smith/home.html");
    expect(uri.normalize("//[2001:0:0DB8::0:0001]")).toBe("//[2001:0:db8::1]");
    expect(uri.equal("example://a/b/c/%7Bfoo%7D", "eXAMPLE://a/./b/../b/%63/%7bfoo%7d")).toBe(true);
    expect(uri.equal("HTTP://ABC.COM:80", "http://abc.com/")).toBe(true);
    expect(uri.equal("https://abc.com", "HTTPS://ABC.COM:443/")).toBe(true);
    expect(uri.equal("WS://ABC.COM:80/chat#one", "ws://abc.com/chat")).toBe(true);
  });

  it("schemes", () => {
    expect(uri.parse("wss://example.com/foo?bar=baz")).toMatchObject({ resourceName: "/foo?bar=baz", secure: true });
    expect(
      uri.parse("mailto:alpha@example.com,bravo@example.com?subject=SUBSCRIBE&body=Sign%20me%20up!"),
    ).toMatchObject({
      to: ["alpha@example.com", "bravo@example.com"],
      subject: "SUBSCRIBE",
      body: "Sign me up!",
    });
    const mail = { scheme: "mailto", to: ["alpha@example.com"], subject: "REMOVE", headers: { cc: "c@example.com" } };
    expect(uri.serialize(mail)).toBe("mailto:alpha@example.com?cc=c@example.com&subject=REMOVE");
    expect(uri.parse("urn:example:foo")).toMatchObject({ scheme: "urn", nid: "example", nss: "foo", path: undefined });
    expect(uri.parse("urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6").uuid).toBe(
      "f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
    );
  });
});

it.each([
  "http://example.com/a?b#c",
  "//example.com:8080/a",
  "#/definitions/a",
  "",
  "a/b?c",
  "http://u:p@h/",
  "http://10.10.10.10",
  "urn:example:foo",
  "file:///a/b",
  "http:",
])("parses, serializes and normalizes %j as uri-js does", (text) => {
  expect(uri.parse(text)).toEqual(theirs.parse(text));
  if (text !== "http:") expect(uri.serialize(uri.parse(text))).toBe(theirs.serialize(theirs.parse(text)));
});

it.each([
  ["a/b c", "a%2Fb%20c"],
  ["100%41", "100%2541"],
  ["\u00E9", "%C3%A9"],
])("escapes %j, and reads it again", (text, escaped) => {
  expect(uri.escapeComponent(text)).toBe(escaped);
  expect(theirs.escapeComponent(text)).toBe(escaped);
  expect(uri.unescapeComponent(escaped)).toBe(text);
  expect(uri.unescapeComponent("a%2Fb%20c%FF")).toBe("a/b c%FF");
});

it.each([
  ["%41%FF", "A%FF"],
  ["100%25%FF", "100%%FF"],
  ["%C3%A9%C3", "\u00E9%C3"],
  ["%80%e2%82%ac", "%80\u20AC"],
])("decodes of %j what is UTF-8", (text, decoded) => {
  expect([uri.pctDecChars(text), uri.unescapeComponent(text)]).toEqual([decoded, decoded]);
  if (/^(?:%..)*$/.test(text)) expect(theirs.pctDecChars(text)).toBe(decoded);
  expect(uri.parse(`mailto:a@b?subject=${text}`).subject).toBe(decoded);
});

it("RFC 3629 §4: decodes no surrogates, no longer forms than needed, and nothing beyond Unicode", () => {
  for (const octets of ["%C0%80", "%E0%80%80", "%ED%A0%80", "%F0%80%80%80", "%F4%90%80%80", "%F5%80%80%80"]) {
    expect(uri.unescapeComponent(`%41${octets}%F0%9F%98%80`)).toBe(`A${octets}\u{1F600}`);
  }
});

describe("with `iri`", () => {
  it.each([
    "foo:\u00E9",
    "foo://\u00E9@\u00E9/\u00E9?\u00E9#\u00E9",
    "http://\u00E9/%7e",
    "HTTP://h/\u00E9/../\u00E9%20",
    "urn:a:b?\u00E9",
  ])("normalize keeps characters outside of ASCII, as uri-js does: %j", (text) => {
    expect(uri.normalize(text, { iri: true })).toBe(theirs.normalize(text, { iri: true }));
    expect(uri.normalize(text, { iri: true })).toContain("\u00E9");
  });

  it.each([
    ["foo://\u00E9/\u00E9", "\u00E9"],
    ["http://\u00E9/a", "b"],
    ["http://h/", "//\u00E9@\u00E9/?\u00E9#\u00E9"],
    ["\u00E9/a/b", "../\u00E9"],
  ])("so does resolve: %j and %j", (base, reference) => {
    expect(uri.resolve(base, reference, { iri: true })).toBe(theirs.resolve(base, reference, { iri: true }));
    expect(uri.resolve(base, reference, { iri: true })).toMatch(/^[^%]*$/);
  });

  // RFC 3987 §2.2: `iprivate` is for queries. §4.1: no formatting characters of bidirectional text.
  it.each([
    ["\uE000\uE001", "?"],
    ["\uF8FF\uE000", "?"],
    ["\u{F0000}\u{FFFFD}", "?"],
    ["\u{100000}\u{10FFFD}", "?"],
    ["\uFDD0\uFDEF", ""],
    ["\uFFF0\uFFFD", ""],
    ["\uFFFE\uFFFF", ""],
    ["\u{1FFFE}\u{1FFFF}", ""],
    ["\u{DFFFE}\u{DFFFF}", ""],
    ["\u{E0000}\u{E0FFF}", ""],
    ["\u{EFFFE}\u{FFFFE}\u{10FFFF}", ""],
    ["\x80\x9F", ""],
    ["\u200E\u200F", ""],
    ["\u202A\u202E", ""],
    ["\u00A0\u200D", "@/?#"],
    ["\u2010\u2029", "@/?#"],
    ["\u202F\uD7FF", "@/?#"],
    ["\uF900\uFDCF", "@/?#"],
    ["\uFDF0\uFFEF", "@/?#"],
    ["\u{10000}\u{1FFFD}", "@/?#"],
    ["\u{D0000}\u{DFFFD}", "@/?#"],
    ["\u{E1000}\u{EFFFD}", "@/?#"],
  ])("RFC 3987 §2.2: %j stays only after %j", (characters, places) => {
    const encoded = encodeURIComponent(characters);
    const after = (place: string) => (places.includes(place) && place !== "" ? characters : encoded);
    const text = `foo://${characters}@h/${characters}?${characters}#${characters}`;
    const written = `foo://${after("@")}@h/${after("/")}?${after("?")}#${after("#")}`;
    expect(uri.normalize(text, { iri: true })).toBe(written);
    expect(uri.resolve(text, "#a", { iri: true })).toBe(written.replace(/#.*$/su, "#a"));
    expect(uri.serialize(uri.parse(text, { iri: true }), { iri: true })).toBe(uri.normalize(text));
    expect(uri.parse(text, { unicodeSupport: true })).toMatchObject({
      userinfo: after("@"),
      path: `/${after("/")}`,
      query: after("?"),
      fragment: after("#"),
    });
    const components = { scheme: "foo", path: characters, query: characters, fragment: characters };
    expect(uri.serialize(components, { iri: true })).toBe(`foo:${after("/")}?${after("?")}#${after("#")}`);
    expect(uri.escapeComponent(`${characters} ${characters}`, { iri: true })).toBe(`${after("/")}%20${after("/")}`);
  });

  it("parse does not, and what is equal stays so", () => {
    const options = { iri: true, unicodeSupport: true };
    expect(uri.equal("foo:\u00E9/\u00E9", "foo:%C3%A9/%c3%a9", options)).toBe(true);
    expect(uri.equal("foo:\u00E9", "foo:e\u0301", options)).toBe(false);
    expect(uri.parse("http://\u00E9/\u00E9", { iri: true })).toEqual(uri.parse("http://\u00E9/\u00E9"));
    expect(uri.equal("foo:\u00E9", "foo:%C3%A9", { iri: true })).toBe(true);
    expect(uri.equal("http://\u00E9/", "http://xn--9ca", { iri: true })).toBe(true);
  });
});

it.each([
  ["::ffff:192.0.2.1", "::ffff:192.0.2.1"],
  ["0:0:0:0:0:FFFF:192.0.2.1", "::ffff:192.0.2.1"],
  ["1:2:3:4:5:6:192.0.2.1", "1:2:3:4:5:6:192.0.2.1"],
])("RFC 5952 §5: the address %s is written as %s", (address, written) => {
  for (const each of [theirs, uri]) {
    expect(each.parse(`//[${address}]`).host).toBe(written);
    expect(each.normalize(`//[${address}]`)).toBe(`//[${written}]`);
    expect(each.serialize({ host: address.toLowerCase() })).toBe(`//[${written}]`);
  }
});

it("with `unicodeSupport`, parse keeps the domain of a recipient; with `iri`, serialize does", () => {
  const components = { scheme: "mailto", to: ["a@\u7D0D\u8C46.Example.\u00C9", "b@\u7D0D\u8C46.Example.\u00C9"] };
  const text = "mailto:a@\u7D0D\u8C46.Example.\u00C9,b@\u7D0D\u8C46.Example.\u00C9";
  expect(uri.parse(text, { unicodeSupport: true }).to).toEqual(
    ["a", "b"].map((name) => `${name}@\u7D0D\u8C46.example.\u00E9`),
  );
  expect(uri.parse(text).to).toEqual(["a", "b"].map((name) => `${name}@xn--99zt52a.example.xn--9ca`));
  expect(uri.serialize(components, { iri: true })).toBe(text.replaceAll("Example.\u00C9", "example.\u00E9"));
  for (const each of [theirs, uri]) {
    const normal = "mailto:\u00E9\u00E9@\u00E9.org,b@\u00E9.org?subject=\u00E9#\u00E9";
    expect(each.normalize("mailto:\u00E9\u00E9@\u00C9.org,b@\u00C9.ORG?subject=\u00E9#\u00E9", { iri: true })).toBe(
      normal,
    );
    expect(each.normalize("mailto:%C3%A9%20@b", {})).toBe("mailto:%C3%A9%20@b");
  }
  expect(uri.serialize(components, { unicodeSupport: true })).toBe(uri.normalize(text));
});

it.each([
  [{ host: "h", port: "80a" }, "//h"],
  [{ host: "h", port: "a80" }, "//h"],
  [{ host: "h", port: " " }, "//h"],
  [{ host: "h", port: "080" }, "//h:080"],
  [{ host: "h", port: "" }, "//h:"],
  [{ scheme: "foo", userinfo: "u", host: "h", path: "/p", port: "x" }, "foo://u@h/p"],
  [{ scheme: "1a", path: "b" }, "1a%3Ab"],
  [{ scheme: "1a" }, "1a%3A"],
  [{ scheme: "a b", host: "h", port: 8080, path: "/p" }, "//h:8080/a%20b:/p"],
  [{ scheme: "a b", host: "h", port: "x", path: "/p", query: "q" }, "//h/a%20b:/p?q"],
])("RFC 3986 §3.1, §3.2.3: a malformed port or scheme is not written as one: %j", (components, written) => {
  const before = { ...components };
  expect(uri.serialize(components)).toBe(written);
  expect(components).toEqual(before);
});

it.each([
  ["foo://h:x/a", "b"],
  ["foo://h:x", "#f"],
  ["foo://h:x", "?q"],
  ["foo://h:1x/y", ""],
])("RFC 3986 §3.2: what is left over in an authority is a path, as in uri-js: %s and %j", (base, reference) => {
  expect(uri.resolve(base, reference)).toBe(theirs.resolve(base, reference));
});

it.each(["foo:100%", "foo:a%4", "foo://u%4@h%4/", "foo:?%4g%", "foo:#%%"])(
  "a `%` without digits is data: %s",
  (text) => {
    expect(uri.parse(text).error).toBeUndefined();
    expect(uri.normalize(text)).toBe(text.replaceAll("%", "%25"));
  },
);

it.each([
  [{ scheme: "foo", host: "\u00C9.\u00E9" }, {}, "foo://%C3%89.%C3%A9"],
  [{ scheme: "foo", host: "\u00C9.\u00E9" }, { domainHost: true }, "foo://xn--9ca.xn--9ca"],
  [{ scheme: "foo", host: "\u00C9.\u00E9" }, { unicodeSupport: true }, "foo://%C3%89.%C3%A9"],
  [{ scheme: "http", host: "\u00C9.\u00E9" }, { unicodeSupport: true }, "http://xn--9ca.xn--9ca/"],
  [{ scheme: "http", host: "\u00C9.\u00E9" }, { iri: true }, "http://\u00C9.\u00E9/"],
  [{ scheme: "mailto", host: "\u00C9" }, {}, "mailto://%C3%89"],
  [{ scheme: "foo", host: "A B" }, {}, "foo://a%20b"],
  [{ scheme: "foo", host: "EXAMPLE" }, {}, "foo://example"],
  [{ scheme: "mailto", to: ["%41%2c@b", "%41@%42"] }, {}, "mailto:A%2C@b,A@b"],
  [{ scheme: "mailto", headers: { cc: "\uE000\uE000" } }, { iri: true }, "mailto:?cc=\uE000\uE000"],
  [
    { scheme: "mailto", headers: { cc: "%41%41%" }, subject: "%41%25", body: "%2c%" },
    {},
    "mailto:?cc=%2541%2541%25&subject=%2541%2525&body=%252c%25",
  ],
])("writes %j with %j as %s", (components, options, written) => {
  expect(uri.serialize(components, options)).toBe(written);
});

it("SCHEMES has the schemes of uri-js, by their names, and each can have rules of its own", () => {
  expect(new Set(Object.keys(uri.SCHEMES))).toEqual(new Set(Object.keys(theirs.SCHEMES)));
  for (const [name, { scheme }] of Object.entries(uri.SCHEMES)) expect(scheme).toBe(name);
  for (const each of [theirs, uri]) {
    each.SCHEMES["x-own"] = { scheme: "x-own", absolutePath: true, domainHost: true, unicodeSupport: true } as never;
    if (each === theirs)
      Object.assign(each.SCHEMES["x-own"], { parse: (all: object) => all, serialize: (all: object) => all });
    expect(each.normalize("x-own://\u00E9/a/../b")).toBe("x-own://xn--9ca/a/../b");
    expect(each.parse("x-own://\u00E9/").host).toBe("\u00E9");
    delete each.SCHEMES["x-own"];
  }
});

it("a suffix reference does not begin with a scheme", () => {
  expect(uri.normalize("javascript:alert(1):", { reference: "suffix" })).toBe("javascript%3Aalert(1)%3A");
  expect(uri.normalize("javascript://%0A", { reference: "suffix", scheme: "x" })).toBe("javascript//%0A");
  expect(uri.normalize("example.com:8080/a:b", { reference: "suffix", scheme: "http" })).toBe("example.com:8080/a:b");
});

it.each(["mailto:", "mailto:#f"])("%s has no recipients", (text) => {
  expect(uri.parse(text)).toHaveProperty("to", []);
  expect(theirs.parse(text)).toHaveProperty("to", []);
  expect(uri.normalize(text)).toBe(text);
});

it("the fragment of a mailto is written as any other", () => {
  for (const each of [theirs, uri]) {
    expect(each.parse("mailto:\u00E9@b#\u00E9\u00E9").fragment).toBe("%C3%A9%C3%A9");
    expect(each.normalize("mailto:a@b#\u00E9", { iri: true })).toBe("mailto:a@b#\u00E9");
  }
});

it("takes a recipient as a text", () => {
  const components = { scheme: "mailto", to: "a@b" as unknown as string[] };
  expect(theirs.serialize({ ...components })).toBe("mailto:a@b");
  expect(uri.serialize(components)).toBe("mailto:a@b");
});

it("encodes and decodes characters, and removes dot-segments", () => {
  expect([uri.pctEncChar(" "), uri.pctEncChar("\u00E9"), uri.pctDecChars("%C3%A9%20")]).toEqual([
    "%20",
    "%C3%A9",
    "\u00E9 ",
  ]);
  for (const character of ["a", "~", "\0", "\u00E9", "\uFFFD"]) {
    expect(uri.pctEncChar(character)).toBe(theirs.pctEncChar(character));
  }
  expect([uri.pctEncChar("a"), uri.pctEncChar("\u{1F600}")]).toEqual(["%61", "%F0%9F%98%80"]);
  expect(uri.removeDotSegments("/a/b/c/./../../g")).toBe("/a/g");
});

describe("bad input", () => {
  const pieces = fc.constantFrom(
    "a",
    "/",
    "//",
    "..",
    ":",
    "?",
    "#",
    "%",
    "%2e",
    "\u00E9",
    "s:",
    "http:",
    "[",
    "@",
    " ",
    "\\",
    "\uD800",
  );
  const texts = fc.oneof(
    fc.array(pieces, { maxLength: 8 }).map((all) => all.join("")),
    fc.string({ unit: codePoint }),
  );

  it("no text makes a function throw: Ajv 6 does not expect it", () => {
    fc.assert(
      fc.property(texts, texts, (a, b) => {
        const results = [uri.resolve(a, b), uri.normalize(a), uri.serialize(uri.parse(a)), uri.equal(a, b)];
        expect(results.map((result) => typeof result)).toEqual(["string", "string", "string", "boolean"]);
      }),
    );
  });

  it("no value throws for which uri-js does not", () => {
    const names = ["parse", "serialize", "resolve", "resolveComponents", "normalize", "equal"] as const;
    for (const name of names) {
      const [mine, original] = [{ ...uri }[name], { ...theirs }[name]] as unknown as ((
        ...values: unknown[]
      ) => unknown)[];
      for (const value of [
        undefined,
        null,
        1,
        {},
        [],
        { path: 1 },
        { scheme: 0 },
        { scheme: 1 },
        { nid: 5 },
        Symbol("a"),
        new String("http://h"),
      ]) {
        for (const values of [
          [value],
          [value, "a"],
          ["a", value],
          [value, value],
          ["a", "a", value],
          ["urn:uuid:x", value],
        ]) {
          if (throws(original, values)) continue;
          expect([name, values, throws(mine, values)]).toEqual([name, values, false]);
        }
      }
    }
  });

  it("a String object is a text", () => {
    const text = new String("http://h/a") as string;
    expect(uri.parse(text)).toEqual(uri.parse("http://h/a"));
    expect([uri.resolve(text, "b"), uri.resolve("http://h", text)]).toEqual(["http://h/b", "http://h/a"]);
  });

  it("inherited components do not count", () => {
    expect(uri.serialize(Object.create({ scheme: "http", host: "h" }) as uri.URIComponents)).toBe("");
  });

  it("takes 10,000,000 units: lone surrogates, a name of a URN, and a zone identifier", () => {
    const long = 10_000_000;
    expect(uri.escapeComponent("\uD800".repeat(long)).length).toBe(9 * long);
    expect(uri.parse(`urn:a:${"b".repeat(long)}`).nss?.length).toBe(long);
    expect(uri.parse(`//[fe80::1%25${"a".repeat(long)}]`).host?.length).toBe("fe80::1%".length + long);
  });

  it("Ajv 6 finds what people write in schemas", () => {
    for (const [base, reference, target] of [
      ["", "#/definitions/Map<string>", "#/definitions/Map%3Cstring%3E"],
      ["a.json", "#/definitions/100%", "a.json#/definitions/100%25"],
      ["schemas/a.json", "../b.json", "b.json"],
      ["a.json", "#/a#/b", "a.json#/a%23/b"],
    ] as const) {
      expect(uri.resolve(base, reference)).toBe(target);
    }
  });
});

function throws(call: ((...values: unknown[]) => unknown) | undefined, values: readonly unknown[]): boolean {
  try {
    call?.(...values);
    return false;
  } catch {
    return true;
  }
}
