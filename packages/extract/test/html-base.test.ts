import { expect, test } from "vitest";
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
  ["not one that is no reference, nor the one after it", '<base href="a b"><base href="/z">', "http://a.example/b/c?d"],
  ["not a data URI", '<base href="data:,a">', "http://a.example/b/c?d"],
  ["not a javascript URI", '<base href="JavaScript:a">', "http://a.example/b/c?d"],
] as const)("R-095 the base: %s", ([, html, base]) => {
  expect(String(htmlBase(html, DOCUMENT))).toBe(base);
  expect(String(htmlBase(html, parse(DOCUMENT)))).toBe(base);
  const [link] = [...htmlLinks(`${html.replace("<plaintext>", "")}<a href="x">`, DOCUMENT)].slice(-1);
  if (!html.includes("<plaintext>") && html.endsWith(">")) expect(String(link?.resolved)).toBe(new URL("x", base).href);
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
  [{ style: true }, "htmlLinks: options has no `style`, only styles"],
  [{ styles: 1 }, "htmlLinks: options.styles must be a boolean, not 1"],
])("htmlLinks refuses the options %o", ([options, message]) => {
  expect(() => htmlLinks("", DOCUMENT, options as never)).toThrow(new TypeError(message as string));
});
