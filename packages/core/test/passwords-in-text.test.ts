/** RFC 3986 §3.2.1 and §7.5: the passwords in running text. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { diagnose, tryParse } from "../src/index.ts";
import { findPasswords, maskPasswords } from "../src/passwords/passwords-in-text.ts";

describe("R-052 a password loses its letters in any text", () => {
  it.each([
    // Not references: up to the last "@" of the run, as in an error.
    ["postgres://alice:a/b@db.example:5432/app x", "postgres://alice:***@db.example:5432/app x"],
    ["GET http://u:p/w@h/ HTTP/1.1", "GET http://u:***@h/ HTTP/1.1"],
    ["http://user:pa?ss@host/%", "http://user:***@host/%"],
    ["//u:a/b@h/ ", "//u:***@h/ "],
    ["a http://u:p#w@h/ b", "a http://u:***@h/ b"],
    ["a http://u:p@w@h/ b", "a http://u:***@h/ b"],
    ["a http://u:p%w@h/ b", "a http://u:***@h/ b"],
    ['a http://u:p"w@h/ b', "a http://u:***@h/ b"],
    ["a http://u:p[w]@h/ b", "a http://u:***@h/ b"],
    ["a http://u:p//w:x@h/ b", "a http://u:***@h/ b"],
    ["a http://u:é@h/ b", "a http://u:***@h/ b"],
    // Valid references: the password of the userinfo, and of URIs in the path or query.
    ["see http://u:p@h/@x for a@b", "see http://u:***@h/@x for a@b"],
    ["ftp://me:s@h/?from=http://you:t@h/ x", "ftp://me:***@h/?from=http://you:***@h/ x"],
    ["jdbc:mysql://u:s@h/db", "jdbc:mysql://u:***@h/db"],
    ["jdbc:mysql://u:s/t@h/db", "jdbc:mysql://u:***@h/db"],
    ["x URL:http://u:s/t@h/ y", "x URL:http://u:***@h/ y"],
    ["url=http://u:s/t@h/", "url=http://u:***@h/"],
    ["'//u:s/t@h/', (//u:s/t@h/) url=//u:s/t@h/", "'//u:***@h/', (//u:***@h/) url=//u:***@h/"],
    ["url=http://u:s@h/", "url=http://u:***@h/"],
    ['"http://u:/p@h/" "//u:?p@h/"', '"http://u:***@h/" "//u:***@h/"'],
    ["http://u:@h/", "http://u:***@h/"],
    ["x http://:p@h/ y", "x http://:***@h/ y"],
    ["HTTP://u:p/w@h", "HTTP://u:***@h"],
    ["HtTp:u:p/w^@h", "HtTp:u:***@h"],
    ["//[u:p@h/", "//[u:***@h/"],
    ["//[a]b:p@h/", "//[a]b:***@h/"],
    // Slashes that lack, or are backslashes.
    ["x http:/u:p^@h/ y", "x http:/u:***@h/ y"],
    ["x http:u:p^@h/ y", "x http:u:***@h/ y"],
    ['{"a":"http:u:p^@h/"}', '{"a":"http:u:***@h/"}'],
    ["to=http:/u:p^@h/", "to=http:/u:***@h/"],
    ["http:\\\\u:p@h\\", "http:\\\\u:***@h\\"],
    ["x http:/\\u:p@h/ y", "x http:/\\u:***@h/ y"],
    ["x \\/u:p@h/ y", "x \\/u:***@h/ y"],
    // The delimiters of Appendix C and of other notations.
    ['"http://u:p/w@h/"', '"http://u:***@h/"'],
    ['"http://u:"w@h/"', '"http://u:***@h/"'],
    ['"http://u:8"w@h/"', '"http://u:***@h/"'],
    ['"http://u:80","w@h/"', '"http://u:80","w@h/"'],
    ['"http://u:p","w@h/"', '"http://u:***@h/"'],
    ["<http://u:p@h/>", "<http://u:***@h/>"],
    ["<URL:http://u:p/w@h/>", "<URL:http://u:***@h/>"],
    ["(http://u:p/w@h/)", "(http://u:***@h/)"],
    ["[a](http://u:p/w@h/)", "[a](http://u:***@h/)"],
    ["`http://u:p/w@h/`.", "`http://u:***@h/`."],
    ["“http://u:p/w@h/”", "“http://u:***@h/”"],
    ['{"url":"http://u:p/w@h/","x":1}', '{"url":"http://u:***@h/","x":1}'],
    ['{\\"url\\":\\"http://u:p/w@h/\\"}', '{\\"url\\":\\"http://u:***@h/\\"}'],
    ['<a href="http://u:p/w@h/">x</a>', '<a href="http://u:***@h/">x</a>'],
    // Several on a line, in a run, and on several lines.
    ["http://u:p/w@h/ http://v:q?r@k/", "http://u:***@h/ http://v:***@k/"],
    ["http://u:p/w@h/\nx\r\n\thttp://v:q?r@k/\n", "http://u:***@h/\nx\r\n\thttp://v:***@k/\n"],
    ["http://u:p@h/,http://v:q@k/", "http://u:***@h/,http://v:***@k/"],
    ["http://u:p@h/|http://v:q@k/", "http://u:***@h/|http://v:***@k/"],
    ["<http://u:p@h/><http://v:q@k/>", "<http://u:***@h/><http://v:***@k/>"],
    ["[a](http://u:p@h/)[b](http://v:q@k/)", "[a](http://u:***@h/)[b](http://v:***@k/)"],
    ['["http://u:p@h/","http://v:q@k/"]', '["http://u:***@h/","http://v:***@k/"]'],
    ['["http://u:p@h/","http://v:q/r@k/"]', '["http://u:***@h/","http://v:***@k/"]'],
    ['{"a":"http://u:p@h/","b":"a@b"}', '{"a":"http://u:***@h/","b":"a@b"}'],
    // Where the first ends cannot be decided.
    ["http://u:p/w@h/,http://v:q@k/", "http://u:***@k/"],
    ['http://u:p@h/"x:y@z', "http://u:***@z"],
    // White space in a password that cannot begin with a port, up to the "@" on the same line.
    ["https://u:p4 ss@h/", "https://u:***@h/"],
    ["see https://u:p4 s s\ts@h/ now", "see https://u:***@h/ now"],
    ["//u:p4 ss@h/", "//u:***@h/"],
    ["https://:p4 ss@h/", "https://:***@h/"],
    ["https://u:4p ss@h/", "https://u:***@h/"],
    ["https://u:p/4 s?s@h/", "https://u:***@h/"],
    ["https://u:p4 s@s@h/", "https://u:***@h/"],
    ["https://u:!! ss@h/", "https://u:***@h/"],
    ["https://u:p4\u00A0ss@h/", "https://u:***@h/"],
    ["https://u:p4 @h/", "https://u:***@h/"],
    ["jdbc:mysql://u:p4 ss@h/db", "jdbc:mysql://u:***@h/db"],
    ['{"url":"https://u:p4 ss@h/","x":1}', '{"url":"https://u:***@h/","x":1}'],
    ['["https://h:80","https://u:p4 ss@h/"]', '["https://h:80","https://u:***@h/"]'],
    ["https://u:p4 ss@h/\nhttps://v:q5 tt@k/", "https://u:***@h/\nhttps://v:***@k/"],
    ["https://u:p4 ss@h/ https://v:q5 tt@k/", "https://u:***@h/ https://v:***@k/"],
    ["<https://u:p4 ss@h/>", "<https://u:***@h/>"],
    ["https://h:port/ and me@b.example", "https://h:***@b.example"],
    ["https://h:${PORT}/ and me@b.example", "https://h:***@b.example"],
    // Between angle brackets, line breaks too (Appendix C).
    ["<http://a:p4/%\n@c/>", "<http://a:***@c/>"],
    ["<URL:http://a:p4\r\n  ss@c/>.", "<URL:http://a:***@c/>."],
    ["<http://a:80\n80@c/>", "<http://a:***@c/>"],
    ["<http://a\n:p4@c/>", "<http://a\n:***@c/>"],
    ["<//a:p4\nss@c/>", "<//a:***@c/>"],
    ["x <http://h:80/> <http://a:p4\nss@c/> y@z", "x <http://h:80/> <http://a:***@c/> y@z"],
    // A text that was masked stays as it is.
    ["http://u:***@h/ x http://v:***@k/%", "http://u:***@h/ x http://v:***@k/%"],
  ])("%j: %j", (text, expected) => {
    expect(maskPasswords(text)).toBe(expected);
    // The same places, twice in a text, and with another mask.
    expect(maskPasswords(`${text} ${text}`)).toBe(`${expected} ${expected}`);
    expect(maskPasswords(text, "qzq")).toBe(
      expected === text ? text.replaceAll("***", "qzq") : expected.replaceAll("***", "qzq"),
    );
    const rest = findPasswords(text).reduceRight(
      (shown, { start, end }) => `${shown.slice(0, start)}***${shown.slice(end)}`,
      text,
    );
    expect(rest).toBe(expected);
  });
});

describe("what is no password stays", () => {
  it.each([
    "https://a.example/@user/x",
    "see https://a.example:8080/@user/x, and https://b.example:8080/@user/y.",
    '"https://a.example:8080/@user/x" "https://b.example:8080/@user/x"',
    "'https://a.example:8080/@user/x'",
    "(https://a.example:8080/@user/x)",
    "<https://a.example:8080/@user/x>",
    "<URL:https://a.example:8080/@user/x>",
    "{https://a.example:8080/@user/x}",
    "[https://a.example:8080/@user/x]",
    "|https://a.example:8080/@user/x|",
    "`https://a.example:8080/@user/x`",
    "“https://a.example:8080/@user/x”",
    "«https://a.example:8080/@user/x»",
    "（https://a.example:8080/@user/x）。",
    "[text](https://a.example:8080/@user/x) and [text](https://b.example:8080/@user/x)",
    "[text](https://a.example:8080/@user/x)[text](https://b.example:8080/@user/x)",
    "[text]: <https://a.example:8080/@user/x>",
    "Is it https://a.example:8080/@user/x?",
    '{"url":"https://a.example:8080/@user/x","b":["https://b.example:8080/@user/x"]}',
    '{"msg":"to https://a.example:8080/@user/x"}',
    '{"msg":"to https://a.example:8080/@user/x\\n"}',
    '{\\"url\\":\\"https://a.example:8080/@user/x\\"}',
    '<a href="https://a.example:8080/@user/x">x</a><a href="https://b.example:8080/@user/x">x</a>',
    "<a>https://a.example:8080/@user/x</a>",
    "\u001B[32mhttps://a.example:8080/@user/x\u001B[0m",
    "url=https://a.example:8080/@user/x",
    "at 12:30:45 and at 12:30:46 a@b",
    "2026-01-02T12:30:45Z,a@b.example",
    "12:30:a@b.example",
    "a@b.example, c@d.example",
    "<a@b.example>,<c@d.example>",
    "mailto:a@b.example mailto:c@d.example?subject=x:y",
    "x<mailto:a@b.example>",
    "// at 12:30 a@b",
    "http://h:8080/ and a@b.example, http://k:8080/ and c@d.example",
    "http://h:80, a@b",
    "http://a:80/ mail x@y",
    "http://a:80 x@y",
    "(http://a:80) x@y",
    "http://a:80: x@y",
    '"http://a:80" x@y',
    "<http://a:80> x@y",
    "http://h: see mail a@b.example",
    "http://h:/x and a@b.example",
    "file://C:/Users/joe and a@b.example",
    "http://[::1]:80 x@y",
    "http://[::1]: x@y",
    "http://h:port and http://k/ x@y",
    "http://h:port // ask x@y",
    "http://h:port\nx@y",
    "http://h:port\r\nx@y",
    "http://h:port\u2028x@y",
    "<http://h:80/\n@c/>",
    "<http://h:port\n<x@y>",
    "<http://h\n/a:b@c/>",
    "http://h at 12:30 x@y",
    "http://h/a:b x@y",
    "http://u@h:port x@y",
    "at 12:30 //h x@y",
    "https: x@y",
    "note: x y@z, http://h",
    '{"//a":"x y@z"}',
    '{"url":"http://h:8080/x","mail":"a@b.example","url":"http://k:8080/x","mail":"a@b.example"}',
    '{"url":"http://h.example","mail":"a@b.example"}',
    '{"url":"http://[::1]","mail":"a@b.example"}',
    '{\\"url\\":\\"http://h:8080\\",\\"mail\\":\\"a@b.example\\"}',
    '{"cwd":"C:\\\\Users\\\\joe","mail":"a@b.example","cwd":"C:\\\\Users\\\\joe","mail":"a@b"}',
    '{"id":"urn:uuid:1","mail":"a@b.example","id":"urn:uuid:2","mail":"a@b"}',
    'http://h:8080/x","mail":"a@b.example"}',
    '"http://h:8080/x",a@b.example',
    '<a href="http://h:8080/">a@b.example</a>',
    "<http://h:8080/>,a@b.example",
    "http://u@h/ http://u@h:80/x@y",
    "http://[::1]:80/@x http://[::1]:80/@x",
    '"http://[::1]:80/@x"',
    "http://u%3Ap%40h http://u%3Ap%40h/@x",
    "http://a/b:c@d http://a?b:c@d http://a#b:c@d",
    "urn:a:b@c <urn:a:b@c>",
    "git@h.example:a/b.git",
    "nginx:1.2@sha256:0af",
    'id="nginx:1.2@sha256:0af"',
    "name@https://h:8080/a.js:10:20",
    "",
    "@",
    "://@",
    "//:",
  ])("%j", (text) => {
    expect(maskPasswords(text)).toBe(text);
    expect(findPasswords(text)).toEqual([]);
    expect(maskPasswords(`${text}\n${text}`)).toBe(`${text}\n${text}`);
  });
});

const base64 = fc.string({ unit: fc.constantFrom(...Array.from("ABCDEFabcdef0189+/=")), minLength: 1, maxLength: 24 });
const printable = fc.string({
  unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
  minLength: 1,
  maxLength: 24,
});
/** No letters of the lines below, so that what is found of it comes from the password. */
const secrets = fc.oneof(base64, printable).map((noise) => `${noise}\u03BE`.replace("\u03BE", "~Q~"));

