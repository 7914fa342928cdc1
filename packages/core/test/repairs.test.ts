// Help is only where it is the repair. The rows are of RFC 3986 and of each scheme's own RFC: what was meant, and what
// its grammar has there. Where a help gives a text to write, the text that it makes is a reference, and the law checks
// that the component which was meant is the one that was written.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { explain } from "../src/faults/explain.ts";
import { type UriSyntaxError, build, diagnose, parse, tryParse } from "../src/index.ts";
import { syntaxErrorOf } from "./thrown.ts";

const SCHEME = "a scheme has only letters, digits, `+`, `-` and `.`, and begins with a letter (RFC 3986, section 3.1)";
const RELATIVE = "begin a relative path with `./` (RFC 3986, section 4.2)";
const SLASHES = "write `//` before the host";
const LITERAL = "RFC 3986 allows an IP literal only after `//` (section 3.2.2)";
const own = (scheme: string, section: string): string =>
  `write a host name or an IPv4 address: RFC 3986 allows an IP literal only after \`//\`, and \`${scheme}\` has no \`//\` (${section})`;
const A_HOST = "write `http://`, or the intended scheme and `//`, before a host";
const A_HOST_WITHOUT_ZONE = `${A_HOST}, and remove the zone identifier`;
const ONE_HOST = "split a list of hosts first: an authority has one host and one port (RFC 3986, section 3.2)";
const NUMBER = "write a number for the placeholder first: a port has digits alone";
const DIGITS = "write a port in the digits `0` to `9`";
const BLANKS = "remove the whitespace";
const SHELL = "write `/` for the `:` before a path";
const DID = "treat it as text: the `at` scheme allows a DID here, RFC 3986 only a host and a port";
const PACK = "treat it as text: only readers of the `pack` scheme allow commas here, RFC 3986 only digits";
const DRIVE = "write `:` for the `|` after a drive letter (RFC 8089, appendix E.2.2)";
const BEFORE_PATH = "write `/` before the path";
const BACKSLASH = "write `/` between segments, or `%5C` for a literal backslash";
const ONLY_LITERAL = "write `%5C` for a literal backslash";
const windows = (root: string): string => `write \`${root}/…\` for a Windows path, with \`/\` between its segments`;

const PATH = ["pchar", "path", "RFC 3986 §3.3"] as const;
const FIRST = ["path-noscheme", "path", "RFC 3986 §3.3"] as const;
const PORT = ["port", "port", "RFC 3986 §3.2.3"] as const;
const HOST = ["reg-name", "host", "RFC 3986 §3.2.2"] as const;
const USERINFO = ["userinfo", "userinfo", "RFC 3986 §3.2.1"] as const;
const QUERY = ["query", "query", "RFC 3986 §3.4"] as const;
const FRAGMENT = ["fragment", "fragment", "RFC 3986 §3.5"] as const;

type Rule = readonly [code: string, component: string, section: string];
type Row = readonly [text: string, offset: number, rule: Rule, help: string | undefined];

