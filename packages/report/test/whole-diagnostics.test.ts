/** Whole diagnostics and findings, colors as tags: each line, and each member that programs read (RFC 3986 §7). */
import { audit } from "@std66/audit";
import { type UriSyntaxError, diagnose } from "@std66/core";
import { describe, expect, it } from "vitest";
import { findings } from "../src/audit.ts";
import { codeMeanings, diagnosticsLog, meanings } from "../src/codes.ts";
import { baseDiagnostic, compactLine, diagnosis, plainStyle, syntaxDiagnostic } from "../src/index.ts";

const tag = (name: string) => (text: string) => `<${name}>${text}</${name}>`;
const tagged = {
  ...plainStyle,
  colors: {
    ...plainStyle.colors,
    bold: tag("b"),
    cyan: tag("cyan"),
    red: tag("red"),
    yellow: tag("yellow"),
    blue: tag("blue"),
  },
};
const diagnosticOf = (input: string) =>
  syntaxDiagnostic(diagnose(input) as UriSyntaxError, { source: "a\u001Bb", line: 12 });
const bar = "<b><cyan>|</cyan></b>";
const equals = "<b><cyan>=</cyan></b>";

describe("a diagnostic", () => {
  it("has its place, its excerpt, its rule and its repair, with a password masked before the fault", () => {
    const diagnostic = diagnosticOf("http://u:secret@h/a|b|");
    expect(diagnosis(diagnostic).lines(tagged)).toEqual([
      "<b><red>error[pchar]</red></b><b>: `|` is not allowed in the path</b>",
      "  <b><cyan>--></cyan></b> a\\u{1b}b:12:17",
      `   ${bar}`,
      `<b><cyan>12</cyan></b> ${bar} http://u:***@h/a|b|`,
      `   ${bar}                 <b><red>^ found \`|\`</red></b>`,
      `   ${equals} <b>note</b>: pchar = unreserved / pct-encoded / sub-delims / ":" / "@" (RFC 3986, section 3.3)`,
      `   ${equals} <b>help</b>: write \`%7C\``,
    ]);
    expect(compactLine(diagnostic, tagged)).toBe(
      "<b>a\\u{1b}b:12:17:</b> <b><red>error[pchar]</red></b> `|` is not allowed in the path",
    );
    expect(diagnosis(diagnostic).record()).toBeUndefined();
  });

  it("has what is longer than a narrow terminal below: the title, the label, the rule", () => {
    expect(diagnosis(diagnosticOf("http://h/a|b")).lines({ ...tagged, width: 30 })).toEqual([
      "<b><red>error[pchar]</red></b><b>: `|` is not</b>",
      "<b>  allowed in the path</b>",
      "  <b><cyan>--></cyan></b> a\\u{1b}b:12:11",
      `   ${bar}`,
      `<b><cyan>12</cyan></b> ${bar} http://h/a|b`,
      `   ${bar}           <b><red>^ found \`|\`</red></b>`,
      `   ${equals} <b>note</b>: pchar = unreserved`,
      "     / pct-encoded /",
      '     sub-delims / ":" / "@"',
      "     (RFC 3986, section 3.3)",
      `   ${equals} <b>help</b>: write \`%7C\``,
    ]);
  });

  it("has as its record the input, the members that are given, and the error, with null for no component", () => {
    expect(diagnosis(diagnosticOf("/a|b"), { members: { valid: false } }).record()).toBe(
      '{"input":"/a|b","valid":false,"error":{"code":"pchar","offset":2,"component":"path","section":"RFC 3986 §3.3","message":"`|` is not allowed in the path (offset 2, RFC 3986 §3.3)"}}',
    );
    const { component: _, ...stated } = baseDiagnostic("//a") as ReturnType<typeof diagnosticOf>;
    expect(JSON.parse(diagnosis({ ...stated, component: undefined }).record() ?? "")).toEqual({
      input: "//a",
      error: {
        code: "absolute-uri",
        offset: 0,
        component: null,
        section: "RFC 3986 §5.1",
        message: "the base has no scheme (offset 0, RFC 3986 §5.1)",
      },
    });
  });

  it("of a base without a scheme says what a base is, and how to write one", () => {
    const diagnostic = baseDiagnostic("//u:secret@a");
    expect(diagnostic).toMatchObject({
      severity: "error",
      component: "scheme",
      location: { source: "BASE", line: 1 },
      offset: 0,
      length: 0,
    });
    expect(diagnosis(diagnostic as NonNullable<typeof diagnostic>).lines(plainStyle)).toEqual([
      "error[absolute-uri]: the base has no scheme",
      " --> BASE:1:1",
      "  |",
      "1 | //u:***@a",
      "  | ^ expected a scheme",
      "  = note: a base URI conforms to absolute-URI, which begins with a scheme (RFC 3986, section 5.1)",
      "  = help: write the full URI, such as `https://example.com/a/b`",
    ]);
  });
});

