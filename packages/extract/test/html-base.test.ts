import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { BaseUriError } from "@std66/resolve";
import { UriSyntaxError, parse } from "@std66/core";
import { htmlBase, htmlLinks } from "../src/index.ts";

const DOCUMENT = "http://a.example/b/c?d#e";

test.for([
  ["no base", "<p>", "http://a.example/b/c?d"],
  ["a URI", '<base href="http://z.example/y/">', "http://z.example/y/"],
  [
    "R-096 a relative reference is resolved against the URI of the document",
    '<base href="y/z">',
    "http://a.example/b/y/z",
  ],
  ["an empty reference is the document", '<base href="">', "http://a.example/b/c?d"],
  ["without its fragment", '<base href="/y#z">', "http://a.example/y"],
  ["white space is stripped", '<base href=" \n/y\t">', "http://a.example/y"],
  ["character references are decoded", '<base href="/y?a&amp;b&#x3d;c">', "http://a.example/y?a&b=c"],
  ["the first with an href only", '<base target=t><base href="/y"><base href="/z">', "http://a.example/y"],
  ["the href among other attributes", '<base style=x><base style=x href="/y">', "http://a.example/y"],
  ["a scheme that ends with data", '<base href="metadata://a/">', "metadata://a/"],
  ["a scheme that begins with data", '<base href="data-x://a/">', "data-x://a/"],
  ["the first attribute of the name", '<base href="/y" HREF="/z">', "http://a.example/y"],
  ["in any case", "<BASE HREF=/y>", "http://a.example/y"],
  ["in the body", "<body><p><base href=/y>", "http://a.example/y"],
  ["not in a comment", "<!-- <base href=/y> --><base href=/z>", "http://a.example/z"],
  ["after a comment that ends with --!>", "<!-- --!><base href=/z>", "http://a.example/z"],
  ["not in a title", "<title><base href=/y></title><base href=/z>", "http://a.example/z"],
  ["not in a textarea", "<textarea><base href=/y></textarea><base href=/z>", "http://a.example/z"],
  ["not in a script", "<script><base href=/y></script><base href=/z>", "http://a.example/z"],
  ["not in a style", "<style><base href=/y></style><base href=/z>", "http://a.example/z"],
  ["not in an iframe", "<iframe><base href=/y></iframe><base href=/z>", "http://a.example/z"],
  ["not after plaintext", "<plaintext><base href=/y>", "http://a.example/b/c?d"],
  ["not in a template", "<template><base href=/y></template><base href=/z>", "http://a.example/z"],
  ["not in a template with a slash", "<template/><base href=/y></template><base href=/z>", "http://a.example/z"],
  [
    "not in a template after the end of what is around it",
    "<p><template></p><base href=/y></template><base href=/z>",
    "http://a.example/z",
  ],
  ["not in SVG", "<svg><base href=/y></svg><base href=/z>", "http://a.example/z"],
  ["in a title of SVG it is", "<svg><title><base href=/z></title></svg>", "http://a.example/z"],
  ["not in an attribute", '<p title="<base href=/y>"><base href=/z>', "http://a.example/z"],
  ["not one that is cut off", "<base href=/y", "http://a.example/b/c?d"],
  [
    "not one that the URL parser refuses, nor the one after it",
    '<base href="http://h h/"><base href="/z">',
    "http://a.example/b/c?d",
  ],
  ["not one with a port beyond 65535", '<base href="http://h:65536/">', "http://a.example/b/c?d"],
  ["with two spaces", '<base href="/my own docs/">', "http://a.example/my%20own%20docs/"],
  ["with letters that are not ASCII", '<base href="/é/ö/">', "http://a.example/%C3%A9/%C3%B6/"],
  ["with a host that is not ASCII", '<base href="http://exämple.example/">', "http://xn--exmple-cua.example/"],
  ["with a percent sign of no triplet", '<base href="http://h/%zz/%/">', "http://h/%25zz/%25/"],
  [
    "with brackets, bars and braces",
    '<base href="/[a]/|{b}/?[c]|{d}">',
    "http://a.example/%5Ba%5D/%7C%7Bb%7D/?%5Bc%5D%7C%7Bd%7D",
  ],
  ["with backslashes", '<base href="\\\\z.example\\y\\">', "http://z.example/y/"],
  ["with line breaks and controls", '<base href="\x01/y\n/\tz\r/\x1f">', "http://a.example/y/z/"],
  ["its own scheme without slashes is a relative URL", '<base href="http:y/">', "http://a.example/b/y/"],
  ["slashes too many", '<base href="http:///y/">', "http://y/"],
  ["not a data URI", '<base href="data:,a">', "http://a.example/b/c?d"],
  ["not a data URI with a line break", '<base href="da\nta:,a b">', "http://a.example/b/c?d"],
  ["not a javascript URI with a space", '<base href=" javascript:a b">', "http://a.example/b/c?d"],
  ["not a javascript URI", '<base href="JavaScript:a">', "http://a.example/b/c?d"],
] as const)("R-095 the base: %s", ([, html, base]) => {
  expect(String(htmlBase(html, DOCUMENT))).toBe(base);
  expect(String(htmlBase(html, parse(DOCUMENT)))).toBe(base);
  const [link] = [...htmlLinks(`${html.replace("<plaintext>", "")}<a href="x">`, DOCUMENT)].slice(-1);
  if (!html.includes("<plaintext>") && html.endsWith(">")) expect(String(link?.resolved)).toBe(new URL("x", base).href);
});