const rows: readonly Row[] = [
  // An IP literal without "//": RFC 7065 §3.1, RFC 7064 §3.1 and RFC 3261 §25.1 have one, RFC 3986 has not.
  ["turn:[2001:db8::1]:443", 5, PATH, own("turn", "RFC 7065, section 3.1")],
  ["turns:[::1]?transport=tcp", 6, PATH, own("turns", "RFC 7065, section 3.1")],
  ["stun:[::1]", 5, PATH, own("stun", "RFC 7064, section 3.1")],
  ["STUNS:[2001:db8::1]:5349", 6, PATH, own("stuns", "RFC 7064, section 3.1")],
  ["sip:u@[2001:db8::1]:5060;transport=udp", 6, PATH, own("sip", "RFC 3261, section 25.1")],
  ["sips:[2001:db8::1]", 5, PATH, own("sips", "RFC 3261, section 25.1")],
  // RFC 6455 §3, RFC 9110 §4.2.1, RFC 7252 §6.1 and RFC 1738 §3.2 have "//" before the host.
  ["ws:[::1]/", 3, PATH, SLASHES],
  ["wss:u@[::1]:443/chat", 6, PATH, SLASHES],
  ["http:/[::1]/", 6, PATH, SLASHES],
  ["HTTPS:[::1]", 6, PATH, SLASHES],
  ["coap:[::1]/x", 5, PATH, SLASHES],
  ["ftp:[::1]/x", 4, PATH, SLASHES],
  // RFC 6068 §2: brackets are encoded in a mailto URI.
  ["mailto:u@[192.0.2.1]", 9, PATH, "write `%5B`"],
  ["mailto:u@[IPv6:2001:db8::1]", 9, PATH, "write `%5B`"],
  ["mailto:u@[::1]", 9, PATH, "write `%5B`"],
  // What an unknown scheme has there is not known, but that RFC 3986 has no literal is.
  ["foo:[::1]", 4, PATH, LITERAL],
  ["xmpp:u@[::1]", 7, PATH, LITERAL],
  ["foo:[v1.a]:80/", 4, PATH, LITERAL],
  ["[::1]:8080", 0, PATH, A_HOST],
  ["[::1]/x", 0, PATH, A_HOST],
  ["[v1.a]", 0, PATH, A_HOST],
  ["[fe80::1%eth0]:80", 0, PATH, A_HOST_WITHOUT_ZONE],
  ["[fe80::1%25eth0]/a%25b", 0, PATH, A_HOST_WITHOUT_ZONE],
  ["[fe80::1%]", 0, PATH, A_HOST_WITHOUT_ZONE],
  ["[fe80:::1%eth0]:80", 0, PATH, undefined],
  ["[fe80::1%eth0", 0, PATH, undefined],
  ["[fe80::1%eth0]x", 0, PATH, undefined],
  ["a[fe80::1%eth0]", 1, PATH, undefined],
  // No literal, or not where a host is.
  ["foo:[a]", 4, PATH, "write `%5B`"],
  ["foo:a[::1]", 5, PATH, "write `%5B`"],
  ["foo:a/[::1]", 6, PATH, "write `%5B`"],
  ["foo://h/[::1]", 8, PATH, "write `%5B`"],
  ["sip:u@h;x=[::1]", 10, PATH, "write `%5B`"],
  ["urn:example:a[1]", 13, PATH, "write `%5B`"],
  ["turn:h?x=[::1]", 9, QUERY, "write `%5B`"],
  ["[::1]x", 0, PATH, undefined],
  ["[a]", 0, PATH, "write `%5B`"],

  // A scheme was meant: RFC 8252 §7.1 has `com.example.app:/path`.
  ["com.my_cool_app.example://callback", 23, FIRST, SCHEME],
  ["com.my_app:/oauth2redirect", 10, FIRST, SCHEME],
  ["my_app://callback", 6, FIRST, SCHEME],
  ["2app://x", 4, FIRST, SCHEME],
  ["ht~tp://x", 5, FIRST, SCHEME],
  ["://h/", 0, FIRST, "write a scheme before `://`"],
  // A relative path may have been meant, or certainly was.
  ["my_app:callback", 6, FIRST, RELATIVE],
  ["a_b:c", 3, FIRST, RELATIVE],
  ["12:/30", 2, FIRST, RELATIVE],
  [":/a", 0, FIRST, RELATIVE],
  ["~a:/b", 2, FIRST, RELATIVE],

  // A port has digits alone (§3.2.3).
  ["ssh://git@github.com:org/repo.git", 21, PORT, SHELL],
  ["git+ssh://git@h:~u/r", 16, PORT, SHELL],
  ["SFTP://h:a/b", 9, PORT, SHELL],
  ["rsync://h:.a/b", 10, PORT, SHELL],
  ["http://h:org/repo", 9, PORT, undefined],
  ["ssh://h:22x/r", 10, PORT, undefined],
  ["ssh://h:-1/", 8, PORT, undefined],
  ["mongodb://h:1,i:2/", 13, PORT, ONE_HOST],
  ["mongodb://h,i:2,j/", 15, PORT, ONE_HOST],
  ["kafka://[::1]:1,[::2]:2", 15, PORT, ONE_HOST],
  ["kafka://[::1],[::2]", 13, ["ip-literal-end", "host", "RFC 3986 §3.2.2"], ONE_HOST],
  ["10.0.0.1:9092,10.0.0.2:9092", 8, FIRST, ONE_HOST],
  ["http://h:8080,/", 13, PORT, undefined],
  ["http://h:80,x:y/", 11, PORT, undefined],
  ["at://did:plc:abc/app.bsky", 9, PORT, DID],
  ["AT://did:web:h", 9, PORT, DID],
  ["at://h:x/", 7, PORT, undefined],
  ["http://did:plc:abc/", 11, PORT, undefined],
  ["pack://application:,,,/", 19, PORT, PACK],
  ["pack://siteoforigin:,,,/x", 20, PORT, PACK],
  ["pack://a:,,b/", 9, PORT, undefined],
  ["http://h:,,,/", 9, PORT, undefined],
  ["http://h:{port}/", 9, PORT, NUMBER],
  ["http://h:{{port}}/", 9, PORT, NUMBER],
  ["http://h:$PORT/", 9, PORT, NUMBER],
  ["http://h:${PORT}", 9, PORT, NUMBER],
  ["http://h:$(PORT)?q", 9, PORT, NUMBER],
  ["http://h:<port>/", 9, PORT, NUMBER],
  ["http://h:%PORT%/", 9, PORT, NUMBER],
  ["http://h:PORT/", 9, PORT, NUMBER],
  ["http://h::port/", 9, PORT, NUMBER],
  ["http://h:80{port}/", 11, PORT, undefined],
  ["http://h:${A}${B}/", 9, PORT, undefined],
  ["http://h:ports/", 9, PORT, undefined],
  ["http://h: 80/", 9, PORT, BLANKS],
  ["http://h:80 /x", 11, PORT, BLANKS],
  ["http://h:8\t0?q", 10, PORT, BLANKS],
  ["http://h:\u00A080/", 9, PORT, BLANKS],
  ["http://h:80 x/", 11, PORT, undefined],
  ["http://h:\uFF18\uFF10/", 9, PORT, DIGITS],
  ["http://h:8\u0660/", 10, PORT, DIGITS],
  ["http://h:\u00B2/", 9, PORT, undefined],
  ["http://h:80\\x", 11, PORT, BEFORE_PATH],
  ["foo://h:80\\x", 10, PORT, undefined],
  ["http://h:8080;a=1", 13, PORT, undefined],
  ["http://h:80:90/", 11, PORT, undefined],
  ["http://h:+80/", 9, PORT, undefined],
  ["http://h:0x50/", 10, PORT, undefined],

  // RFC 8089 appendix E.2.2: "|" for the ":" of a drive.
  ["file:///C|/x", 9, PATH, DRIVE],
  ["file:/c|/x", 7, PATH, DRIVE],
  ["FILE:C|/x", 6, PATH, DRIVE],
  ["file:///C|", 9, PATH, DRIVE],
  ["file://C|/x", 8, HOST, "write `file:///C:/…`: a drive is part of the path, not a host"],
  ["file:///C|x", 9, PATH, "write `%7C`"],
  ["file:///CC|/x", 10, PATH, "write `%7C`"],
  ["file:///a/C|/x", 11, PATH, "write `%7C`"],
  ["http:///C|/x", 9, PATH, "write `%7C`"],
  ["file://h/C|/x", 10, PATH, "write `%7C`"],
  ["file://CC|/x", 9, HOST, undefined],

  // Only a path of segments has a "/" between them.
  ["urn:a:b\\c", 7, PATH, ONLY_LITERAL],
  ["mailto:a\\b@c.example", 8, PATH, ONLY_LITERAL],
  ["tel:1\\2", 5, PATH, ONLY_LITERAL],
  ["data:,a\\b", 7, PATH, ONLY_LITERAL],
  ["http://h/?a\\b", 11, QUERY, ONLY_LITERAL],
  ["http://h/#a\\b", 11, FRAGMENT, ONLY_LITERAL],
  ["//u\\p@h", 3, USERINFO, ONLY_LITERAL],
  ["http://h/a\\b", 10, PATH, BACKSLASH],
  ["a\\b", 1, PATH, BACKSLASH],
  ["file:///C:\\a", 10, PATH, BACKSLASH],
  ["http://h\\a", 8, HOST, BEFORE_PATH],
  ["//h\\a", 3, HOST, BEFORE_PATH],
  ["mssql://h\\i", 9, HOST, undefined],
  ["http:\\\\h\\a", 5, PATH, "write `//` before a host, and `/` between segments"],
  ["D:\\", 2, PATH, windows("file:///D:")],
  ["\\\\server\\share", 0, PATH, windows("file://server")],
  ["file:\\\\server\\share", 5, PATH, windows("file://server")],
  ["\\a", 0, PATH, BACKSLASH],

  // No authority begins there, so no password is in it.
  ['tei.xml#xpath(//tei:p[@n="1"])', 21, FRAGMENT, "write `%5B`"],
  ["#xpointer(//a:b[@c])", 15, FRAGMENT, "write `%5B`"],
  ["#range(left(//tei:p[@n]))", 19, FRAGMENT, "write `%5B`"],
  ["a//b:c|d@e", 6, PATH, "write `%7C`"],
  ["a/b//c:d|e@f", 8, PATH, "write `%7C`"],
  ["http://h/a//b:c|d@e", 15, PATH, "write `%7C`"],
  ["http://h/?q=a//b:c|d@e", 18, QUERY, "write `%7C`"],
  ["file:///c:/a|b@c", 12, PATH, "write `%7C`"],
];

