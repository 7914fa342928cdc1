// Decision 13: how changes of `@std66/core/internal` are versioned, so that siblings of other versions keep working.

import { describe, expect, it } from "vitest";
import { faultOf } from "../api/internal-door.mjs";

const report = (...declarations: string[]): string =>
  `## API Report\n\n\`\`\`ts\n\n${declarations.map((text) => `// @public\n${text}\n`).join("\n")}\n\`\`\`\n`;

const scan = "export function scan(text: string): boolean;";
const ends = "export interface Ends {\n    // (undocumented)\n    readonly path: number;\n}";
const endsWithQuery = ends.replace("}", "    readonly query: number;\n}");
const reference = "class UriReference {\n    get path(): string;\n}";
const open = report(`export ${reference}`);
const had = report(scan, ends, reference);

function fault(has: string, from: string, to: string): string | undefined {
  return faultOf({ had, has, open, from, to });
}

describe("the internal entry, if it loses or changes", () => {
  it.each([
    ["a name", report(ends, reference)],
    ["a parameter", report(scan.replace("text", "text: string, end"), ends, reference)],
    ["a member", report(scan, ends.replace("path", "queryEnd"), reference)],
  ])("%s, needs a version outside the caret range", (_, has) => {
    for (const [from, to] of [
      ["1.2.3", "1.2.3"],
      ["1.2.3", "1.3.0"],
      ["0.1.0", "0.1.1"],
    ] as const) {
      expect(fault(has, from, to)).toContain("lost or changed");
    }
    expect(fault(has, "1.2.3", "1.3.0")).toContain('"@std66/core": major');
    expect(fault(has, "0.1.0", "0.1.1")).toContain('"@std66/core": minor');
    expect(fault(has, "1.2.3", "2.0.0")).toBeUndefined();
    expect(fault(has, "0.1.0", "0.2.0")).toBeUndefined();
    expect(fault(has, "0.1.0", "1.0.0")).toBeUndefined();
  });
});

describe("the internal entry, if it gains", () => {
  it.each([
    ["a name", report(scan, ends, reference, "export let schemeEnd: number;")],
    ["a member", report(scan, endsWithQuery, reference)],
  ])("%s, needs a new version, which siblings can require", (_, has) => {
    expect(fault(has, "1.2.3", "1.2.3")).toContain("gained");
    expect(fault(has, "1.2.3", "1.2.4")).toBeUndefined();
    expect(fault(has, "0.1.0", "0.1.1")).toBeUndefined();
  });
});

it("the internal entry: declarations of the public entry are versioned with that entry", () => {
  expect(fault(report(scan, ends, reference.replace("path", "query")), "1.2.3", "1.2.3")).toBeUndefined();
});

it("the internal entry: comments and order do not count", () => {
  expect(fault(report(reference, ends.replace(/ *\/\/.*\n/u, ""), scan), "1.2.3", "1.2.3")).toBeUndefined();
});
