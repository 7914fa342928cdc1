/** Templates, variables and matches (RFC 6570). */
import { diagnosis, plainStyle } from "@std66/report";
import { parseTemplate } from "@std66/template";
import { describe, expect, it } from "vitest";
import {
  expandLine,
  matchRecord,
  templateDiagnostic,
  variablesDiagnostic,
  variablesObject,
} from "../src/diagnostics/template.ts";

const at = { source: "a.jsonl", line: 3 };

describe("templateDiagnostic", () => {
  it.each([
    ["{a}{b}", "expand"],
    ["{a}/{b}", "match"],
  ] as const)("%s: nothing is wrong to %s", (template, use) => {
    expect(templateDiagnostic(template, use)).toBe(undefined);
  });

  it("of what is malformed: the rule, the fault, and a repair that is certain", () => {
    expect(diagnosis(templateDiagnostic("/a b{c}", "match")!).lines(plainStyle)).toEqual([
      "error[literals]: a space is not allowed outside an expression",
      " --> TEMPLATE:1:3",
      "  |",
      "1 | /a b{c}",
      "  |   ^ found a space",
      "  = note: literals = %x21 / %x23-24 / %x26-3B / %x3D / %x3F-5B / %x5D / %x5F / %x61-7A / %x7E / ucschar / iprivate / pct-encoded (RFC 6570, section 2.1)",
      "  = help: percent-encode it",
    ]);
    expect(diagnosis(templateDiagnostic("{a", "expand")!).lines(plainStyle).slice(3, 5)).toEqual([
      "1 | {a",
      "  |   ^ found the end",
    ]);
  });

  it("of what is not reversible: the expression", () => {
    const diagnostic = templateDiagnostic("/x{?a,b*}y", "match");
    expect(diagnostic).toMatchObject({ code: "not-reversible", offset: 2, length: 7, section: "RFC 6570 §1.4" });
    expect(diagnostic?.message).toBe(
      "`b*` in `{?a,b*}` and `a` in `{?a,b*}` cannot be distinguished (offset 2, RFC 6570 §1.4)",
    );
  });

  it("nothing of a password", () => {
    const lines = diagnosis(templateDiagnostic("http://u:secret@h/ {a}", "expand")!).lines(plainStyle).join("\n");
    expect(lines).toContain("http://u:***@h/");
    expect(lines).not.toContain("secret");
  });
});

describe("variables in lines", () => {
  const template = parseTemplate("{a}{?b*}{__proto__}");
  it.each([
    ["{}", ""],
    ['{"a":"x","b":{"c":1,"d":true}}', "x?c=1&d=true"],
    ['{"b":[["c",""],["c",null]]}', "?c="],
    ['{"__proto__":"p"}', "p"],
  ])("%s", (line, expected) => {
    expect(expandLine(template, line)).toBe(expected);
    expect(() => variablesDiagnostic(template, line, at)).toThrow("a valid input was rejected");
  });

  it.each([
    ["[]", "json", "the line is not a JSON object (offset 0, RFC 8259 §4)"],
    ["{", "json", "the line is not a JSON object (offset 0, RFC 8259 §4)"],
    ["null", "json", "the line is not a JSON object (offset 0, RFC 8259 §4)"],
    [
      '{"a":{"x":[]}}',
      "variables",
      "variables.a.x must be a string, a finite number or a boolean, not an instance of Array (offset 0, RFC 6570 §2.3)",
    ],
    [
      String.raw`{"a":"\ud800"}`,
      "variables",
      "variables.a must be Unicode characters, and has a lone surrogate (offset 0, RFC 6570 §2.3)",
    ],
  ])("%s is refused", (line, code, message) => {
    expect(expandLine(template, line)).toBe(undefined);
    expect(variablesDiagnostic(template, line, at)).toMatchObject({ code, message, location: at, length: line.length });
  });

  it("from NAME=VALUE texts", () => {
    expect(variablesObject([])).toBe("{}");
    expect(variablesObject(["a=", "b==", "a=x", "a=y"])).toBe('{"a":["","x","y"],"b":"="}');
    expect(variablesObject(["__proto__=1"])).toBe('{"__proto__":"1"}');
    for (const text of ["a", "=a", '{"a":"="}']) expect(variablesObject(["a=1", text])).toBe(undefined);
  });
});

it("matchRecord escapes what a terminal may take for a command, and is JSON", () => {
  const value = "\u0007\u007F\u009B\u061C\u200E\u200F\u2028\u202E\u2066\u2069\u200D\u00E9\u{1F600}";
  const record = matchRecord(parseTemplate("{a}").match(encodeURIComponent(value)));
  expect(record).toBe(
    String.raw`{"a":"\u0007\u007f\u009b\u061c\u200e\u200f\u2028\u202e\u2066\u2069` + '\u200D\u00E9\u{1F600}"}',
  );
  expect(JSON.parse(record)).toEqual({ a: value });
  expect(matchRecord(undefined)).toBe("null");
});