describe("findings", () => {
  const input = "http://h.example:99/?token=abcdefgh12345678&password=hunter22hunter";
  const options = { location: { source: "f", line: 3 }, column: 5 } as const;

  it("have a diagnostic each, an empty line between two, and each secret masked, also before a place", () => {
    expect(findings(input, audit(input), options).lines(tagged)).toEqual([
      "<b><blue>info[port-well-known]</blue></b><b>: the port is a well-known port, but not that of the scheme</b>",
      " <b><cyan>--></cyan></b> f:3:22",
      `  ${bar}`,
      `<b><cyan>3</cyan></b> ${bar} http://h.example:99/?token=***&password=***`,
      `  ${bar}                  <b><blue>^^ port 99 is a well-known port, but not that of \`http\`</blue></b>`,
      `  ${equals} <b>note</b>: Ports up to 1023 are assigned to services. The server there may expect another protocol (RFC 3986, section 7.2)`,
      `  ${equals} <b>help</b>: check that the server there expects this scheme`,
      "",
      "<b><yellow>warning[secret-parameter]</yellow></b><b>: a parameter carries a password, a token or a key</b>",
      " <b><cyan>--></cyan></b> f:3:26",
      `  ${bar}`,
      `<b><cyan>3</cyan></b> ${bar} http://h.example:99/?token=***&password=***`,
      `  ${bar}                      <b><yellow>^^^^^^^^^ the parameter \`token\` carries a secret</yellow></b>`,
      `  ${equals} <b>note</b>: URIs are kept in histories and logs and sent to other sites as the referrer, with everything in them (RFC 3986, section 7.5)`,
      `  ${equals} <b>help</b>: send the secret in a header or a body, and change it if this URI has been stored or shown`,
      "",
      "<b><yellow>warning[secret-parameter]</yellow></b><b>: a parameter carries a password, a token or a key</b>",
      " <b><cyan>--></cyan></b> f:3:36",
      `  ${bar}`,
      `<b><cyan>3</cyan></b> ${bar} http://h.example:99/?token=***&password=***`,
      `  ${bar}                                <b><yellow>^^^^^^^^^^^^ the parameter \`password\` carries a secret</yellow></b>`,
      `  ${equals} <b>note</b>: URIs are kept in histories and logs and sent to other sites as the referrer, with everything in them (RFC 3986, section 7.5)`,
      `  ${equals} <b>help</b>: send the secret in a header or a body, and change it if this URI has been stored or shown`,
    ]);
  });

  it("have one line each if they are compact, which says what was found", () => {
    expect(findings(input, audit(input), { ...options, compact: true }).lines(tagged)).toEqual([
      "<b>f:3:22:</b> <b><blue>info[port-well-known]</blue></b> port 99 is a well-known port, but not that of `http`",
      "<b>f:3:26:</b> <b><yellow>warning[secret-parameter]</yellow></b> the parameter `token` carries a secret",
      "<b>f:3:36:</b> <b><yellow>warning[secret-parameter]</yellow></b> the parameter `password` carries a secret",
    ]);
  });

  it("have their places in each of two secrets, at its first and last character and after it", () => {
    const [finding] = audit("http://u@h.example/");
    if (finding === undefined) throw new Error("no finding");
    // `abcdefgh12345678` is at 27 to 43, and `hunter22hunter` at 53 to 67, which end in columns 30 and 43.
    const columns = [26, 27, 42, 43, 52, 53, 66].map((start) => {
      const [line = ""] = findings(input, [{ ...finding, start, end: start + 1 }], { compact: true }).lines(plainStyle);
      return Number(line.split(":", 3)[2]);
    });
    expect(columns).toEqual([27, 28, 28, 31, 40, 41, 41]);
  });

  it("write each member in their record, and null for an absent component", () => {
    const text = "http://u@h.example/";
    const [finding] = audit(text);
    if (finding === undefined) throw new Error("no finding");
    const found = {
      code: "userinfo-in-http",
      severity: "info",
      component: "userinfo",
      start: 7,
      end: 8,
      message: "an http URI should not have a userinfo",
      section: "RFC 9110 §4.2.4",
    };
    expect(JSON.parse(findings(text, [finding, { ...finding, component: undefined }]).record() ?? "")).toEqual({
      input: text,
      findings: [found, { ...found, component: null }],
    });
    expect(findings(text, []).record()).toBe('{"input":"http://u@h.example/","findings":[]}');
    expect(findings(text, []).lines(plainStyle)).toEqual([]);
  });
});

