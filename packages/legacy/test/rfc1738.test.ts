// RFC 1738 §3 and §5: the form of each scheme, with texts that match it and texts that do not.

import { describe, expect, it } from "vitest";
import { LegacySyntaxError, compareSyntax, rfc1738 } from "../src/index.ts";
import { thrown } from "./thrown.ts";

/** The parts of a text. Absent parts are present as `undefined`. */
function checkParts(text: string, parts: Readonly<Record<string, unknown>>): void {
  expect(rfc1738.isValid(text)).toBe(true);
  expect(rfc1738.parse(text)).toEqual(parts);
  expect(new Set(Object.keys(rfc1738.parse(text)))).toEqual(new Set(Object.keys(parts)));
}

function checkInvalid(text: string, reason: string): void {
  expect([text, rfc1738.isValid(text)]).toEqual([text, false]);
  const error = thrown(() => rfc1738.parse(text));
  expect(error).toBeInstanceOf(LegacySyntaxError);
  expect(error).toMatchObject({ dialect: "rfc1738", reason, input: text });
  expect(rfc1738.resolve("http://h/", text)).toEqual({ kind: "error", reason, message: (error as Error).message });
  expect(compareSyntax(text, { dialects: ["rfc1738"] }).rows).toMatchObject([{ valid: false, reason }]);
}

const FORM = "each-scheme-has-its-form";
const HOST = "registry-names-moved-into-host";
const CHARACTERS = "excluded-characters";
const PORT = "port-may-be-empty";
const none = undefined;

describe("R-162 RFC 1738 §3.1, §5 host: a name of labels or four numbers", () => {
  it.each([
    ..."h H h.h a-b a--b 1a.b 1.a 1-2.a a1 a.b1 xn--a.b-c a.b.c.d.e".split(" "),
    ..."1.2.3.4 0.0.0.0 999.1.1.1 01.2.3.4 12345.1.1.1 10.20.30.40".split(" "),
  ])("%s", (host) => {
    checkParts(`http://${host}/`, { scheme: "http", host, port: none, path: "", search: none });
    checkParts(`ftp://u@${host}`, {
      scheme: "ftp",
      user: "u",
      password: none,
      host,
      port: none,
      cwd: [],
      name: none,
      type: none,
    });
  });

  it.each([
    ..."a_b -a a- a.-b a-.b a..b .a a.. 1 1a a.1 a.1b 1.2.3 1.2.3.4.5 1.2.3.4.".split(" "),
    ..."a%41 a+b a!b a;b a&b a,b $".split(" "),
  ])("not %s", (host) => {
    checkInvalid(`http://${host}/`, HOST);
    checkInvalid(`telnet://${host}`, HOST);
    checkInvalid(`nntp://${host}/a`, HOST);
    checkInvalid(`file://${host}/a`, HOST);
  });

  it.each([
    "http://",
    "http:///",
    "ftp:///a",
    "telnet:///",
    "gopher://:70",
    "http:/a",
    "http:a",
    "http:?a",
    "wais:///a",
    "nntp:/a",
  ])("%s: not valid without a host", (text) => {
    expect(rfc1738.isValid(text)).toBe(false);
    expect(thrown(() => rfc1738.parse(text))).toBeInstanceOf(LegacySyntaxError);
  });

  it("brackets in a host are national characters: not valid", () => {
    checkInvalid("http://[::1]/", "brackets-only-around-ip-literals");
  });
});

describe("RFC 1738 §3.1, §5 port", () => {
  it.each(["0", "80", "080", "65536", "99999999999999999999"])("%s", (port) => {
    expect(rfc1738.parse(`http://h:${port}/`)).toMatchObject({ host: "h", port });
    expect(rfc1738.parse(`telnet://1.2.3.4:${port}`)).toMatchObject({ host: "1.2.3.4", port });
  });

  it("not valid without a digit or with other characters", () => {
    for (const text of ["http://h:/", "http://h:", "ftp://u:p@h:/a", "telnet://h:", "prospero://h:/a"])
      checkInvalid(text, PORT);
    for (const text of ["http://h:a/", "http://h:80a/", "http://h:-1/", "http://h:8%30/", "http://h:1:2/"])
      checkInvalid(text, FORM);
  });
});

