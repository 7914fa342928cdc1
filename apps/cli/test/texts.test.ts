/** The texts that the command has of its own, as files to read: what codes mean, and the tour of the standards. */
import { diagnose, isUriReference, tryParse } from "@std66/core";
import picocolors from "picocolors";
import { describe, expect, it } from "vitest";
import { KINDS, PRODUCTIONS } from "../src/text/productions.ts";
import { tourBlocks } from "../src/render/dialects/tour.ts";
import { listLines, meaningLines } from "../src/render/explanation-lines.ts";
import { allMeanings } from "../src/render/explanations.ts";

const colors = picocolors.createColors(false);
const own = allMeanings().filter(({ kind }) => kind === "error" || kind === "input" || kind === "bidi");

describe("what codes mean", () => {
  it("is a page for each", async () => {
    const pages = own.map((meaning) => `${meaningLines(meaning, colors).join("\n")}\n`);
    await expect(pages.join("\n")).toMatchFileSnapshot("texts/meanings.txt");
  });

  it.each(own.filter(({ kind, example = "" }) => kind === "error" && !example.includes("(") && !example.includes("`")))(
    "$code has an example, and a similar text without it",
    ({ code, example = "", counterexample = "" }) => {
      expect(diagnose(example)?.code).toBe(code);
      expect(isUriReference(counterexample)).toBe(true);
    },
  );

  it.each(KINDS.filter((kind) => PRODUCTIONS[kind] !== undefined))("%s has examples that it tells apart", (kind) => {
    const [, meaning] = [
      "",
      own.find(({ code, summary }) => code === kind && !summary.startsWith("the base")),
    ] as const;
    const isMeant = (text = "") =>
      (tryParse(text)?.scheme !== undefined) === (PRODUCTIONS[kind]?.scheme === "required");
    expect([isMeant(meaning?.example), isMeant(meaning?.counterexample)]).toEqual([false, true]);
  });

  it("is listed with the codes aligned", () => {
    const [first, second] = own;
    if (first === undefined || second === undefined) throw new Error("no codes");
    expect(
      listLines([
        { ...first, code: "a", summary: "one" },
        { ...second, code: "bcd", summary: "two" },
      ]),
    ).toEqual(["a    one", "bcd  two"]);
  });
});

it("the tour of the standards", async () => {
  await expect(`${tourBlocks(colors).join("\n\n")}\n`).toMatchFileSnapshot("texts/tour.txt");
});
