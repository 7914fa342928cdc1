// RFC 3986 §7.5: no message has anything of a password or another secret.
import { tryParse } from "@std66/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { audit } from "../src/index.ts";
import { messageOf } from "./places.ts";

const SECRET = "Zq7xKw";

/** Every rule at work, those of the allowlist too. */
const OPTIONS = { allowedHosts: ["good.example"], schemes: ["https"], allowedPorts: [443], reservedNames: ["git"] };

const messagesIn = (text: string): string[] => audit(text, OPTIONS).map(({ message }) => message);

function checkNothingOf(secret: string, text: string): void {
  const messages = messagesIn(text);
  expect(messages).not.toEqual([]);
  const leaking = messages.filter((message) => message.toLowerCase().includes(secret.toLowerCase()));
  expect([text, leaking]).toEqual([text, []]);
}

describe("R-053 R-145 a password", () => {
  it.each([
    // Brackets in a userinfo are not an IP literal.
    `https://[user:${SECRET}]@h.example/`,
    `https://[user:${SECRET}]@[::1]/`,
    `https://[v1.user:${SECRET}]@h.example/`,
    `https://[user:${SECRET}]:x@h.example/`,
    `https://[::1]:a@${SECRET}\\@h.example/`,
    `https://[::1]:${SECRET}.example@h.example/`,
    `file://u:a@${SECRET}\\@h.example/`,
    `file://[u:${SECRET}]\\@h.example/`,
    `//[u:a@${SECRET}\\@h.example/`,
    // A "/", "?" or "#" in it ends the authority.
    `http://u:p/aux.${SECRET}@h.example/`,
    `http://u:p/%2e%2e%2f${SECRET}@h.example/`,
    `http://u:p?${SECRET}=//x.example@h.example/`,
    `http://u:p#a@${SECRET}.example@h.example/`,
    `http://[user:${SECRET}]/aux.@h.example/`,
  ])("in %s", (text) => {
    checkNothingOf(SECRET, text);
  });

  it.each([
    ["control-character", "http://u:p\u0001@h/", "`***` is a control character"],
    ["control-character", "http://u\u0001:p\u0001@h/", "`\\u{1}` is a control character"],
    ["percent-u", "http://u:p%u0041@h/", "`***` is a character to some servers"],
    ["port-blocked", "http://u:25\\@h/", "port *** belongs to a service that does not speak HTTP"],
    ["port-well-known", "http://u:81\\@h/", "port *** is a well-known port, but not that of `http`"],
    ["port-other-scheme", "http://u:443\\@h/", "port *** is the default of `coaps+ws`, `https`, `wss`, not of `http`"],
    ["port-blocked", "http://h:25/a@b", "port 25 belongs to a service that does not speak HTTP"],
    ["path-stream", "http://u:p|/a::$DATA@h/", "`***` names a file stream"],
    ["path-climbs", "http://u:p|/../../a@h/", "`***` climbs above the root of the path"],
    ["path-dot-segments", "http://u:p|/../a@h/", "`***` is a dot-segment, but the path is not relative"],
    ["query-line-break", "http://u:p|?a%0Ab@h/", "`***` is an encoded line break"],
    ["encoded-line-break", "mailto://u:p|?a=%0Ab@h/", "`***` is an encoded line break"],
    [
      "not-a-uri-reference",
      "http://u:p|q@h/",
      "a possible password in the userinfo has a character that must be percent-encoded",
    ],
    [
      "not-a-uri-reference",
      "http://u:81|/a b@h/",
      "a possible password in the userinfo has a character that must be percent-encoded",
    ],
  ])("%s in %j: the character is not shown", (code, text, message) => {
    expect(messageOf(code, text)).toBe(message);
  });

  it("a path, a query and a fragment with an `@` are not a password where RFC 3986 sees none", () => {
    expect(messageOf("path-reserved-name", "http://h.example:8080/aux.c/@a")).toBe(
      "`aux.c` has a special meaning to some file systems",
    );
    expect(messageOf("encoded-control", "http://h.example:8080/?a=@%01")).toBe("`%01` is an encoded control character");
  });
});