/** Kinds of lines, with the texts that have to stay. */
const LINES: readonly ((uri: string) => string)[] = [
  (uri) => uri,
  (uri) => `GET ${uri} HTTP/1.1`,
  (uri) => `12:30:45 could not open ${uri}: see a@b.example`,
  (uri) => `a@b.example ${uri} and mailto:a@b.example`,
  (uri) => `{"time":"12:30:45","url":"${uri}","x":1}`,
  (uri) => `{"message":"open ${uri}"}`,
  (uri) => `("${uri}")`,
  (uri) => `'${uri}',`,
  (uri) => `<${uri}>`,
  (uri) => `<URL:${uri}>.`,
  (uri) => `<a href="${uri}">x</a>`,
  (uri) => `[text](${uri}) and http://k:8080/@x`,
  (uri) => `url=${uri}`,
  (uri) => `URL:${uri}`,
  (uri) => `--url="${uri}" --x`,
  (uri) => `|${uri}|`,
  (uri) => `“${uri}”`,
];
const STARTS = ["http://user:", "//user:", "postgres://user:", "http:\\\\user:", "HTTP://:"];

it("R-052 nothing of a password survives, in lines of every kind", () => {
  fc.assert(
    fc.property(secrets, secrets, fc.constantFrom(...STARTS), fc.constantFrom(...LINES), (one, two, start, lineOf) => {
      const [first, second] = [`${start}${one}@h/`, `${start}${two}@h/`];
      // A text that is valid by accident has another password, or none: `http://user:1/2@h/`.
      fc.pre(
        [
          [first, one],
          [second, two],
        ].every(([uri = "", secret = ""]) => {
          const userinfo = tryParse(uri)?.userinfo;
          return tryParse(uri) === undefined || userinfo === `${start.slice(start.indexOf("//") + 2)}${secret}`;
        }),
      );
      const line = `${lineOf(first)} ${lineOf(second)}\n${lineOf(first)}`;
      const shown = maskPasswords(line);
      expect([line, shown.match(/~Q~/g)]).toEqual([line, null]);
      expect(maskPasswords(shown)).toBe(shown);
      // Each user name stays, except after a password that could begin with all of the text up to it.
      expect(shown.split(`${start}***@h/`).length).toBeGreaterThan(2);
    }),
  );
});