describe("RFC 1738 §3.1, §5 user and password", () => {
  it.each([
    ["ftp://@host.com/", "", none],
    ["ftp://host.com/", none, none],
    ["ftp://foo:@host.com/", "foo", ""],
    ["ftp://:@host.com/", "", ""],
    ["ftp://:p@host.com/", "", "p"],
    ["ftp://u:p@host.com/", "u", "p"],
    ["ftp://u%40v:p%3A@host.com/", "u%40v", "p%3A"],
    ["ftp://u;?&=:p;?&=@host.com/", "u;?&=", "p;?&="],
    ["ftp://$-_.+!*'(),@host.com/", "$-_.+!*'(),", none],
  ])("%s", (text, user, password) => {
    checkParts(text, { scheme: "ftp", user, password, host: "host.com", port: none, cwd: [], name: "", type: none });
    const telnet = text.replace("ftp", "telnet");
    checkParts(telnet, { scheme: "telnet", user, password, host: "host.com", port: none });
  });

  it.each(["ftp://u@v@h/", "ftp://u:p:q@h/", "telnet://a:b:c@h", "ftp://u@"])("not %s", (text) => {
    expect(rfc1738.isValid(text)).toBe(false);
  });

  it.each([
    "http://u@h/",
    "http://u:p@h/",
    "http://@h/",
    "gopher://u@h/",
    "nntp://u@h/a",
    "wais://u@h/a",
    "file://u@h/a",
    "prospero://u@h/a",
  ])("%s: not valid, because only ftp and telnet have a user", (text) => {
    checkInvalid(text, FORM);
  });
});

describe("RFC 1738 §3.2 ftp", () => {
  const login = { scheme: "ftp", user: none, password: none, host: "h", port: none };

  it.each([
    ["ftp://h", [], none, none],
    ["ftp://h/", [], "", none],
    ["ftp://h//", [""], "", none],
    ["ftp://h/a", [], "a", none],
    ["ftp://h/a/", ["a"], "", none],
    ["ftp://h//a/b", ["", "a"], "b", none],
    ["ftp://h/%2Fetc/motd", ["%2Fetc"], "motd", none],
    ["ftp://h/a;type=a", [], "a", "a"],
    ["ftp://h/;type=D", [], "", "D"],
    ["ftp://h/a/;type=d", ["a"], "", "d"],
    ["ftp://h/a?b:c@d&e=f", [], "a?b:c@d&e=f", none],
    ["ftp://h/a%3Btype=i", [], "a%3Btype=i", none],
  ])("%s", (text, cwd, name, type) => {
    checkParts(text, { ...login, cwd, name, type });
  });

  it.each([
    "ftp://h;type=a",
    "ftp://h/a;type=",
    "ftp://h/a;type=x",
    "ftp://h/a;TYPE=a",
    "ftp://h/a;type=a/b",
    "ftp://h/a;b",
    "ftp://h/;",
    "ftp:h/a",
  ])("not %s", (text) => {
    expect(rfc1738.isValid(text)).toBe(false);
    expect(thrown(() => rfc1738.parse(text))).toMatchObject({ dialect: "rfc1738" });
  });
});

describe("RFC 1738 §3.3 http", () => {
  it.each([
    ["http://h", none, none],
    ["http://h/", "", none],
    ["http://h/?", "", ""],
    ["http://h/?a", "", "a"],
    ["http://h/a;b:c@d&e=f", "a;b:c@d&e=f", none],
    ["http://h//a//b", "/a//b", none],
    ["http://h/a?b;c:d@e&f=g", "a", "b;c:d@e&f=g"],
    ["http://h/%7Eu/.././", "%7Eu/.././", none],
  ])("%s", (text, path, search) => {
    checkParts(text, { scheme: "http", host: "h", port: none, path, search });
  });

  it.each(["http://h?a", "http://h/a?b/c", "http://h/a?b?c", "http:h", "http://h;a"])("not %s", (text) => {
    expect(rfc1738.isValid(text)).toBe(false);
    expect(thrown(() => rfc1738.parse(text))).toMatchObject({ dialect: "rfc1738" });
  });
});

