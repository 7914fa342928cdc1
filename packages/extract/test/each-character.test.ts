// Each character of each class, and each alternative, one after the other: a class that lacks one of them fails here.

import { describe, expect, test } from "vitest";
import { cssUrls } from "../src/documents/css-urls.ts";
import { extractUris, htmlBase } from "../src/index.ts";
import { jsonUris } from "../src/json.ts";
import type { Part } from "../src/documents/part.ts";
import { refreshUrl, urlParts } from "../src/documents/url-parts.ts";
import { leftOutOf, onlyIn, urisIn } from "./found.ts";

const A = "http://a.example/b";
/** ASCII white space of the HTML Standard; of CSS before its line ends are made one (CSS Syntax §3.3). */
const WHITE_SPACE = [" ", "\t", "\n", "\f", "\r"];
/** RFC 3986 Appendix A. */
const SUB_DELIMS = ["!", "$", "&", "'", "(", ")", "*", "+", ",", ";", "="];

describe("R-151 in running text", () => {
  test.for([
    "&lt;",
    "&gt;",
    "&quot;",
    "&nbsp;",
    "&apos;",
    "&#34;",
    "&#39;",
    "&#x22;",
    "&#x27;",
    "&LT;",
    "&GT;",
    "&QUOT;",
    "&#X22;",
    "&#X27;",
  ])("the entity %s ends a URI", (entity) => {
    const hit = onlyIn(`${A}${entity}`);
    expect([hit.text, leftOutOf(`${A}${entity}`, hit)]).toEqual([A, [`markup ${entity}`]]);
  });

  test.for(["&amp;", "&#35;", "&#33;", "&#3;", "&#x23;", "&#x2;", "&ltx;", "&l;"])("%s ends none", (text) => {
    expect(urisIn(`${A}?b${text.replace("#", "%23")}c`)).toHaveLength(1);
    expect(onlyIn(`${A}?b${text}c`).text).toMatch(/^http:\/\/a\.example\/b\?b&/u);
  });

  test.for(["http", "https", "ftp", "HTTP", "Https", "FTP"])("an item of a list begins with %s", (scheme) => {
    for (const separator of [",", ";"]) {
      const items = [A, `${scheme}://b.example/`, `${scheme}://c.example/`];
      expect(urisIn(items.join(separator))).toEqual(items);
    }
  });

  test("a list before does not cut a URI, and one after it does not", () => {
    const text = "http://a/b,c http://d/;x http://e/,http://f/ http://g/h,i";
    expect(urisIn(text)).toEqual(["http://a/b,c", "http://d/;x", "http://e/", "http://f/", "http://g/h,i"]);
  });

  test.for(["a", "Z", "0", "-", ".", "_", "~", ":", ...SUB_DELIMS])("an IPvFuture may have %j", (character) => {
    const uri = `http://[v1.${character}${character}]/b`;
    expect(urisIn(`see ${uri} and ${uri}`)).toEqual([uri, uri]);
  });

  test.for([
    ["http://[::1]'s", "http://[::1]"],
    ["http://u:p@[v1.a]'s,b", "http://u:p@[v1.a]"],
  ])("a host ends after an IP literal: %j", ([text, uri]) => {
    expect(urisIn(text as string)).toEqual([uri]);
  });

  test.for(["\\", "^", "{", "}", "%", "é", "\u0301", "²", "٣", "\0", "\u0086"])("%j is left out of a path", (after) => {
    const hit = onlyIn(A + after);
    expect([hit.text, leftOutOf(A + after, hit)]).toEqual([A, [`not-allowed ${after}`]]);
  });

  test("a second # is left out", () => {
    const text = `${A}#c#d`;
    expect(leftOutOf(text, onlyIn(text))).toEqual(["not-allowed #"]);
  });

  test.for([" ", "\t", "\n", "\v", "\f", "\r", "\u0085", "\u00A0", "\u2028", "“"])("%j is not left out", (after) => {
    expect(onlyIn(A + after)).toMatchObject({ text: A, leftOut: [] });
  });

  test.for(SUB_DELIMS.filter((character) => !")$".includes(character)))("%j ends a host of the web", (character) => {
    for (const scheme of ["http", "HTTP", "https", "Https", "ftp", "FTP"]) {
      expect(urisIn(`${scheme}://a.example${character}b`)).toEqual([`${scheme}://a.example`]);
    }
    // But not a registered name of another scheme (RFC 3986 §3.2.2).
    expect(urisIn(`x-a://a.example${character}b`)).toEqual([`x-a://a.example${character}b`]);
  });

  test.for(["+", "-", ".", "0", "9", "z", "A"])("a scheme may have %j after its first letter", (character) => {
    const uris = [`x${character}y://a/`, `x${character}${character}y://b/`];
    expect(urisIn(`see ${uris.join(" and ")}`)).toEqual(uris);
  });

  test.for([
    "see.http://a/",
    "see.HTTP://a/",
    "x-https://a/",
    "x-HTTPS://a/",
    "see.ftp://a/",
    "x-ftp://a/",
    "x-FTP://a/",
  ])("in %j the scheme begins after the sign", (text) => {
    expect(urisIn(text)).toEqual([text.slice(text.search(/[hf]t/iu))]);
  });

  test.for([
    ["news:/http://a/", ["http://a/"]],
    ["data:/http://a/", ["http://a/"]],
    ["data:http://a/?b=http://c/", ["http://a/?b=http://c/"]],
    ["file:/aé", ["file:/a"]],
    ["file:/a.<b>", ["file:/a"]],
  ] as const)("one slash after a scheme begins no authority: %j", ([text, uris]) => {
    expect(urisIn(text)).toEqual(uris);
  });

  test("a prefix and two line breaks are left out of one URI", () => {
    const text = "<URL: http://a.example/\n b\n\tc>";
    expect(leftOutOf(text, onlyIn(text))).toEqual(["prefix URL: ", "white-space \n ", "white-space \n\t"]);
  });

  test.for([" ", "\t", "\n", "<", ">", "(", '"', "'", "[", "{", "*", "_", ",", ";", "|", "é", "。"])(
    "www. begins a host after %j",
    (before) => {
      for (const host of ["www.a.example", "WWW.A.example", "www.0.example", "www.9.example"]) {
        expect(urisIn(`a${before}${host}/`, { www: "http" })).toEqual([`http://${host}/`]);
      }
    },
  );

  test.for(["a", "0", ".", "-", "@", "/", "\\", "=", ":", "&", "+"])("www. begins none after %j", (before) => {
    expect(urisIn(`a${before}www.a.example/`, { www: "http" })).toEqual([]);
  });
});

