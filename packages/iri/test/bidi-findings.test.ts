// RFC 3987 §4: the examples of §4.4, and text whose display the RFC advises against.

import { describe, expect, it } from "vitest";
import { bidiFindings } from "../src/index.ts";

const codes = (text: string) => bidiFindings(text).map(({ code }) => code);

type Found = readonly [code: string, component: string, start: number, end: number];

/** The examples of §4.4 in its Bidi Notation, in which uppercase letters stand for letters from right to left. */
const EXAMPLES: readonly { readonly example: string; readonly notation: string; readonly found: readonly Found[] }[] = [
  { example: "1", notation: "http://ab.CDEFGH.ij/kl/mn/op.html", found: [] },
  { example: "2", notation: "http://ab.CDE.FGH/ij/kl/mn/op.html", found: [] },
  { example: "3", notation: "http://AB.CD.EF/GH/IJ/KL?MN=OP;QR=ST#UV", found: [] },
  { example: "4", notation: "http://AB.CD.ef/gh/IJ/KL.html", found: [] },
  { example: "5", notation: "http://ab.cd.EF/GH/ij/kl.html", found: [] },
  { example: "6", notation: "http://ab.CD.EF/GH/IJ/kl.html", found: [] },
  { example: "7", notation: "http://ab.CDE123FGH.ij/kl/mn/op.html", found: [] },
  {
    example: "8 (not allowed)",
    notation: "http://ab.cd.ef/GH1/2IJ/KL.html",
    found: [
      ["bidi-edge", "path", 16, 19],
      ["bidi-edge", "path", 20, 23],
    ],
  },
  {
    example: "9 (not allowed)",
    notation: "http://ab.cd.ef/GH%31/%32IJ/KL.html",
    found: [
      ["bidi-edge", "path", 16, 21],
      ["bidi-edge", "path", 22, 27],
    ],
  },
  { example: "10 (allowed but not recommended)", notation: "http://ab.CDEFGH.123/kl/mn/op.html", found: [] },
];

describe.each([
  ["Hebrew", 0x05d0],
  ["Arabic", 0x0627],
] as const)("R-222 R-223 the examples of \u00A74.4 in %s", (_script, first) => {
  it.each(EXAMPLES)("example $example: $notation", ({ notation, found }) => {
    const iri = notation.replace(/[A-Z]/g, (letter) => String.fromCharCode(first + letter.charCodeAt(0) - 0x41));
    expect(bidiFindings(iri).map(({ code, component, start, end }) => [code, component, start, end])).toEqual(found);
  });
});

// \u00A74.2: names, values and extensions as components of their own. A value begins after the first "=".
it.each([
  ["?\u05D0=a&a=\u05D0&\u05D0&a;\u05D0=b;b=\u05D0;\u05D0", []],
  ["?\u05D0", []],
  ["?=\u05D0&=\u05D0&\u05D0=&\u05D0=", []],
  [
    "?a=b&a\u05D0=\u05D0&c\u05D0=c",
    [
      [5, 7, "bidi-mixed"],
      [10, 12, "bidi-mixed"],
    ],
  ],
  [
    "?a=\u05D01;b=\u05D02",
    [
      [3, 5, "bidi-edge"],
      [8, 10, "bidi-edge"],
    ],
  ],
  [
    "?a=\u05D0=b&c=\u05D0=\u05D0&d=\u05D0=",
    [
      [3, 6, "bidi-mixed"],
      [15, 17, "bidi-edge"],
    ],
  ],
  ["?\u05D0.a", [[1, 4, "bidi-mixed"]]],
  ["/\u05D0.a.\u05D0/\u05D0.b/a.\u05D0", []],
  [
    "/\u05D01.a.2\u05D0/a\u05D0.b",
    [
      [1, 3, "bidi-edge"],
      [6, 8, "bidi-edge"],
      [9, 11, "bidi-mixed"],
    ],
  ],
  ["/.\u05D0/\u05D0.", []],
  // Marks at the end, a mark alone, and letters of two code units from either direction.
  ["/\u05D01\u05B8/\u05B8/\u05D0\u05B8\u05B8", [[1, 4, "bidi-edge"]]],
  [
    "/\u{10800}\u05B8/\u{10800}1/1\u{1E900}/\u{1E900}\u{20000}",
    [
      [5, 8, "bidi-edge"],
      [9, 12, "bidi-edge"],
      [13, 17, "bidi-mixed"],
    ],
  ],
  ["/\u05D0=a", [[1, 4, "bidi-mixed"]]],
  ["#\u05D0=a", [[1, 4, "bidi-mixed"]]],
  ["#\u05D0.a", [[1, 4, "bidi-mixed"]]],
  ["//\u05D0.a@h", [[2, 5, "bidi-mixed"]]],
])("R-222 R-223 the components of %j", (text, found) => {
  expect(bidiFindings(text).map(({ code, start, end }) => [start, end, code])).toEqual(found);
});

