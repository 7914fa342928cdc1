// The codes that pages name exist, and docs/threats.md has each code of audit.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rules } from "@std66/audit";
import { textFiles } from "../text-files.mjs";
import { root } from "../workspace.mjs";

const pages = textFiles(
  /^(?:README|docs\/(?!history)[^/]+|docs\/(?:contributing|decisions|migrate)\/.+|(?:packages|adapters|apps)\/[^/]+\/README)\.md$/u,
);
const ofAudit: readonly string[] = rules.map(({ code }) => code);
const threats = readFileSync(join(root, "docs/threats.md"), "utf8");
const spansOf = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/gu)].map(([, span = ""]) => span);
const first = (code: string): string => code.split("-", 1)[0] ?? "";
const attacks = JSON.parse(readFileSync(join(root, "packages/audit/test/attacks.json"), "utf8")) as readonly unknown[];

test("the table of docs/threats.md has each code of audit, and no other", () => {
  const [, section = ""] = /^## What a text shows$([^]*?)^## /mu.exec(threats) ?? [];
  const rows = (section.match(/^\|.*\|$/gmu) ?? []).slice(2);
  const codes = rows.flatMap((row) => spansOf(row.split("|")[3] ?? ""));
  expect(rows.length).toBeGreaterThan(10);
  const missing = ofAudit.filter((code) => !codes.includes(code));
  expect(
    missing,
    `docs/threats.md, "What a text shows": add to the row of its attack \`${missing.join("`, `")}\``,
  ).toEqual([]);
  const others = codes.filter((code) => !ofAudit.includes(code));
  expect(others, `docs/threats.md, "What a text shows": no rule of audit is ${others.join(", ")}`).toEqual([]);
});

test("docs/threats.md counts the attack texts", () => {
  expect(/`packages\/audit\/test\/attacks\.json` has (\d+) attack texts/u.exec(threats)?.[1], "docs/threats.md").toBe(
    `${attacks.length}`,
  );
});

/** Not codes, although they have the form of one: names of the grammar and of formats, values, packages. */
const OTHERS = [
  "dot-segments",
  "iri-reference",
  "network-uri",
  "not-allowed",
  "percent-encoding",
  "query-string",
  "query-value",
  "relative-to-absolute-iri",
  "same-document",
  "uri-js",
  "uri-reference",
  "uri-template",
];

/**
 * What stands in the place of a code: in a diagnostic, in a finding or an error of a sample, in an annotation of
 * GitHub.
 */
const PLACES =
  /\b(?:error|info|warning|danger)\[([^\]\s]+)\]|(?:\bcode: |"error":\{"code":)"([^"]+)"|\btitle=([\w-]+)::/gu;

test("each code that a page names exists", () => {
  const args = [process.env["STD66_MAIN"] ?? "", "explain", "--json"];
  const { stdout } = spawnSync(process.execPath, args, { encoding: "utf8" });
  const lines = stdout.trimEnd().split("\n");
  const codes = new Set(lines.map((line) => (JSON.parse(line) as { readonly code: string }).code));
  expect(ofAudit.filter((code) => !codes.has(code))).toEqual([]);
  const beginnings = new Set([...codes].filter((code) => code.includes("-")).map(first));
  /** Begins as a code does: `host-…`, `path-…`. */
  const isLikeCode = (span: string): boolean =>
    /^[a-z\d]+(?:-[a-z\d]+)+$/u.test(span) && beginnings.has(first(span)) && !OTHERS.includes(span);
  const named = pages.flatMap(({ path, text }) =>
    [...spansOf(text).filter(isLikeCode), ...[...text.matchAll(PLACES)].map((match) => match.slice(1).join(""))].map(
      (code) => ({ path, code }),
    ),
  );
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter(({ code }) => !codes.has(code))).toEqual([]);
  const isStale = (word: string): boolean => codes.has(word) || !pages.some(({ text }) => text.includes(`\`${word}\``));
  expect(OTHERS.filter(isStale)).toEqual([]);
});
