/** What a text should be, by name. */
import { codeMeanings } from "@std66/report/codes";
import { expect, it } from "vitest";
import { productionNames, productionOf } from "../src/diagnostics/productions.ts";

it.each(productionNames.filter((name) => !name.endsWith("-reference")))(
  "%s has examples that it tells apart",
  async (name) => {
    const { matches } = await productionOf(name);
    const { example = "", counterexample = "" } =
      codeMeanings().find(({ code, kind }) => kind === "error" && code === name) ?? {};
    expect([matches(example), matches(counterexample)]).toEqual([false, true]);
  },
);

it("only productions of IRIs take characters that are not ASCII", async () => {
  for (const name of productionNames) {
    const { diagnose, isOfIris, matches } = await productionOf(name);
    const text = name.includes("rel") ? "é" : "http://a/é";
    expect([isOfIris, matches(text), diagnose(text) === undefined]).toEqual(
      Array.from({ length: 3 }, () => name.includes("iri") || name === "irelative-ref"),
    );
  }
});