describe("R-145 the value of a secret parameter, and a key", () => {
  it.each([
    ["encoded-control", "http://h/?token=ab%01cd", "`***` is an encoded control character"],
    ["encoded-control", "http://h/?a=%01&token=ab%02cd", "`%01` is an encoded control character"],
    ["encoded-overlong", "http://h/?token=ab%c0%aecd", "`***` is an overlong form of UTF-8"],
    ["encoded-not-utf8", "http://h/a;token=ab%ffcd", "`***` is not UTF-8"],
    ["bidi-control", "http://h/#token=ab%E2%80%AEcd", "`***` changes the order of the text"],
    ["invisible-character", "http://h/?token=ab%E2%80%8Bcd", "`***` is invisible"],
    ["double-encoding", "http://h/?token=ab%2541cd", "`***` is encoded more than once"],
    ["path-file-delimiter", "http://h/a;token=ab%3Acd", "`***` in the path is an encoded `***`"],
    ["path-encoded-slash", "http://h/a;token=ab%2fcd", "`***` in the path is an encoded slash"],
    ["path-encoded-backslash", "http://h/a;token=ab%5ccd", "`***` in the path is an encoded backslash"],
    ["encoded-nul", "http://h/?token=ab%00cd", "`***` is an encoded NUL"],
    ["encoded-nul", "http://h/AKIAZQ7XKWZQ7XKWZQ7X/%00", "`%00` is an encoded NUL"],
    ["percent-u", "http://h/?token=ab%u0041cd", "`***` is a character to some servers"],
    ["control-character", "http://h/?token=ab\u0001cd", "`***` is a control character"],
    ["not-a-uri-reference", "http://h/?token=ab|cd", "a character of a possible secret is not allowed in the query"],
  ])("%s in %j", (code, text, message) => {
    expect(messageOf(code, text)).toBe(message);
  });
});

/** Texts with an authority whose possible password, from its colon to the last `@`, contains the secret. */
const withPassword = fc
  .tuple(
    fc
      .constantFrom(
        "http://",
        "https:/",
        "//",
        "///",
        "http:\\\\",
        "\\\\",
        " \thttp://",
        "ftp://",
        "file://",
        "h\ttp://",
      )
      .chain((start) => fc.constantFrom(start, `HTTP:${start.replace(/^.*:/s, "")}`)),
    fc.constantFrom("", "user", "[user", "[", "]", "www.good.example", "a%40b", "1.2.3.4", "xn--a", "u%5B", "\u0430"),
    fc.array(
      fc.constantFrom(
        "[",
        "]",
        "/",
        "?",
        "#",
        "\\",
        "@",
        ":",
        "//",
        "\t",
        " ",
        "%00",
        "%2F",
        "%c0%ae",
        "%u0041",
        "%2e%2e%2f",
        ".example",
        "a@",
        "/aux.",
        "/..;",
        "con.",
        "1.2.3.4.",
        "xn--",
        "\u0430",
        "\u2044",
        "::$DATA",
        "=//x",
        "&",
        "[v1.",
        "[::1]",
        "?token=",
        ";jwt=",
        ":80",
        "javascript:",
        "..",
        "\u0000",
        "\u200b",
        "a.",
        "%",
      ),
      { maxLength: 6 },
    ),
    fc.nat(),
    fc.constantFrom("@h.example/", "]@h.example:81/a/../..", "@[::1]/", "@h.example?next=//x.example", "@0x7f.1", "@"),
  )
  .map(([start, user, noise, at, end]) => {
    const place = at % (noise.length + 1);
    return `${start}${user}:${noise.slice(0, place).join("")}${SECRET}${noise.slice(place).join("")}${end}`;
  });

it("R-053 R-145 any text with a password: no rule shows it", () => {
  fc.assert(
    fc.property(withPassword, (text) => {
      const reference = tryParse(text);
      // To RFC 3986, it is not in the userinfo of such a reference.
      fc.pre(reference === undefined || (reference.userinfo ?? "").includes(SECRET));
      // An IPv6 address with a zone identifier, alone in an authority, is a host.
      fc.pre(!/^[^[]*\[[\d:.]*::[\d:.]*%[^\]/?#@]*\][/?#]/.test(text));
      checkNothingOf(SECRET, text);
    }),
  );
});

it("R-145 any place of a secret parameter: no rule shows its value", () => {
  const noise = fc.constantFrom(
    "%00",
    "%c0%ae",
    "%2541",
    "%3A",
    "%2F",
    "%5C",
    "%E2%80%8B",
    "%7F",
    "|",
    "\u0001",
    "%u0041",
  );
  const place = fc.constantFrom("http://h/a;token=", "http://h/?token=", "http://h/#token=", "mailto:a@h?a=b&token=");
  fc.assert(
    fc.property(place, fc.array(noise, { maxLength: 4 }), (beginning, pieces) => {
      // Each piece stands on both sides of the secret.
      checkNothingOf(SECRET, `${beginning}9${pieces.join("")}${SECRET}${pieces.join("")}`);
      const shown = messagesIn(`${beginning}9${pieces.join("")}${SECRET}`).flatMap(
        (message) => message.match(/`[^`]*`/g) ?? [],
      );
      for (const piece of pieces) expect(shown).not.toContain(`\`${piece}\``);
    }),
  );
});