const of = (text: string): UriSyntaxError => diagnose(text) as UriSyntaxError;

it.each(rows)("%j: at %d, %j, the help is %j", (text, offset, [code, component, section], help) => {
  const error = of(text);
  expect(error).toMatchObject({ code, offset, component, section });
  expect(error.message).toContain(`(offset ${offset}, ${section})`);
  expect(JSON.parse(JSON.stringify(error))).toEqual({
    name: "UriSyntaxError",
    code,
    message: error.message,
    offset,
    length: error.length,
    component,
    section,
  });
  expect(explain(error)).toMatchObject({ code, section, help });
});

/** What a reader of the help writes. `undefined` for help that gives no text to write. */
function applied(text: string, { offset, length }: UriSyntaxError, help: string): string | undefined {
  const before = text.slice(0, offset);
  const after = text.slice(offset + length);
  const [, triplets] = /^write `((?:%[\dA-F]{2})+)`/.exec(help) ?? [];
  const [, root = ""] = /^write `(file:[^`]*)\/…`/.exec(help) ?? [];
  if (triplets !== undefined) return before + triplets + after;
  if (root.startsWith("file:///")) return root + text.slice(offset).replace("|", "").replaceAll("\\", "/");
  if (root !== "") return root + text.slice(text.indexOf(root.slice(7)) + root.length - 7).replaceAll("\\", "/");
  switch (help) {
    case SLASHES:
      return text.replace(/^([^:]*:)\/?/, "$1//");
    case A_HOST:
      return `http://${text}`;
    case A_HOST_WITHOUT_ZONE:
      return `http://${text.replace(/%[^\]]*/, "")}`;
    case RELATIVE:
      return `./${text}`;
    case "write a scheme before `://`":
      return `https${text}`;
    case BLANKS:
      return text.replace(/\s+/g, "");
    case DIGITS:
      return text.replace(/[\uFF10-\uFF19\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
    case SHELL:
      return `${before.slice(0, -1)}/${text.slice(offset)}`;
    case DRIVE:
      return `${before}:${after}`;
    case BEFORE_PATH:
    case BACKSLASH:
      return `${before}/${after}`;
    case "write `//` before a host, and `/` between segments":
      return text.replaceAll("\\", "/");
    default:
      return undefined;
  }
}

