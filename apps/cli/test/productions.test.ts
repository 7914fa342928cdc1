/** The productions that `check --as` names. */
import { codeMeanings } from "@std66/report/codes";
import { expect, it } from "vitest";
import { productionOf, PRODUCTIONS } from "../src/diagnostics/productions.ts";

it.each(PRODUCTIONS.filter((name) => !name.endsWith("-reference")))(
  "%s has examples that it tells apart",
  async (name) => {
    const { matches } = await productionOf(name);
    const { example = "", counterexample = "" } =
      codeMeanings().find(({ code, kind }) => kind === "error" && code === name) ?? {};
    expect([matches(example), matches(counterexample)]).toEqual([false, true]);
  },
);
