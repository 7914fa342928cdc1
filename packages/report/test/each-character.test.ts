/** Each character of a class, and two occurrences where one would do. */
import type { Finding } from "@std66/audit";
import { describe, expect, it } from "vitest";
import { findingsLog } from "../src/audit/findings-log.ts";
import { standIns } from "../src/answer/answer.ts";
import { masked } from "../src/text/passwords.ts";
import { escapeControls } from "../src/text/visible.ts";
import { wrap } from "../src/text/wrap.ts";

const finding = (message: string): Finding =>
  ({ code: "backslash", severity: "warning", start: 0, end: 1, message, section: "RFC 3986 §2" }) as Finding;

const github = findingsLog("github", { version: "1.2.3" });

describe("findings for GitHub", () => {
  it.each([
    ["%", "%25"],
    ["\r", "%0D"],
    ["\n", "%0A"],
    ["\r\n%", "%0D%0A%25"],
  ])("%j is escaped in a message and in the name of a file, each time", (text, escaped) => {
    const line = github.add("h", [finding(`a${text}b${text}c`)], { file: `d${text}e${text}f`, name: "", line: 1 });
    expect(line).toContain(`::a${escaped}b${escaped}c (RFC 3986 §2)`);
    expect(line).toContain(`file=d${escaped}e${escaped}f,line=1,`);
  });

  it("a colon and a comma are escaped in the name of a file only, each time", () => {
    const line = github.add("h", [finding("a:b,c:d,e")], { file: "f:g,h:i,j", name: "", line: 1 });
    expect(line).toBe(
      "::warning file=f%3Ag%2Ch%3Ai%2Cj,line=1,col=1,endColumn=1,title=backslash::a:b,c:d,e (RFC 3986 §2)\n",
    );
  });
});

it("each backslash in the name of a file is a slash in SARIF", () => {
  const result = findingsLog("sarif", { version: "1.2.3" }).add("h", [finding("a")], {
    file: "b\\c\\d e\\f",
    name: "",
    line: 1,
  });
  expect(result).toContain('"uri":"b/c/d%20e/f"');
});

describe("decoded text", () => {
  // Controls, marks that change the direction, separators of lines and paragraphs.
  it.each(["00", "07", "1b", "7f", "85", "9f", "61c", "200e", "200f", "2028", "2029", "202a", "202e", "2066", "2069"])(
    "U+%s is escaped, each time",
    (code) => {
      const character = String.fromCodePoint(Number.parseInt(code, 16));
      const shown = `\\u{${code === "00" ? "0" : code === "07" ? "7" : code}}`;
      expect(escapeControls(`a${character}b${character}`)).toBe(`a${shown}b${shown}`);
    },
  );

  it("other characters stay", () => {
    const text = "a é\u0301\u00A0\u00AD\u200B\u200D\u2027\u202F\u2065\u206A\uFEFF\u{1F600}";
    expect(escapeControls(text)).toBe(text);
  });
});

describe("passwords", () => {
  it("each stand-in is masked", () => {
    expect(standIns.show("http://u:qzq@h/?a=http://v:qzq@i/")).toBe("http://u:***@h/?a=http://v:***@i/");
  });

  it.each(["/", "?", "#"])("a part of a path is masked between %s", (delimiter) => {
    expect(masked(`u:p@h${delimiter}v:q@i${delimiter}w:1`, "part")).toBe(`u:***@h${delimiter}v:***@i${delimiter}w:1`);
  });
});

it("a line ends neither before a section or a |, nor after a |, nor before the number of an RFC", () => {
  expect(wrap("aa bb §2 cc | dd RFC 1 Rfc 2 e", 1)).toEqual(["aa", "bb §2", "cc | dd", "RFC 1", "Rfc 2", "e"]);
});