it.each([
  "http://ab.cd/ef",
  "http://\u05D0\u05D1.\u05D2\u05D3.\u05D4\u05D5/\u05D6\u05D7/\u05D8\u05D9?\u05DB\u05DC=\u05DE\u05E0;\u05E1\u05E2=\u05E4\u05E6#\u05E7\u05E8",
  "http://ab.\u05D0\u05D1.ef/gh/\u05D2\u05D3/kl.html",
  "http://example.org/\u65E5\u672C/r\u00E9sum\u00E9",
  // A vowel point follows the direction of its letter.
  "http://example.org/\u05D0\u05B8",
  "",
])("R-222 R-223 nothing is found in %j", (text) => {
  expect(bidiFindings(text)).toEqual([]);
});

it.each([
  ["userinfo", "//\u05D0a@h", 2, 4],
  ["host", "//x.\u05D0a.y", 4, 6],
  ["path", "/x/\u05D0a/y", 3, 5],
  ["query", "?\u05D0a", 1, 3],
  ["fragment", "#\u05D0a", 1, 3],
  ["fragment", "a:?q#\u0627z", 5, 7],
] as const)("R-222 both directions in the %s of %j", (component, text, start, end) => {
  expect(bidiFindings(text)).toEqual([
    {
      code: "bidi-mixed",
      severity: "warning",
      component,
      start,
      end,
      message: "text of both directions, which may be displayed in another order",
      section: "RFC 3987 \u00A74.2",
    },
  ]);
});

it.each(["/1\u05D0", "/\u05D01", "/-\u05D0", "/\u05D0,", "/\u05D0%41"])("R-223 a neutral edge in %j", (text) => {
  expect(bidiFindings(text)).toEqual([
    {
      code: "bidi-edge",
      severity: "warning",
      component: "path",
      start: 1,
      end: text.length,
      message: "right-to-left text that begins or ends with another character",
      section: "RFC 3987 \u00A74.2",
    },
  ]);
});

it("R-221 R-222 R-223 a formatting character hides no other finding, and has neither direction", () => {
  expect(codes("/\u05D0\u202Ea")).toEqual(["bidi-formatting", "bidi-mixed"]);
  expect(codes("/\u05D0\u200E\u05D1\u200E1")).toEqual(["bidi-formatting", "bidi-formatting", "bidi-edge"]);
});

it("R-222 R-223 a path without an authority is not a host", () => {
  expect(bidiFindings("mailto:\u05D0\u05D1@ab.cd").map(({ component }) => component)).toEqual(["path"]);
});

it("R-223 a right-to-left segment between delimiters has no neutral edge", () => {
  expect(codes("/\u05D01\u05D0/1/\u0627\u06F1\u0628")).toEqual([]);
});

it.each(Array.from("\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069"))(
  "R-221 the formatting character %j",
  (character) => {
    expect(bidiFindings(`//h/a${character}b`)).toEqual([
      {
        code: "bidi-formatting",
        severity: "warning",
        component: "path",
        start: 5,
        end: 6,
        message: `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")} changes the order in which text is displayed`,
        section: "RFC 3987 \u00A74.1",
      },
    ]);
    expect(codes(`/\u05D0${character}`)).toEqual(["bidi-formatting"]);
  },
);

it("letters of astral scripts count: Adlam and Osmanya", () => {
  expect(codes("/\u{1E900}\u{10480}")).toEqual(["bidi-mixed"]);
});
