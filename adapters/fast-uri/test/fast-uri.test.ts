// The names, options and results of fast-uri 4, compared with it, and what neither should choke on.

import { resolution } from "@std66/vectors";
import theirs from "fast-uri";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fastUri } from "../src/index.ts";

const NAMES = ["parse", "serialize", "resolve", "resolveComponent", "normalize", "equal"] as const;

describe("gives what fast-uri gives", () => {
  it.each([
    "uri://user:pass@example.com:123/one/two.three?q1=a1&q2=a2#body",
    "http://example.com",
    "HTTP://EXAMPLE.COM:80/%7Ea/./b/../c?d e#f",
    "//example.com/a",
    "#a",
    "",
    "?q",
    "a/b",
    "http://[2001:db8::7]/",
    "http://[fe80::1%25eth0]/",
    "http://[fe80::1%2525eth0]/a",
    "//[fe80::1%eth0]",
    "//[fe80::1%25]",
    "//[fe80::1%a b]",
    "http://[v1.A:b]/",
    "http://v1.a/",
    "http://10.10.10.10",
    "http://exampl\u00E9.org/ros\u00E9",
    "//h:/",
    "ws://example.com/chat?a=b",
    "wss://example.com",
    "urn:example:foo",
    "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
    "urn:uuid:not-one",
    "mailto:alpha@example.com,bravo@example.com?subject=SUBSCRIBE&body=Sign%20me%20up!",
    "mailto:a@b?cc=c@d",
    "tel:+1-816-555-1212",
    "file:///a/b",
  ])("of %j", (text) => {
    expect(fastUri.parse(text)).toEqual(theirs.parse(text));
    expect(Object.getPrototypeOf(fastUri.parse(text))).toBe(Object.prototype);
    expect(fastUri.serialize(fastUri.parse(text))).toBe(theirs.serialize(theirs.parse(text)));
    expect(fastUri.normalize(text)).toBe(theirs.normalize(text));
    expect(fastUri.equal(text, text)).toBe(theirs.equal(text, text));
  });

  it.each([
    ["reference", { reference: "relative" }, "a:b"],
    ["reference", { reference: "suffix" }, "example.com/a"],
    ["scheme", { scheme: "http" }, "foo://h:80"],
    ["tolerant", { tolerant: true }, "urn:uuid:a"],
    ["domainHost", { domainHost: true }, "foo://exampl\u00E9.org/"],
  ])("with the option %s", (_name, options, text) => {
    expect(fastUri.parse(text, options)).toEqual(theirs.parse(text, options));
  });

  it.each([
    [{ scheme: "http", host: "example.com", fragment: "footer" }, {}],
    [{ scheme: "http", host: "h", port: 80, path: "a b" }, {}],
    [{ host: "2001:db8::7", path: "/a" }, {}],
    [{ host: "fe80::1%eth0", path: "/a" }, {}],
    [{ host: "fe80::1%25eth0" }, {}],
    [{ host: "fe80::1%25eth0", ipv6Zone: "25eth0" }, {}],
    [{ host: "fe80::1%en1", ipv6Zone: "eth0" }, {}],
    [{ host: "good.example", ipv6Zone: "eth0" }, {}],
    [{ scheme: "foo", path: 'a b"%7e%\u00E9' }, { skipEscape: true }],
    [{ host: "h", path: "a b" }, { skipEscape: true }],
    [{ path: "a b" }, { skipEscape: true }],
    [{ path: "a:b" }, { skipEscape: true }],
    [{ path: "a:b" }, {}],
    [{ path: "a:b/." }, {}],
    [{ path: "../a" }, {}],
    [{ scheme: "foo", path: "/a/../b" }, { absolutePath: true }],
    [{ scheme: "mailto", to: ["a@b"], subject: "REMOVE", headers: { cc: "c@d" } }, {}],
    [{ scheme: "urn", nid: "example", nss: "a" }, {}],
    [{ scheme: "ws", host: "h", resourceName: "/a?b", secure: true }, {}],
    [{ scheme: "http", host: "h", query: "a#b", fragment: "c#d" }, {}],
    [{}, {}],
  ])("for the components %j", (components, options) => {
    const before = structuredClone(components);
    expect(fastUri.serialize(components, options)).toBe(theirs.serialize(components, options));
    expect(components).toEqual(before);
  });

  it.each([
    ["uri://a/b/c/d;p?q", "../../g"],
    ["http://a/b", "//c/d"],
    ["", "a.json"],
    ["a.json", "#/b"],
    ["schemas/a.json", "../b.json"],
    ["http://EXAMPLE.com/a", "B?c d"],
    ["http://example.com", "a"],
    ["urn:a:b", "#c"],
    ["http://[fe80::1%2525eth0]/a", "b"],
    ["http://a/", "//[fe80::1%2525eth0]"],
    ["foo:/a", "mailto://exampl\u00E9.org/"],
  ])("resolving %j and %j", (base, reference) => {
    expect(fastUri.resolve(base, reference)).toBe(theirs.resolve(base, reference));
    const [from, to] = [base, reference].map((text) => theirs.parse(text)) as [object, object];
    if (base.startsWith("urn:")) return;
    expect(fastUri.resolveComponent(from, to)).toEqual(theirs.resolveComponent(from, to));
  });
});

