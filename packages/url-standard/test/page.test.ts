// Checks docs/url-standard.md against the reasons and the trace. `vitest run PATH -u` rewrites it.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isUriReference } from "@std66/core";
import { tryResolve } from "@std66/resolve";
import { expect, it } from "vitest";
import { type UrlExample, type WebCode, differencesFrom, reasons, sections, traceUrl } from "../src/index.ts";

const page = fileURLToPath(new URL("../../../docs/url-standard.md", import.meta.url));
// That one is about runtimes without a `URL`, which have no tables of UTS 46.
const codes = (Object.keys(reasons) as WebCode[]).filter((code) => code !== "web-no-tables");

it("the table has each code, with what both standards make of its example", async () => {
  const text = readFileSync(page, "utf8");
  const [before = "", after = ""] = text.split(/(?<=<!-- codes -->)[^]*(?=<!-- \/codes -->)/u);
  await expect(`${before}\n\n${table().join("\n")}\n\n${after}`).toMatchFileSnapshot(page);
});

it("each example in the table differs for the reason of its row", () => {
  expect(codes.length).toBeGreaterThan(50);
  for (const code of codes) {
    const { text, base } = reasons[code].example;
    expect([code, differencesFrom(text, base)]).toEqual([code, expect.arrayContaining([code])]);
  }
});

it("what to write instead names the reasons for which its rows differ", () => {
  const migration = readFileSync(fileURLToPath(new URL("../../../docs/migrate/url.md", import.meta.url)), "utf8");
  const rows = migration.split("\n").filter((line) => /`web-[^`]+` +\|$/u.test(line));
  expect(rows.length).toBeGreaterThan(10);
  for (const row of rows) {
    const [text = "", base] = [...row.matchAll(/"(?:[^"\\]|\\.)*"/gu)].map(([quoted]) => JSON.parse(quoted) as string);
    const isResolved = /^\| `new URL\("[^"]*", "/u.test(row);
    const named = [...row.matchAll(/`(web-[^`]+)`/gu)].map(([, code]) => code);
    expect([text, differencesFrom(text, isResolved ? base : undefined)]).toEqual([text, named]);
  }
});

function table(): string[] {
  const rows = codes.map((code) => {
    const { summary, citations, example } = reasons[code];
    const { href } = traceUrl(example.text, example.base);
    return [
      asCode(code),
      summary.replaceAll("|", "\\|"),
      [example.text, ...(example.base === undefined ? [] : [example.base])].map(asCode).join(" against "),
      href === undefined ? "fails" : asCode(href),
      byRfc3986(example),
      citations.map(linked).join(", "),
    ];
  });
  const all = [["code", "the URL Standard", "example", "URL Standard", "RFC 3986", "sections of both"], ...rows];
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(all[0] ?? []), `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...all.slice(1).map(line)];
}

function byRfc3986({ text, base }: UrlExample): string {
  if (base === undefined) return isUriReference(text) ? "as written" : "invalid";
  const target = tryResolve(base, text);
  return target === undefined ? "invalid" : asCode(String(target));
}

/** What a page cannot show is written as in JavaScript. */
function asCode(text: string): string {
  const shown = text.replace(/^ | $|\p{Cc}|\p{Cs}/gu, escaped).replaceAll("|", "\\|");
  return `\`${shown}\``;
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

function linked(citation: string): string {
  const [, rfc, kind, name] = /^RFC (\d+) (§|Appendix )(.*)/u.exec(citation) ?? [];
  const href =
    sections[citation] ?? `https://www.rfc-editor.org/rfc/rfc${rfc}#${kind === "§" ? "section" : "appendix"}-${name}`;
  const title =
    sections[citation] === undefined ? citation.replace("RFC 3986 ", "") : citation.slice("URL Standard (".length, -1);
  return `[${title}](${href})`;
}