describe("RFC 1738 §3.4 gopher", () => {
  it.each([
    ["gopher://h", none, none, none, none],
    ["gopher://h/", none, none, none, none],
    ["gopher://h/1", "1", "", none, none],
    ["gopher://h/0a/b?c;d", "0", "a/b?c;d", none, none],
    ["gopher://h/00a", "0", "0a", none, none],
    ["gopher://h/7a%09b", "7", "a", "b", none],
    ["gopher://h/7a%09", "7", "a", "", none],
    ["gopher://h/7%09b", "7", "", "b", none],
    ["gopher://h/7a%09b%09", "7", "a", "b", ""],
    ["gopher://h/7a%09b%09+", "7", "a", "b", "+"],
    ["gopher://h/7a%09%09!+ABSTRACT%20+SMELL", "7", "a", "", "!+ABSTRACT%20+SMELL"],
    ["gopher://h/7a%09b%09+%091%0D%0A/?", "7", "a", "b", "+%091%0D%0A/?"],
    ["gopher://h/%31a", "%31", "a", none, none],
    ["gopher://h//", "/", "", none, none],
    // RFC 1738 §3.4.1: a selector "may contain any octets except 09 hexadecimal", and in the path "no characters are
    // reserved".
    ["gopher://h/7sel%09a/b", "7", "sel", "a/b", none],
    ["gopher://h/7sel%09a?b", "7", "sel", "a?b", none],
    ["gopher://h/1a/b%09c/d", "1", "a/b", "c/d", none],
    ["gopher://h/1a%09b?c%09d", "1", "a", "b?c", "d"],
    ["gopher://h/7sel%09a/b%09c%09d/e", "7", "sel", "a/b", "c%09d/e"],
    ["gopher://h/7%09/", "7", "", "/", none],
    ["gopher://h/7a%2509b%09c", "7", "a%2509b", "c", none],
    // §3.4.1 also excludes 0A and 0D, but the grammar of §5, by which a text is valid (L13), does not.
    ["gopher://h/0a%0Ab", "0", "a%0Ab", none, none],
    ["gopher://h/0a%0D%09b", "0", "a%0D", "b", none],
  ])("%s", (text, gtype, ...others) => {
    const [selector, search, plus] = others;
    checkParts(text, { scheme: "gopher", host: "h", port: none, gtype, selector, search, plus });
  });

  it.each(["gopher:h", "gopher://h?1", "gopher://h/1%0"])("not %s", (text) => {
    expect(rfc1738.isValid(text)).toBe(false);
  });
});

describe("RFC 1738 §3.5 mailto", () => {
  it.each(["fred@example.com", "a", "a?b", "/", "%25", "a;b/c:d@e&f=g", "//h/a", "a,b"])("%s", (address) => {
    checkParts(`mailto:${address}`, { scheme: "mailto", address });
  });

  it("not valid if empty", () => {
    checkInvalid("mailto:", "each-scheme-has-its-form");
  });
});

it.each(["news:a@b.1", "news:a@h.", "news:a@", "news:a/b@-h"])("%s: the host of the article is at fault", (text) => {
  expect(rfc1738.resolve("", text)).toEqual({
    kind: "error",
    reason: "each-scheme-has-its-form",
    message: "the host of an article must be a domain name or an IP address (RFC 1738 §3, §5)",
  });
});

describe("RFC 1738 §3.6 news", () => {
  it.each(["*", "a", "comp.infosystems.www.misc", "a+b_c-d.e", "A1", "a."])("group %s", (group) => {
    checkParts(`news:${group}`, { scheme: "news", group, article: none });
  });

  it.each(["a@h", "1@1.2.3.4", "a;/?:&=b@a-b.c", "*@h", "a%40b@h"])("article %s", (article) => {
    checkParts(`news:${article}`, { scheme: "news", group: none, article });
  });

  it.each([
    "news:1",
    "news:-a",
    "news:a!b",
    "news:**",
    "news:a*",
    "news:@h",
    "news:a@",
    "news:a@b@h",
    "news:a@b_c",
    "news:a@h/",
    "news://h/a",
  ])("not %s", (text) => {
    expect(rfc1738.isValid(text)).toBe(false);
  });
});

