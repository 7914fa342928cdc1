// RFC 3987 §4: the examples of §4.4, and text whose display the RFC advises against.

import { expect, it } from "vitest";
import { bidiFindings } from "../src/index.ts";

const codes = (text: string) => bidiFindings(text).map(({ code }) => code);

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

it.each(["/1\u05D0", "/\u05D01", "/-\u05D0", "/\u05D0.", "/\u05D0%41"])("R-223 a neutral edge in %j", (text) => {
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

it.each(Array.from("\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069"))(
  "R-221 the formatting character %j",
  (character) => {
    expect(bidiFindings(`//h/a${character}b`)).toEqual([
      {
        code: "bidi-formatting",
        severity: "warning",
        component: "path",
        start: 5,
        end: 6,
        message: `U+${character.charCodeAt(0).toString(16).toUpperCase()} changes the order in which text is displayed`,
        section: "RFC 3987 \u00A74.1",
      },
    ]);
    expect(codes(`/\u05D0${character}`)).toEqual(["bidi-formatting"]);
  },
);

it("letters of astral scripts count: Adlam and Osmanya", () => {
  expect(codes("/\u{1E900}\u{10480}")).toEqual(["bidi-mixed"]);
});
