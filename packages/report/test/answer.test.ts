/** RFC 3986 §3.2.1: what of its texts an answer shows. */
import { parse } from "@std66/core";
import { parseIri } from "@std66/iri";
import { audit } from "@std66/audit";
import { compare } from "@std66/normalize";
import { describe, expect, it } from "vitest";
import { type Make, answerTo, standIns, textByText } from "../src/answer/answer.ts";
import * as audits from "../src/audit.ts";
import { drawing } from "../src/drawing.ts";
import * as report from "../src/index.ts";
import { type Answer, asWritten, masked, plainStyle } from "../src/index.ts";
import * as legacy from "../src/legacy.ts";

/** An answer that says everything that it is made of. */
const echo: Make = (texts, show) => ({
  lines: () => [...texts, ...texts.map((text) => show(text))],
  record: () => JSON.stringify(texts),
  pieces: () => texts,
  agree: texts.includes("http://u:secret@h/"),
});

describe("answerTo", () => {
  it("has no record where the question has none, also for a text whose password is the mask", () => {
    for (const show of [masked, asWritten])
      expect(answerTo(["http://u:***@h/"], show, () => ({ lines: () => [] }), standIns).record()).toBe(undefined);
  });

  it.each([
    [["http://u:secret@h/"], ["http://u:***@h/"]],
    [
      ["a", "http://u:secret@h/"],
      ["a", "http://u:***@h/"],
    ],
    [
      ["http://u:secret@h/", "//v:secret@k/x"],
      ["http://u:***@h/", "//v:***@k/x"],
    ],
    // Not a reference: what its error masks, white space included.
    [["http://u:secret /x@h/"], ["http://u:***@h/"]],
  ])("R-052 %j: %j, no record, and nothing of a password in what lines are made of", (texts, shown) => {
    for (const masking of [undefined, standIns]) {
      const { lines, record, pieces } = answerTo(texts, masked, echo, masking);
      expect(lines(plainStyle).slice(-texts.length)).toEqual(shown);
      expect(lines(plainStyle).join()).not.toContain("secret");
      expect([record(), pieces]).toEqual([undefined, undefined]);
    }
  });

  it("text by text, lines are made of the texts as they are, and there is no record either", () => {
    const { lines, record, pieces } = answerTo(["http://u:secret@h/"], masked, echo, textByText);
    expect(lines(plainStyle)).toEqual(["http://u:secret@h/", "http://u:***@h/"]);
    expect([record(), pieces]).toEqual([undefined, undefined]);
  });

  it("with passwords shown, everything is as written", () => {
    const texts = ["http://u:secret@h/", "http://u:se/cret@h/"];
    for (const masking of [undefined, standIns, textByText]) {
      const { lines, record, pieces } = answerTo(texts, asWritten, echo, masking);
      expect(lines(plainStyle)).toEqual([...texts, ...texts]);
      expect([record(), pieces?.()]).toEqual([JSON.stringify(texts), texts]);
    }
  });

  it.each([
    ["https://h:8080/@me"],
    [""],
    // What stands for a password, and what masks one.
    ["http://qzq@h/"],
    ["http://u:***@h/"],
  ])("%j, without a password, stays and has a record", (text) => {
    for (const masking of [undefined, standIns, textByText]) {
      const { lines, record } = answerTo([text], masked, echo, masking);
      expect(lines(plainStyle).at(-1)).toBe(text);
      expect(record()).toBe(JSON.stringify([text]));
    }
  });

  it("what agrees is what was asked, whatever is shown", () => {
    expect(answerTo(["http://u:secret@h/"], masked, echo).agree).toBe(true);
    expect(answerTo(["http://u:other@h/"], masked, echo).agree).toBe(false);
  });

  it("without a record to make, there is none", () => {
    expect(answerTo(["a"], asWritten, () => ({ lines: () => ["b"] })).record()).toBeUndefined();
  });
});

const WITH = "http://u:secret@h/;a?b=c";
/** Each question about a text, or about it and a second one. */
const QUESTIONS: Readonly<Record<string, (text: string, options?: report.Shown) => Answer>> = {
  components: (text, options) => report.components(parse(text), options),
  "components of an IRI": (text, options) => report.components(parseIri(`${text}#é`), options),
  resolution: (text, options) => report.resolution(text, "../g", options),
  "resolution of a reference": (text, options) => report.resolution("http://a/b", text, options),
  normalization: (text, options) => report.normalization(text, options),
  comparison: (text, options) => report.comparison("http://u/", text, compare("http://u/", text), options),
  "comparison with the password in the first": (text, options) =>
    report.comparison(text, "http://u/", compare(text, "http://u/"), options),
  "comparison of equal texts": (text, options) => report.comparison(text, text, compare(text, text), options),
  "comparison of equivalent texts": (text, options) => {
    const other = text.replace("http", "HTTP");
    return report.comparison(text, other, compare(text, other), options);
  },
  parameters: (text, options) => report.parameters(text, options),
  dialects: (text, options) => legacy.dialects(text, "g", options),
  "dialects of a reference": (text, options) => legacy.dialects("http://a/b", text, options),
  "dialects, with the steps": (text, options) => legacy.dialects("http://a/b", text, { ...options, steps: true }),
  syntax: (text, options) => legacy.syntax(text, options),
  semicolons: (text, options) => legacy.semicolons(text, options),
  readers: (text, options) => audits.readers(text, options),
  findings: (text, options) => audits.findings(text, audit(text), options),
  drawing: (text, options) => drawing(parse(text), options),
};

describe.each(Object.entries(QUESTIONS))("R-052 the answer to %s", (name, question) => {
  it("masks a password unless it is to be shown, and then has no record", () => {
    for (const options of [undefined, {}, { show: masked }]) {
      const { lines, record, pieces } = question(WITH, options);
      expect(lines(plainStyle).join("\n")).not.toMatch(/secret|qzq/u);
      expect([record(), pieces]).toEqual([undefined, undefined]);
    }
  });

  it("has a record of a text without a password, and of one that may be shown", () => {
    expect(question("http://u@h/;a?b=c").record()).toMatch(/u@h|"u"/u);
    const { lines, record } = question(WITH, { show: asWritten });
    expect(record()).toContain("secret");
    // Diagnostics never show a password, and parameters have none.
    if (name !== "findings" && name !== "parameters") expect(lines(plainStyle).join("\n")).toContain("secret");
  });
});

it("what stands for a password is not masked in a text without a password", () => {
  expect(legacy.semicolons("http://qzq@h/;a").lines(plainStyle)[0]).toBe("http://qzq@h/;a");
});