describe("what the help says to write", () => {
  it("makes a reference, or one whose next fault is further on", () => {
    let checked = 0;
    for (const [text, , , help] of rows) {
      const repaired = help === undefined ? undefined : applied(text, of(text), help);
      if (repaired === undefined) continue;
      checked++;
      const next = diagnose(repaired);
      const left = repaired.length - (next?.offset ?? repaired.length);
      expect([text, repaired, left < text.length - of(text).offset]).toEqual([text, repaired, true]);
    }
    expect(checked).toBeGreaterThan(60);
  });

  it.each([
    ["ws:[::1]/", ["ws", "[::1]", undefined, "/"]],
    ["http:/[::1]:80/a", ["http", "[::1]", "80", "/a"]],
    ["[::1]:8080", ["http", "[::1]", "8080", ""]],
    ["ssh://git@github.com:org/repo.git", ["ssh", "github.com", undefined, "/org/repo.git"]],
    ["http://h: 80/", ["http", "h", "80", "/"]],
    ["http://h:\uFF18\uFF10/", ["http", "h", "80", "/"]],
    ["http://h:80\\x", ["http", "h", "80", "/x"]],
    ["http:\\\\h\\a", ["http", "h", undefined, "/a"]],
    ["file:///C|/x", ["file", "", undefined, "/C:/x"]],
    ["file://C|/x", ["file", "", undefined, "/C:/x"]],
    ["D:\\a\\b", ["file", "", undefined, "/D:/a/b"]],
    ["\\\\server\\share\\a", ["file", "server", undefined, "/share/a"]],
    ["file:\\\\server\\share", ["file", "server", undefined, "/share"]],
    ["my_app:callback", [undefined, undefined, undefined, "./my_app:callback"]],
  ])("%j: the parts that were meant are those of the repaired text", (text, meant) => {
    const repaired = parse(applied(text, of(text), explain(of(text)).help as string) as string);
    const { scheme, host, port, path } = repaired;
    expect([scheme, host, port, path]).toEqual(meant);
  });

  const literal = fc.constantFrom("[::1]", "[2001:db8::1]", "[::ffff:1.2.3.4]", "[v1.a]");
  const tail = fc.constantFrom("", ":80", "/", ":80/a", "?q", "#f");

  it("gives no text that loses the host, for any scheme and literal", () => {
    const scheme = fc.constantFrom("turn", "stun", "sip", "ws", "http", "ftp", "foo", "xmpp", "urn", "mailto", "a+b.c");
    fc.assert(
      fc.property(scheme, fc.constantFrom("", "/"), fc.constantFrom("", "u@"), literal, tail, (...parts) => {
        const text = `${parts[0]}:${parts.slice(1).join("")}`;
        const { help = "" } = explain(of(text));
        const repaired = applied(text, of(text), help);
        if (parts[0] === "mailto") expect([text, help]).toEqual([text, "write `%5B`"]);
        else if (repaired !== undefined) expect([text, tryParse(repaired)?.host]).toEqual([text, parts[3]]);
        else expect([text, help]).toEqual([text, expect.stringContaining("only after `//`")]);
      }),
    );
  });

  it("makes a reference of what has one fault in its port, and keeps its host", () => {
    const blank = fc.constantFrom(" ", "\t", "\u3000");
    const port = fc.oneof(
      fc.tuple(blank, fc.constantFrom("80", "")).map((pair) => pair.join("")),
      fc.tuple(fc.constantFrom("80", "8"), blank, fc.constantFrom("", "0")).map((parts) => parts.join("")),
      fc
        .array(fc.constantFrom("\uFF10", "\uFF19", "\u0661", "7"), { minLength: 1 })
        .map((all) => `${all.join("")}\uFF11`),
    );
    fc.assert(
      fc.property(fc.constantFrom("h", "u:p@h", "[::1]"), port, fc.constantFrom("/", "?q", "#f"), (host, p, rest) => {
        const text = `http://${host}:${p}${rest}`;
        const repaired = tryParse(applied(text, of(text), explain(of(text)).help as string));
        expect([text, repaired?.host]).toEqual([text, host.slice(host.indexOf("@") + 1)]);
        expect(repaired?.port).toMatch(/^\d*$/);
      }),
    );
  });
});