describe("RFC 1738 §3.7 nntp", () => {
  it.each([
    ["nntp://h/a", none, "a", none],
    ["nntp://h:119/comp.lang.c/42", "119", "comp.lang.c", "42"],
    ["nntp://h/a+b_c-d.e/0", none, "a+b_c-d.e", "0"],
  ])("%s", (text, port, group, article) => {
    checkParts(text, { scheme: "nntp", host: "h", port, group, article });
  });

  it.each([
    "nntp://h",
    "nntp://h/",
    "nntp://h/a/",
    "nntp://h/a/b",
    "nntp://h/1",
    "nntp://h/*",
    "nntp://h/a/1/2",
    "nntp:a",
    "nntp://h/a?b",
  ])("not %s", (text) => {
    checkInvalid(text, FORM);
  });
});

describe("RFC 1738 §3.8 telnet", () => {
  it.each(["telnet://u:p@h:23/", "telnet://u:p@h:23"])("%s", (text) => {
    checkParts(text, { scheme: "telnet", user: "u", password: "p", host: "h", port: "23" });
  });

  it.each(["telnet://h/a", "telnet://h//", "telnet:h", "telnet://h/?a"])("not %s", (text) => {
    checkInvalid(text, FORM);
  });
});

describe("RFC 1738 §3.9 wais", () => {
  it.each([
    ["wais://h/db", "db", none, none, none],
    ["wais://h/", "", none, none, none],
    ["wais://h/db?", "db", "", none, none],
    ["wais://h/db?a;b:c@d&e=f", "db", "a;b:c@d&e=f", none, none],
    ["wais://h/db/t/p", "db", none, "t", "p"],
    ["wais://h/db//", "db", none, "", ""],
    ["wais://h///", "", none, "", ""],
    ["wais://h/db/t/a%3Bb%2Fc", "db", none, "t", "a%3Bb%2Fc"],
  ])("%s", (text, database, ...others) => {
    const [search, wtype, wpath] = others;
    checkParts(text, { scheme: "wais", host: "h", port: none, database, search, wtype, wpath });
  });

  it.each([
    "wais://h",
    "wais://h/db/t",
    "wais://h/db/",
    "wais://h/db/t/p/q",
    "wais://h/db?a/b",
    "wais://h/db;a",
    "wais://h/db/t/p?q",
    "wais://h/a=b",
  ])("not %s", (text) => {
    checkInvalid(text, FORM);
  });
});

describe("RFC 1738 §3.10 file", () => {
  it.each([
    [
      "file://vms.host.edu/disk$user/my/notes/note12345.txt",
      "vms.host.edu",
      ["disk$user", "my", "notes"],
      "note12345.txt",
    ],
    ["file:///etc/motd", "", ["etc"], "motd"],
    ["file:///", "", [], ""],
    ["file://localhost/", "localhost", [], ""],
    ["file:////a", "", [""], "a"],
    ["file:///a?b:c@d&e=f", "", [], "a?b:c@d&e=f"],
    ["file://1.2.3.4/a", "1.2.3.4", [], "a"],
  ])("%s", (text, host, cwd, name) => {
    checkParts(text, { scheme: "file", host, cwd, name });
  });

  it.each(["file:/etc/motd", "file:etc", "file://h", "file://", "file://h:80/a", "file:///a;b", "file:"])(
    "not %s",
    (text) => {
      expect(rfc1738.isValid(text)).toBe(false);
    },
  );
});

