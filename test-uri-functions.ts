// What the tests of the adapters of uri-js and fast-uri share, whose functions have the same names.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { authorityUri, blank, codePoint } from "./test-arbitraries.ts";

/** The components that the tests read. */
export interface Components {
  readonly path?: string | undefined;
  readonly error?: string | undefined;
  readonly nid?: string | undefined;
  readonly nss?: string | undefined;
  readonly to?: readonly string[] | undefined;
  readonly subject?: string | undefined;
  readonly body?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export interface UriFunctions {
  parse(text: string): Components;
  serialize(components: object): string;
  normalize(text: string): string;
  equal(a: string, b: string): boolean;
  resolve(base: string, reference: string): string;
  resolveComponents(base: object, reference: object): object;
}

export interface Generated {
  readonly texts: fc.Arbitrary<string>;
  readonly bases: fc.Arbitrary<string>;
  /** Whether the original resolves a reference as components in another way. */
  readonly differsAsComponents?: (reference: string) => boolean;
  readonly components: fc.Arbitrary<object>;
}

/** Compares an adapter with its original, where that gives what the standards say. */
export function describeAlike(ours: UriFunctions, theirs: UriFunctions, generated: Generated): void {
  const { texts, bases, differsAsComponents = () => false, components } = generated;
  it("parses, serializes, normalizes and compares", () => {
    fc.assert(
      fc.property(texts, texts, (text, other) => {
        expect(ours.parse(text)).toEqual(theirs.parse(text));
        expect(ours.serialize(ours.parse(text))).toBe(theirs.serialize(theirs.parse(text)));
        expect(ours.normalize(text)).toBe(theirs.normalize(text));
        expect([ours.equal(text, text), ours.equal(text, other)]).toEqual([true, theirs.equal(text, other)]);
      }),
    );
  });

  it("resolves", () => {
    const references = fc.oneof(
      authorityUri,
      fc.constantFrom("", "#f%7e%7e", "?a b c", "a b c", "../a", "//h:", "/%7e%7e"),
    );
    fc.assert(
      fc.property(bases, references, (base, reference) => {
        expect(ours.resolve(base, reference)).toBe(theirs.resolve(base, reference));
        const [from, to] = [theirs.parse(base), theirs.parse(reference)];
        // What is resolved has a path, which components of `ws` have not.
        if (from.path === undefined || to.path === undefined || differsAsComponents(reference)) return;
        expect(ours.resolveComponents(from, to)).toEqual(theirs.resolveComponents(from, to));
      }),
    );
  });

  it("serializes components", () => {
    fc.assert(
      fc.property(components, (given) => {
        const before = structuredClone(given);
        const written = ours.serialize(given);
        expect(given).toEqual(before);
        expect(written).toBe(theirs.serialize(structuredClone(given)));
      }),
    );
  });
}

/** What both originals do not percent-encode, or encode, twice in each text. */
const texts = fc.constantFrom(undefined, "a b c", "%7e%7E", "\u00E9\u00E9", "%2f%2f");

/** Components of an authority, a path, a query and a fragment. */
export const authorityComponents: fc.Arbitrary<object> = fc.record({
  scheme: fc.constantFrom("http", "https", "foo"),
  userinfo: fc.constantFrom(undefined, "u:p", "a@b@c"),
  host: fc.constantFrom("h", "EXAMPLE.com", "2001:DB8::7", "[::1]", "fe80::1%eth0", "fe80::1%25eth0"),
  port: fc.constantFrom(undefined, 80, 443, 8080, "", "8080"),
  path: fc.constantFrom("", "/", "/a b c", "/%7e%7e", "/a/../b/./c"),
  query: texts,
  fragment: texts,
});

/** Components of `ws` and `wss`. @param more resource names beside those that both originals read alike */
export function socketComponents(...more: string[]): fc.Arbitrary<object> {
  return fc.record({
    scheme: fc.constantFrom("ws", "wss"),
    host: fc.constant("h"),
    port: fc.constantFrom(undefined, 80, 443, ""),
    secure: fc.constantFrom(undefined, true, false),
    resourceName: fc.constantFrom(undefined, "", "/", "/a", "/?b", ...more),
    fragment: texts,
  });
}

/** Components of `mailto`, with more than those that both originals write alike. */
export function mailComponents(
  recipients: readonly string[],
  subjects: readonly string[],
  headers: readonly object[],
): fc.Arbitrary<object> {
  return fc.record({
    scheme: fc.constant("mailto"),
    to: fc.array(fc.constantFrom("a@b", "a@b@c", "\u00E9\u00E9@B", "x@\u00E9.org", ...recipients), {
      minLength: 1,
      maxLength: 3,
    }),
    subject: fc.constantFrom(undefined, "a b c", "\u00E9\u00E9", ...subjects),
    body: fc.constantFrom(undefined, "a&b&c=d=e", "a?b#c"),
    headers: fc.constantFrom(undefined, { cc: "a@b,c@d" }, { "a=b=c": "d" }, ...headers),
  });
}

/** Components of `urn`. */
export function urnComponents(...nids: string[]): fc.Arbitrary<object> {
  return fc.record({
    scheme: fc.constant("urn"),
    nid: fc.constantFrom("ab", "uuid", ...nids),
    nss: fc.constantFrom("a", "A:b/C"),
    uuid: fc.constantFrom("F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6", "a"),
  });
}

/** What both adapters do, whatever the originals do. */
export function describeStandards(uri: UriFunctions): void {
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

    it.each(["a@", "a@%2541b", "a@b%25", "a@b%2525", "a@b%2Fc", "a", "a@b%40c", "a@b%FF"])(
      "a domain is a name or an address in brackets: %s",
      (recipient) => {
        expect(uri.parse(`mailto:${recipient},x@y`).error).toBe("URI mailto has an invalid recipient domain.");
      },
    );

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

    it.each(["a:b", "9:b", "a-:b", `a${"-".repeat(31)}:b`, `${"a".repeat(31)}-:b`, "ab:/c", "ab:/"])(
      "reads urn:%s as the originals do, and says that it is none",
      (name) => {
        const read = uri.parse(`urn:${name}`);
        expect(`${read.nid}:${read.nss}`).toBe(name);
        expect(read.error).toBe("URN is not valid.");
        expect([uri.normalize(`urn:${name}`), uri.equal(`urn:${name}`, `URN:${name}`)]).toEqual([`urn:${name}`, true]);
      },
    );

    it.each(["", "a", "ab", "ab:", ":a", "-a:b", "a_b:c", `${"a".repeat(33)}:b`, "\u00E9a:b"])(
      "does not read urn:%s",
      (name) => {
        const read = uri.parse(`urn:${name}`);
        expect([read.nid, read.nss]).toEqual([undefined, undefined]);
        expect(read.error).toEqual(expect.any(String));
        expect([uri.normalize(`urn:${name}`), uri.equal(`urn:${name}`, `urn:${name}`)]).toEqual([`urn:${name}`, false]);
      },
    );
  });
}
