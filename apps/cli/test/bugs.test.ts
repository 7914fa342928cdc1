/** A diagnostic is asked for only where there is a fault: anything else is a bug of the command, and is not hidden. */
import { describe, expect, it } from "vitest";
import { changeDiagnostic } from "../src/diagnostics/change.ts";
import { conversionDiagnostic, iriDiagnostic } from "../src/diagnostics/iri.ts";
import { parametersDiagnostic } from "../src/diagnostics/parameters.ts";
import { syntaxDiagnostic } from "../src/diagnostics/syntax.ts";
import { textDiagnostic } from "../src/diagnostics/text.ts";
import type { Changes } from "../src/text/change-uri.ts";

const AT = { source: "<stdin>", line: 1 };
const NOTHING = { components: {}, segments: [], removed: [], replaced: [], appended: [], sorts: true };
/** No command passes this. */
const WRONG = { separators: "x" as "&" };
const refuse = () => {
  throw new RangeError("options");
};
const change = (options: Changes["options"]) => changeDiagnostic("?a", { ...NOTHING, options }, AT);

describe("a diagnostic", () => {
  it.each([
    ["of a URI", () => syntaxDiagnostic("a:b", AT)],
    ["of an IRI", () => iriDiagnostic("é", AT)],
    ["of a conversion", () => conversionDiagnostic("a", (text) => text, AT)],
    ["of parameters", () => parametersDiagnostic("?a", {}, AT)],
    ["of a change", () => change({})],
    ["of a text", () => textDiagnostic("a", String, AT)],
  ])("%s without a fault is refused", (_, diagnostic) => {
    expect(diagnostic).toThrow("a valid input was rejected");
  });

  it.each([
    ["of a conversion", () => conversionDiagnostic("a", refuse, AT)],
    ["of a text", () => textDiagnostic("a", refuse, AT)],
    ["of parameters", () => parametersDiagnostic("?a", WRONG, AT)],
    ["of a change", () => change(WRONG)],
  ])("%s does not stand for another error", (_, diagnostic) => {
    expect(diagnostic).toThrow(RangeError);
  });
});