describe("RFC 1738 §3.11 prospero", () => {
  it.each([
    ["prospero://host.dom//pros/name", none, "/pros/name", []],
    ["prospero://host.dom/", none, "", []],
    ["prospero://host.dom:1525/a?b:c@d&e=f", "1525", "a?b:c@d&e=f", []],
    ["prospero://host.dom/a;b=c", none, "a", [["b", "c"]]],
    [
      "prospero://host.dom/a;b=c;d=e",
      none,
      "a",
      [
        ["b", "c"],
        ["d", "e"],
      ],
    ],
    ["prospero://host.dom/a;=", none, "a", [["", ""]]],
    ["prospero://host.dom/a;b?:@&=c?:@&", none, "a", [["b?:@&", "c?:@&"]]],
    ["prospero://host.dom/;b=%3D%3B", none, "", [["b", "%3D%3B"]]],
  ])("%s", (text, port, path, fields) => {
    checkParts(text, { scheme: "prospero", host: "host.dom", port, path, fields });
  });

  it.each([
    "prospero://h",
    "prospero://h/a;",
    "prospero://h/a;b",
    "prospero://h/a;b=c=d",
    "prospero://h/a;b=c/d",
    "prospero://h/a;b/c=d",
    "prospero:a",
  ])("not %s", (text) => {
    checkInvalid(text, FORM);
  });
});

describe("RFC 1738 §2.1 any other scheme", () => {
  it.each([
    "foo:",
    "foo:bar/baz?x",
    "https://u:p@h_h:x/?a?b/c",
    "1:b",
    "+-.:a",
    "x://",
    "z39.50s://h/db",
    "constructor:a",
    "tostring:",
    "afs:;/?:@&=",
  ])("%s", (text) => {
    const colon = text.indexOf(":");
    checkParts(text, { scheme: text.slice(0, colon), schemepart: text.slice(colon + 1) });
  });

  it.each(["foo", "", "a_b:c", "/a:b", "//h", "?a:b", "a/b:c", ":a", "a b:c", "%41:b", "a@b:c"])(
    "not %j: no scheme",
    (text) => {
      expect(rfc1738.isValid(text)).toBe(false);
      const [row] = compareSyntax(text, { dialects: ["rfc1738"] }).rows;
      expect(row).toMatchObject({ reason: text.includes(" ") ? CHARACTERS : "no-relative-form" });
    },
  );
});

describe("RFC 1738 §2.1 schemes are case-insensitive", () => {
  it.each([
    ["HTTP://h/a", "http"],
    ["FtP://h/a", "ftp"],
    ["Mailto:a", "mailto"],
    ["FOO:A", "foo"],
  ])("%s", (text, scheme) => {
    expect(rfc1738.parse(text)).toMatchObject({ scheme });
  });

  it("an uppercase scheme has the form of its lowercase name", () => {
    checkInvalid("HTTP://u@h/", FORM);
    checkInvalid("TELNET://h/a", FORM);
    // The rest is case-sensitive: the host stays as written, and a type is one of six letters.
    expect(rfc1738.parse("http://H.Com/A")).toMatchObject({ host: "H.Com", path: "A" });
  });
});

describe("RFC 1738 §2.2 characters", () => {
  const SCHEMES = [
    "http://h/",
    "ftp://h/",
    "foo:",
    "mailto:",
    "gopher://h/1",
    "news:a@",
    "wais://h/",
    "prospero://h/",
    "file:///",
  ];

  it("R-160 a # is not part of a URL", () => {
    for (const start of SCHEMES) checkInvalid(`${start}#a`, "fragment-is-not-in-the-url");
  });

  it("a tilde is national", () => {
    for (const start of SCHEMES) checkInvalid(`${start}~a`, "tilde-became-unreserved");
  });

  it("R-157 brackets are national", () => {
    for (const start of SCHEMES) {
      checkInvalid(`${start}[`, "brackets-only-around-ip-literals");
      checkInvalid(`${start}]`, "brackets-only-around-ip-literals");
    }
  });

  it.each([
    "{",
    "}",
    "|",
    "\\",
    "^",
    "`",
    "<",
    ">",
    '"',
    " ",
    "\t",
    "\n",
    "\u0000",
    "\u007f",
    "é",
    "\u{1f600}",
    "\ud800",
    "%",
    "%4",
    "%zz",
  ])("%j must be encoded: not valid", (character) => {
    for (const start of SCHEMES) checkInvalid(start + character, CHARACTERS);
  });

  it.each([..."$-_.+!*'(),".split(""), "%00", "%fF", "%7E"])("%s is valid", (character) => {
    for (const start of [
      "http://h/",
      "ftp://h/",
      "foo:",
      "mailto:",
      "gopher://h/1",
      "wais://h/",
      "prospero://h/",
      "file:///",
    ]) {
      expect([start + character, rfc1738.isValid(start + character)]).toEqual([start + character, true]);
    }
    expect(rfc1738.isValid(`news:a${character}@h`)).toBe(true);
  });
});