test.for([
  ["/é/", "http://a.example/%C3%A9/"],
  ["http://h/%zz/", "http://h/%25zz/"],
  ["http://h h/", DOCUMENT.replace("#e", "")],
  ["\\\\h/", DOCUMENT.replace("#e", "")],
  ["http://é/", "http://%C3%A9/"],
] as const)("in a runtime without a URL, the base %j is encoded by RFC 3987", ([href, base]) => {
  vi.stubGlobal("URL", undefined);
  try {
    expect(String(htmlBase(`<base href="${href}">`, DOCUMENT))).toBe(base);
  } finally {
    vi.unstubAllGlobals();
  }
});

test.for([
  ["urn:a", "b/c", "urn:b/c"],
  ["urn:a", "/é/", "urn:a"],
  ["urn:a", "http://h/é", "http://h/%C3%A9"],
  ["urn:a", "http://h:65536/", "urn:a"],
  ["urn:a", "http://[1::2::3]/", "urn:a"],
  ["mailto:a@b", "?q", "mailto:a@b?q"],
  ["http://a/b", "urn:A", "urn:A"],
  ["http://a/b", "FILE:///B/", "FILE:///B/"],
  ["data:/a/b", "c/", "data:/a/b"],
] as const)("R-096 in a document %s, the base %j is %s", ([document, href, base]) => {
  expect(String(htmlBase(`<base href="${href}">`, document))).toBe(base);
});

/** Pieces of an `href`. */
const PIECES = [
  ...Array.from("/\\:?#@[]{}|^`\"' %.&;=~<>\t\n\x01éß\u{1F600}aZ9-"),
  "http:",
  "https://",
  "//",
  "h.example",
  ":80",
  ":99999",
  "%41",
  "%zz",
  "data:",
  "urn:",
  "[::1]",
  "../",
  "./",
];

/** With the characters that a URL keeps, but no URI has. */
const loose = (href: string): string => href.replaceAll(/%(?:25|[57][B-D]|5E|60|[27][02]|3[CE])/gu, decodeURIComponent);

test("R-095 the base of a generated href is the URL that the URL parser sees", () => {
  const hrefs = fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((pieces) => pieces.join(""));
  const documents = fc.constantFrom("http://a.example/b/c?d", "https://a.example", "file:///b/c");
  fc.assert(
    fc.property(hrefs, documents, (href, document) => {
      const escaped = href.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
      let expected = new URL(document);
      try {
        const url = new URL(href, document);
        if (url.protocol !== "data:" && url.protocol !== "javascript:") expected = url;
      } catch {
        // The URL parser refuses it.
      }
      const base = htmlBase(`<base href="${escaped}">`, document);
      expect(loose(new URL(String(base)).href)).toBe(loose(expected.href.split("#")[0]!));
      expect(parse(String(base)).isAbsoluteUri()).toBe(true);
    }),
  );
});

test("a base that is a URI stays as it is written", () => {
  const html = '<base href="HTTP://Z.example:80/%41/"><a href=x>';
  expect(String(htmlBase(html, DOCUMENT))).toBe("HTTP://Z.example:80/%41/");
  expect([...htmlLinks(html, DOCUMENT)].map(({ resolved }) => String(resolved))).toEqual(["HTTP://Z.example:80/%41/x"]);
});

test("R-095 a base after the links counts for them too", () => {
  const [link] = htmlLinks("<a href=x></a><base href=/y/>", DOCUMENT);
  expect(String(link?.resolved)).toBe("http://a.example/y/x");
});

test.for([
  ["htmlBase", (html: unknown, uri: unknown) => htmlBase(html as string, uri as string)],
  ["htmlLinks", (html: unknown, uri: unknown) => htmlLinks(html as string, uri as string)],
] as const)("%s refuses other arguments at once", ([name, call]) => {
  expect(() => call(1, DOCUMENT)).toThrow(new TypeError(`${name}: html must be a string, not 1`));
  expect(() => call(new Uint8Array(), DOCUMENT)).toThrow(TypeError);
  expect(() => call("", undefined)).toThrow(
    new TypeError(`${name}: documentUri must be a string or a UriReference, not undefined`),
  );
  expect(() => call("", "b/c")).toThrow(BaseUriError);
  expect(() => call("", "b/c")).toThrow(`${name}: documentUri \`b/c\` has no scheme`);
  expect(() => call("", "a b")).toThrow(UriSyntaxError);
});

test.for([
  [null, "htmlLinks: options must be a plain object, not null"],
  [{ style: true }, "htmlLinks: options has no `style`, only styles, iris, texts"],
  [{ texts: 1 }, "htmlLinks: options.texts must be a boolean, not 1"],
  [{ iris: 1 }, "htmlLinks: options.iris must be a boolean, not 1"],
  [{ styles: 1 }, "htmlLinks: options.styles must be a boolean, not 1"],
])("htmlLinks refuses the options %o", ([options, message]) => {
  expect(() => htmlLinks("", DOCUMENT, options as never)).toThrow(new TypeError(message as string));
});
