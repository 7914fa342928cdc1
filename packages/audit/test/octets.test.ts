// RFC 3986 §2.1, §7.3; RFC 3987 §4.1: which octets and characters the rules find, and in which components.
import { expect, it } from "vitest";
import { messageOf, placesOf } from "./places.ts";

const triplets = (code: number): string => encodeURIComponent(String.fromCodePoint(code));
const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

it("controls: NUL, line breaks, and all others of C0 and C1", () => {
  for (const code of [...range(0, 0x21), ...range(0x7e, 0xa0)]) {
    const text = `http://h/a${triplets(code)}b`;
    const isBreak = code === 0x0a || code === 0x0d;
    const isControl = /\p{Cc}/u.test(String.fromCharCode(code)) && code !== 0 && code !== 0x09 && !isBreak;
    expect([text, placesOf("encoded-nul", text)]).toEqual([text, code === 0 ? ["%00"] : []]);
    expect([text, placesOf("encoded-line-break", text)]).toEqual([text, isBreak ? [triplets(code)] : []]);
    if (code !== 0x09) {
      expect([text, placesOf("encoded-control", text)]).toEqual([text, isControl ? [triplets(code)] : []]);
    }
  }
});

/** UAX 9: embeddings, overrides and isolates. */
const BIDI = [...range(0x202a, 0x202e), ...range(0x2066, 0x2069)];
/**
 * DerivedCoreProperties.txt of Unicode 17.0, Default_Ignorable_Code_Point, without those of UAX 9, and of U+E0000 to
 * U+E0FFF not all.
 */
const INVISIBLE = [
  0xad,
  0x34f,
  0x61c,
  ...range(0x115f, 0x1160),
  ...range(0x17b4, 0x17b5),
  ...range(0x180b, 0x180f),
  ...range(0x200b, 0x200f),
  ...range(0x2060, 0x2065),
  ...range(0x206a, 0x206f),
  0x3164,
  ...range(0xfe00, 0xfe0f),
  0xfeff,
  0xffa0,
  ...range(0xfff0, 0xfff8),
  ...range(0x1_bca0, 0x1_bca3),
  ...range(0x1_d173, 0x1_d17a),
  ...range(0xe_0000, 0xe_0081),
  ...range(0xe_00ff, 0xe_0101),
  ...range(0xe_01ee, 0xe_01f1),
  0xe_0fff,
];
const OTHERS = [
  0xac, 0xae, 0x34e, 0x350, 0x61b, 0x61d, 0x17b3, 0x17b6, 0x180a, 0x1810, 0x200a, 0x2010, 0x2029, 0x202f,
].concat([0x205f, 0x2070, 0x3163, 0x3165, 0xfefe, 0xff00, 0xfdff, 0xfe10, 0xfff9, 0x1_bca4, 0x1_d172, 0xe_1000, 0x5d0]);

/** Eight at a time, since a rule has at most ten findings in a text. */
const groups = [...BIDI, ...INVISIBLE, ...OTHERS].flatMap((_, index, all) =>
  index % 8 === 0 ? [all.slice(index, index + 8)] : [],
);

it.each([
  ["as they are", String.fromCodePoint],
  ["encoded", triplets],
  ["encoded in lowercase", (code: number) => triplets(code).toLowerCase()],
])("R-221 characters that are invisible, or change the order of the text, %s", (_, write) => {
  for (const codes of groups) {
    const written = codes.map((code) => write(code)).join(".");
    const reordering = codes.filter((code) => BIDI.includes(code)).map((code) => write(code));
    const invisible = codes.filter((code) => INVISIBLE.includes(code)).map((code) => write(code));
    const [path, host] = [`http://h/${written}`, `http://${written}/`];
    expect([path, placesOf("bidi-control", path)]).toEqual([path, reordering]);
    expect([host, placesOf("bidi-control", host)]).toEqual([host, reordering]);
    expect([path, placesOf("invisible-character", path)]).toEqual([path, invisible]);
    expect([host, placesOf("host-invisible", host)]).toEqual([host, invisible]);
    expect(placesOf("invisible-character", host).concat(placesOf("host-invisible", path))).toEqual([]);
  }
});

it("R-221 such a character in each component", () => {
  for (const form of ["\u202E", "%E2%80%AE"]) {
    for (const text of [`//u${form}@h/`, `//h${form}.x/`, `/${form}`, `?${form}`, `#${form}`]) {
      expect([text, placesOf("bidi-control", text)]).toEqual([text, [form]]);
    }
  }
  for (const text of ["/\u200B", "?\u200B", "#\u200B"])
    expect(placesOf("invisible-character", text)).toEqual(["\u200B"]);
});

