// RFC 6570 §1.4: why a text is not what a template expands to, and where.

import fc from "fast-check";
import { expect, it } from "vitest";
import { parseTemplate } from "../src/index.ts";

it.each([
  // A literal.
  ["/users/{id}", "/user/1", 5, "the literal `/users/` is expected"],
  ["/users/{id}", "/users", 6, "the literal `/users/` is expected"],
  ["/users/{id}/posts{?page,size}", "/users/1/post", 13, "the literal `/posts` is expected"],
  ["/users/{id}/posts", "/users/1/POSTS", 9, "the literal `/posts` is expected"],
  ["{+path}/edit", "/a/b/view", 5, "the literal `/edit` is expected"],
  ["{+path}/{name}", "a", 0, "the literal `/` is expected"],
  // A text that is shorter than the last literal.
  ["{+path}/edit", "abc/", 0, "the literal `/edit` is expected"],
  ["{+path}/edit", "/ed", 3, "the literal `/edit` is expected"],
  ["{+path}/edit", "/e/ed", 2, "the literal `/edit` is expected"],
  // Of a template in whose parts a password may stand, no literal is shown.
  ["http://{user}:secret@h/{a}", "http://u:x@h/b", 9, "another literal of the template is expected"],
  ["http://u:{x}secret@h/{a}", "https://u:x@h/b", 4, "another literal of the template is expected"],
  ["http://u:secret@h/{a}", "http://u:x@h/b", 9, "the literal `http://u:***@h/` is expected"],
  ["http://{user}@h/{a}", "http://u@g/b", 9, "the literal `@h/` is expected"],
  ["/{+path}/{name}", "/a", 1, "the literal `/` is expected"],
  ["", "a", 0, "no part of the template expands to this"],
  // A scheme and a host are letters in either case, what is around them is not (RFC 3986 §6.2.2.1).
  ["http://Ex.example/A/{id}", "HTTP://eX.EXAMPLE/a/1", 18, "the literal `http://Ex.example/A/` is expected"],
  ["http://Ex.example/A/{id}", "HTTP://eX.EXAMPLE/A-1", 19, "the literal `http://Ex.example/A/` is expected"],
  ["http://me@host/{id}", "http://ME@host/1", 7, "the literal `http://me@host/` is expected"],
  // "-" and CR, "[" and "{" differ in the bit in which letters of two cases do.
  ["http://a-b.example/{id}", "http://A\rb.example/1", 8, "the literal `http://a-b.example/` is expected"],
  ["http://[::1]/{id}", "http://{::1}/1", 7, "the literal `http://[::1]/` is expected"],
  // Text after the end of the template.
  ["/users/{id}", "/users/a/b", 8, "no part of the template expands to this"],
  ["/users/{id}{?page}", "/users/a/b?page=2", 8, "no part of the template expands to this"],
  ["/{id}.json{?page}", "/a.json?page=2#top", 14, "no part of the template expands to this"],
  // A value that is written otherwise.
  ["/~{x}/b", "/~%41/b", 2, "`{x}` does not expand to this"],
  ["/{x}/{y}", "/a/b%c3%a9c", 5, "`{y}` does not expand to this"],
  ["/{x}", "/%FF", 1, "`{x}` does not expand to this"],
  ["{x:3}", "value", 3, "no part of the template expands to this"],
  ["{x}/{x:2}", "a,b/a", 4, "`{x:2}` does not expand to this"],
  ["{x}/{x:2}", "a,b/ ", 4, "no part of the template expands to this"],
  ["{x}/{x}", "abc/abd", 6, "`{x}` does not expand to this"],
  ["{+x}", "a b c", 1, "`{+x}` does not expand to this"],
  // The pairs of a query, and what is between them.
  ["/s{?page,size}", "/s?size=9&page=2", 10, "`{?page,size}` does not expand to this"],
  ["/s{?page,size}", "/s?page=1&utm=a&utm=b", 10, "`{?page,size}` does not expand to this"],
  ["/s{?page,size}", "/s?pages=1&size=2", 3, "`{?page,size}` does not expand to this"],
  ["/s{?page,size}", "/s?page=1&&size=2", 10, "`{?page,size}` does not expand to this"],
  ["/{id}.json{?page,size}", "/a.json?page=1&x=1", 15, "`{?page,size}` does not expand to this"],
  ["/s?v=1{&q}", "/s?v=2&q=a", 5, "the literal `/s?v=1` is expected"],
])("R-319 %s and %s: at %i, %s", (template, uri, offset, reason) => {
  const parsed = parseTemplate(template);
  expect(parsed.match(uri)).toBe(undefined);
  expect(parsed.mismatch(uri)).toEqual({ reason, offset });
});

it("R-319 nothing of a password in a template is in the reason", () => {
  const { reason } = parseTemplate("http://u:secret@h/{a}").mismatch("http://u:secreT@h/1")!;
  expect(reason).toBe("the literal `http://u:***@h/` is expected");
});

it("R-319 a text matches, or there is a reason why not", () => {
  const template = fc.array(fc.constantFrom("{a}", "{+b}", "{?c,d}", "{/e*}", "{a:2}", "/", "x", "HTTP://h/", "?q=1"), {
    maxLength: 5,
  });
  const text = fc.array(fc.constantFrom("a", "/", "x", "?c=1", "&d=", "http://H/", "%41", "%", "=", ",", "?q=1", "#"), {
    maxLength: 6,
  });
  let mismatches = 0;
  fc.assert(
    fc.property(template, text, (parts, pieces) => {
      const parsed = parseTemplate(parts.join(""));
      fc.pre(parsed.isReversible);
      const uri = pieces.join("");
      const mismatch = parsed.mismatch(uri);
      expect(mismatch === undefined).toBe(parsed.match(uri) !== undefined);
      if (mismatch === undefined) return;
      mismatches++;
      expect(mismatch.reason).toMatch(/expected$|this$/u);
      expect(mismatch.offset).toBeGreaterThanOrEqual(0);
      expect(mismatch.offset).toBeLessThanOrEqual(uri.length);
    }),
  );
  expect(mismatches).toBeGreaterThan(20);
});

it("arguments", () => {
  expect(() => parseTemplate("a").mismatch(1 as unknown as string)).toThrow("mismatch: uri must be a string, not ");
  expect(() => parseTemplate("{a}{b}").mismatch("a")).toThrow(
    new TypeError("mismatch: not reversible: `{a}` and `{b}` cannot be distinguished"),
  );
});