const pieces = fc.string({
  unit: fc.constantFrom(
    "a",
    "8",
    ":",
    "@",
    "/",
    "?",
    "#",
    '"',
    ",",
    " ",
    "\\",
    "[",
    "]",
    "|",
    "%",
    "//",
    "http://",
    "//u:p@",
    '","',
    "é",
    "\n",
    "<",
    ">",
  ),
  maxLength: 14,
});

it("masking twice is masking once, and only the places that are found change", () => {
  fc.assert(
    fc.property(pieces, (text) => {
      const once = maskPasswords(text);
      expect(maskPasswords(once)).toBe(once);
      const places = findPasswords(text);
      let end = 0;
      let kept = "";
      for (const place of places) {
        expect(place.start).toBeGreaterThanOrEqual(end);
        expect(place.end).toBeGreaterThanOrEqual(place.start);
        expect(text[place.end]).toBe("@");
        expect(text[place.start - 1]).toBe(":");
        kept += `${text.slice(end, place.start)}***`;
        end = place.end;
      }
      expect(once).toBe(kept + text.slice(end));
    }),
    { numRuns: 5000 },
  );
});

it("R-052 a run that is not a reference loses what its error masks, unless it has delimiters", () => {
  const units = fc.constantFrom("a", "8", ":", "@", "/", "?", "#", "\\", "|", "%", "^", "//", "//u:p@");
  const starts = fc.constantFrom(
    "http://u:",
    "//u:",
    "http:/u:",
    "http:u:",
    "http:\\\\u:",
    "HTTP:/\\u:",
    "//[u:",
    "//:",
  );
  fc.assert(
    fc.property(starts, fc.string({ unit: units, maxLength: 14 }), (start, rest) => {
      // `http:u://v:p^@h` and `http://u:8^a://v:p@h` read as two URIs.
      fc.pre(!/[a8]:[/\\]{2}/.test(rest) && (start !== "http:u:" || !/^[/\\]{2}/.test(rest)));
      const text = `${start}${rest}@h`;
      const error = diagnose(text);
      fc.pre(error !== undefined);
      expect([text, maskPasswords(text)]).toEqual([text, error?.frame.split("\n")[0]]);
      expect(maskPasswords(text)).toBe(`${start}***@h`);
    }),
    { numRuns: 2000 },
  );
});

it("R-052 white space in a password that cannot begin with a port: what an error masks", () => {
  const units = fc.constantFrom("a", "8", " ", "\t", "\u3000", ":", "?", "%", '"', "\\", "[", "é");
  const starts = fc.constantFrom("http://u:", "//u:", "postgres://:", "HTTP://a.b:");
  fc.assert(
    fc.property(starts, fc.string({ unit: units, maxLength: 14 }), (start, rest) => {
      const text = `${start}p${rest} ss@h`;
      expect([text, maskPasswords(text)]).toEqual([text, diagnose(text)?.frame.split("\n")[0]]);
      expect(maskPasswords(text)).toBe(`${start}***@h`);
    }),
  );
});
