/** RFC 3986 §3.2.1, §7.5: what the excerpt of a diagnostic hides, its help and its other texts do not show either. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { UriSyntaxError, diagnose, diagnoseAs } from "@std66/core";
import { toFilePath, toFileUri } from "@std66/file-uri";
import { diagnoseIri } from "@std66/iri";
import { type Diagnostic, masked } from "@std66/report";
import { templateDiagnostic } from "@std66/report/template";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { changeDiagnostic } from "../src/changes/change-diagnostic.ts";
import { uriChanger } from "../src/changes/changed-uri.ts";
import { byteOrderMarkDiagnostic, notUtf8Diagnostic } from "../src/diagnostics/encoding.ts";
import { filePathDiagnostic } from "../src/diagnostics/file-path.ts";
import { linkDiagnostic, unclearHostDiagnostic } from "../src/diagnostics/link.ts";
import { uriPairDiagnostic } from "../src/diagnostics/uri-pair.ts";
import { jsonLineDiagnostic } from "../src/loop/json-objects.ts";
import { NOTHING } from "./no-changes.ts";
import { std66 } from "./run.ts";

const SECRET = "SECRET";
const LOCATION = { source: "a.md", line: 1 };
const LINK = { column: 1, isEscaped: false, isIri: false, isUnlinked: false, encoding: undefined };

/** Every diagnostic of a text, where there is one. */
const DIAGNOSTICS: readonly ((text: string) => Diagnostic | undefined)[] = [
  ...[diagnose, diagnoseIri, (text: string) => diagnoseAs(text, "http-uri")].flatMap((find) => {
    const linkWith =
      (about: Partial<typeof LINK>) =>
      (text: string): Diagnostic | undefined => {
        const error: UriSyntaxError | undefined = find(text);
        return error && linkDiagnostic(error, LOCATION, { ...LINK, ...about });
      };
    return [linkWith({}), linkWith({ isIri: true }), linkWith({ isUnlinked: true }), linkWith({ isEscaped: true })];
  }),
  (text) => unclearHostDiagnostic(text, LOCATION, 1),
  (text) => unlessThrown(() => uriPairDiagnostic(text, LOCATION, diagnose)),
  (text) => notUtf8Diagnostic(text, { value: 0xff, offset: Math.floor(text.length / 2) }, LOCATION),
  (text) => byteOrderMarkDiagnostic(`\uFEFF${text}`, LOCATION),
  (text) => jsonLineDiagnostic(text, "the line is not a JSON object", LOCATION),
  (text) => templateDiagnostic(text, "expand"),
  (text) => templateDiagnostic(text, "match"),
  (text) => unlessThrown(() => filePathDiagnostic((path) => String(toFileUri(path, POSIX)), text, LOCATION)),
  (text) => unlessThrown(() => filePathDiagnostic((path) => String(toFileUri(path, WINDOWS)), text, LOCATION)),
  (text) => unlessThrown(() => filePathDiagnostic((uri) => toFilePath(uri, POSIX), text, LOCATION)),
  ...[{ host: "h" }, { userinfo: "u" }, { path: "a" }].map((components) => (text: string) => {
    const changes = { ...NOTHING, components };
    return unlessThrown(() =>
      changeDiagnostic(
        text,
        changes,
        LOCATION,
        thrownBy(() => uriChanger(changes)(text)),
      ),
    );
  }),
];
const POSIX = { platform: "posix" } as const;
const WINDOWS = { platform: "windows" } as const;

/** A text without an error has no diagnostic. */
function unlessThrown(make: () => Diagnostic): Diagnostic | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

function thrownBy(change: () => unknown): UriSyntaxError | undefined {
  try {
    change();
  } catch (error) {
    if (error instanceof UriSyntaxError) return error;
    throw error;
  }
  return undefined;
}

/** What a diagnostic says, but for the excerpt. */
function saidBy({ message, explanation }: Diagnostic): string[] {
  const { reason, label, rule, help = "" } = explanation;
  return [message, reason, label, rule, help];
}

/** From all that a help, a label or a reason looks for. */
const piece = fc.constantFrom(
  ..."// :// \\\\ \\ / : @ ? # [ ] [::1] :: % %zz %25eth0 { } {{x}} ${x} <% | < > \" ^ é ' , . ..".split(" "),
  ..." \t\n\uFFFD".split(""),
  ..."http: https: file: file:/// at://did: pack: sip: turn: ssh: mailto: C: u u: u:SECRET@ :SECRET@h SECRET h @h h:80 1.2.3.4".split(
    " ",
  ),
);
const text = fc.array(piece, { minLength: 1, maxLength: 9 }).map((pieces) => pieces.join(""));

