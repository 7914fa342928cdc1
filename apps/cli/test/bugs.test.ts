/** A diagnostic is asked for only where there is a fault: anything else is a bug of the command, and is not hidden. */
import type { QueryOptions } from "@std66/parameters";
import { type UriChanges, changeDiagnostic, parametersRecord } from "@std66/report/parameters";
import { describe, expect, it } from "vitest";
import { irisIf } from "../src/diagnostics/iri.ts";
import { diagnoseThrown, diagnoseUri } from "../src/diagnostics/rejected.ts";
import { textMapping } from "../src/loop/task.ts";

const AT = { source: "<stdin>", line: 1 };
const NOTHING = { components: {}, segments: [], removed: [], replaced: [], appended: [], sorts: true };
/** No command passes this. */
const WRONG = { separators: "x" as "&" };
const refuse = () => {
  throw new RangeError("options");
};
const change = (options: UriChanges["options"]) => changeDiagnostic("?a", { ...NOTHING, options }, AT);

const parameters = (options: QueryOptions) => diagnoseThrown((input) => parametersRecord(input, options))("?a", AT);
const SETTINGS = {
  json: false,
  tsv: false,
  end: "\n",
  color: "never",
  show: String,
  into: undefined,
  quiet: false,
  exitZero: false,
} as const;
const conversion = (map: (input: string) => string) => textMapping(SETTINGS, map).inputs?.diagnose?.("a", AT);

const { inputs: inIris } = await irisIf(true);

describe("a diagnostic", () => {
  it.each([
    ["of a URI", () => diagnoseUri("a:b", AT)],
    ["of an IRI", () => inIris.diagnose?.("é", AT)],
    ["of a conversion", () => diagnoseThrown((text) => text)("a", AT)],
    ["of parameters", () => parameters({})],
    ["of a change", () => change({})],
    ["of a text", () => conversion(String)],
  ])("%s without a fault is refused", (_, diagnostic) => {
    expect(diagnostic).toThrow("a valid input was rejected");
  });

  it.each([
    ["of a conversion", () => diagnoseThrown(refuse)("a", AT)],
    ["of a text", () => conversion(refuse)],
    ["of parameters", () => parameters(WRONG)],
    ["of a change", () => change(WRONG)],
  ])("%s does not stand for another error", (_, diagnostic) => {
    expect(diagnostic).toThrow(RangeError);
  });
});
