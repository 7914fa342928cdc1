/** Findings for other programs. */
import { audit, rules } from "@std66/audit";
import { describe, expect, it } from "vitest";
import { findingsLog } from "../src/audit/findings-log.ts";
import type { FindingPlace } from "../src/audit/findings-log.ts";
import { findings } from "../src/audit/findings.ts";
import { plainStyle } from "../src/answer/style.ts";

const INPUT = "http://u@a.example/";
const [finding] = audit(INPUT);
if (finding === undefined) throw new Error("no finding");
const at = { ...finding, start: 7, end: 9, message: "100%\r\nof a:b,c", section: "§1", code: "a:b,c" };

const NOWHERE = { file: undefined, name: "", line: 1 };

/** The result in a log of one finding. */
function sarifResult(found: typeof finding & object, place: FindingPlace): unknown {
  const log = findingsLog("sarif", { version: "1.2.3" });
  const { runs } = JSON.parse(log.add(INPUT, [found], place) + log.end()) as { runs: [{ results: [unknown] }] };
  return runs[0].results[0];
}

/** The lines of a log for GitHub. */
function githubAnnotations(input: string, found: readonly (typeof finding & object)[], place: FindingPlace): string[] {
  return findingsLog("github", { version: "1.2.3" }).add(input, found, place).split("\n").slice(0, -1);
}

const addressOf = (section: string) => {
  const [, rfc, number] = /^RFC (\d+) §([\d.]+)$/u.exec(section) ?? [];
  return rfc !== undefined && { helpUri: `https://www.rfc-editor.org/rfc/rfc${rfc}#section-${number}` };
};

describe("findings for other programs", () => {
  it.each([
    ["info", "notice", "note"],
    ["warning", "warning", "warning"],
    ["danger", "error", "error"],
  ] as const)("%s", (severity, level, sarif) => {
    expect(githubAnnotations(INPUT, [{ ...at, severity }], { file: "a:b,c%.txt", name: "", line: 3 })).toEqual([
      `::${level} file=a%3Ab%2Cc%25.txt,line=3,col=8,endColumn=9,title=a%3Ab%2Cc::100%25%0D%0Aof a:b,c (§1)`,
    ]);
    expect(sarifResult({ ...at, severity }, { file: undefined, name: "argument 2", line: 1 })).toMatchObject({
      level: sarif,
      message: { text: "100%\r\nof a:b,c (§1)" },
      locations: [{ logicalLocations: [{ name: "argument 2" }] }],
    });
  });

  it.each([
    ["a/b c:d.txt", "a/b%20c:d.txt"],
    ["/a/b.txt", "/a/b.txt"],
    ["//a/b.txt", "/.//a/b.txt"],
    ["a:b/c:d.txt", "./a:b/c:d.txt"],
    ["C:\\a b\\c.txt", "file:///C:/a%20b/c.txt"],
    ["D:/a/b.txt", "file:///D:/a/b.txt"],
    ["\\\\h\\a\\b.txt", "file://h/a/b.txt"],
    ["\uD800a\uD800", "%EF%BF%BDa%EF%BF%BD"],
  ])("a file %j is the reference %s", (file, uri) => {
    expect(sarifResult({ ...at, severity: "info" }, { file, name: "", line: 1 })).toMatchObject({
      locations: [{ physicalLocation: { artifactLocation: { uri } } }],
    });
  });

  it("columns count characters, before and in the place", () => {
    const input = "\u{1F980}\u{1F980}a\u{1F980}b";
    expect(
      findingsLog("github", { version: "1" }).add(input, [{ ...at, severity: "info", start: 5, end: 7 }], {
        file: "f",
        name: "",
        line: 1,
      }),
    ).toContain("col=4,endColumn=4,");
  });

  it("a log names the unit of its columns: characters", () => {
    const { runs } = JSON.parse(findingsLog("sarif", { version: "1.2.3" }).end()) as { runs: [{ columnKind: string }] };
    expect(runs[0].columnKind).toBe("unicodeCodePoints");
  });

  it("each delimiter of a workflow command is escaped, every time", () => {
    const twice = { ...at, severity: "info", code: "a,b,c:d:e", message: "%\r\n%\r\n" } as const;
    expect(githubAnnotations(INPUT, [twice], { file: "f,g,h:i:j%%", name: "", line: 1 })).toEqual([
      "::notice file=f%2Cg%2Ch%3Ai%3Aj%25%25,line=1,col=8,endColumn=9,title=a%2Cb%2Cc%3Ad%3Ae::%25%0D%0A%25%0D%0A (§1)",
    ]);
  });

  it("a log of GitHub has a line for each finding, and no end", () => {
    const log = findingsLog("github", { version: "1.2.3", end: "\0" });
    expect(log.add(INPUT, [finding, finding], NOWHERE).split("\0")).toEqual([
      ...githubAnnotations(INPUT, [finding, finding], NOWHERE),
      "",
    ]);
    expect(log.end()).toBe("");
  });

  it("an empty place, and no file", () => {
    expect(
      githubAnnotations(INPUT, [{ ...at, severity: "info", start: 0, end: 0, code: "c", message: "m" }], NOWHERE),
    ).toEqual(["::notice title=c::m (§1)"]);
    expect(
      githubAnnotations(INPUT, [{ ...at, severity: "info", start: 4, end: 4, code: "c", message: "m" }], {
        ...NOWHERE,
        file: "f",
      }),
    ).toEqual(["::notice file=f,line=1,col=5,endColumn=5,title=c::m (§1)"]);
  });

  it.each([
    ["a b.txt", "a%20b.txt"],
    ["a:b.txt", "./a:b.txt"],
    ["ab:c.txt", "./ab:c.txt"],
    ["a/b:c.txt", "a/b:c.txt"],
    ["ab\\c:d", "ab/c:d"],
    ["a\\b\\c", "a/b/c"],
    [":a", "./:a"],
  ])("the file %s has the URI %s", (file, uri) => {
    const result = sarifResult(finding, { file, name: "", line: 2 });
    expect(result).toMatchObject({
      ruleIndex: rules.findIndex(({ code }) => code === finding.code),
      locations: [
        { physicalLocation: { artifactLocation: { uri }, region: { startLine: 2, startColumn: finding.start + 1 } } },
      ],
    });
  });

  it("a log names the rules with their help and level", () => {
    const log = JSON.parse(findingsLog("sarif", { version: "1.2.3" }).end()) as {
      runs: [{ tool: { driver: { name: string; semanticVersion: string; rules: Record<string, unknown>[] } } }];
    };
    const { driver } = log.runs[0].tool;
    expect(driver).toMatchObject({ name: "std66", semanticVersion: "1.2.3" });
    const levels = { info: "note", warning: "warning", danger: "error" };
    expect(driver.rules).toEqual(
      rules.map(({ code, severity, summary, explanation, help, section, sources }) => ({
        id: code,
        shortDescription: { text: summary },
        fullDescription: { text: explanation },
        help: { text: `${help} (${[section, ...sources].join(", ")})` },
        ...addressOf(section),
        defaultConfiguration: { level: levels[severity] },
      })),
    );
  });
});

