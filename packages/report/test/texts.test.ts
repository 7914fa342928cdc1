/** The texts that are here alone, as files to read: what codes mean, and the tour of the standards. */
import { diagnose, isUriReference } from "@std66/core";
import { fileUriCodes } from "@std66/file-uri/codes";
import { templateCodes } from "@std66/template/codes";
import { describe, expect, it } from "vitest";
import { meaning, meanings } from "../src/codes/explanations.ts";
import { codeMeanings } from "../src/codes/meanings.ts";
import { tour } from "../src/legacy/tour.ts";
import { plainStyle } from "../src/answer/style.ts";

const own = codeMeanings().filter(({ kind }) => kind !== "finding" && kind !== "reason");

/** The codes of the productions that a text may be asked to match, although it is a URI-reference. */
const PRODUCTIONS: readonly string[] = [
  "uri",
  "absolute-uri",
  "relative-ref",
  "http-uri",
  "iri",
  "absolute-iri",
  "irelative-ref",
];

describe("what codes mean", () => {
  it("is a page for each", async () => {
    const pages = own.map((each) => `${meaning(each).lines(plainStyle).join("\n")}\n`);
    await expect(pages.join("\n")).toMatchFileSnapshot("texts/meanings.txt");
  });

  const ofTexts = own.filter(
    ({ kind, code, example = "" }) =>
      kind === "error" && !example.includes("(") && !example.includes("`") && !PRODUCTIONS.includes(code),
  );
  it.each(ofTexts)(
    "$code has an example, and a similar text without it",
    ({ code, example = "", counterexample = "" }) => {
      expect(diagnose(example)?.code).toBe(code);
      expect(isUriReference(counterexample)).toBe(true);
    },
  );

  it("has all codes of the libraries with tables of them", () => {
    const errors = codeMeanings().filter(({ kind }) => kind === "template" || kind === "file-uri");
    expect(errors.map(({ code }) => code)).toEqual([...Object.keys(templateCodes), ...Object.keys(fileUriCodes)]);
  });

  it("is listed in groups, each code once, with the codes aligned", () => {
    const [any] = own;
    if (any === undefined) throw new Error("no codes");
    expect(
      meanings([
        { ...any, kind: "reason", code: "a", summary: "one" },
        { ...any, kind: "error", code: "bcd", summary: "two" },
        { ...any, kind: "input", code: "bcd", summary: "three" },
        { ...any, kind: "input", code: "e", summary: "four" },
        { ...any, kind: "error", code: "f", summary: "five" },
        // A text that another meaning has as well stands once.
        { ...any, kind: "input", code: "f", summary: "five" },
        { ...any, kind: "input", code: "bcd", summary: "two" },
      ]).lines(plainStyle),
    ).toEqual([
      "Errors in the syntax of URIs and IRIs:",
      "  bcd  two; or three",
      "  f    five",
      "",
      "Errors in the input of the command:",
      "  e    four",
      "",
      "Reasons of std66 legacy:",
      "  a    one",
    ]);
  });

  it("lists every code once, by what it means and not by one text that has it", () => {
    const all = codeMeanings();
    // Each code is then on one line.
    const lines = meanings(all)
      .lines({ ...plainStyle, width: 200 })
      .filter((line) => line.startsWith("  "));
    const codes = lines.map((line) => line.trim().split(" ", 1)[0]);
    expect(codes).toEqual([...new Set(codes)]);
    expect(new Set(codes)).toEqual(new Set(all.map(({ code }) => code)));
    for (const line of lines) {
      const texts = line
        .trim()
        .replace(/^\S+\s+/u, "")
        .split("; or ");
      expect(texts).toEqual([...new Set(texts)]);
    }
    expect(lines.filter((line) => /  (?:`[^`]`|a space|U\+[\dA-F]+) is not allowed|  U\+/u.test(line))).toEqual([]);
  });
});

it("the tour of the standards", async () => {
  const { beginning, examples, end } = tour();
  const blocks = [beginning, ...examples.map(({ lines }) => lines(plainStyle).join("\n")), end];
  await expect(`${blocks.join("\n\n")}\n`).toMatchFileSnapshot("texts/tour.txt");
});
