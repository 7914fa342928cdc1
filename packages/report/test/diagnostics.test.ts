/** Diagnostics that core has no text for, and their records. */
import { type UriSyntaxError, diagnose } from "@std66/core";
import { describe, expect, it } from "vitest";
import { diagnosis } from "../src/diagnostics/diagnosis.ts";
import { baseDiagnostic, syntaxDiagnostic } from "../src/diagnostics/syntax.ts";
import { asWritten } from "../src/text/passwords.ts";

const LOCATION = { source: "<stdin>", line: 1 };

describe("baseDiagnostic", () => {
  it("returns undefined for a URI, with or without a fragment", () => {
    expect(baseDiagnostic("a:")).toBeUndefined();
    expect(baseDiagnostic("http://a/#f")).toBeUndefined();
  });

  it("reports a missing scheme, or the syntax error of the base", () => {
    expect(baseDiagnostic("//u:secret@a")).toMatchObject({ code: "absolute-uri", offset: 0, section: "RFC 3986 §5.1" });
    expect(baseDiagnostic("")).toMatchObject({ code: "absolute-uri" });
    expect(baseDiagnostic("a:%")).toMatchObject({ code: "pct-encoded", offset: 2 });
  });
});

it("the error of an invalid input too long for a JSON string has null as its input", () => {
  const { explanation, ...diagnostic } = syntaxDiagnostic(diagnose("\u0001") as UriSyntaxError, {
    source: "<stdin>",
    line: 1,
  });
  const long = { ...diagnostic, explanation, input: "\u0001".repeat(90_000_000) };
  expect(JSON.parse(diagnosis(long, { show: asWritten, members: { valid: false } }).record() ?? "")).toMatchObject({
    input: null,
    valid: false,
    error: { code: "pchar", offset: 0 },
  });
});

it("a member that JSON has no text for is not taken for a text that is too long", () => {
  const diagnostic = syntaxDiagnostic(diagnose("|") as UriSyntaxError, LOCATION);
  expect(() => diagnosis(diagnostic, { members: { count: 1n } }).record()).toThrow(TypeError);
});
