// RFC 3987 §2.2: all properties of the errors for IRIs. The README says which section and which names of rules they
// have.

import { expect, it } from "vitest";
import { diagnoseIri } from "../src/index.ts";

const SECTION = "RFC 3987 \u00A72.2";
const END = "end of text";
const AFTER_PATH = ['"?"', '"#"', END];
const AFTER_AUTHORITY = ['"/"', ...AFTER_PATH];
const REG_NAME = ["iunreserved", "pct-encoded", "sub-delims"];
const PATH = ["ipchar", '"/"', ...AFTER_PATH];

/** Rules that RFC 3987 widens. */
it.each([
  ["//\u00E9@\u00E9@h", "authority", 5, 1, "authority", [...REG_NAME, '":"', ...AFTER_AUTHORITY]],
  ["//\u00E9:\u00E9 @h", "userinfo", 5, 1, "userinfo", [...REG_NAME, '":"', '"@"']],
  ["//\u00E9 ", "reg-name", 3, 1, "host", [...REG_NAME, '":"', ...AFTER_AUTHORITY]],
  ["/\u00E9 ", "pchar", 2, 1, "path", PATH],
  ["\u00E9 ", "pchar", 1, 1, "path", [...REG_NAME, '"@"', ...AFTER_AUTHORITY]],
  ["\u00E9:", "path-noscheme", 1, 1, "path", [...REG_NAME, '"@"', ...AFTER_AUTHORITY]],
  ["?\u00E9 ", "query", 2, 1, "query", ["ipchar", "iprivate", '"/"', '"?"', '"#"', END]],
  ["#\u00E9 ", "fragment", 2, 1, "fragment", ["ipchar", '"/"', '"?"', END]],
  ["/\x7F", "pchar", 1, 1, "path", PATH],
  ["/\u0080", "ucschar", 1, 1, "path", PATH],
  ["/\uD800", "ucschar", 1, 1, "path", PATH],
  ["/\u{1F600}\u{1FFFF}", "ucschar", 3, 2, "path", PATH],
  ["/\uE000", "iprivate", 1, 1, "path", PATH],
  ["#\u{F0000}", "iprivate", 1, 2, "fragment", ["ipchar", '"/"', '"?"', END]],
] as const)("R-201 R-205 %j violates a rule of RFC 3987", (text, ...found) => {
  const [code, offset, length, component, expected] = found;
  expect(diagnoseIri(text)).toMatchObject({ code, offset, length, component, expected, section: SECTION });
});

/** Rules of RFC 3986 that IRIs share. */
it.each([
  ["//\u00E9:8\u00E9", "port", 5, 1, "port", ["DIGIT", ...AFTER_AUTHORITY], "RFC 3986 \u00A73.2.3"],
  ["//h:\u{1F600}", "port", 4, 2, "port", ["DIGIT", ...AFTER_AUTHORITY], "RFC 3986 \u00A73.2.3"],
  ["//[v1.\u00E9]", "ipvfuture", 6, 1, "host", ["unreserved", "sub-delims", '":"'], "RFC 3986 \u00A73.2.2"],
  ["//[::1]\u00E9", "ip-literal-end", 7, 1, "host", ['":"', ...AFTER_AUTHORITY], "RFC 3986 \u00A73.2.2"],
  ["//\u00E9@[v1", "ip-literal-unclosed", 7, 0, "host", ["HEXDIG", '"."'], "RFC 3986 \u00A73.2.2"],
  ["/\u00E9%\u00E9", "pct-encoded", 2, 2, "path", ['"%" HEXDIG HEXDIG'], "RFC 3986 \u00A72.1"],
  ["/\u00E9%\u{1F600}", "pct-encoded", 2, 3, "path", ['"%" HEXDIG HEXDIG'], "RFC 3986 \u00A72.1"],
  ["?\u00E9%4\u{1F600}", "pct-encoded", 2, 4, "query", ['"%" HEXDIG HEXDIG'], "RFC 3986 \u00A72.1"],
] as const)("R-201 R-206 %j violates a rule of RFC 3986", (text, ...found) => {
  const [code, offset, length, component, expected, section] = found;
  expect(diagnoseIri(text)).toMatchObject({ code, offset, length, component, expected, section });
});

it("R-205 R-206 a character that no IRI may have there violates RFC 3987, also where the rule is of RFC 3986", () => {
  expect(diagnoseIri("//h:\uE000")).toMatchObject({ code: "iprivate", component: "port", section: SECTION });
  expect(diagnoseIri("//[\uFFFF]")).toMatchObject({ code: "ucschar", component: "host", section: SECTION });
});
