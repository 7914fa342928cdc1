// Tests which exported items need a link to the section of their RFC, on a model as API Extractor writes it.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { missingLinks } from "../api/see-links.mjs";

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "std66-links-"));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const link = (rfc: string, section: string, text: string): string =>
  `/**\n * Parses.\n *\n * @see\n *\n * {@link https://www.rfc-editor.org/rfc/rfc${rfc}#${section} | ${text}}\n */\n`;

test.for([
  ["a function with a link", "Function", link("3986", "section-5.2", "RFC 3986 §5.2"), false],
  ["a class with a link to an appendix", "Class", link("3986", "appendix-B", "RFC 3986 Appendix B"), false],
  ["a function with a link to an older RFC", "Function", link("1808", "section-4", "RFC 1808 §4"), false],
  ["an interface without a link", "Interface", "", false],
  ["a constant with a link", "Variable", link("3986", "section-5", "RFC 3986 §5"), false],
  ["a constant without a link", "Variable", "", true],
  ["a function without a comment", "Function", undefined, true],
  ["a function that only cites its section", "Function", "/**\n * Parses (RFC 3986 §5.2).\n */\n", true],
  ["a function whose link names another section", "Function", link("3986", "section-5.2", "RFC 3986 §5.3"), true],
  ["a class whose link names another RFC", "Class", link("3986", "section-4", "RFC 1808 §4"), true],
] as const)("see-links: %s", ([, kind, docComment, isReported]) => {
  const file = join(folder, "index.api.json");
  const item = { kind, name: "planted", docComment, fileUrlPath: "dist/planted.d.ts" };
  writeFileSync(file, JSON.stringify({ kind: "Package", members: [{ kind: "EntryPoint", members: [item] }] }));
  expect(missingLinks([file]).some((fault) => fault.includes("planted"))).toBe(isReported);
});

test.for([
  ["readonly Row[]", false],
  ["Readonly<Record<string, Row>>", true],
] as const)("see-links: a constant of type %s", ([type, isReported]) => {
  const file = join(folder, "index.api.json");
  const excerptTokens = [{ text: "planted: " }, { text: type.slice(0, 9) }, { text: type.slice(9) }];
  const item = {
    kind: "Variable",
    name: "planted",
    fileUrlPath: "dist/planted.d.ts",
    excerptTokens,
    variableTypeTokenRange: { startIndex: 1, endIndex: 3 },
  };
  writeFileSync(file, JSON.stringify({ kind: "Package", members: [{ kind: "EntryPoint", members: [item] }] }));
  expect(missingLinks([file]).some((fault) => fault.includes("planted"))).toBe(isReported);
});
