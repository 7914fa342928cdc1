// What an API report keeps of API Extractor's.

import { expect, test } from "vitest";
import { reportText } from "../api/report-text.mjs";

const report = (...blocks: readonly string[]): string =>
  `## API Report File for "a"\n\n\`\`\`ts\n\n${blocks.join("\n\n")}\n\n\`\`\`\n`;

const PARSE = "// @public\nexport function parse(text: string): Part;";
const PART = "// @public (undocumented)\nexport interface Part {\n    // (undocumented)\n    readonly text: string;\n}";

test("remarks that say nothing of a declaration are left out, others are kept", () => {
  const old = "// @public @deprecated\nexport const old: string;";
  expect(reportText(report(PARSE, PART, old))).toBe(
    report(
      "export function parse(text: string): Part;",
      "export interface Part {\n    readonly text: string;\n}",
      "// @public @deprecated\nexport const old: string;",
    ),
  );
});

test("what the index reports too is named, if the entry exports it", () => {
  const own = "// @public\nexport const rfc1808: Part;";
  expect(reportText(report(PART, own), report(PARSE, PART))).toBe(
    report("// as in index.api.md\nexport { Part };", "export const rfc1808: Part;"),
  );
  const mentioned = PART.replace("export ", "");
  expect(reportText(report(mentioned, own), report(PARSE, PART))).toBe(report("export const rfc1808: Part;"));
});

test("a declaration of the same name with another type is not that of the index", () => {
  const other = PART.replace("text: string", "text: number");
  expect(reportText(report(other), report(PART))).toContain("readonly text: number;");
  expect(reportText(report(other), report(PART))).not.toContain("as in");
});

test("a report that loses an export differs, in the entry and in its index", () => {
  expect(reportText(report(PARSE), report(PART))).not.toBe(reportText(report(PARSE, PART), report(PART)));
});
