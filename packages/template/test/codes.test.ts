// RFC 6570 §2: what codes mean. Each example has its code.
import { describe, expect, it } from "vitest";
import { templateCodes } from "../src/codes.ts";
import { TemplateSyntaxError, type TemplateSyntaxErrorCode, parseTemplate } from "../src/index.ts";

const CODES = Object.keys(templateCodes) as TemplateSyntaxErrorCode[];

it("each code has its texts", () => {
  expect(CODES).toEqual(["literals", "pct-encoded", "expression", "op-reserve", "varname", "varspec", "max-length"]);
  expect(templateCodes.literals.help).toBe("percent-encode it");
});

describe.each(CODES)("%s", (code) => {
  const { summary, explanation, section, example, counterexample } = templateCodes[code];

  it("is the code of its example, and of its section", () => {
    let thrown: unknown;
    try {
      parseTemplate(example);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(TemplateSyntaxError);
    expect(thrown).toMatchObject({ code, section });
  });

  it("is not that of the similar template", () => {
    expect(parseTemplate(counterexample).variables).not.toEqual([]);
  });

  it("has its texts, without a full stop", () => {
    expect(summary).toMatch(/^[a-z`].*[^.]$/);
    expect(explanation).toMatch(new RegExp(`^${code} = `));
  });
});
