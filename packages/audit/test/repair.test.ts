// URL Standard §4.4: what a browser does to a text first, and where its characters come from.
import { expect, it } from "vitest";
import { audit } from "../src/index.ts";
import { repair } from "../src/text/repair.ts";
import { Subject } from "../src/subject/subject.ts";

it.each([
  ["http:\\\\h\\a?b\\c#d\\e", "http://h/a?b\\c#d\\e"],
  ["http:\\a#\\?\\", "http:/a#\\?\\"],
  ["\\\\h\\a", "//h/a"],
  ["a\\b\\", "a/b/"],
  ["1h:\\a", "1h:/a"],
  ["a b:\\c", "a b:/c"],
  ["?http:\\", "?http:\\"],
  ["h1:\\a\\", "h1:\\a\\"],
  ["x-1+.z:\\a?b", "x-1+.z:\\a?b"],
  ["f:\\a", "f:\\a"],
  ["HTTPS:\\a", "HTTPS:/a"],
  ["ws:\\a", "ws:/a"],
  ["wss:\\a", "wss:/a"],
  ["ftp:\\a", "ftp:/a"],
  ["file:\\a", "file:/a"],
  ["\0 \t\u001Fhttp://h\n\r/\ta b\r\n \0", "http://h/a b"],
  ["\u00A0http://h/\u00A0", "\u00A0http://h/\u00A0"],
  ["! a !", "! a !"],
  [" \t\n ", ""],
  ["", ""],
])("%j becomes %j", (given, text) => {
  const repaired = repair(given);
  expect(repaired.text).toBe(text);
  for (const [offset, character] of Array.from(text.split("")).entries()) {
    expect(given.charAt(repaired.originOf(offset)).replace("\\", character)).toBe(character);
  }
});

it("no place ends before it begins, in texts with removed characters", () => {
  for (const text of ["//\t?", "/\t/\t?a", " // ", "http:\t//\t/", " ", "\t", "//u@\t:/", "http://\t@h/"]) {
    for (const { start, end } of audit(text)) {
      expect(start).toBeLessThanOrEqual(end);
      expect(end).toBeLessThanOrEqual(text.length);
    }
  }
});

/** Each part and where it begins. */
function partsOf(text: string): Record<string, readonly [text: string, start: number] | undefined> {
  const parts = Object.values(new Subject("f: text", text).parts).filter((part) => part !== undefined);
  return Object.fromEntries(parts.map((part) => [part.component, [part.text, part.start]]));
}

it.each([
  ["", { path: ["", 0] }],
  ["a:b", { scheme: ["a", 0], path: ["b", 2] }],
  ["/a:b", { path: ["/a:b", 0] }],
  ["1a:b", { path: ["1a:b", 0] }],
  ["a?", { path: ["a", 0], query: ["", 2] }],
  ["a?#", { path: ["a", 0], query: ["", 2], fragment: ["", 3] }],
  ["a#b?c#d", { path: ["a", 0], fragment: ["b?c#d", 2] }],
  ["a?b#c", { path: ["a", 0], query: ["b", 2], fragment: ["c", 4] }],
  ["//h", { authority: ["h", 2], host: ["h", 2], path: ["", 3] }],
  ["///h/a", { authority: ["h", 3], host: ["h", 3], path: ["/a", 4] }],
  ["x:///h/a", { scheme: ["x", 0], authority: ["", 4], host: ["", 4], path: ["/h/a", 4] }],
  ["x:/a", { scheme: ["x", 0], path: ["/a", 2] }],
  ["file:/a", { scheme: ["file", 0], path: ["/a", 5] }],
  ["HTTP:h?a", { scheme: ["HTTP", 0], authority: ["h", 5], host: ["h", 5], path: ["", 6], query: ["a", 7] }],
  ["http:////h#a", { scheme: ["http", 0], authority: ["h", 9], host: ["h", 9], path: ["", 10], fragment: ["a", 11] }],
  ["//u:p@h:1/", { authority: ["u:p@h:1", 2], userinfo: ["u:p", 2], host: ["h", 6], port: ["1", 8], path: ["/", 9] }],
  ["//a@b@h", { authority: ["a@b@h", 2], userinfo: ["a@b", 2], host: ["h", 6], path: ["", 7] }],
  ["//@h:", { authority: ["@h:", 2], userinfo: ["", 2], host: ["h", 3], port: ["", 5], path: ["", 5] }],
  ["//[a:b]:1", { authority: ["[a:b]:1", 2], host: ["[a:b]", 2], port: ["1", 8], path: ["", 9] }],
  ["//[a:b", { authority: ["[a:b", 2], host: ["[a", 2], port: ["b", 5], path: ["", 6] }],
  ["//a:b]:1", { authority: ["a:b]:1", 2], host: ["a", 2], port: ["b]:1", 4], path: ["", 8] }],
])("Appendix B: the parts of %j", (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
});

const slashesIn = (text: string) => new Subject("f: text", text).slashes;

it("slashes that are not two are those of a scheme of the web", () => {
  expect(["http:h", "ws:/h", "https:///h", "ftp:////", "///h"].map(slashesIn)).toEqual(["", "/", "///", "////", "///"]);
  expect(["http://h", "x:h", "x:///h", "file:/h", "//h", "/h", "h"].map(slashesIn)).toEqual(
    Array.from({ length: 7 }, () => undefined),
  );
});