it("R-052 law: what the excerpt hides, no other text of a diagnostic shows", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        text,
        fc.tuple(text, text).map(([a, b]) => `${a}//u:${SECRET}@${b}`),
      ),
      (written) => {
        for (const diagnosticOf of DIAGNOSTICS) {
          const diagnostic = diagnosticOf(written);
          if (diagnostic === undefined) continue;
          const { before, marked, after } = diagnostic.explanation;
          if ((before + marked + after + masked(written)).includes(SECRET)) continue;
          expect([written, saidBy(diagnostic).filter((said) => said.includes(SECRET))]).toEqual([written, []]);
        }
      },
    ),
    { numRuns: 1000 },
  );
});

const unlinked = (destination: string): Diagnostic =>
  linkDiagnostic(diagnose(destination) as UriSyntaxError, LOCATION, { ...LINK, isUnlinked: true });

describe("a destination with blanks and a password", () => {
  const IN_PASSWORD = "percent-encode all but letters, digits and `-._~` in a password";

  it.each([
    [
      "https://u:SECRET@h.example/a b c",
      "write `https://u:***@h.example/a%20b%20c`, or `<https://u:***@h.example/a b c>`, which `--iri` accepts",
    ],
    ["//u:SECRET@h/a\tb", "write `//u:***@h/a%09b`, or `<//u:***@h/a\tb>`, which `--iri` accepts"],
    ["https://u:SEC RET@h.example/", IN_PASSWORD],
    ["https://u:SEC RET@h.example/a b", IN_PASSWORD],
    ["https://u:SEC\tR ET@h.example/", IN_PASSWORD],
    ["https://u:{{ SECRET }}@h.example/a b", "`--ignore` leaves out what a template fills in"],
    // No password: a port, a user, and an address of mail.
    ["https://h:80/a b", "write `https://h:80/a%20b`, or `<https://h:80/a b>`, which `--iri` accepts"],
    ["https://u@h/a b", "write `https://u@h/a%20b`, or `<https://u@h/a b>`, which `--iri` accepts"],
    ["mailto:a@b c", "write `mailto:a@b%20c`, or `<mailto:a@b c>`, which `--iri` accepts"],
  ])("%j: %s", (destination, help) => {
    expect(unlinked(destination).explanation.help).toBe(help);
  });
});

describe("std66 extract", () => {
  const folder = mkdtempSync(join(tmpdir(), "std66-help-passwords-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const PASSWORDS = ["SECRET", "SEC RET", "SEC/RET", "SEC@RET", "SEC|RET", "SECRETé", "{SECRET}"];
  const uris = PASSWORDS.flatMap((password) => [
    `https://u:${password}@h.example/a b`,
    `https://u:${password}@h.example/`,
    `//u:${password}@h.example/|`,
    `https://u:${password}@h.example:x/`,
    `https://u:${password}@[::1/`,
    `https://u:${password}@h.example/%zz?é`,
  ]);
  const each = (lineOf: (uri: string) => string): string => uris.map((uri) => `${lineOf(uri)}\n`).join("\n");
  const DOCUMENTS: Readonly<Record<string, string>> = {
    "a.md": each((uri) => `[a](${uri}) ![b](${uri}) [c](<${uri}>)`) + each((uri) => `[${uri.length}]: ${uri}`),
    "a.mdx": each((uri) => `[a](${uri})`),
    "a.html": each((uri) => `<a href="${uri}">x</a>`),
    "a.xml": `<feed xmlns="http://www.w3.org/2005/Atom">${each((uri) => `<link href="${uri}"/>`)}</feed>`,
    "a.json": JSON.stringify(uris),
    "a.csv": each((uri) => `"${uri}"`),
    "a.txt": each((uri) => uri),
  };
  for (const [name, content] of Object.entries(DOCUMENTS)) writeFileSync(join(folder, name), content);

  it.each(
    Object.keys(DOCUMENTS).flatMap((name) =>
      ["--check", "--check --diagnostics compact", "--format github", "--format sarif"].map(
        (options) => [name, options] as const,
      ),
    ),
  )("R-052 says nothing of a password: %s %s", async (name, options) => {
    const { stdout, stderr, status } = await std66(["extract", ...options.split(" "), name], { cwd: folder });
    expect([status, stderr.match(/^error: /gmu)]).toEqual([1, null]);
    expect(`${stdout}${stderr}`.match(/.*(?:SEC|RET).*/gu)).toBe(null);
  });
});
