// The uri tag: data is encoded for its component (RFC 3986 §2.4), and the literal text alone fixes the structure.

import { describe, expect, expectTypeOf, it } from "vitest";
import { UriReference, parse, percentDecode, uri } from "../src/index.ts";
import type { UriSubstitution } from "../src/index.ts";
import { syntaxErrorOf, thrown } from "./thrown.ts";

const SPECIAL = "a/b?c#d[e]@f:g&h=i+j;k,l%m%41 é\u{1F600}";

describe("substitutions", () => {
  it("R-029 a substitution in a segment is one segment", () => {
    const { segments, query, fragment } = uri`http://h/x/${SPECIAL}/y`;
    expect([segments[0], percentDecode(segments[1] as string), segments[2]]).toEqual(["x", SPECIAL, "y"]);
    expect([segments.length, query, fragment]).toEqual([3, undefined, undefined]);
    expect(String(uri`/${"a/b"}c${"?"}`)).toBe("/a%2Fbc%3F");
  });

  it("a substitution in a query is a name or a value, and never a delimiter of pairs", () => {
    expect(String(uri`?${"a=b&c"}=${"d=e&f+g"}&${"h"}=${"i"}`)).toBe("?a%3Db%26c=d%3De%26f%2Bg&h=i");
    expect(String(uri`?${"a=b"}`)).toBe("?a%3Db");
    expect(String(uri`?a=${"b"}${"=c"}`)).toBe("?a=b%3Dc");
    expect(String(uri`?a&${"=b"}`)).toBe("?a&%3Db");
    expect(String(uri`?a=1&${"=b"}`)).toBe("?a=1&%3Db");
    expect(String(uri`?${"#"}/?${"/?"}`)).toBe("?%23/?%2F%3F");
  });

  it("a substitution in a fragment is part of the fragment", () => {
    expect(String(uri`#${"a#b&c=d+e/?"}`)).toBe("#a%23b%26c%3Dd%2Be%2F%3F");
    expect(String(uri`http://h?a#x${"%"}y`)).toBe("http://h?a#x%25y");
  });

  it("a substitution in userinfo is a user or a password, and never ends the userinfo", () => {
    expect(String(uri`ftp://${"a:b@c/d"}:${"e:f@g"}@h/`)).toBe("ftp://a%3Ab%40c%2Fd:e%3Af%40g@h/");
    expect(uri`//${"u:p"}@h`).toMatchObject({ userinfo: "u%3Ap", host: "h" });
    expect(uri`//${""}@h`).toMatchObject({ userinfo: "", host: "h" });
  });

  it("R-067 a substitution in a host is part of a name", () => {
    expect(uri`http://${"a:80"}/`).toMatchObject({ host: "a%3A80", port: undefined });
    expect(uri`http://${"u@h"}/`).toMatchObject({ host: "u%40h", userinfo: undefined });
    expect(uri`http://${"a/b?c#d"}.example.com/`).toMatchObject({ host: "a%2Fb%3Fc%23d.example.com", path: "/" });
    expect(uri`http://www.${"é"}/`).toMatchObject({ host: "www.%C3%A9" });
    expect(uri`http://${""}/`).toMatchObject({ host: "" });
    expect(uri`//${1}.${2}.${3}.${4}`).toMatchObject({ host: "1.2.3.4", hostKind: "ipv4" });
  });

  it("a substitution that is the whole host may be an IP literal", () => {
    expect(uri`http://${"[::1]"}/`).toMatchObject({ host: "[::1]", hostKind: "ipv6" });
    expect(uri`http://u@${"[v1.a:b]"}:${8080}/`).toMatchObject({
      host: "[v1.a:b]",
      hostKind: "ipvfuture",
      port: "8080",
    });
    expect(uri`http://[${"::1"}]/`).toMatchObject({ host: "[::1]" });
    expect(uri`http://[::${"ffff"}:1.2.3.4]/`).toMatchObject({ host: "[::ffff:1.2.3.4]" });
  });

  it.each(["[::1", "[::1]:80", "[::1]/", "[::1]@h", "[", "[]", "[::g]", "[::1]x", "[::1%25eth0]"])(
    "a substitution that is the whole host and begins with a bracket must be an IP literal, unlike %s",
    (host) => {
      expect(syntaxErrorOf(() => uri`http://${host}/`)).toMatchObject({
        component: "host",
        section: "RFC 3986 §3.2.2",
      });
    },
  );

  it.each(["::1]:80/[", "::1]/a?[", "::1]@[::2", "", "1", "::1] ", "%41"])(
    "a substitution inside brackets cannot escape them: %s",
    (address) => {
      expect(syntaxErrorOf(() => uri`http://[${address}]/`).component).toBe("host");
    },
  );

  it("a substitution that is only part of the host cannot be an IP literal", () => {
    expect(uri`http://${"[::1]"}x/`).toMatchObject({ host: "%5B%3A%3A1%5Dx", hostKind: "reg-name" });
    expect(uri`http://${"[::1]"}${""}/`).toMatchObject({ hostKind: "reg-name" });
    expect(uri`http://${"a[::1]"}/`).toMatchObject({ host: "a%5B%3A%3A1%5D", hostKind: "reg-name" });
    expect(uri`http://${"u:hunter2@[::1]"}/`).toMatchObject({
      host: "u%3Ahunter2%40%5B%3A%3A1%5D",
      userinfo: undefined,
    });
  });

  it("a substitution in a port consists of digits, as a string or a number", () => {
    expect(uri`//h:${8080}/`).toMatchObject({ port: "8080" });
    expect(uri`//h:${"0080"}/`).toMatchObject({ port: "0080" });
    expect(uri`//h:8${0}${80}/`).toMatchObject({ port: "8080" });
    expect(uri`//h:${""}/`).toMatchObject({ port: "" });
    for (const port of ["80a", "80/x", "80@h", " 80", "-1", "%38", "८", "1:2", "a"]) {
      expect(syntaxErrorOf(() => uri`//h:${port}/`)).toMatchObject({ input: port, component: "port" });
    }
    expect(syntaxErrorOf(() => uri`//h:${-1}/`)).toMatchObject({ code: "port" });
    expect(syntaxErrorOf(() => uri`//h:${1e21}/`)).toMatchObject({ code: "port" });
  });

  it("a substitution that is an array gives one segment per item", () => {
    expect(String(uri`/${["a", "b?", "c/d", 1]}`)).toBe("/a/b%3F/c%2Fd/1");
    expect(String(uri`/x${["a", "b"]}y/${["c"]}`)).toBe("/xa/by/c");
    expect(uri`http://h/${[]}`).toMatchObject({ path: "/" });
    expect(uri`http://h/${[""]}/a`).toMatchObject({ path: "//a" });
    expect(String(uri`${["a", "b"]}`)).toBe("a/b");
  });

  it("a substitution that is an array throws TypeError outside a path", () => {
    for (const run of [
      () => uri`?${["a"]}`,
      () => uri`#${["a"]}`,
      () => uri`//${["h"]}`,
      () => uri`//${["u"]}@h`,
      () => uri`//h:${["1"]}`,
    ]) {
      expect(thrown(run)).toBeInstanceOf(TypeError);
    }
    expect(thrown(() => uri`/${[["a"]] as unknown as string[]}`)).toBeInstanceOf(TypeError);
  });

  it("a substitution may be empty if that keeps the structure", () => {
    expect(String(uri`/a${""}b/${""}?${""}#${""}`)).toBe("/ab/?#");
    expect(String(uri`s:${""}`)).toBe("s:");
    expect(String(uri`${""}`)).toBe("");
    expect(String(uri`/${""}`)).toBe("/");
    expect(String(uri`//h/${""}/a`)).toBe("//h//a");
    expect(String(uri`/a/${""}/b`)).toBe("/a//b");
  });

  it("a substitution is rejected if it is empty and would cause two leading slashes, or remove the first segment", () => {
    expect(syntaxErrorOf(() => uri`/${""}/a`)).toMatchObject({ code: "path-absolute", input: "//a" });
    expect(syntaxErrorOf(() => uri`s:/${""}/a`)).toMatchObject({ code: "path-absolute" });
    expect(syntaxErrorOf(() => uri`/${["", "a"]}`)).toMatchObject({ code: "path-absolute" });
    expect(syntaxErrorOf(() => uri`${""}/a`)).toMatchObject({ code: "segment-nz", input: "/a" });
    expect(syntaxErrorOf(() => uri`${""}//a`)).toMatchObject({ code: "segment-nz" });
    expect(syntaxErrorOf(() => uri`s:${""}/a`)).toMatchObject({ code: "segment-nz" });
    expect(syntaxErrorOf(() => uri`${["", "a"]}`)).toMatchObject({ code: "segment-nz" });
    expect(syntaxErrorOf(() => uri`${""}/${""}/a`)).toMatchObject({ code: "segment-nz" });
  });

  it("a substitution in the first segment of a relative path never becomes a scheme", () => {
    expect(String(uri`x${":b"}`)).toBe("x%3Ab");
    expect(String(uri`${["a:b", "c:d"]}`)).toBe("a%3Ab/c%3Ad");
    expect(String(uri`./${"http://evil/"}`)).toBe("./http%3A%2F%2Fevil%2F");
    expect(uri`${"//evil"}/a`).toMatchObject({ authority: undefined, segments: ["%2F%2Fevil", "a"] });
    expect(String(uri`a/${"b:c"}`)).toBe("a/b%3Ac");
    expect(String(uri`s:${"a:b"}`)).toBe("s:a%3Ab");
    expect(String(uri`/${"a:b"}`)).toBe("/a%3Ab");
  });

  it("a substitution in the scheme throws TypeError", () => {
    for (const run of [
      () => uri`${"http"}://h/`,
      () => uri`ht${"t"}p://h/`,
      () => uri`${"s"}:a`,
      () => uri`${""}:`,
      () => uri`s${1}:`,
    ]) {
      expect(thrown(run)).toEqual(
        new TypeError("uri: a substitution is in the scheme, which only literal text can give"),
      );
    }
  });

  it("a substitution accepts a finite number, and rejects NaN and infinities", () => {
    expect(String(uri`/${0}/${-1.5}/${1e21}?${1e-7}`)).toBe("/0/-1.5/1e%2B21?1e-7");
    for (const number of [Number.NaN, Infinity, -Infinity]) {
      expect(thrown(() => uri`/${number}`)).toBeInstanceOf(TypeError);
      expect(thrown(() => uri`//h:${number}`)).toBeInstanceOf(TypeError);
      expect(thrown(() => uri`/${[number]}`)).toBeInstanceOf(TypeError);
      expect(thrown(() => uri`?${number}`)).toBeInstanceOf(TypeError);
    }
  });

  it("a substitution with a lone surrogate is rejected in every component", () => {
    const bad = "\uD800";
    for (const run of [
      () => uri`/${bad}`,
      () => uri`?${bad}`,
      () => uri`#${bad}`,
      () => uri`//${bad}`,
      () => uri`//${bad}@h`,
      () => uri`/${["a", bad]}`,
    ]) {
      expect(syntaxErrorOf(run)).toMatchObject({ code: "utf-8-surrogate", offset: 0, input: bad });
    }
    expect(syntaxErrorOf(() => uri`//h:${bad}`).code).toBe("port");
  });

  it("a substitution may contain NUL, which the tag uses internally", () => {
    expect(String(uri`/${"\0"}/${"a\0b"}?${"\0"}`)).toBe("/%00/a%00b?%00");
    expect(String(uri`//${"\0"}:${"\0"}@${"\0"}/#${"\0"}`)).toBe("//%00:%00@%00/#%00");
  });

  it("a substitution may contain the replacement patterns of String.replace", () => {
    expect(String(uri`/${"$&"}/${"$1"}?${"$$"}=${"$'"}#${"$`"}`)).toBe("/%24%26/%241?%24%24=%24%27#%24%60");
  });
});

describe("R-074 dot-segments formed by a substitution", () => {
  it.each<[string, () => UriReference]>([
    [".", () => uri`/${"."}`],
    ["..", () => uri`/a/${".."}/b`],
    ["..", () => uri`${".."}`],
    ["..", () => uri`${".."}/a`],
    ["..", () => uri`http://h/${".."}`],
    ["..", () => uri`/.${"."}`],
    ["..", () => uri`/${"."}.`],
    ["..", () => uri`/.${""}.`],
    [".", () => uri`/${""}.`],
    [".", () => uri`/.${""}/a`],
    ["..", () => uri`/${"."}${"."}`],
    ["%2e.", () => uri`/%2e${"."}`],
    ["%2E.", () => uri`/%2E${"."}/a`],
    [".%2e", () => uri`/${"."}%2e`],
    ["%2e", () => uri`/%2e${""}`],
    ["%2e%2E", () => uri`/%2e${""}%2E`],
    ["a/..", () => uri`/${["a", ".."]}`],
    ["./b", () => uri`/${[".", "b"]}`],
    ["a/../b", () => uri`/${["a", "..", "b"]}`],
    ["../a", () => uri`/.${[".", "a"]}`],
    ["a/..", () => uri`/${["a", "."]}.`],
    ["..", () => uri`s:${".."}`],
    ["..", () => uri`s:a/${".."}`],
  ])("a segment that becomes . or .. through a substitution is rejected: %s", (input, run) => {
    expect(syntaxErrorOf(run)).toMatchObject({
      code: "dot-segment",
      input,
      component: "path",
      section: "RFC 3986 §3.3",
    });
  });

  it(". and .. are allowed in literal text of the tag, and as part of a longer segment", () => {
    expect(String(uri`/./a/../${"b"}/%2e%2e`)).toBe("/./a/../b/%2e%2e");
    expect(String(uri`../${"b"}`)).toBe("../b");
    expect(String(uri`/${"..."}/${".a"}/${"a."}/.${"a"}/${".."};${"x"}`)).toBe("/.../.a/a./.a/..;x");
    expect(String(uri`/${"%2e%2e"}/${"%2e"}`)).toBe("/%252e%252e/%252e");
    expect(String(uri`?${".."}#${".."}`)).toBe("?..#..");
    expect(String(uri`//${".."}/`)).toBe("//../");
  });
});

describe("literal text", () => {
  it("the literal text is kept unchanged, including its triplets", () => {
    expect(String(uri`HTTP://U@H/%7e%2F/${"a"}?%3d=${"b"}#%20`)).toBe("HTTP://U@H/%7e%2F/a?%3d=b#%20");
    expect(String(uri``)).toBe("");
    expect(String(uri`urn:isbn:${"0451450523"}`)).toBe("urn:isbn:0451450523");
    expect(String(uri`a\u{62}c\x64`)).toBe("abcd");
    expect(uri`a`).toBeInstanceOf(UriReference);
  });

  it("the literal text is reported if it is at fault itself", () => {
    expect(syntaxErrorOf(() => uri`/a b/${"c"}`).code).toBe("pchar");
    expect(syntaxErrorOf(() => uri`1a://${"h"}`).code).toBe("scheme");
    expect(syntaxErrorOf(() => uri`/100%/${"c"}`).code).toBe("pct-encoded");
    expect(syntaxErrorOf(() => uri`?[${"c"}`).code).toBe("query");
    expect(syntaxErrorOf(() => uri`#a#${"c"}`).code).toBe("fragment");
    expect(syntaxErrorOf(() => uri`//a@b@${"c"}/`).component).toBe("userinfo");
    expect(syntaxErrorOf(() => uri`//h:x${1}/`).code).toBe("port");
    expect(syntaxErrorOf(() => uri`é${1}`).code).toBe("pchar");
  });

  it("the literal text throws TypeError for a NUL or a malformed escape", () => {
    for (const run of [() => uri`/\0${"a"}`, () => uri`\0`, () => uri`/\u{zz}${"a"}`]) {
      expect(thrown(run)).toEqual(new TypeError("uri: the literal text contains a malformed escape or a NUL"));
    }
  });

  it.each<[string, () => UriReference]>([
    ["/%2 and f", () => uri`/%2${"f"}`],
    ["/% and 41", () => uri`/%${"41"}`],
    ["/% and 4 and 1", () => uri`/%${"4"}${1}`],
    ["?%2 and 6", () => uri`?a=%2${6}`],
    ["#% and 41", () => uri`#%${"41"}`],
    ["/%F and 0", () => uri`/%F${"0"}`],
    ["?%e and 9", () => uri`/${"x"}?a=%e${9}`],
    ["/ok and %C and 3", () => uri`/${"x"}/%C${3}/%C${3}`],
    ["//%4 and 1", () => uri`//%4${1}`],
    ["//%4 and 0@h", () => uri`//u%4${0}@h`],
  ])("R-016 the literal text is rejected if a substitution would complete a triplet in it: %s", (_, run) => {
    expect(syntaxErrorOf(run).code).toBe("pct-encoded");
  });
});

it("uri: substitutions are filled in from left to right", () => {
  expect(String(uri`s://${1}:${2}@${3}.${4}:${5}/${6}/${7}${8}?${9}=${10}&${11}#${12}${13}`)).toBe(
    "s://1:2@3.4:5/6/78?9=10&11#1213",
  );
});

describe("the first substitution", () => {
  const base = parse("https://api.example.com/v1");

  it("R-023 the first substitution may be a UriReference, which is inserted unchanged", () => {
    expect(String(uri`${base}/users/${"a/b;c"}?q=${"d&e"}#${"f"}`)).toBe(
      "https://api.example.com/v1/users/a%2Fb%3Bc?q=d%26e#f",
    );
    expect(String(uri`${base}`)).toBe("https://api.example.com/v1");
    expect(String(uri`${base}.${2}`)).toBe("https://api.example.com/v1.2");
    expect(String(uri`${parse("a%2f/b?c")}&d=${"e"}`)).toBe("a%2f/b?c&d=e");
    expect(String(uri`${parse("#")}${"a#b"}`)).toBe("#a%23b");
    expect(String(uri`${parse("http://u:p@[::1]:8080")}/${"x"}`)).toBe("http://u:p@[::1]:8080/x");
    expect(String(uri`${parse("")}${"a"}`)).toBe("a");
  });

  it("the first substitution throws TypeError if the text after it would change its scheme or authority", () => {
    const host = parse("http://h");
    for (const run of [
      () => uri`${host}.evil.example/`,
      () => uri`${host}${"x"}`,
      () => uri`${host}:${8080}/`,
      () => uri`${host}@evil.example/`,
      () => uri`${parse("a")}:b`,
      () => uri`${parse("")}//evil.example/`,
      () => uri`${parse("s:")}//evil.example/`,
    ]) {
      expect(() => run()).toThrow(TypeError("uri: the text after a UriReference changes its scheme or authority"));
    }
  });

  it("the first substitution throws TypeError if its path ends in a slash and a slash follows", () => {
    for (const run of [
      () => uri`${parse("https://a/")}/users`,
      () => uri`${parse("https://a/v1/")}/users/${1}`,
      () => uri`${parse("https://a/v1//")}/`,
      () => uri`${parse("a/")}/b`,
      () => uri`${parse("s:a/")}/b`,
      // It would be an authority.
      () => uri`${parse("/")}/${"evil.example"}`,
      () => uri`${parse("s:/")}/${"evil.example"}`,
    ]) {
      expect(run).toThrow(
        new TypeError(
          'uri: a "/" after a UriReference whose path ends in "/" would add an empty segment; omit one, or use `resolve`',
        ),
      );
    }
    expect(String(uri`${parse("https://a/")}users/${1}`)).toBe("https://a/users/1");
    expect(String(uri`${parse("https://a/")}${"users"}/${1}`)).toBe("https://a/users/1");
    expect(String(uri`${parse("https://a/")}?b=/${"c"}`)).toBe("https://a/?b=/c");
    expect(String(uri`${parse("https://a/")}#/${"c"}`)).toBe("https://a/#/c");
    expect(String(uri`${parse("https://a/v1//")}`)).toBe("https://a/v1//");
    expect(String(uri`${parse("https://a")}/users`)).toBe("https://a/users");
    // Without a reference in front, the literal text says so itself.
    expect(String(uri`https://a//users/${1}`)).toBe("https://a//users/1");
  });

  it("the first substitution throws TypeError if it has a query or a fragment and a path or a query follows", () => {
    for (const run of [
      () => uri`${parse("http://h/a?b")}/users/${1}`,
      () => uri`${parse("http://h/a#b")}/users/${1}`,
      () => uri`${parse("http://h/a?")}?c=${1}`,
      () => uri`${parse("http://h/a#")}?c=${1}`,
      () => uri`${parse("http://h/a/?b")}/users/${1}`,
      () => uri`${parse("http://h/a?b/#c/")}/users`,
      () => uri`${parse("http://h?")}/`,
    ]) {
      expect(run).toThrow(
        new TypeError(
          "uri: a path or a query cannot follow a UriReference that has a query or a fragment; remove these by `change`",
        ),
      );
    }
    expect(String(uri`${parse("http://h/a?b")}#${"c"}`)).toBe("http://h/a?b#c");
    expect(String(uri`${parse("http://h/a?b")}&c=/d?e=${"f"}`)).toBe("http://h/a?b&c=/d?e=f");
    expect(String(uri`${parse("http://h/a")}?b=${"c"}`)).toBe("http://h/a?b=c");
  });

  it("R-074 the first substitution is rejected if the data after it completes a dot-segment", () => {
    for (const run of [() => uri`${parse("/a/.")}${"."}`, () => uri`${parse("/a/%2e")}${"."}/b`]) {
      expect(syntaxErrorOf(run)).toMatchObject({ code: "dot-segment" });
    }
  });

  it("the first substitution may be a UriReference of another copy of the package", () => {
    const copy = {
      [Symbol.for("std66.UriReference")]: "http://h/a",
      scheme: "http",
      authority: "h",
      path: "/a",
    };
    expect(String(uri`${copy as unknown as UriReference}/b`)).toBe("http://h/a/b");
    // A forged copy, whose text is not a string.
    const forged = { [Symbol.for("std66.UriReference")]: 1 };
    expect(() => uri`${forged as unknown as UriReference}/b`).toThrow(TypeError);
  });

  it.each(["https://example.com", "a:b", "x-Y+1.z:", "javascript:alert(1)", "HTTP://u:hunter2@h/"])(
    "the first substitution throws TypeError for the string %j, with the advice to parse it",
    (text) => {
      const error = thrown(() => uri`${text}/users/${1}`);
      expect(error).toEqual(
        new TypeError("uri: a leading string with a scheme would be encoded as data; pass `parse(text)`"),
      );
    },
  );

  it("the first substitution is ordinary data if it has no scheme, or if text precedes it", () => {
    expect(String(uri`${"1:b"}/c`)).toBe("1%3Ab/c");
    expect(String(uri`${"a/b:c"}`)).toBe("a%2Fb%3Ac");
    expect(String(uri`./${"a:b"}`)).toBe("./a%3Ab");
  });
});

it.each<[string, () => unknown, string]>([
  [
    "NaN",
    () => uri`/${Number.NaN}`,
    "substitution 1 must be a string or a finite number (in a path also an array of these, at the start also a UriReference), not NaN",
  ],
  [
    "undefined",
    () => uri`/${"a"}/${undefined as unknown as string}`,
    "substitution 2 must be a string or a finite number (in a path also an array of these, at the start also a UriReference), not undefined",
  ],
  [
    "a URL",
    () => uri`${new URL("http://h") as unknown as string}/a`,
    "substitution 1 must be a string or a finite number (in a path also an array of these, at the start also a UriReference), not an instance of URL: pass its `href`",
  ],
  [
    "a UriReference that is not first",
    () => uri`/${parse("a")}`,
    "substitution 1 must be a string or a finite number (in a path also an array of these, at the start also a UriReference), not an instance of UriReference",
  ],
  [
    "an array in a query",
    () => uri`/${["b"]}?${["a"]}`,
    "substitution 2 must be a string or a finite number (in a path also an array of these, at the start also a UriReference), not an instance of Array",
  ],
  [
    "an array in an array",
    () => uri`/${[["a"] as unknown as string]}`,
    "substitution 1 must be a string or a finite number (in a path also an array of these, at the start also a UriReference), not an instance of Array",
  ],
  [
    "a call with a string",
    () => (uri as unknown as (text: string) => unknown)("http://a"),
    "the first argument must be the strings of a template literal (use `parse` for a string), not a string",
  ],
  [
    "a call with an array",
    () => (uri as unknown as (text: unknown[]) => unknown)([]),
    "the first argument must be the strings of a template literal (use `parse` for a string), not an instance of Array",
  ],
])("the TypeError for %s names the argument and its value", (_, run, message) => {
  expect(thrown(run)).toEqual(new TypeError(`uri: ${message}`));
});

it("the type of a substitution is a string, a number, an array of these or a UriReference", () => {
  expectTypeOf(uri).parameter(1).toEqualTypeOf<UriSubstitution>();
  expectTypeOf<UriSubstitution>().toEqualTypeOf<string | number | readonly (string | number)[] | UriReference>();
  expectTypeOf(uri).returns.toEqualTypeOf<UriReference>();
  expect(uri`/${Object.freeze(["a"])}`.path).toBe("/a");
});