it.each(["encoded-nul %00", "encoded-control %1B", "encoded-overlong %C0%AE", "encoded-not-utf8 %FF"])(
  "%s in every component but a password",
  (row) => {
    const [code = "", octets = ""] = row.split(" ");
    for (const text of [
      `//u${octets}@h/`,
      `//h${octets}/`,
      `//h:${octets}/`,
      `x:${octets}`,
      `?${octets}`,
      `#${octets}`,
    ]) {
      expect([text, placesOf(code, text)]).toEqual([text, [octets]]);
    }
    for (const text of [`//u:${octets}@h/`, `data:${octets}`, `magnet:?${octets}`, "//u@h:1/a?b#c", ""]) {
      expect([text, placesOf(code, text)]).toEqual([text, []]);
    }
  },
);

const SCHEMES_WITH_TEXT = ["mailto", "sms", "im", "data", "tel", "magnet"];

it("R-140 line breaks in a user name, a host and a path", () => {
  for (const octets of ["%0D%0A", "%0d", "%0a"]) {
    for (const text of [`//u${octets}@h/`, `//h${octets}/`, `/a${octets}b`, `x:${octets}`]) {
      expect([text, placesOf("encoded-line-break", text)]).toEqual([text, [octets]]);
      expect(placesOf("query-line-break", text)).toEqual([]);
    }
    for (const text of [`?a${octets}b`, `x:a#${octets}`]) {
      expect([text, placesOf("query-line-break", text)]).toEqual([text, [octets]]);
      expect(placesOf("encoded-line-break", text)).toEqual([]);
    }
    for (const scheme of SCHEMES_WITH_TEXT) {
      const inHeaders = scheme === "mailto" ? [octets] : [];
      expect(placesOf("encoded-line-break", `${scheme}:a${octets}?${octets}b:c`)).toEqual(inHeaders);
      expect(placesOf("query-line-break", `${scheme}:a?b${octets}c`)).toEqual([]);
    }
    expect(placesOf("encoded-line-break", `//u:${octets}@h/`)).toEqual([]);
  }
});

it("R-140 a line break in a header of mailto, but not in the body", () => {
  for (const octets of ["%0D%0A", "%0a"]) {
    for (const text of [`mailto:a${octets}@h`, `mailto:a@h?subject=b${octets}c`, `mailto:?body=x&cc=b${octets}`]) {
      expect([text, placesOf("encoded-line-break", text)]).toEqual([text, [octets]]);
    }
    expect(placesOf("encoded-line-break", `mailto:a@h?body=b${octets}c&BODY=${octets}`)).toEqual([]);
  }
});

it("R-140 a line break in a query with a header or a command after it", () => {
  const commands = ["get", "post", "put", "delete", "rcpt", "mail", "helo", "set", "config", "slaveof"];
  for (const after of [
    "Set-Cookie:",
    "x%3a",
    "Host%3A",
    ...commands.flatMap((name) => [`${name}+`, `${name.toUpperCase()}%20`]),
  ]) {
    expect([after, placesOf("encoded-line-break", `?a=b%0d%0A${after}c`)]).toEqual([after, [`%0d%0A${after}`]]);
  }
  for (const after of ["a", "http:", "https:", "HTTPS:", "get", "gets+", ":", "1:", "-a:", "%3a", "a%20b"]) {
    expect([after, placesOf("encoded-line-break", `?a=b%0d%0a${after}`)]).toEqual([after, []]);
  }
  expect(placesOf("encoded-line-break", "?%0ax:y&%0dx:y")).toEqual([]);
});

it("the messages name the octets", () => {
  expect(messageOf("encoded-nul", "%00")).toBe("`%00` is an encoded NUL");
  expect(messageOf("encoded-control", "%1b")).toBe("`%1b` is an encoded control character");
  expect(messageOf("encoded-line-break", "%0a")).toBe("`%0a` is an encoded line break");
  expect(messageOf("encoded-line-break", "?%0d%0aa:")).toBe(
    "an encoded line break with a header or a command after it",
  );
  expect(messageOf("encoded-overlong", "%c0%ae")).toBe("`%c0%ae` is an overlong form of UTF-8");
  expect(placesOf("encoded-overlong", "/%FF").concat(placesOf("encoded-not-utf8", "/%C0%AE"))).toEqual([]);
  expect(messageOf("encoded-not-utf8", "a%ff")).toBe("`%ff` is not UTF-8");
  expect(messageOf("bidi-control", "/\u202E")).toBe("`\\u{202e}` changes the order of the text");
  expect(messageOf("invisible-character", "/%E2%80%8B")).toBe("`%E2%80%8B` is invisible");
});

it("a message shows at most 60 characters of the text, and no mark or space as such", () => {
  expect(messageOf("path-reserved-name", `/aux.${"a".repeat(56)}`)).toBe(
    `\`aux.${"a".repeat(56)}\` has a special meaning to some file systems`,
  );
  expect(messageOf("path-reserved-name", `/aux.${"a".repeat(57)}`)).toBe(
    `\`aux.${"a".repeat(56)}\u2026\` has a special meaning to some file systems`,
  );
  expect(messageOf("path-reserved-name", "/aux.\u0301\u00A0 \u{E0041}")).toBe(
    "`aux.\\u{301}\\u{a0} \\u{e0041}` has a special meaning to some file systems",
  );
});
