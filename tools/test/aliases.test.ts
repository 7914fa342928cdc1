// The comparison of aliases with their originals: each difference under its reasons, with an example that has no other.

import { describe, expect, it } from "vitest";
import { type Api, compare } from "../aliases/compare.mjs";

const same: Api = Object.fromEntries(
  ["parse", "serialize", "normalize", "resolve", "equal"].map((name) => [name, (...args: unknown[]) => args]),
);

/** The same functions, of which `parse` changes each text. */
function parsing(change: (text: string) => string): Api {
  return { ...same, parse: (text) => change(String(text)) };
}

function failing(error: string): Api {
  return { ...same, parse: () => ({ error }) };
}

const ours = parsing((text) => text);
const HOST = "a host that only looks like an IPv4 address";
const SCHEME = "a malformed scheme";

describe("a difference", () => {
  it("counts under each of its reasons, and its example has only one", () => {
    const theirs = parsing((text) => text.replace("010.0.0.1", "h").replace(/^1a:/, "x:"));
    const { rows, unexplained, differing } = compare({ name: "fast-uri", theirs, ours }, 5000, 1);
    const found = new Map(rows.map(([{ what }, row]) => [what, row]));
    expect([new Set(found.keys()), unexplained]).toEqual([new Set([HOST, SCHEME]), []]);
    expect(found.get(HOST)?.example.call).toMatch(/^parse\("(?!1a:)[^"]*010/);
    expect(found.get(SCHEME)?.example.call).toMatch(/^parse\("1a:(?!.*010)/);
    const counts = [...found.values()].map(({ count }) => count);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(differing);
  });

  it("without a known reason is in no class", () => {
    const theirs = parsing((text) => text.replace("?q", "?p"));
    const { rows, unexplained, differing } = compare({ name: "fast-uri", theirs, ours }, 1000, 1);
    expect(differing).toBeGreaterThan(0);
    expect([rows, unexplained.length]).toEqual([[], differing]);
  });

  it("with a known reason and an unknown one is in no class", () => {
    const theirs = parsing((text) => text.replace("010.0.0.1", "h").replace("?q", "?p"));
    const { rows, unexplained } = compare({ name: "fast-uri", theirs, ours }, 5000, 1);
    expect(rows.map(([{ what }]) => what)).toEqual([HOST]);
    expect(unexplained.filter(({ call }) => !call.includes("?q"))).toEqual([]);
    expect(unexplained.filter(({ call }) => call.includes("010.0.0.1"))).not.toEqual([]);
  });

  it("only in the words of an error is one of these", () => {
    const { rows } = compare({ name: "uri-js", theirs: failing("a"), ours: failing("b") }, 100, 1);
    expect(rows.map(([{ what }]) => what)).toEqual(["the text of an error"]);
  });
});
