// Most rules are asked only about texts that have something unusual. No finding is lost by that.

import { expect, it } from "vitest";
import { executableRules } from "../../src/rules.ts";
import { Subject } from "../../src/subject/subject.ts";
import { randomNumbers } from "../allowlist/texts.ts";
import { tryTexts } from "./trials.ts";

it("a rule that is skipped finds nothing, over 1,500 texts, and each rule with a need is skipped", () => {
  const skipped = tryTexts(executableRules, 1500, randomNumbers(1));
  const withNeeds = executableRules.filter(({ needs }) => needs !== undefined);
  expect(new Set(skipped.keys())).toEqual(new Set(withNeeds.map(({ code }) => code)));
});

it.each(executableRules.map(({ code, needs, example }) => [code, needs, example] as const))(
  "%s: its example has what it needs",
  (_, needs, example) => {
    expect(needs === undefined || new Subject("text", example).unusual[needs]).toBe(true);
  },
);

it("the trials notice a rule that needs the wrong thing", () => {
  const wrong = executableRules
    .filter(({ code }) => code === "host-loopback")
    .map((rule) => ({ ...rule, needs: "userinfo" as const }));
  expect(() => tryTexts(wrong, 5000, randomNumbers(1))).toThrow(/^host-loopback is skipped for /);
});
