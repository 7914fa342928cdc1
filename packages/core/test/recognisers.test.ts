// `isUriReference` tries an expression first, where the other predicates and `parse` scan; and the scan reads long rests with
// an expression, and short and very long ones without. None may see another grammar than the others, on either side of where
// they hand over.

import { expect, it } from "vitest";
import { components, validity } from "@std66/vectors";
import { diagnose, isAbsoluteUri, isRelativeReference, isUri, isUriReference, parse, tryParse } from "../src/index.ts";

function checkTogether(text: string, isValid: boolean): void {
  const answers = [
    isUriReference(text),
    isUri(text) || isRelativeReference(text),
    tryParse(text) !== undefined,
    diagnose(text) === undefined,
  ];
  if (answers.some((answer) => answer !== isValid)) {
    expect([text.slice(0, 60), text.length, answers]).toEqual([
      text.slice(0, 60),
      text.length,
      answers.map(() => isValid),
    ]);
  }
  if (isAbsoluteUri(text) && !isUri(text)) expect(text).toBe("not an absolute-URI without being a URI");
}

/** Where a text can be made longer without becoming valid or invalid by it. */
const PLACES = [
  { name: "path", pad: (x: string, text: string) => `http://h/${x}${text}` },
  { name: "rootless path", pad: (x: string, text: string) => `s:${x}${text}` },
  { name: "first segment", pad: (x: string, text: string) => `1${x}${text}` },
  { name: "query", pad: (x: string, text: string) => `?${x}${text}` },
  { name: "query behind it", pad: (x: string, text: string) => `?${text}${x}` },
  { name: "fragment", pad: (x: string, text: string) => `s://h/p?q#${x}${text}` },
  { name: "fragment behind it", pad: (x: string, text: string) => `s://h/p?q#${text}${x}` },
  { name: "path before a query", pad: (x: string, text: string) => `/${x}?${text}` },
  { name: "path before a fragment", pad: (x: string, text: string) => `/${x}#${text}` },
] as const;

const RESTS = [
  { rest: "", isValid: true },
  { rest: "%41", isValid: true },
  { rest: "a%2f%2F", isValid: true },
  { rest: "@!$&'()*+,;=~-._", isValid: true },
  { rest: "|", isValid: false },
  { rest: "%", isValid: false },
  { rest: "%4", isValid: false },
  { rest: "%4g", isValid: false },
  { rest: "%g4", isValid: false },
  { rest: "é", isValid: false },
  { rest: "\n", isValid: false },
  { rest: "[", isValid: false },
  { rest: "\uD83D\uDE00", isValid: false },
];

const LENGTHS = [0, 1, 2, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 30];

it.each(PLACES)("agree about rests of 0 to 30 characters in the $name", ({ pad }) => {
  for (const { rest, isValid } of RESTS) for (const n of LENGTHS) checkTogether(pad("x".repeat(n), rest), isValid);
  for (const { rest, isValid } of RESTS) for (const n of LENGTHS) checkTogether(pad("%7E".repeat(n), rest), isValid);
  expect(isUriReference(pad("x", ""))).toBe(true);
});

it.each(PLACES)("agree about texts of 65,534 to 65,538 characters with something in the $name", ({ pad }) => {
  for (const { rest, isValid } of RESTS) {
    for (let length = 65_534; length <= 65_538; length++) {
      const text = pad("x".repeat(length - pad("", rest).length), rest);
      expect(text).toHaveLength(length);
      checkTogether(text, isValid);
    }
  }
});

it("agree about triplets alone, on either side of 65,536 characters", () => {
  for (let length = 65_534; length <= 65_538; length++) {
    for (const end of ["", "%"]) {
      const triplets = "%41".repeat(Math.floor((length - 2) / 3));
      const text = `/${triplets}${"x".repeat(length - 1 - triplets.length - end.length)}${end}`;
      expect(text).toHaveLength(length);
      checkTogether(text, end === "");
      checkTogether(`?${text.slice(1)}`, end === "");
      checkTogether(`#${text.slice(1)}`, end === "");
    }
  }
});

it("agree about every row of the vectors behind and before long runs", () => {
  for (const { text, uriReference } of validity) {
    checkTogether(text, uriReference);
    // A fragment at the end can be made longer, and a query becomes a fragment's.
    if (!/#/.test(text)) for (const n of [15, 16, 17, 65_530]) checkTogether(`${text}#${"x".repeat(n)}`, uriReference);
  }
  expect(validity.length).toBeGreaterThan(0);
});

it.each(components)(
  "$id $text has its components whatever length its query is",
  ({ text, path, host, query, fragment, scheme }) => {
    for (const n of [13, 14, 15, 16, 17, 65_530, 65_540]) {
      const longer = `${text.replace(/[?#][^]*$/, "")}?${"y".repeat(n)}${fragment === null ? "" : `#${fragment}`}`;
      const reference = parse(longer);
      expect([reference.path, reference.host ?? null, reference.scheme ?? null]).toEqual([path, host, scheme]);
      expect([reference.query, reference.fragment ?? null]).toEqual(["y".repeat(n), fragment]);
    }
    expect(parse(text).query ?? null).toBe(query);
  },
);

it("R-047 R-050 agree about authorities with and without userinfo, brackets, ports and triplets", () => {
  const authorities = [
    "",
    "h",
    "h:",
    "h:80",
    "%41",
    "h%2F:1",
    "u@h",
    "u:p@h:1",
    "@",
    ":",
    "@:",
    "[::1]",
    "[::1]:1",
    "u@[v1.a]",
  ];
  const faulty = ["h:a", "h:8a", "h:%38", "h%", "u@v@h", "[", "[::1", "[::1]a", "]", "h|", "é", "h:1:2", "[::1]@h"];
  for (const end of ["", "/", "?", "#", "/p?q#f"]) {
    for (const start of ["//", "s://", "S+-.1://"]) {
      for (const authority of authorities) checkTogether(start + authority + end, true);
      for (const authority of faulty) checkTogether(start + authority + end, false);
    }
  }
  expect(authorities).not.toHaveLength(0);
});

it("isUriReference takes triplets between letters, more than the stack of an expression holds", () => {
  expect(isUriReference(`/${"%41a".repeat(4_000_000)}`)).toBe(true);
});
