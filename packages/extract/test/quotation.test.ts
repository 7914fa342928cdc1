// RFC 3986 Appendix C in quoted mail: a ">" that quotes a line is not the one that closes a URI.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { extractUris } from "../src/index.ts";
import { hitsFrom, leftOutOf, onlyIn, urisIn } from "./found.ts";

const WHOLE = "https://a.example/q/rest";

describe("a URI between angle brackets in quoted lines", () => {
  test.for([
    ["> <https://a.example/q/\n> rest>", "quotation \n> "],
    ["> <https://a.example/q/\r\n> rest> and\r\n> <x>", "quotation \r\n> "],
    [">see <https://a.example/q/\n>rest>", "quotation \n>"],
    ["\t> see: <https://a.example/q/\n  >   rest>", "quotation \n  >   "],
    [">> <https://a.example/q/\n>> rest>", "quotation \n>> "],
    ["> > > <https://a.example/q/\n> > > rest>", "quotation \n> > > "],
    [">> <https://a.example/q/\n> > rest>", "quotation \n> > "],
    // A program that wraps lines may quote the rest less, or not at all.
    [">> <https://a.example/q/\n> rest>", "quotation \n> "],
    ["> <https://a.example/q/\nrest>", "white-space \n"],
    ["> <https://a.example/q/\n>\n> rest>", "quotation \n>\n> "],
    ["> <https://a.example/\n> q/\n> rest>", "quotation \n> ", "quotation \n> "],
    ["> <\n> https://a.example/q/rest\n> >"],
    ["> <https://a.example/q/rest\n> >"],
    [">> <https://a.example/q/rest\n>> >"],
    ["text\n> <URL:https://a.example/q/\n> rest>", "prefix URL:", "quotation \n> "],
    ["> <URL:\n> https://a.example/q/rest>", "prefix URL:\n> "],
    [`> ${"a ".repeat(400)}<https://a.example/q/\n> rest>`, "quotation \n> "],
  ] as const)("R-152 is joined over the marks: %j", ([text, ...leftOut]) => {
    const hit = onlyIn(text);
    expect(String(hit.reference)).toBe(WHOLE);
    expect(hit.delimiter).toBe("angle-brackets");
    expect(leftOutOf(text, hit)).toEqual(leftOut);
    expect(hit.text).toBe(text.slice(hit.start, hit.end));
  });

  test("R-153 the other reading of a hyphen is joined too", () => {
    const hit = onlyIn("> <https://a.example/q-\n> rest>");
    expect([String(hit.reference), String(hit.withoutHyphen)]).toEqual([
      "https://a.example/q-rest",
      "https://a.example/qrest",
    ]);
  });

  test("R-152 a host that is broken across quoted lines is whole", () => {
    expect(urisIn("> <https://a.\n> example/q/rest>")).toEqual([WHOLE]);
    expect(urisIn("> <https://good.example\n> .evil.example/x y>")).not.toContain(
      "https://good.example.evil.example/x",
    );
  });
});

describe("a > that closes", () => {
  test.for([
    // Nothing quotes the line of the "<".
    ["<https://a.example/q/\n> rest>", ["https://a.example/q/"]],
    ["text > <https://a.example/q/\n> rest>", ["https://a.example/q/"]],
    ["<\n  https://a.example/q/rest\n>", [WHOLE]],
    ["> quoted\n<https://a.example/q/\n> rest>", ["https://a.example/q/"]],
    // More marks than the line of the "<" has.
    ["> <https://a.example/q/rest\n> > and more", [WHOLE]],
    ["> <https://a.example/q/rest> and\n> more>", [WHOLE]],
    // No line of mail is as long.
    [`> ${"a ".repeat(600)}<https://a.example/q/\n> rest>`, ["https://a.example/q/"]],
  ] as const)("R-152 still closes: %j", ([text, uris]) => {
    expect([...extractUris(text)].map(({ reference }) => String(reference))).toEqual(uris);
  });

  test("R-152 words after a break are not joined", () => {
    expect(urisIn("> <https://a.example/q/\n> rest of the line>")).toEqual(["https://a.example/q/"]);
  });
});

test("R-152 quoted mail in pieces has the same URIs, wherever it is cut", async () => {
  const text = `> ${"a ".repeat(60)}<https://a.example/q/\n> rest>\n>> <ftp://b\n> > .example/\n>> >\n<http://c/\n> d>`;
  const whole = [...extractUris(text, { positions: true })];
  expect(whole.map(({ reference }) => String(reference))).toEqual([WHOLE, "ftp://b.example/", "http://c/"]);
  for (let at = 0; at <= text.length; at++) {
    expect(await hitsFrom([text.slice(0, at), text.slice(at)], { positions: true })).toEqual(whole);
  }
  expect(await hitsFrom(Array.from(text), { positions: true })).toEqual(whole);
});

test("R-152 a law: quoting the lines of a text changes no URI between angle brackets", () => {
  const pieces = fc.array(fc.stringMatching(/^[-a-z0-9/?=.]{1,12}$/u), { minLength: 1, maxLength: 5 });
  const marks = fc.array(fc.constantFrom(">", "> ", ">  "), { minLength: 1, maxLength: 4 }).map((all) => all.join(""));
  fc.assert(
    fc.property(pieces, marks, (parts, mark) => {
      const text = `see <https://a.example/${parts.join("\n")}>`;
      const quoted = text.replaceAll(/^/gmu, () => mark);
      expect(urisIn(quoted)).toEqual(urisIn(text));
      expect(urisIn(text)).toEqual([`https://a.example/${parts.join("")}`]);
    }),
  );
});
