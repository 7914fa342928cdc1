// The comparison of aliases with their originals: each difference under its reasons, with an example that has no other.
// What the READMEs of the aliases say of each is what both libraries return.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Api, type Call, compare, explain } from "../compare.mjs";
import { CLASSES } from "../classes.mjs";
import { root } from "@std66/tools/workspace.mjs";

const same: Api = Object.fromEntries(
  ["parse", "serialize", "normalize", "resolve", "equal"].map((name) => [name, (...args: unknown[]) => args]),
);

/** The same functions, of which `parse` changes each text that begins with its scheme. */
function parsing(change: (text: string) => string): Api {
  return { ...same, parse: (text, options) => (isSuffix(options) ? text : change(String(text))) };
}

function isSuffix(options: unknown): boolean {
  return (options as { readonly reference?: string } | undefined)?.reference === "suffix";
}

function failing(error: string): Api {
  return { ...same, parse: () => ({ error }) };
}

const ours = parsing((text) => text);
/** What follows is not about what an alias must give: these stand-ins give any text back. */
const CLASSES_ALONE = CLASSES.map(({ holds: _law, ...one }) => one);
const HOST = "a host that only looks like an IPv4 address";
const SCHEME = "a malformed scheme";

/** Reads a call of the table. */
function callOf(text: string): Call {
  const [, name = "", list = ""] = /^(?:serialize\((?=parse))?(\w+)\((.*?)\)+$/u.exec(text) ?? [];
  return {
    name: text.startsWith("serialize(parse") ? "serialize" : name,
    args: JSON.parse(`[${list}]`) as Call["args"],
  };
}

/** Characters that show nothing are escaped in the table. */
function shown(text: string): string {
  return text.replaceAll(/[\p{Co}\p{Cn}]/gu, (character) => `\\u${character.charCodeAt(0).toString(16).toUpperCase()}`);
}

describe("a difference", () => {
  it("counts under each of its reasons, and its example has only one", () => {
    const theirs = parsing((text) => text.replace("010.0.0.1", "h").replace(/^1a:/, "x:"));
    const { rows, unexplained, differing } = compare({ name: "fast-uri", theirs, ours }, 5000, 1, CLASSES_ALONE);
    const found = new Map(rows.map(([{ what }, row]) => [what, row]));
    expect([new Set(found.keys()), unexplained]).toEqual([new Set([HOST, SCHEME]), []]);
    expect(found.get(HOST)?.example.call).toMatch(/^parse\("(?!1a:)[^"]*010/);
    expect(found.get(SCHEME)?.example.call).toMatch(/^parse\("1a:(?!.*010)/);
    const counts = [...found.values()].map(({ count }) => count);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(differing);
  });

  it("without a known reason is in no class", () => {
    const theirs = parsing((text) => text.replace("?q", "?p"));
    const { rows, unexplained, differing } = compare({ name: "fast-uri", theirs, ours }, 1000, 1, CLASSES_ALONE);
    expect(differing).toBeGreaterThan(0);
    expect([rows, unexplained.length]).toEqual([[], differing]);
  });

  it("with a known reason and an unknown one is in no class", () => {
    const theirs = parsing((text) => text.replace("010.0.0.1", "h").replace("?q", "?p"));
    const { rows, unexplained } = compare({ name: "fast-uri", theirs, ours }, 5000, 1, CLASSES_ALONE);
    expect(rows.map(([{ what }]) => what)).toEqual([HOST]);
    expect(unexplained.filter(({ call }) => !call.includes("?q"))).toEqual([]);
    expect(unexplained.filter(({ call }) => call.includes("010.0.0.1"))).not.toEqual([]);
  });

  it("only in the words of an error is one of these", () => {
    const { rows } = compare({ name: "uri-js", theirs: failing("a"), ours: failing("b") }, 100, 1, CLASSES_ALONE);
    expect(rows.map(([{ what }]) => what)).toEqual(["the text of an error"]);
  });

  it("from the standard is one, also if both give the same", () => {
    const { unexplained, differing } = compare({ name: "uri-js", theirs: same, ours: same }, 3000, 1);
    expect(differing).toBe(0);
    const calls = unexplained.map(({ call }) => call);
    for (const text of [/^parse\("1a:/, /^parse\("[^"]* "\)/, /^parse\("\w*:?\/\/a@b@c/]) {
      expect(calls.filter((call) => text.test(call))).not.toEqual([]);
    }
    expect(calls.filter((call) => /^parse\("https?:\/\/h\/[ab/]*"\)/.test(call))).toEqual([]);
  });
});

describe.each(["fast-uri", "uri-js"])("the differences in the README of @std66/%s", (name) => {
  const load = createRequire(join(root, "adapters", name, "package.json"));
  const library = { name, theirs: load(name) as Api, ours: load("./dist/cjs/index.js") as Api };
  const [, table = ""] = readFileSync(join(root, "adapters", name, "README.md"), "utf8").split("<!-- differences -->");
  const rows = [...table.matchAll(/^\| (.*?) +\| `(.*?)` +\| `(.*?)` +\| `(.*?)` +\| (.*?) +\| +[\d,]+ \|$/gmu)].map(
    ([, ...cells]) =>
      cells.map((cell) => cell.replaceAll(String.raw`\|`, "|")) as [string, string, string, string, string],
  );

  it("has a row for each class", () => {
    const classes = CLASSES.filter((each) => each.library === undefined || each.library === name).map(
      ({ what }) => what,
    );
    const missing = classes.filter((what) => !rows.some(([row]) => row === what));
    expect(missing).toEqual([]);
    expect(rows.filter(([what]) => !classes.includes(what)).map(([what]) => what)).toEqual(["the text of an error"]);
  });

  it.each(rows)("%s: %s", (...[what, text, original, here, why]) => {
    const { difference, reasons } = explain(library, callOf(text));
    expect([shown(difference.theirs), shown(difference.ours)]).toEqual([original, here]);
    expect(reasons.map(([reason, { isMixed }]) => [reason.what, reason.why, isMixed])).toEqual([
      [what, why, undefined],
    ]);
  });
});