it.each(resolution.map(({ base, ref, expect: { rfc3986 } }) => [base, ref, rfc3986] as const))(
  "RFC 3986 §5.2: the target of %s and %s is equivalent, or has no host for http",
  (base, reference, target) => {
    const isHostless = /^https?:(?!\/\/[^/?#])/i.test(target);
    if (isHostless) expect(() => fastUri.resolve(base, reference)).toThrow("HTTP URIs must have a host.");
    else expect(fastUri.parse(fastUri.resolve(base, reference))).toEqual(fastUri.parse(target));
  },
);

it("RFC 3986 §3.3: with `skipEscape`, a path still ends before its query", () => {
  const { path, query, fragment } = fastUri.parse(
    fastUri.serialize({ scheme: "foo", path: "a?b#c", query: "d" }, { skipEscape: true }),
  );
  expect([path, query, fragment]).toEqual(["a%3Fb%23c", "d", undefined]);
});

it.each([
  ["ws://h/..", "ws://h"],
  ["wss://h/a/../?q", "wss://h?q"],
  ["ws:a/..", "ws:"],
  ["ws:.//", "ws:"],
  ["ws://h/a/..", "ws://h"],
  ["ws://h/a/./b", "ws://h/a/b"],
])("RFC 3986 §6.2.2.3: the normal form of %j is normal", (text, normal) => {
  expect([fastUri.normalize(text), fastUri.normalize(normal)]).toEqual([normal, normal]);
});

it("a URN has a `~` where RFC 8141 §2 allows it", () => {
  expect(fastUri.normalize("urn:ab:b/~")).toBe("urn:ab:b/~");
  expect(fastUri.parse("urn:ab:b/~").error).toBeUndefined();
});

const MIXED = [
  // RFC 5952 §5: the last four octets stay in decimal.
  ["::ffff:192.0.2.1", "::ffff:192.0.2.1"],
  ["::FFFF:192.0.2.1", "::ffff:192.0.2.1"],
  ["0:0:0:0:0:ffff:192.0.2.1", "::ffff:192.0.2.1"],
  ["::192.0.2.1", "::192.0.2.1"],
  ["0:0:0:0:0:0:0.0.0.1", "::0.0.0.1"],
  ["64:FF9B::192.0.2.33", "64:ff9b::192.0.2.33"],
  ["1:0:0:0:0:6:192.0.2.1", "1::6:192.0.2.1"],
  ["1:0:0:0:0:0:192.0.2.1", "1::192.0.2.1"],
  // RFC 5952 §4.2.2: "::" is not for one group.
  ["1:2:3:4:5::192.0.2.1", "1:2:3:4:5:0:192.0.2.1"],
  ["1:2:3:4:5:6:192.0.2.1", "1:2:3:4:5:6:192.0.2.1"],
  ["::ffff:c000:201", "::ffff:c000:201"],
] as const;

it.each(MIXED)("RFC 5952 §5: the address %s is written as %s", (address, written) => {
  const text = `http://[${address}]:8080/`;
  expect(fastUri.parse(text).host).toBe(written);
  expect(fastUri.normalize(text)).toBe(`http://[${written}]:8080/`);
  expect(fastUri.serialize({ host: address })).toBe(`//[${written}]`);
  expect(fastUri.resolve("http://h/", `//[${address}%25e0]/`)).toBe(`http://[${written}%25e0]/`);
  if (address !== "1:2:3:4:5::192.0.2.1") expect(theirs.normalize(text)).toBe(`http://[${written}]:8080/`);
});

it("RFC 5952 §5: a number with a leading zero makes no IPv4 address", () => {
  for (const address of ["::192.068.1.0", "::ffff:1.2.3.04"]) {
    expect(fastUri.parse(`//[${address}]`).error).toBe("URI host is malformed.");
  }
});

describe("mailto", () => {
  const domain = "\u7D0D\u8C46.Example.\u00C9";
  const [ascii, unicode] = ["xn--99zt52a.example.xn--9ca", "\u7D0D\u8C46.example.\u00E9"];

  it("with `unicodeSupport`, the domain of a recipient stays", () => {
    for (const { parse, serialize } of [theirs, fastUri]) {
      const text = `mailto:A@${domain},B@${domain}`;
      expect(parse(text).to).toEqual([`A@${ascii}`, `B@${ascii}`]);
      expect(parse(text, { unicodeSupport: true }).to).toEqual([`A@${unicode}`, `B@${unicode}`]);
      const components = { scheme: "mailto", to: [`\u00E9@${domain}`, `b@${domain}`] };
      expect(serialize(components)).toBe(`mailto:%C3%A9@${ascii},b@${ascii}`);
      expect(serialize(components, { unicodeSupport: true })).toBe(`mailto:%C3%A9@${unicode},b@${unicode}`);
    }
    const normal = `mailto:a@${unicode}?subject=%C3%A9`;
    expect(fastUri.normalize(`mailto:a@${domain}?subject=\u00E9`, { unicodeSupport: true })).toBe(normal);
    expect(fastUri.parse("mailto:a@\u00E9 b", { unicodeSupport: true }).error).toBe(
      "URI mailto has an invalid recipient domain.",
    );
    expect(fastUri.equal(`mailto:a@${domain}`, `mailto:a@${ascii}`, { unicodeSupport: true })).toBe(true);
  });

  it("RFC 6068 §2: the brackets of a domain literal are percent-encoded", () => {
    const [literal, text] = ["user@[ipv6:2001:db8::1]", "mailto:user@%5Bipv6:2001:db8::1%5D"];
    expect(fastUri.parse("mailto:user@[IPv6:2001:DB8::1]").to).toEqual([literal]);
    expect(fastUri.parse(text).to).toEqual([literal]);
    for (const options of [{}, { unicodeSupport: true }]) {
      expect(fastUri.serialize({ scheme: "mailto", to: ["user@[IPv6:2001:db8::1]"] }, options)).toBe(text);
      expect(fastUri.normalize(text, options)).toBe(text);
      const injected = { scheme: "mailto", to: ["a@[x?subject=b&c#d]", "a@[\u00E9"] };
      expect(fastUri.serialize(injected, options)).toBe(
        "mailto:a@%5Bx%3Fsubject%3Db%26c%23d%5D,a@%5B" + ("unicodeSupport" in options ? "\u00E9" : "%C3%A9"),
      );
    }
  });
});

it("a zone identifier that begins with `25` stays in normal forms and targets", () => {
  const text = "http://[fe80::1%2525eth0]/a";
  expect(fastUri.parse(text)).toMatchObject({ host: "fe80::1%25eth0", ipv6Zone: "25eth0" });
  expect([fastUri.normalize(text), fastUri.resolve(text, "a")]).toEqual([text, text]);
  expect(fastUri.serialize(fastUri.resolveComponent(fastUri.parse(text), { path: "b" }))).toBe(
    "http://[fe80::1%2525eth0]/b",
  );
});

it("takes the rules of other schemes", () => {
  const scheme = "x-test";
  fastUri.SCHEMES[scheme] = {
    scheme,
    parse: (components) => Object.assign(components, { query: "parsed" }),
    serialize: (components) => Object.assign(components, { query: "written" }),
  };
  expect(fastUri.parse("X-Test:a").query).toBe("parsed");
  expect(fastUri.serialize({ scheme, path: "a" })).toBe("x-test:a?written");
  delete fastUri.SCHEMES[scheme];
  expect(fastUri.parse("x-test:a").query).toBeUndefined();
});

function run(call: () => unknown): string {
  try {
    return String(call() === undefined ? undefined : "a result");
  } catch {
    return "throws";
  }
}

describe("bad input", () => {
  const VALUES: readonly unknown[] = [
    undefined,
    null,
    1,
    Number.NaN,
    true,
    {},
    [],
    { scheme: 0 },
    { scheme: 1 },
    { nid: 5 },
    new String("http://h"),
    { path: 1 },
    Symbol("a"),
    () => 1,
  ];

  it.each(NAMES)("%s throws for no value for which fast-uri does not", (name) => {
    const [mine, original] = [fastUri, theirs].map((one) => one[name] as (...values: unknown[]) => unknown) as [
      (...values: unknown[]) => unknown,
      (...values: unknown[]) => unknown,
    ];
    for (const value of VALUES) {
      for (const values of [
        [value],
        [value, "a"],
        ["a", value],
        [value, value],
        ["a", "a", value],
        [{}, {}, value],
        ["urn:uuid:x", value],
      ]) {
        if (run(() => original(...values)) === "throws") continue;
        expect([values, run(() => mine(...values))]).not.toEqual([values, "throws"]);
      }
    }
  });

  it("a String object is a text", () => {
    const text = new String("http://h/a") as string;
    expect(fastUri.parse(text)).toEqual(fastUri.parse("http://h/a"));
    expect([fastUri.resolve(text, "b"), fastUri.resolve("http://h", text)]).toEqual(["http://h/b", "http://h/a"]);
  });

  it("inherited components do not count", () => {
    expect(fastUri.serialize(Object.create({ scheme: "http", host: "h" }) as object)).toBe("");
  });

  it.each(["constructor", "__proto__", "toString", "hasOwnProperty"])(
    "the scheme %s is one like any other",
    (scheme) => {
      expect(fastUri.parse("constructor:a")).toMatchObject({ scheme: "constructor", path: "a" });
      expect(fastUri.normalize(`${scheme.replaceAll("_", "")}:a`)).toBe(
        `${scheme.replaceAll("_", "").toLowerCase()}:a`,
      );
      expect(() => fastUri.parse("a", { scheme })).not.toThrow();
    },
  );

  it("a recipient has a domain and nothing else", () => {
    for (const domain of ["example.com:80", "\u00E9.com/a", "\u00E9 b", ""]) {
      const { error, to } = fastUri.parse(`mailto:a@${domain}`);
      expect([domain, error, to]).toEqual([domain, "URI mailto has an invalid recipient domain.", [`a@${domain}`]]);
    }
  });

  it("lone surrogates are written as U+FFFD", () => {
    expect(fastUri.normalize("http://h/\uD800?\uDC00#\uD800")).toBe("http://h/%EF%BF%BD?%EF%BF%BD#%EF%BF%BD");
    expect(() => fastUri.resolve("http://h/", "\uD800")).not.toThrow();
    expect(() => fastUri.parse("http://\uD800/")).not.toThrow();
  });

  it("a malformed text: an error, the text itself, false, and an exception", () => {
    for (const text of ["http://h/%", " http://h/", "http://h:x/", "1a:b", "http://a b/", "//[::1/"]) {
      expect([text, fastUri.parse(text).error]).toEqual([text, expect.any(String)]);
      expect([fastUri.normalize(text), fastUri.equal(text, text)]).toEqual([text, false]);
      expect(() => fastUri.resolve("http://h/", text)).toThrow(Error);
      expect(() => fastUri.resolve(text, "a")).toThrow(Error);
    }
  });

  it("long texts take linear time", { timeout: 60_000 }, () => {
    const long = 1_000_000;
    for (const text of [
      "/".repeat(long),
      "../".repeat(long / 4),
      "%41".repeat(long / 4),
      "é".repeat(long / 10),
      ":".repeat(long),
      `//${"[".repeat(long)}`,
      `mailto:${"a,".repeat(long / 20)}`,
    ]) {
      expect(() => fastUri.parse(text)).not.toThrow();
      expect(() => fastUri.normalize(text)).not.toThrow();
    }
  });
});

describe("RFC 6455 §3: a WebSocket URI has a host", () => {
  const ERROR = "WebSocket URIs must have a host.";
  const schemes = ["ws", "wss", "WSS"];
  const without = schemes.flatMap((scheme) =>
    ["", "//", "//:80/a", "///h/a", "////h", "/h", "h"].map((rest) => `${scheme}:${rest}`),
  );
  const withHost = schemes.flatMap((scheme) =>
    ["//h", "//h:1/a?b", "//127.0.0.1", "//[::1]/a", "//u@h"].map((rest) => `${scheme}:${rest}`),
  );

  it.each(without)("%s has none", (text) => {
    expect(fastUri.parse(text).error).toBe(ERROR);
    expect(() => fastUri.resolve("http://h/", text)).toThrow(ERROR);
    expect(fastUri.equal(text, text)).toBe(theirs.equal(text, text));
  });

  it.each(withHost)("%s has one", (text) => {
    expect(fastUri.parse(text).error).toBeUndefined();
    expect(fastUri.resolve("http://h/", text)).toBe(theirs.resolve("http://h/", text));
  });

  it.each([
    ["ws://h/a", "ws:"],
    ["ws://h/", "///i/a"],
    ["wss:///h", ""],
  ])("resolving %j and %j gives none", (base, reference) => {
    expect(() => fastUri.resolve(base, reference)).toThrow(ERROR);
    expect(() => theirs.resolve(base, reference)).toThrow(ERROR);
  });

  it("only of these schemes, and not in what is written from components", () => {
    for (const text of ["wsx:a", "w:", "foo:/a", "a"])
      expect([text, fastUri.parse(text).error]).toEqual([text, undefined]);
    expect(fastUri.parse("/a", { scheme: "ws" }).error).toBe(ERROR);
    expect(fastUri.serialize({ scheme: "wss" })).toBe("wss:");
    expect(fastUri.serialize({ scheme: "ws", resourceName: "/a" })).toBe("ws:/a");
  });
});

const pieces = fc.constantFrom(
  "a",
  "/",
  "//",
  "..",
  ".",
  ":",
  "?",
  "#",
  "%41",
  "%2e",
  "é",
  "s:",
  "http:",
  "ws:",
  "@",
  "80",
  " ",
);
const texts = fc.array(pieces, { maxLength: 8 }).map((all) => all.join(""));

it("normalizing again changes nothing, and what is normal equals what it was", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const once = fastUri.normalize(text);
      expect([text, fastUri.normalize(once)]).toEqual([text, once]);
      if (fastUri.equal(text, text)) expect([text, fastUri.equal(text, once)]).toEqual([text, true]);
    }),
  );
});
