// What white space, punctuation and brackets leave of a URI (RFC 3986 Appendix C), where the RFC only says that
// punctuation "might be mistaken for part of the URI". The expected URIs are what a reader takes for them.

import { expect, test } from "vitest";
import { leftOutOf, onlyIn, urisIn } from "./found.ts";

const A = "http://a.example/b";

test.for([
  [`${A}.`, "punctuation ."],
  [`${A},`, "punctuation ,"],
  [`${A};`, "punctuation ;"],
  [`${A}:`, "punctuation :"],
  [`${A}!`, "punctuation !"],
  [`${A}?`, "punctuation ?"],
  [`${A}...`, "punctuation ..."],
  [`${A}?!`, "punctuation ?!"],
  [`${A}'`, "punctuation '"],
  [`${A}(`, "punctuation ("],
  [`(${A})`, "bracket )"],
  [`(see ${A}).`, "bracket )"],
  [`[${A}]`, "bracket ]"],
  [`(${A}.)`, "punctuation .", "bracket )"],
  [`*${A}*`, "markup *"],
  [`_${A}_`, "markup _"],
  [`**${A}**`, "markup **"],
  [`&lt;${A}&gt;`, "markup &gt;"],
  [`&quot;${A}&quot;`, "markup &quot;"],
  [`\`${A}\``],
  [`{${A}}`, "not-allowed }"],
  [`|${A}|`],
  [`“${A}”`],
  [`«${A}»`],
  [`${A}。`],
  [`「${A}」`],
  [`${A}…`],
  [`${A}\u00A0c`],
  [`<${A} c>`, "not-allowed  "],
  [`${A}<br>`],
  [`"${A} c"`],
  [`"${A}`],
  [`'${A} c'`],
  [`${A}\\n`, "not-allowed \\"],
  [`${A}é`, "not-allowed é"],
  [`${A}\u{20000}`, "not-allowed \u{20000}"],
  [`${A}{id}`, "not-allowed {"],
  [`${A}%`, "not-allowed %"],
  [`${A}%4`, "not-allowed %"],
  [`${A}%4g`, "not-allowed %"],
  [`${A}^`, "not-allowed ^"],
  [`${A}\0`, "not-allowed \0"],
])("R-151 the URI in %j, and what is left out", ([text, ...leftOut]) => {
  const hit = onlyIn(text as string);
  expect(hit.text).toBe(A);
  expect(leftOutOf(text as string, hit)).toEqual(leftOut);
});

// Before and after it, more text than is looked at.
test.for([
  "&lt; &gt;",
  "&quot; &quot;",
  "&#34; &#34;",
  "&#39; &#39;",
  "&apos; &apos;",
  "&#x22; &#x22;",
  "&#X27; &#x27;",
])("a URI between the references %s ends there, at the beginning of a long text and in it", (references) => {
  const [opening = "", closing = ""] = references.split(" ");
  const between = `${opening}${A}${closing}c`;
  const long = " word".repeat(40);
  for (const text of [between, between + long, `${long} ${between}`, `${long} ${between}${long}`]) {
    expect(urisIn(text)).toEqual([A]);
    expect(urisIn(`${text} ${between}`)).toEqual([A, A]);
  }
});

test.for([
  "http://a.example/b_(c)",
  "http://a.example/b_(c)_(d)",
  "http://a.example/((b)c)",
  "http://a.example/b/",
  "http://a.example/b-",
  "http://a.example/b=",
  "http://a.example/b'c",
  "http://a.example/b,c;d",
  "http://a.example/?a=b&c=d",
  "http://a.example/?a=b&amp;c=d",
  "http://a.example/#b",
  "http://a.example/%41",
  "http://a.example/*",
  "http://a.example/b_",
  "http://[::1]/",
  "http://[::1]:80",
  "http://u:p@[::1]/",
  "http://u@a.example/",
  "HTTP://A.EXAMPLE",
  "git+https://a.example/b",
  "file:///etc/hosts",
  "file:/etc/hosts",
  "http://a.example/?u=http://b.example/",
  "https://web.example/2020/http://b.example/",
  "mailto:a@b.example",
  "urn:isbn:0451450523",
  "tel:+1-816-555-1212",
  "news:comp.infosystems.www.servers.unix",
  "data:,a",
  "tag:a.example,2020:b",
  "jdbc:mysql://a.example/b",
  "view-source:http://a.example/",
])("R-151 %j is found whole", (uri) => {
  for (const text of [
    uri,
    `${uri} `,
    ` ${uri}\n`,
    `(${uri})`,
    `"${uri}"`,
    `'${uri.replace("'", "")}'`,
    `<${uri}>`,
    `${uri}.`,
  ]) {
    expect(urisIn(text)).toEqual([text.startsWith("'") ? uri.replace("'", "") : uri]);
  }
});

