// What the standards say of what the adapters of uri-js and fast-uri do alike, whatever the originals do.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { authorityUri, blank, codePoint } from "./test-arbitraries.ts";
import type { UriFunctions } from "./test-uri-functions.ts";

export function describeRules(uri: UriFunctions): void {
  describe("RFC 3986", () => {
    it("§2: no URI begins or ends with a blank or a control", () => {
      fc.assert(
        fc.property(authorityUri, blank, (given, character) => {
          for (const text of [given + character, character + given]) {
            expect(uri.parse(text).error).toBe("URI must not contain leading or trailing C0 controls or spaces.");
            expect([uri.normalize(text), uri.equal(text, text)]).toEqual([text, false]);
          }
          expect(uri.parse(`${given}#!`).error).toBeUndefined();
        }),
      );
    });

    it.each(["a@b@c", "@@h", "a@b@[::1]", "[a]@h", "a[@h", "a]@h", "h]", "[::1", "[::1]]", "[g::1]"])(
      "§3.2: an authority has one `@`, and brackets only around an address: %s",
      (authority) => {
        expect(uri.parse(`foo://${authority}/`).error).toEqual(expect.any(String));
      },
    );

    it.each([
      ["http", 80],
      ["https", 443],
      ["ws", 80],
      ["wss", 443],
    ] as const)("§3.2.3: an empty port and the default of %s are left out, and no others", (scheme, port) => {
      const end = scheme.startsWith("http") ? "/" : "";
      for (const text of ["", ":", `:${port}`]) {
        expect(uri.normalize(`${scheme}://h${text}`)).toBe(`${scheme}://h${end}`);
      }
      for (const other of [port === 80 ? 443 : 80, 8080, 0]) {
        expect(uri.normalize(`${scheme}://h:${other}`)).toBe(`${scheme}://h:${other}${end}`);
      }
      expect(uri.normalize(`foo://h:${port}`)).toBe(`foo://h:${port}`);
    });
  });

  describe("RFC 3986 §3.2", () => {
    const BACKSLASH = "URI authority must not contain a literal backslash.";
    it.each([
      ["\\\\", BACKSLASH],
      ["\\\\h", BACKSLASH],
      ["/\\", BACKSLASH],
      ["/\\h", BACKSLASH],
      ["\\/h", BACKSLASH],
      ["\\//h", BACKSLASH],
      ["foo:/\\h", BACKSLASH],
      ["foo:\\\\h", BACKSLASH],
      ["//a\\b", BACKSLASH],
      ["foo://a\\b", BACKSLASH],
      ["foo:/\t/h", "URI authority introducer must not contain whitespace."],
      ["/\n/h", "URI authority introducer must not contain whitespace."],
      [" ", "URI must not contain leading or trailing C0 controls or spaces."],
      ["foo://[a@[::1]/", "URI host is malformed."],
      ["foo://a]@[::1]/", "URI host is malformed."],
      ["//x[v1.a]", "URI host is malformed."],
      ["//[]", "URI host is malformed."],
      ["//[]a", "URI host is malformed."],
      ["//u@[]a:1/b", "URI host is malformed."],
      ["//[v]", "URI host is malformed."],
      ["//[v1.]", "URI host is malformed."],
      ["//[1.v]", "URI host is malformed."],
      ["//[fe80::1%25a%4]", "URI host is malformed."],
      ["//[fe80::1%25a%4g]", "URI host is malformed."],
      ["//[fe80::1%25a%zz]", "URI host is malformed."],
      ["//[fe80::1%25a%]", "URI host is malformed."],
      ["//[fe80::1%25]", "URI host is malformed."],
      ["//[fe80::1%]", "URI host is malformed."],
      ["http://\u00E9%2F/", "Host's domain name can not be converted to ASCII."],
      ["http://\u00E9%22/", "Host's domain name can not be converted to ASCII."],
      ["http://%C3%AF%5E/", "Host's domain name can not be converted to ASCII."],
    ])("%j is malformed", (text, error) => {
      expect(uri.parse(text).error).toBe(error);
      expect([uri.normalize(text), uri.equal(text, text)]).toEqual([text, false]);
    });

    it.each([
      ["\\", "%5C"],
      ["/a//\\b", "/a//%5Cb"],
      ["a/b:c//h\\i", "a/b:c//h%5Ci"],
      ["foo:a//h\\i", "foo:a//h%5Ci"],
      ["//a/\\b", "//a/%5Cb"],
      ["?//\\a", "?//%5Ca"],
      ["[]", "%5B%5D"],
      ["foo://:", "foo://:"],
      ["foo://@", "foo://@"],
      ["foo://@:", "foo://@:"],
      ["foo://%C3%AF", "foo://%C3%AF"],
      ["foo://%41%c3%af%41", "foo://a%C3%AFa"],
      ["//[fe80::1%25v1]", "//[fe80::1%25v1]"],
      ["//[fe80::1%25a%41%4a]", "//[fe80::1%25a%41%4a]"],
      ["//[fe80::1%en1]", "//[fe80::1%25en1]"],
      ["//[0:0:0:1::2:3]", "//[::1:0:0:2:3]"],
      ["//[1:2:3:4:5:6:7::]", "//[1:2:3:4:5:6:7:0]"],
      ["//[::2:3:4:5:6:7:8]", "//[0:2:3:4:5:6:7:8]"],
      ["//[0::]", "//[::]"],
      ["//[V1.A]", "//[v1.a]"],
      ["foo://h/%2E?%2E#%2E", "foo://h/%2E?.#."],
      ["foo://%2E%2E/", "foo://../"],
    ])("%j is not: its normal form is %s", (text, normal) => {
      expect([uri.parse(text).error, uri.normalize(text)]).toEqual([undefined, normal]);
      expect([uri.normalize(normal), uri.equal(text, normal)]).toEqual([normal, true]);
    });

    it.each([
      [{ host: "::" }, "//[::]"],
      [{ host: "[::]" }, "//[::]"],
      [{ host: "[::1" }, "//%5B%3A%3A1"],
      [{ host: "::1]" }, "//%3A%3A1%5D"],
      [{ host: "[::1]x" }, "//%5B%3A%3A1%5Dx"],
      [{ host: "a[::1]" }, "//a%5B%3A%3A1%5D"],
      [{ host: "::]1" }, "//%3A%3A%5D1"],
      [{ host: "a:b:c" }, "//a%3Ab%3Ac"],
      [{ host: "v1.a:b" }, "//v1.a%3Ab"],
      [{ host: "[v1.a:b]" }, "//[v1.a:b]"],
      [{ host: "[V1.A:b]" }, "//[v1.a:b]"],
      [{ host: "[VF.a]" }, "//[vf.a]"],
      [{ host: "[v1.a]x" }, "//%5Bv1.a%5Dx"],
      [{ host: "fe80::1%av1" }, "//[fe80::1%25av1]"],
      [{ host: "fe80::1%25" }, "//fe80%3A%3A1%25"],
      [{ host: "fe80::1%a%4" }, "//fe80%3A%3A1%25a%254"],
      [{ userinfo: "u" }, "//u@"],
      [{ port: "8" }, "//:8"],
      [{ userinfo: 7, host: 8, path: 5, query: 6, fragment: null }, "//7@8/5?6"],
      [{ scheme: 0, path: "a:b" }, "a%3Ab"],
      [{ scheme: true, path: "a" }, "true:a"],
      [{ scheme: null, path: 0 }, "0"],
      [{ scheme: "urn", nid: 5, nss: 6 }, "urn:5:6"],
      [{ scheme: "urn", nid: "ab" }, "urn:ab:"],
      [{ scheme: "urn", nid: "uuid" }, "urn:uuid:"],
      [{ scheme: "urn", nid: "uuid", uuid: 5 }, "urn:uuid:5"],
      [{ scheme: "urn", nid: "ab", nss: "a/../b" }, "urn:ab:a/../b"],
      [{ scheme: "mailto", to: ["a@b"], subject: 5, body: 6 }, "mailto:a@b?subject=5&body=6"],
      [{ scheme: "ws", host: "h", resourceName: 5 }, "ws://h/5"],
      [{ scheme: "http", host: "\u00C9.org" }, "http://xn--9ca.org/"],
      [{ scheme: "http", host: "%C3%89%41.org" }, "http://xn--a-9fa.org/"],
      [{ scheme: "http", host: '\u00C9"' }, "http://%C3%89%22/"],
      [{ scheme: "http", host: "\u00E9%22%2F" }, "http://%C3%A9%22%2F/"],
      [{ path: "a:b:c/d:e" }, "a%3Ab%3Ac/d:e"],
      [{ path: "a/b:c" }, "a/b:c"],
      [{ path: "/a:b" }, "/a:b"],
    ])("writes the components %j as %s", (components, written) => {
      const before = structuredClone(components);
      expect(uri.serialize(components)).toBe(written);
      expect(components).toEqual(before);
    });

    it.each([
      [{ path: "ab:c" }, "./ab:c"],
      [{ path: "a/b:c" }, "a/b:c"],
      [{ path: "/b:c" }, "/b:c"],
      [{ scheme: "foo" }, "foo:"],
      [{ scheme: "foo", path: "b:c?d#e %zz%4a?" }, "foo:b:c%3Fd%23e %zz%4A%3F"],
    ])("with `skipEscape`, writes the components %j as %s", (components, written) => {
      const options = { skipEscape: true };
      expect(uri.serialize(components, options)).toBe(written);
      expect(uri.serialize(components, { ...options, absolutePath: true })).toBe(written);
    });
  });

  describe("RFC 3986 §5.2", () => {
    const segment = fc.constantFrom("a", "b", "..", ".", "", "..b", "b..", ".b", "b.", "c:d");
    const path = fc.array(segment, { maxLength: 4 }).map((all) => all.join("/"));
    const end = fc.constantFrom("", "?q", "#f", "?q#f");
    const relative = fc
      .tuple(fc.constantFrom("", "", "/", "//h/", "//h"), path, end)
      .map(([start, middle, rest]) => (start === "//h" ? `//h${rest}` : start + middle + rest))
      // RFC 3986 §4.2: not a scheme, nor an authority that is not meant.
      .filter((text) => !/^(?:c:|\/\/(?!h))/.test(text));

    it("what is resolved against a relative base leads to the same target from every base", () => {
      const base = fc.constantFrom("foo://h/x/y/z", "foo://h", "foo:/x/y/z?q");
      fc.assert(
        fc.property(base, relative, relative, (from, first, second) => {
          const target = uri.resolve(uri.resolve(from, first), second);
          expect(uri.resolve(from, uri.resolve(first, second))).toBe(target);
        }),
      );
    });

    it.each([
      ["/a/b", "../../c", "/c"],
      ["/./a", "#f", "/./a#f"],
      ["./a", "#f", "a#f"],
      ["a/../b", "#f", "b#f"],
      ["a/../b?q", "", "b?q"],
      ["..", "b", "../b"],
      [".", "b", "b"],
      ["a/..", "b", "b"],
      ["a/..b", "c", "a/c"],
      ["", "a/../b", "b"],
      ["", "", ""],
    ])("the target of a base without a scheme, %j, and of %j is %j", (base, reference, target) => {
      expect(uri.resolve(base, reference)).toBe(target);
    });

    it.each([
      ["http:d", { tolerant: true }, "http://a/b/d"],
      ["HTTP:d", { tolerant: true }, "http://a/b/d"],
      ["foo:d", { tolerant: true }, "foo:d"],
      ["foo:d", { tolerant: false }, "foo:d"],
      ["//\u00C9.org", {}, "http://xn--9ca.org"],
      ["//\u00C9.org", { unicodeSupport: true }, "http://\u00C9.org"],
      ["foo://\u00C9.org", {}, "foo://%C3%89.org"],
      ["foo://\u00C9.org", { domainHost: true }, "foo://xn--9ca.org"],
    ] as const)("%s with %j leads to %s", (reference, options, target) => {
      expect(uri.resolve("http://a/b/c", reference, options)).toBe(target);
    });

    it.each([
      [{ scheme: "http", host: "h" }, { path: "a" }, { scheme: "http", host: "h", path: "/a" }],
      [{ scheme: "foo" }, { path: "a" }, { scheme: "foo", path: "a" }],
      [{ scheme: "foo" }, { query: "q" }, { scheme: "foo", path: "", query: "q" }],
      [{ scheme: "foo", path: "p", query: "r" }, {}, { scheme: "foo", path: "p", query: "r" }],
      [{ scheme: "foo" }, { host: "h" }, { scheme: "foo", host: "h", path: "" }],
      [{ scheme: "foo", host: "h", path: "/p" }, { port: 80 }, { scheme: "foo", port: 80, path: "" }],
      [{ scheme: "foo", host: "h", path: "/p" }, { userinfo: "u" }, { scheme: "foo", userinfo: "u", path: "" }],
      [{ scheme: "foo", port: 80 }, { path: "a" }, { scheme: "foo", port: 80, path: "/a" }],
      [{ scheme: "foo", userinfo: "u" }, { path: "a" }, { scheme: "foo", userinfo: "u", path: "/a" }],
      [{ host: "h", path: "/a/./b" }, { path: "c/.." }, { host: "h", path: "/a/" }],
      [{ port: 1, path: "a/../b" }, { fragment: "f" }, { port: 1, path: "a/../b", fragment: "f" }],
      [
        { scheme: "foo", path: "/a" },
        { scheme: "bar", path: "/./b" },
        { scheme: "bar", path: "/b" },
      ],
      [{ scheme: "foo" }, { scheme: "bar" }, { scheme: "bar", path: "" }],
      [{}, { path: "a/.." }, { path: "./" }],
      [{}, { fragment: "f" }, { path: "", fragment: "f" }],
    ])("components %j and %j lead to %j", (base, reference, target) => {
      const given = uri.resolveComponents(base, reference, {}, true);
      expect(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))).toStrictEqual(
        target,
      );
      expect(given).not.toHaveProperty("ipv6Zone");
    });

    it("the scheme of components is that of the base with `tolerant`", () => {
      const [base, reference] = [
        { scheme: "foo", host: "h", path: "/a/b" },
        { scheme: "foo", path: "c" },
      ];
      for (const isNormal of [true, false]) {
        expect(uri.resolveComponents(base, reference, { tolerant: true }, isNormal)).toMatchObject({ path: "/a/c" });
        expect(uri.resolveComponents(base, reference, {}, isNormal)).toMatchObject({ host: undefined, path: "c" });
      }
    });
  });

  describe("RFC 3986 §4", () => {
    it.each([
      ["", "same-document"],
      ["#f", "same-document"],
      ["?q", "relative"],
      ["a", "relative"],
      ["//h", "relative"],
      ["//[::1]", "relative"],
      ["http://h", "absolute"],
      ["http://h/#f", "uri"],
      ["foo:#", "uri"],
    ])("%j is a reference of the kind %s, and of no other", (text, kind) => {
      expect(uri.parse(text)).toMatchObject({ reference: kind });
      for (const name of ["error", "ipv6Zone"]) expect(uri.parse(text)).not.toHaveProperty(name);
      for (const reference of ["same-document", "relative", "absolute", "uri"]) {
        const error = reference === kind ? undefined : `URI is not a ${reference} reference.`;
        expect([reference, uri.parse(text, { reference }).error]).toEqual([reference, error]);
      }
    });

    it.each([
      ["http", {}, "xn--9ca.org"],
      ["wss", {}, "xn--9ca.org"],
      ["foo", {}, "%C3%89.org"],
      ["foo", { domainHost: true }, "xn--9ca.org"],
      ["foo", { scheme: "http" }, "xn--9ca.org"],
      ["http", { unicodeSupport: true }, "\u00C9.org"],
      ["foo", { unicodeSupport: true }, "\u00C9.org"],
      ["mailto", {}, "\u00C9.org"],
    ] as const)("RFC 3987 §3.1: a name in a host of %s with %j is %s", (scheme, options, host) => {
      const { host: given, error } = uri.parse(`${scheme}://\u00C9.org`, options);
      expect([given, error]).toEqual([host, undefined]);
    });
  });

  describe("RFC 3986 §6.1", () => {
    it.each([
      [{ scheme: "http", host: "h" }, "HTTP://h/", {}, true],
      [{ scheme: "http", host: "h" }, { scheme: "HTTP", host: "H", path: "/" }, {}, true],
      [{ scheme: "http", host: "h" }, "http://i/", {}, false],
      ["/a/../b", "/b", {}, true],
      ["/a/../b", "/b", { absolutePath: true }, false],
      ["/a/../b", "/a/../b", { absolutePath: true }, true],
      [{}, "", {}, true],
      ["//h:x", "//h:x", {}, false],
      ["//h:x", "", {}, false],
    ] as const)("%j and %j with %j: %s", (a, b, options, expected) => {
      expect([uri.equal(a, b, options), uri.equal(b, a, options)]).toEqual([expected, expected]);
    });

    it.each([undefined, null, 5, true, Symbol("a")])("%s equals nothing", (value) => {
      const given = value as unknown as string;
      expect([uri.equal(given, ""), uri.equal("", given), uri.equal(given, given)]).toEqual([false, false, false]);
    });

    it.each([undefined, null, 5, {}])("%s is not a text", (value) => {
      const message = `parse: uri must be a string, not ${typeof value}`;
      for (const call of [
        () => uri.parse(value as never),
        () => uri.resolve(value as never, ""),
        () => uri.resolve("", value as never),
      ]) {
        expect(call).toThrow(new TypeError(message));
      }
    });
  });

  describe("RFC 6068 §2", () => {
    /** What is data in a mail: characters that are encoded, each also as if it were encoded already, and any text. */
    const data = fc.oneof(
      fc.array(fc.constantFrom("%", "25", "41", "2C", "2525", "C3%A9", "%FF", ",", "&", "=", "a", " ", "\u00E9"), {
        maxLength: 6,
        minLength: 1,
      }),
      fc.array(codePoint, { minLength: 1, maxLength: 4 }),
    );
    const text = data.map((all) => all.join(""));
    /** RFC 3986 §2.4: as a producer writes data. */
    const once = encodeURIComponent;

    it("reads data as it was before it was encoded, and writes it so that it is read again", () => {
      fc.assert(
        fc.property(text, text, text, text, (name, value, subject, localPart) => {
          fc.pre(!/^(?:to|subject|body)$/i.test(name) && !/[@"\\]/.test(localPart));
          const mail =
            `mailto:${once(localPart)}@b,c@d?${once(name)}=${once(value)}&subject=${once(subject)}` +
            `&body=${once(value)}&to=${once(localPart)}@e`;
          const read = uri.parse(mail);
          expect(read).toMatchObject({ to: [`${localPart}@b`, "c@d", `${localPart}@e`], subject, body: value });
          expect(Object.entries(read.headers ?? {})).toEqual([[name, value]]);
          expect(read.error).toBeUndefined();
          const normal = uri.normalize(mail);
          expect(uri.parse(normal)).toEqual(read);
          expect([uri.normalize(normal), uri.equal(mail, normal)]).toEqual([normal, true]);
        }),
      );
    });

    it.each([
      "mailto:?cc=%2525",
      "mailto:?cc=%2525%2525&bcc=%2525%2525",
      "mailto:?cc=%2541%2541",
      "mailto:?cc=%2526%2526a%253Db",
      "mailto:?cc=%25C3%25A9",
      "mailto:?subject=%2525%2541",
      "mailto:?body=%2525%2541",
      "mailto:?%2525%2541=%25",
      "mailto:%2525%2541@b",
      "mailto:a%252Cb%252C@c",
      "mailto:a%2540b@c",
    ])("RFC 3986 §2.4: what is encoded twice in %s is decoded once", (given) => {
      expect(uri.normalize(given)).toBe(given);
      expect(uri.equal(given, given.replaceAll("%25", "%"))).toBe(false);
    });

    it.each([
      "a@b@c",
      "a@b@c@d",
      "a%40b@c",
      "@a@b",
      "@b",
      '"a"@b@c',
      "%22a%22@%22b%22@c",
      "a%22@%22b@c",
      "%22a@b@c",
      "%22a@b%5C%22@c",
      "a%5C@b@c",
    ])("a recipient has one `@`, with something before it: %s", (recipient) => {
      for (const mail of [`mailto:${recipient}`, `mailto:x@y,${recipient}`, `mailto:?to=${recipient}`]) {
        expect([mail, uri.parse(mail).error]).toEqual([mail, "URI mailto has an invalid recipient."]);
      }
    });

    it.each([
      "a@b",
      "a@b.c",
      "%22a@b%22@c",
      "%22not%40me%22@example.org",
      "%22a%5C%22@b%22@c",
      "%22%22@b",
      "gorby%25kremvax@example.com",
      "unlikely%3Faddress@example.com",
      "Mike%26family@example.org",
      "%22oh%5C%5Cno%22@example.org",
      "%C3%A9@b",
      "a%20b@c",
      "a@%5Bipv6:::1%5D",
    ])("nothing is wrong with the recipient %s", (recipient) => {
      for (const mail of [`mailto:${recipient}`, `mailto:x@y,${recipient}`, `mailto:?to=${recipient}`]) {
        expect([mail, uri.parse(mail).error]).toEqual([mail, undefined]);
      }
    });

    it.each(["x@1.2.3", "x@a_b", "x@a-b.c", "x@[1.2]", "x@1"])("a domain is written as it was: %s", (recipient) => {
      expect(uri.parse(`mailto:${recipient}`)).toMatchObject({ to: [recipient] });
      expect(uri.parse(`mailto:${recipient}`).error).toBeUndefined();
      expect(uri.serialize({ scheme: "mailto", to: [recipient] })).toBe(
        `mailto:${recipient.replace("[", "%5B").replace("]", "%5D")}`,
      );
    });

    it.each(["mailto:a!$'()*+=b@c", "mailto:a@b?a!$'()*+,;:@=b!$'()*+,;:@"])("%s is in normal form", (given) => {
      expect(uri.normalize(given)).toBe(given);
    });

    it.each([
      "a@",
      "x@[a]b",
      "x@b[a]",
      "x@[a",
      "x@a]",
      "a@%2541b",
      "a@b%25",
      "a@b%2525",
      "a@b%2Fc",
      "a",
      "a@b%40c",
      "a@b%FF",
    ])("a domain is a name or an address in brackets: %s", (recipient) => {
      expect(uri.parse(`mailto:${recipient},x@y`).error).toBe("URI mailto has an invalid recipient domain.");
    });

    it.each(["a@", "a@%2541b", "a@b%25%2525", "a@b%2Fc%2Fd"])("%s is written so that it is read again", (recipient) => {
      const mail = `mailto:${recipient},x@y`;
      expect(uri.parse(uri.normalize(mail))).toEqual(uri.parse(mail));
    });
  });

  describe("RFC 8141 §2", () => {
    /** alphanum 0*30(ldh) alphanum */
    const letter = fc.constantFrom("a", "Z", "0", "9");
    const nid = fc
      .tuple(letter, fc.string({ unit: fc.constantFrom("a", "Z", "0", "9", "-"), maxLength: 30 }), letter)
      .map((parts) => parts.join(""));

    it("reads each name that a URN may have", () => {
      fc.assert(
        fc.property(nid, fc.constantFrom("a", "A:b/C", "a/", "%2F", "-", "a//b", "~!$&'()*+,;=:@"), (name, nss) => {
          fc.pre(!/^uuid$/i.test(name));
          const read = uri.parse(`urn:${name}:${nss}`);
          expect([read.nid, read.nss, read.error]).toEqual([name.toLowerCase(), nss, undefined]);
        }),
      );
    });

    it.each([2, 31, 32])("a namespace may have %i characters", (length) => {
      const text = `urn:n${"1".repeat(length - 1)}:a`;
      expect([uri.parse(text).nid?.length, uri.parse(text).error]).toEqual([length, undefined]);
    });

    it.each([
      "a:b",
      "9:b",
      "a-:b",
      "a:bc:d",
      "a-:bc:d",
      `a${"-".repeat(31)}:b`,
      `${"a".repeat(31)}-:b`,
      "ab:/c",
      "ab:/",
    ])("reads urn:%s as the originals do, and reports it", (name) => {
      const read = uri.parse(`urn:${name}`);
      expect(`${read.nid}:${read.nss}`).toBe(name);
      expect(read.error).toBe("URN is not valid.");
      expect([uri.normalize(`urn:${name}`), uri.equal(`urn:${name}`, `URN:${name}`)]).toEqual([`urn:${name}`, true]);
    });

    it.each(["f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6"])(
      "%s is a UUID, and nothing longer",
      (uuid) => {
        expect(uri.parse(`urn:uuid:${uuid}`).error).toBeUndefined();
        for (const other of [`x${uuid}`, `${uuid}x`, `${uuid}-`, uuid.slice(1), uuid.slice(0, -1)]) {
          expect([other, uri.parse(`urn:uuid:${other}`).error]).toEqual([other, "UUID is not valid."]);
        }
        expect(uri.parse(uuid, { scheme: "urn:uuid" }).error).toBe("UUID is not valid.");
      },
    );

    it("keeps dot-segments, which have no meaning there", () => {
      expect(uri.normalize("urn:ab:b/../c/./d")).toBe("urn:ab:b/../c/./d");
    });

    it.each(["xhttp:/a", "httpx:/a", "ahttps:/a", "wssx:/a", "aws:/a"])(
      "a host is required of no scheme of %s",
      (base) => {
        expect(uri.resolve(base, "b")).toBe(base.replace("/a", "/b"));
      },
    );

    it.each(["", "a", "ab", "ab:", ":a", "-a:b", "a_b:c", `${"a".repeat(33)}:b`, "\u00E9a:b"])(
      "does not read urn:%s",
      (name) => {
        const read = uri.parse(`urn:${name}`);
        expect([read.nid, read.nss]).toEqual([undefined, undefined]);
        expect(read.error).toBe("URN can not be parsed.");
        expect([uri.normalize(`urn:${name}`), uri.equal(`urn:${name}`, `urn:${name}`)]).toEqual([`urn:${name}`, false]);
      },
    );
  });
}
