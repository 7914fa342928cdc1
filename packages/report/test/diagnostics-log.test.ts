/** Diagnostics for other programs: SARIF 2.1.0, and workflow commands of GitHub. */
import { type UriSyntaxError, diagnose } from "@std66/core";
import { describe, expect, it } from "vitest";
import { diagnosticsLog } from "../src/diagnostics/diagnostics-log.ts";
import { syntaxDiagnostic } from "../src/diagnostics/syntax.ts";

type Region = Readonly<Record<"startLine" | "startColumn" | "endColumn", number>>;
interface Result {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly level: string;
  readonly message: { readonly text: string };
  readonly locations: readonly [
    { readonly physicalLocation?: { readonly region: Region }; readonly logicalLocations?: unknown },
  ];
}
interface Run {
  readonly columnKind: string;
  readonly results: readonly Result[];
  readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } };
}

const diagnosticOf = (input: string, line = 1) =>
  syntaxDiagnostic(diagnose(input) as UriSyntaxError, { source: "<stdin>", line });

/** The run in the log of these inputs, one per line of the file `f`. */
function runOf(...inputs: readonly string[]): Run {
  const log = diagnosticsLog("sarif", { version: "1.2.3" });
  const results = inputs.map((input, index) => log.add(diagnosticOf(input, index + 1), "f"));
  return (JSON.parse(results.join("") + log.end()) as { readonly runs: readonly [Run] }).runs[0];
}

const regionsOf = ({ results }: Run) =>
  results.map(({ locations: [{ physicalLocation }] }) => Object.values(physicalLocation?.region ?? {}));

/** What a log for GitHub says of an input. */
const githubOf = (input: string, file: string | undefined) =>
  diagnosticsLog("github", { version: "1.2.3" }).add(diagnosticOf(input, 7), file);

describe("a SARIF log of diagnostics", () => {
  it("names the unit of its columns, which are characters of any plane", () => {
    const run = runOf("a b", "/\u{1F980}\u{1F980}", "a%zz", "a\u0000b");
    expect(run.columnKind).toBe("unicodeCodePoints");
    expect(regionsOf(run)).toEqual([
      [1, 2, 3],
      [2, 2, 3],
      [3, 2, 4],
      [4, 2, 3],
    ]);
  });

  it("has one rule for each code, in the order of the first errors", () => {
    const { results, tool } = runOf("a b", "%", "c d", "%%");
    expect(tool.driver.rules.map(({ id }) => id)).toEqual(["pchar", "pct-encoded"]);
    expect(results.map(({ ruleId, ruleIndex }) => [ruleId, ruleIndex])).toEqual([
      ["pchar", 0],
      ["pct-encoded", 1],
      ["pchar", 0],
      ["pct-encoded", 1],
    ]);
  });

  it("says what is wrong, the section, and what is right", () => {
    const [{ level, message } = { level: "", message: { text: "" } }] = runOf("a b").results;
    expect([level, message.text]).toEqual(["error", "a space is not allowed in the path (RFC 3986 §3.3); write `%20`"]);
  });

  it("has a logical location without a file, and a fault of a document at its place", () => {
    const log = diagnosticsLog("sarif", { version: "1.2.3" });
    const pieces = log.add(diagnosticOf("a b"), undefined) + log.addMalformed("no JSON", "f", { line: 2, column: 3 });
    const { runs } = JSON.parse(pieces + log.end()) as { readonly runs: readonly [Run] };
    const [first, second] = runs[0].results;
    expect(first?.locations).toEqual([{ logicalLocations: [{ name: "<stdin>" }] }]);
    expect(second).toMatchObject({
      ruleId: "malformed",
      ruleIndex: 1,
      locations: [{ physicalLocation: { region: { startLine: 2, startColumn: 3 } } }],
    });
    expect(second?.locations[0].physicalLocation?.region.endColumn).toBeUndefined();
  });
});

it("a code without a meaning is a rule without texts", () => {
  const log = diagnosticsLog("sarif", { version: "1.2.3" });
  const diagnostic = diagnosticOf("a b");
  const other = { ...diagnostic, code: "other", explanation: { ...diagnostic.explanation, code: "other" } };
  const pieces = log.add(other, "f");
  const { runs } = JSON.parse(pieces + log.end()) as { readonly runs: readonly [Run] };
  expect(runs[0].tool.driver.rules).toEqual([{ id: "other", defaultConfiguration: { level: "error" } }]);
});

describe("a GitHub log of diagnostics", () => {
  it("has a line for each, with the last column of the fault", () => {
    expect(githubOf("a%zz", "f")).toMatch(/^::error file=f,line=7,col=2,endColumn=3,title=pct-encoded::/u);
    expect(githubOf("a b", undefined)).toBe(
      "::error title=pchar::a space is not allowed in the path (RFC 3986 §3.3); write `%2520`\n",
    );
  });

  it("ends a place without an end in its own column", () => {
    const log = diagnosticsLog("github", { version: "1.2.3", end: "\0" });
    expect(log.addUnread("a\nb\nc", "d:e,f,g")).toBe(
      "::error file=d%3Ae%2Cf%2Cg,line=1,col=1,endColumn=1,title=unreadable::a%0Ab%0Ac\0",
    );
    expect(log.end()).toBe("");
  });
});