/** The place, and the carets, of a finding from one offset to another. */
const markOf = (input: string, start: number, end: number) => {
  const lines = findings(input, [{ ...finding, start, end }]).lines(plainStyle);
  return [lines[1]?.trim(), /\^+/u.exec(lines[4] ?? "")?.[0].length];
};

describe("findings in a text", () => {
  it("are marked up to 60 characters", () => {
    const input = `http://u@h/${"a".repeat(90)}`;
    expect([59, 60, 61].map((length) => markOf(input, 11, 11 + length)[1])).toEqual([59, 60, 60]);
  });

  it("are where they are in the text with ***: before, in and after a token", () => {
    const input = "http://a/?token=abcdefgh12345678&b";
    const columns = [15, 16, 31, 32, 33].map((start) => markOf(input, start, start + 1)[0]);
    expect(columns).toEqual([16, 17, 17, 20, 21].map((column) => `--> text:1:${column}`));
  });

  it.each([
    ["http://u:secretsecret@h/", 7, 21, 5],
    ["http://u:secretsecret@h/", 7, 22, 6],
    ["http://u:secretsecret@h/", 9, 21, 3],
    ["http://u:a@h/", 7, 10, 5],
    ["http://a/?token=abcdefgh12345678&b", 10, 33, 10],
    ["http://a/?token=abcdefgh12345678&token=abcdefgh12345678&b", 10, 55, 19],
  ])("in %s from %i to %i are marked for as long as they are shown: %i columns", (input, start, end, columns) => {
    expect(markOf(input, start, end)).toEqual([`--> text:1:${start + 1}`, columns]);
  });

  it("at the end of a password are at its start, as each fault is", () => {
    const columns = [8, 9, 14, 15, 16].map((start) => markOf("http://u:secret@h/", start, start + 1)[0]);
    expect(columns).toEqual([9, 10, 10, 10, 14].map((column) => `--> text:1:${column}`));
  });
});
