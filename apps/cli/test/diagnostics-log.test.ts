/** Diagnostics of documents for other programs: the log of SARIF, and workflow commands of GitHub. */
import { diagnose } from "@std66/core";
import { describe, expect, it } from "vitest";
import { diagnosticsLog } from "@std66/report/codes";
import { linkDiagnostic, unclearHostDiagnostic } from "../src/diagnostics/link.ts";

/** The diagnostic of a link that begins at a column of line 3. */
function linkAt(column: number, link: string) {
  const error = diagnose(link);
  if (error === undefined) throw new Error(`${link} is a URI-reference`);
  return linkDiagnostic(
    error,
    { source: "a.md", line: 3 },
    { column, isEscaped: false, isIri: false, isUnlinked: false, encoding: undefined },
  );
}

const github = () => diagnosticsLog("github", { version: "1.2.3" });

describe("a workflow command of GitHub", () => {
  it.each([
    ["b c", 5, "col=6,endColumn=6,title=pchar"],
    ["b%zz", 5, "col=6,endColumn=7,title=pct-encoded"],
    // What is not seen is one character, though a message shows it as several.
    ["http://b\u2063c/", 1, "col=9,endColumn=9,title=reg-name"],
    ["http://b\u{E0001}c/", 1, "col=9,endColumn=9,title=reg-name"],
  ])("has the place of the fault of %j", (link, column, place) => {
    expect(github().add(linkAt(column, link), "a.md")).toMatch(`::error file=a.md,line=3,${place}::`);
  });

  it("escapes what would end its parts, and says how to mend the link", () => {
    const log = diagnosticsLog("github", { version: "1.2.3", end: "\0" });
    expect(log.add(linkAt(1, "b c"), "a:b,c%.md")).toBe(
      "::error file=a%3Ab%2Cc%25.md,line=3,col=2,endColumn=2,title=pchar::a space is not allowed in the path (RFC 3986 §3.3); write `%2520`\0",
    );
    expect(log.end()).toBe("");
  });

  it("has no place without a file", () => {
    expect(github().add(linkAt(1, "b c"), undefined)).toMatch(/^::error title=pchar::/u);
  });

  it("R-052 shows nothing of a password, its length included", () => {
    const [one, other] = ["http://u:sec ret@h/", "http://u:secretsecret rest@h/"].map((link) =>
      github().add(linkAt(1, link), "a"),
    );
    expect(one).toBe(other);
    expect(one).not.toMatch(/sec|ret@/u);
  });

  it("marks all of a URI without a clear host", () => {
    const diagnostic = unclearHostDiagnostic("http://a,b.c/", { source: "a", line: 2 }, 7);
    expect(github().add(diagnostic, "a")).toMatch("file=a,line=2,col=7,endColumn=19,title=unclear-host::");
  });
});

const resultsOf = (text: string) =>
  (JSON.parse(text) as { runs: [{ columnKind: string; results: readonly object[] }] }).runs[0];

describe("a log of SARIF", () => {
  it("has a result for each diagnostic, with its file as a URI-reference", () => {
    const log = diagnosticsLog("sarif", { version: "1.2.3" });
    const pieces = [
      log.add(linkAt(5, "b%zz"), "d e\\f.md"),
      log.addMalformed("the tag does not end", "b", { line: 4, column: 2 }),
      log.addUnread("cannot read c", "c"),
      log.end(),
    ];
    const { results, columnKind } = resultsOf(pieces.join(""));
    expect(columnKind).toBe("unicodeCodePoints");
    expect(results).toMatchObject([
      {
        ruleId: "pct-encoded",
        level: "error",
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: "d%20e/f.md" },
              region: { startLine: 3, startColumn: 6, endColumn: 8 },
            },
          },
        ],
      },
      { ruleId: "malformed", locations: [{ physicalLocation: { region: { startLine: 4, startColumn: 2 } } }] },
      { ruleId: "unreadable", locations: [{ physicalLocation: { region: { startLine: 1, startColumn: 1 } } }] },
    ]);
  });

  it("names standard input where there is no file", () => {
    const log = diagnosticsLog("sarif", { version: "1.2.3" });
    const { results } = resultsOf(log.add(linkAt(1, "b c"), undefined) + log.end());
    expect(results).toMatchObject([{ locations: [{ logicalLocations: [{ name: "<stdin>" }] }] }]);
  });

  it("without diagnostics has no results", () => {
    const log = diagnosticsLog("sarif", { version: "1.2.3", end: "\0" });
    const text = log.end();
    expect(text.endsWith("\0")).toBe(true);
    expect(resultsOf(text.slice(0, -1)).results).toEqual([]);
  });
});