it("a component alone has the help of its component in a reference", () => {
  for (const [port, help] of [
    ["{port}", NUMBER],
    ["8 0", BLANKS],
    ["80 ", "remove the trailing whitespace"],
    ["\uFF18", DIGITS],
    ["8a", undefined],
  ] as const) {
    expect([port, explain(syntaxErrorOf(() => build({ host: "h", port }))).help]).toEqual([port, help]);
  }
});

describe("a possible password", () => {
  it.each([
    ["http://me:a b@h/", "userinfo", "userinfo", "RFC 3986 §3.2.1"],
    ["http://me:a/b|@h/", "userinfo", "userinfo", "RFC 3986 §3.2.1"],
    ["?u=http://x:y|z@w", "query", "query", "RFC 3986 §3.4"],
    ["#http://x:y|z@w", "fragment", "fragment", "RFC 3986 §3.5"],
    ["/http://x:y|z@w", "pchar", "path", "RFC 3986 §3.3"],
    ["http//u:p|w@h", "pchar", "path", "RFC 3986 §3.3"],
    ["url(//u:p|w@h)", "pchar", "path", "RFC 3986 §3.3"],
    ["http:///u:p|w@h", "pchar", "path", "RFC 3986 §3.3"],
  ])("%j: sentence, code, component and section are of one component, and say what to do", (text, ...of3986) => {
    const [code, component, section] = of3986;
    const error = of(text);
    const { message } = error;
    expect(message).toBe(
      `a possible password in the ${component} has a character that must be percent-encoded (${section})`,
    );
    expect(JSON.parse(JSON.stringify(error))).toEqual({ name: "UriSyntaxError", code, message, component, section });
    expect(explain(error)).toMatchObject({ code, section, marked: "***" });
    expect(explain(error).rule.startsWith(`${code} = `)).toBe(true);
  });

  it("a fault behind one has an offset from the last @, which does not reveal its length", () => {
    for (const password of ["p", "password", "%40"]) {
      expect(of(`http://me:${password}@h:8a/`).message).toBe(
        "`a` is not allowed in the port (offset 3 after the last `@`, RFC 3986 §3.2.3)",
      );
      expect(of(`ssh://me:${password}@h:a/b`).message).toContain("(offset 2 after the last `@`, ");
      expect(explain(of(`ssh://me:${password}@h:a/b`)).help).toBe(SHELL);
      expect(explain(of(`mongodb://me:${password}@h:1,i:2/`)).help).toBe(ONE_HOST);
    }
  });
});