describe("the message of a LegacySyntaxError", () => {
  it.each([
    ["http://h/a b", CHARACTERS, "a space is not allowed in a URL (RFC 1738 §2.2)"],
    [" http://h/", CHARACTERS, "a space is not allowed in a URL (RFC 1738 §2.2)"],
    ["g", "no-relative-form", "a URL must begin with a scheme: there are no relative URLs (RFC 1738 §2.1)"],
    ["http://h/#a", "fragment-is-not-in-the-url", "a `#` is not part of a URL (RFC 1738 §2.2)"],
    ["http://h/~a", "tilde-became-unreserved", "`~` is unsafe and must be encoded (RFC 1738 §2.2)"],
    ["http://[::1]/", "brackets-only-around-ip-literals", "`[` is unsafe and must be encoded (RFC 1738 §2.2)"],
    ["http://h:/", PORT, "a port must have at least one digit (RFC 1738 §5)"],
    ["http://a_b/", HOST, "a host must be a domain name or an IP address (RFC 1738 §3.1, §5)"],
    ["mailto:", FORM, "this does not have the form of mailto URLs (RFC 1738 §3, §5)"],
    ["HTTP://u@h/", FORM, "`@` does not fit the form of http URLs (RFC 1738 §3, §5)"],
    ["ftp://h/a;b/c;type=i", FORM, "`;` does not fit the form of ftp URLs (RFC 1738 §3, §5)"],
    ["ftp://h/a;type=x;type=y", FORM, "`;` does not fit the form of ftp URLs (RFC 1738 §3, §5)"],
    ["file://h/a;b;c", FORM, "`;` does not fit the form of file URLs (RFC 1738 §3, §5)"],
    ["http://h/?a?b?", FORM, "`?` does not fit the form of http URLs (RFC 1738 §3, §5)"],
    ["telnet://h/a/b", FORM, "`a` does not fit the form of telnet URLs (RFC 1738 §3, §5)"],
    ["telnet://h/%61%62", FORM, "this does not have the form of telnet URLs (RFC 1738 §3, §5)"],
    ["nntp://h/a/b/c", FORM, "`/` does not fit the form of nntp URLs (RFC 1738 §3, §5)"],
  ])("%s: %s, %s", (text, reason, message) => {
    checkInvalid(text, reason);
    expect((thrown(() => rfc1738.parse(text)) as Error).message).toBe(message);
  });

  it.each(["http://u@h/x://y:/", "http:/a://b_c/"])(
    "%s: a // later in the text is not taken as an authority",
    (text) => {
      checkInvalid(text, FORM);
    },
  );
});

describe("the error of parse", () => {
  it("R-053 is a SyntaxError with dialect and reason, but hides the text, which may contain a password", () => {
    const error = thrown(() => rfc1738.parse("http://user:secret@h/")) as LegacySyntaxError;
    expect(error).toBeInstanceOf(SyntaxError);
    expect([error.name, error.dialect, error.reason]).toEqual(["LegacySyntaxError", "rfc1738", FORM]);
    expect(error.input).toBe("http://user:secret@h/");
    expect(new Set(Object.keys(error))).toEqual(new Set(["dialect", "reason"]));
    expect(JSON.stringify(error)).not.toContain("secret");
    expect(error.message).not.toContain("secret");
    expect(error.message).not.toContain("\n");
    expect(`${error}`).toBe(`LegacySyntaxError: ${error.message}`);
  });

  it("is a TypeError for a value other than a string or a UriReference, and isValid is false", () => {
    for (const value of [undefined, null, 1, {}, [], Symbol.iterator, new URL("http://h/")]) {
      expect(() => rfc1738.parse(value as string)).toThrow(TypeError);
      expect(rfc1738.isValid(value as string)).toBe(false);
      expect(() => rfc1738.resolve(value as string, "a")).toThrow(TypeError);
      expect(() => rfc1738.resolve("a", value as string)).toThrow(TypeError);
    }
  });
});
