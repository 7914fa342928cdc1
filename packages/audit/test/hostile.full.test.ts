// Texts of two megabytes that are designed to be slow or deep. These tests finish only if audit takes linear time.
import { expect, it } from "vitest";
import { audit, readings } from "../src/index.ts";

const MEGABYTES = 2_000_000;
const long = (unit: string, length = MEGABYTES): string => unit.repeat(Math.floor(length / unit.length));

it.each([
  "a",
  "@",
  "/",
  "\\",
  "%00",
  "../",
  "a.",
  "1.",
  "é",
  "\u0301\u0323",
  "%CC%81%CC%A3",
  "&token=abcd",
  ":",
  "\t",
  " ",
  "eyJ",
  "xn--",
  "%c0%ae",
  "&",
  "&#58",
  "&#0",
  "&colon;",
  "%26colon;",
  "\u00AD",
  "%C2%AD",
  "\u{E0100}",
  "\u200C",
  "\u0628\u200C",
  "\uFDFA",
  "\uFF10",
  "\u3002",
])("2 MB of %j as a path, and 400 kB as a host", (unit) => {
  expect(audit(`http://h/${long(unit)}`).length).toBeLessThan(200);
  expect(audit(`http://${long(unit, 400_000)}`).length).toBeLessThan(200);
});

it("2 MB for the readers", () => {
  for (const unit of ["@", "//", ":", "é"]) expect(readings(`http://${long(unit)}`)).toHaveLength(7);
});

it.each([
  ["http://h/", "a"],
  ["http://h/%", "25"],
  ["?ghp_", "a"],
  ["&#", "0"],
  ["&#x", "0"],
  ["javascript", "&#58"],
  ["", "&colon;"],
])("%j and 20 MB of %j, for which a regexp with `{n,}` has no stack", (start, unit) => {
  expect(audit(start + long(unit, 20_000_000)).length).toBeLessThan(200);
});

it.each(["%41", "%2e", "%ff"])(
  "30 MB of %j as a host, for which a regexp that repeats a group has no stack",
  (unit) => {
    expect(audit(`http://${long(unit, 30_000_000)}/`).length).toBeLessThan(200);
  },
);

it.each([
  ["http://[", "1."],
  ["http://[", "[::1]"],
  ["http://[", "a"],
  ["http://", "[]"],
  ["http://[::1]", "."],
  ["ssh://", "-"],
  ["ssh://-", "%2d"],
  ["", "+unix"],
  ["unix+", "a"],
  ["http://unix:/", "a/"],
  ["http://", "localhost."],
  ["http://", "1-"],
  ["//", "nip.io."],
  ["http://example.com/", "/.."],
])("%j and 2 MB of %j, of which only public hosts are allowed", (start, unit) => {
  const findings = audit(start + long(unit), { publicHosts: true });
  expect(findings.length).toBeLessThan(200);
  for (const { message } of findings) expect(message.length).toBeLessThan(1000);
});

it.each(["\u00AD", "\u0628\u200C"])(
  "2 MB of %j as a host, or 20, each of which is looked at",
  { timeout: 600_000 },
  (unit) => {
    expect(
      audit(`//${long(unit, process.env["STD66_WHOLE"] === undefined ? MEGABYTES : 20_000_000)}`).length,
    ).toBeLessThan(200);
  },
);

it("R-066 200 kB of each kind of character reference, with an allowlist", () => {
  for (const unit of ["&", "&#", "&#58", "&colon;", "&#0", "&a", "%26", "a"]) {
    const text = `${unit}${unit.repeat(200_000 / unit.length)}`;
    expect([unit, audit(text, { allowedHosts: [], schemes: [] }).length < 200]).toEqual([unit, true]);
  }
  expect(audit(`&#${"0".repeat(200_000)}47;/evil.example`).map(({ code }) => code)).toContain("character-reference");
});