test.for([
  ["jdbc:a-b:c", "jdbc:a+b:c", "jdbc:a.b:c", "jdbc:a1:c", "jdbc:AZ:c"],
  ["news:a-b.c", "news:a+b.c", "news:a_b.c", "news:a1.c", "news:COMP.AI", "news:a.Z"],
  ["tel:+-1", "tel:+.1", "tel:+(1", "tel:+()1", "tel:-1", "tel:.1", "tel:(1"],
  ["urn:a0:b", "urn:0a:b", "urn:00:b", "urn:a-b:c", "urn:a--b:c", "urn:AZ:b", "urn:a0b:c", `urn:${"a".repeat(32)}:b`],
  ["view-source:a-b:c", "view-source:a+b:c", "view-source:a.b:c", "view-source:a1:c", "view-source:AZ:c"],
])("R-151 URIs without an authority, by the form of their scheme: %j", (uris) => {
  for (const uri of uris) expect(urisIn(`see ${uri} and ${uri}`)).toEqual([uri, uri]);
});

const textsOf = (parts: readonly Part[]) => parts.map(({ text }) => text);

describe("in HTML", () => {
  test.for(WHITE_SPACE)("%j is white space in styles", (space) => {
    expect(textsOf(cssUrls(`url(${space}${space}a) url(b${space}) url(${space}'c')`))).toEqual(["a", "b", "c"]);
    expect(textsOf(cssUrls(`@import${space}${space}"a"; @import${space}'b'; @IMPORT${space}"c"`))).toEqual([
      "a",
      "b",
      "c",
    ]);
  });

  test("texts in quotes of either kind hide URLs", () => {
    expect(textsOf(cssUrls(`"url(a)" url(b) 'url(c)' "url(d)" url(e)`))).toEqual(["b", "e"]);
  });

  // CSS Syntax, "consume a url token": a `bad-url-token` goes on to the next `)` that is not escaped.
  test.for(['"', "'", "(", "\x01", "\x08", "\x0B", "\x0E", "\x1F", "\x7F", "\\\n", " x", "\t\n\f\r'"])(
    "%j makes a bad URL of what is not in quotes",
    (text) => {
      const bad = `url(a${text}b url(c) url(d)`;
      expect(textsOf(cssUrls(`${bad} url(h${text}e\\)f) url(g)`))).toEqual(["d", "g"]);
      expect(textsOf(cssUrls(`url(x) ${bad.slice(0, -"url(d)".length)}`))).toEqual(["x"]);
      expect(textsOf(cssUrls(`url(a${text}b`))).toEqual([]);
    },
  );

  test.for([
    "!",
    "#",
    "%",
    "&",
    "*",
    ",",
    "/*",
    "/",
    ";",
    "@",
    "[",
    "]",
    "{",
    "}",
    "~",
    "\0",
    "\x80",
    "\x9F",
    "é",
    "\u{1F600}",
  ])("%j is a character of a URL that is not in quotes", (text) => {
    expect(textsOf(cssUrls(`url(a${text}b${text}c) url(${text})`))).toEqual([`a${text}b${text}c`, text]);
  });

  test("an escaped bracket does not end a URL, which is left out", () => {
    expect(textsOf(cssUrls("url(a\\)b\\)c) url(d) url(e\\"))).toEqual(["d"]);
    // Nor the rest of one that is wrong at the blank.
    expect(textsOf(cssUrls("url(a b\\)url(c)) url(e)"))).toEqual(["e"]);
  });

  // CSS Syntax, "consume a string token": a `bad-string-token`.
  test.for(["\n", "\r", "\f", "\r\n"])("%j in quotes makes a bad text, and hides nothing after it", (space) => {
    expect(textsOf(cssUrls(`url("a${space}b url(c) @import 'd${space}e url(f)`))).toEqual(["c", "f"]);
    expect(textsOf(cssUrls(`'a${space}url(b) url(c)`))).toEqual(["b", "c"]);
  });

  test("a function whose name only ends in url takes another text", () => {
    expect(
      textsOf(cssUrls("image-url(a) my_url('url(b)') 1url(c) \u{E9}url(d) URL(e) (url(f),url(g)) aurl(url(h))")),
    ).toEqual(["e", "f", "g", "h"]);
  });

  test("a URL ends where the style ends", () => {
    for (const text of ["url(a", "url(a ", "url('a", 'url( "a" ', "@import 'a"]) {
      expect(textsOf(cssUrls(text))).toEqual(["a"]);
    }
  });

  test("what follows a comment directly is read", () => {
    expect(textsOf(cssUrls("/*a*/url(b)/**/url(c)/*a*/*url(d)/* url(e) */url(f)"))).toEqual(["b", "c", "d", "f"]);
  });

  test.for(WHITE_SPACE)("%j is white space in a refresh", (space) => {
    for (const two of [space, space + space]) {
      expect(textsOf(refreshUrl(`${two}0${two};${two}url${two}=${two}a`))).toEqual(["a"]);
      expect(textsOf(refreshUrl(`0${two},${two}'b'`))).toEqual(["b"]);
      expect(textsOf(refreshUrl(`0;url${two}=${two}'b c' d`))).toEqual(["b c"]);
      expect(textsOf(refreshUrl(`${two}0${two}c`))).toEqual(["c"]);
    }
  });

  test.for(WHITE_SPACE)("%j is white space in lists", (space) => {
    expect(textsOf(urlParts("list", `${space}a${space}b${space}${space}c${space}`))).toEqual(["a", "b", "c"]);
    expect(textsOf(urlParts("srcset", `${space}a${space}1x,${space}b${space}2x${space},${space}c`))).toEqual([
      "a",
      "b",
      "c",
    ]);
  });

  test.for([...WHITE_SPACE, "/"])("a base may begin with <base%j", (after) => {
    expect(String(htmlBase(`<base${after}href="b/">`, "http://a/"))).toBe("http://a/b/");
    expect(String(htmlBase(`<BASE${after}href="b/">`, "http://a/"))).toBe("http://a/b/");
  });
});

test("two tildes and two slashes in a name are escaped in its pointer (RFC 6901 §3)", () => {
  expect([...jsonUris('{"a~b~c/d/e":{"~~//":"x:y"}}')].map(({ pointer }) => pointer)).toEqual([
    "/a~0b~0c~1d~1e/~0~0~1~1",
  ]);
});

test("a column counts characters, also those with the first and the last surrogates", () => {
  for (const character of ["\u{10000}", "\u{103FF}", "\u{10FC00}", "\u{10FFFF}", "\uD7FF", "\uE000"]) {
    const text = `${character}${character} ${A} ${character} ${A}`;
    const columns = [...extractUris(text, { positions: true })].map(({ column }) => column);
    expect(columns).toEqual([4, 4 + A.length + 3]);
  }
});
