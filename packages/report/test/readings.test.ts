/** The table of readers. */
import { readings } from "@std66/audit";
import { describe, expect, it } from "vitest";
import { readers, readingLines } from "../src/audit/readings.ts";
import { plainStyle } from "../src/answer/style.ts";
import { asWritten, masked } from "../src/text/passwords.ts";

const linesOf = (text: string, show = masked) => readers(text, { show }).lines(plainStyle);
const plain = { ...plainStyle, show: asWritten };
/** Shows what is colored, in tags. */
const tag = (name: string) => (text: string) => `<${name}>${text}</${name}>`;
const tagged = { ...plain, colors: { ...plain.colors, bold: tag("b"), dim: tag("d"), yellow: tag("y") } };
const reading = (title: string, host: string | undefined, path = "") => ({
  reader: "rfc3986" as const,
  title,
  refusal: undefined,
  scheme: "x",
  host,
  port: undefined,
  path,
});

describe("the readers of a text", () => {
  it("are a table; a host that most do not see is marked, whatever its case", () => {
    const lines = readingLines(
      [
        reading("one", "A", "p"),
        reading("two", "a", "\n"),
        reading("three", "b", "x".repeat(40)),
        reading("four", undefined, "x".repeat(41)),
      ],
      tagged,
    );
    expect(lines).toEqual([
      "<b>           scheme  host  port  path</b>",
      "    one    x       A     -     p",
      "    two    x       a     -     \\u{a}",
      `<y>  ≠ three  x       b     -     ${"x".repeat(40)}</y>`,
      `    four   x       -     -     ${"x".repeat(40)}…`,
    ]);
  });

  it("the host of most readers is the usual one, though another comes first", () => {
    const lines = readingLines([reading("one", "B"), reading("two", "A"), reading("three", "a")], plain);
    expect(lines.map((line) => line.includes("≠"))).toEqual([false, true, false, false]);
  });

  it("a reader that refuses the text widens the column of the names", () => {
    const lines = readingLines([reading("one", "a"), { ...reading("second", undefined), refusal: "no" }], plain);
    expect(lines.slice(1)).toEqual(['    one     x       a     -     ""', "    second  refuses the text: no"]);
  });

  it("an empty component, and a refusal that does not widen the columns", () => {
    const lines = readingLines([reading("one", "a"), { ...reading("two", undefined), refusal: "it is long" }], plain);
    expect(lines).toEqual([
      "         scheme  host  port  path",
      '    one  x       a     -     ""',
      "    two  refuses the text: it is long",
    ]);
    expect(readingLines([reading("one", undefined)], plain)[1]).toBe('    one  x       -     -     ""');
  });

  it("show each component as what it is", () => {
    const seen: (string | undefined)[] = [];
    readingLines(readings("http://u:p@h/").slice(0, 3), {
      ...plain,
      show(text, name) {
        seen.push(name);
        return text;
      },
    });
    expect(new Set(seen)).toEqual(new Set(["scheme", "host", "path"]));
  });
});

const TOKENS = [`ghp_${"aB3xY9".repeat(6)}`, "0123456789abcdef0123456789abcdef01234567", `ATBB${"aB3xY9aB".repeat(4)}`];

describe.each(TOKENS)("a token, %s", (token) => {
  it.each([
    (text: string) => `https://${text}@github.com/o/r`,
    (text: string) => `https://${text}:secret@github.com/o/r`,
    (text: string) => `https://x@${text}@github.com/`,
    (text: string) => `https:/${text}@github.com\\@good.example /`,
    (text: string) => `https://h.example/?u=https://${text}@x.example/&v=//${text}@y.example`,
  ])("is masked where passwords are: %s", (place) => {
    const shown = linesOf(place(token)).join("\n");
    expect(shown).toContain("***");
    expect(shown).not.toContain(token.slice(5, 25));
    expect(shown).not.toContain("qzq");
    expect(shown).toBe(linesOf(place("xyz")).join("\n").replaceAll("xyz", "***"));
    expect(linesOf(place(token), asWritten).join("\n")).toContain(token.slice(0, 38));
    expect(readers(place(token), { show: asWritten }).record()).toContain(token);
    expect(readers(place(token)).record()).toBeUndefined();
  });
});

it.each(["https://git@github.com/o/r", "https://alice.smith-2024@h.example/", "https://www.good.example@h.example/"])(
  "%s has no token, and stays",
  (text) => expect(linesOf(text)).toEqual(linesOf(text, asWritten)),
);