test.for([
  "http://",
  "the http:// prefix",
  "http://.",
  "http:///",
  "http:///b",
  "http://@/",
  "http://:80/",
  "://a.example/",
  "//a.example/",
  "a.example/b",
  "note:b",
  "Note: b",
  "std::string",
  "12:30",
  "C:\\windows",
  "C://windows",
  "1://a",
  "mailto: a",
  "mailto:",
  "mailto:a",
  "urn:",
  "urn:a",
  "tel:me",
  "data:a",
  "http:a.example",
  "http://{host}/",
  "http://${host}/",
  "http://$HOST/",
  "http://<host>/",
  "http://a.<host>/",
  "http://exämple.com/",
  "http://例え.jp/",
  "http://a.example.例え/",
  "http://a.example:port/",
  "http://a%zz/",
  "www.a.example",
])("R-151 nothing is found in %j", (text) => {
  expect(urisIn(text)).toEqual([]);
  expect(urisIn(`(see ${text})`)).toEqual([]);
});

test.for([
  ["(http://a/)(http://b/)", ["http://a/", "http://b/"]],
  ["(http://a/),(http://b/)", ["http://a/", "http://b/"]],
  ["http://a/,http://b/;ftp://c/", ["http://a/", "http://b/", "ftp://c/"]],
  ["'http://a/','http://b/'", ["http://a/", "http://b/"]],
  ['{"a":"http://a/","b":["http://b/"]}', ["http://a/", "http://b/"]],
  ["[a](http://a/) ![b](http://b/c_(d).png 'title')", ["http://a/", "http://b/c_(d).png"]],
  ["[a](<http://a/>)", ["http://a/"]],
  ["url(http://a/b.png), url('http://b/')", ["http://a/b.png", "http://b/"]],
  ["<a href=http://a/>http://b/</a>", ["http://a/", "http://b/"]],
  ["texthttp://a/ note:https://b/ a.ftp://c/ sftp://d/", ["http://a/", "https://b/", "ftp://c/", "sftp://d/"]],
  ["see also.http://a/ --http://b/ x=http://c/ a/b?u=http://d/", ["http://a/", "http://b/", "http://c/", "http://d/"]],
  ["\\nhttp://a/ \\u003chttp://b/ \\x22http://c/ %3Dhttp://d/", ["http://a/", "http://b/", "http://c/", "http://d/"]],
  [
    "https://a.example's page, http://b.example, (http://c.example)",
    ["https://a.example", "http://b.example", "http://c.example"],
  ],
  ["data:http://a/ news:http://b/", ["http://a/", "http://b/"]],
  ["note:http://a/", ["http://a/"]],
  ["http://a/#b#c", ["http://a/#b"]],
  ["http://a/[b]", ["http://a/"]],
  ["http://a.example[1]", ["http://a.example"]],
  ["http://a.example/b(c", ["http://a.example/b(c"]],
] as const)("R-151 in %j", ([text, found]) => {
  expect(urisIn(text)).toEqual(found);
});

test.for([
  ["http://good.example\\@evil.example/", []],
  ["http://good.example\\.evil.example/", []],
  ["http://good.example/\\@evil.example/", ["http://good.example/"]],
  ["http://good.example\u3002evil.example/", []],
  ["http://good.example\0@evil.example/", []],
  ["http://good.example{@evil.example/", []],
  ["http://good.example\u2044@evil.example/", []],
  ["http://good.example\uFF20evil.example/", []],
  ['"http://good.example\\@evil.example/"', []],
  ["'http://good.example\\@evil.example/'", []],
  ["<http://good.example\\@evil.example/>", []],
  ["http://good.example\n@evil.example/", ["http://good.example"]],
  ["http://good.example\\@www.evil.example/", []],
] as const)("R-151 no URI in %j names evil.example", ([text, found]) => {
  expect(urisIn(text)).toEqual(found);
  expect(urisIn(text, { www: "http" })).toEqual(found);
});