const addressOfSection = (rfc: number, section: string) =>
  `https://www.rfc-editor.org/rfc/rfc${rfc}#section-${section}`;
const locationsInFile = (uri: string, region: object) => [{ physicalLocation: { artifactLocation: { uri }, region } }];

it("a log of SARIF has the rules that occur, each with its own texts, and its results in order", () => {
  const log = diagnosticsLog("sarif", { version: "1.2.3", end: "\0" });
  const text =
    log.add(diagnosticOf("http://u:secret@h/a|b"), "C:\\a b\\c") +
    log.addUnread("no", undefined) +
    log.add(diagnosticOf("\u00E9%"), "d/C:/e") +
    log.addMalformed("bad", "\\\\.\\COM1", { line: 2, column: 3 }) +
    log.end();
  expect(text).toMatch(/^[^\0]*\0$/u);
  const level = "error";
  expect(JSON.parse(text.slice(0, -1))).toEqual({
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        columnKind: "unicodeCodePoints",
        results: [
          {
            ruleId: "pchar",
            ruleIndex: 0,
            level,
            message: { text: "`|` is not allowed in the path (RFC 3986 §3.3); write `%7C`" },
            locations: locationsInFile("file:///C:/a%20b/c", { startLine: 12, startColumn: 17, endColumn: 18 }),
          },
          {
            ruleId: "unreadable",
            ruleIndex: 1,
            level,
            message: { text: "no" },
            locations: [{ logicalLocations: [{ name: "<stdin>" }] }],
          },
          {
            ruleId: "pchar",
            ruleIndex: 0,
            level,
            message: { text: "`é` is not allowed in the path (RFC 3986 §3.3); write `%C3%A9`" },
            locations: locationsInFile("d/C:/e", { startLine: 12, startColumn: 1, endColumn: 2 }),
          },
          {
            ruleId: "malformed",
            ruleIndex: 2,
            level,
            message: { text: "bad" },
            // A device, of which RFC 8089 has no URI.
            locations: locationsInFile("/.//./COM1", { startLine: 2, startColumn: 3 }),
          },
        ],
        tool: {
          driver: {
            name: "std66",
            semanticVersion: "1.2.3",
            rules: [
              {
                id: "pchar",
                shortDescription: { text: "a character that is not allowed in the path" },
                fullDescription: { text: 'pchar = unreserved / pct-encoded / sub-delims / ":" / "@"' },
                help: { text: "write `%20` (RFC 3986 §3.3)" },
                helpUri: addressOfSection(3986, "3.3"),
                defaultConfiguration: { level },
              },
              {
                id: "unreadable",
                shortDescription: { text: "a document cannot be read" },
                fullDescription: {
                  text: "`extract --format` has this code for a document that is missing, damaged or UTF-16.",
                },
                help: { text: "limits of std66" },
                defaultConfiguration: { level },
              },
              {
                id: "malformed",
                shortDescription: { text: "a document breaks the rules of XML, HTML, JSON, CSV or MDX" },
                fullDescription: {
                  text: "`extract` says where, and reads what follows: of JSON, of MDX and in a cell as text. In XML, a link with an entity that XML itself does not define is left out.",
                },
                help: { text: "XML 1.0 §2.1, RFC 8259 §2, RFC 4180 §2" },
                helpUri: addressOfSection(8259, "2"),
                defaultConfiguration: { level },
              },
            ],
          },
        },
      },
    ],
  });
  const empty = diagnosticsLog("sarif", { version: "1.2.3" }).end();
  expect(JSON.parse(empty)).toMatchObject({ runs: [{ results: [], tool: { driver: { rules: [] } } }] });
  expect(empty.endsWith("}\n")).toBe(true);
});

it("the record of all codes has each member of each, and null for what is absent", () => {
  const all = codeMeanings();
  const records = JSON.parse(meanings(all).record() ?? "") as Readonly<Record<string, unknown>>[];
  const names = "code kind severity summary explanation help section sources quotes example counterexample".split(" ");
  expect(records).toEqual(
    all.map((each) => Object.fromEntries(names.map((name) => [name, each[name as keyof typeof each] ?? null]))),
  );
  expect(records.some(({ quotes }) => quotes === null)).toBe(true);
});
