/** Options that exclude each other, in both orders, and neighbours that do not. */
import { describe, expect, it } from "vitest";
import { std66 } from "./run.ts";

const PAIRS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  check: [
    ["--valid", "--invalid"],
    ["--valid", "--quiet"],
    ["--valid", "--diagnostics compact"],
    ["--invalid", "--quiet"],
    ["--invalid", "--diagnostics compact"],
    ["--quiet", "--diagnostics compact"],
    ["--count", "--quiet"],
    ["--count", "--diagnostics count"],
    ["--append", "--valid"],
    ["--append", "--invalid"],
    ["--chunk-header", "--valid"],
    ["--chunk-header", "--invalid"],
    ["--chunk-header", "--count"],
  ],
  normalize: [
    ["--csv", "--tsv"],
    ["--csv", "--json-input"],
    ["--tsv", "--json-input"],
    ["--csv", "--chunk-header"],
    ["--chunk-header", "--header"],
    ["--chunk-header", "--max-errors 2"],
    ["--chunk-header", "--fail-fast"],
    ["--fail-fast", "--max-errors 2"],
  ],
  "compare a b": [["--explain", "--iri"]],
  audit: [
    ["--readers", "--format compact"],
    ["--format sarif", "--csv"],
    ["--format sarif", "--tsv"],
  ],
};

const TOGETHER = [
  "check --count --valid",
  "check --count --invalid",
  "check --count --fail-fast",
  "check --quiet --fail-fast",
  "check --tsv --count --valid",
  "check --csv --header --invalid",
  "normalize --tsv --chunk-header --append",
  "normalize --csv --header --append --errors",
  "normalize --quiet --diagnostics compact",
  "audit --readers --json",
  "audit --csv --errors",
];

const wordsOf = (line: string): string[] => line.split(" ");

describe.each(Object.entries(PAIRS))("%s refuses", (command, pairs) => {
  it.each(pairs)("%s beside %s", async (one, other) => {
    const [first = "", second = ""] = [one, other].map((option) => wordsOf(option)[0]);
    for (const line of [`${command} ${one} ${other}`, `${command} ${other} ${one}`]) {
      const { stdout, stderr, status } = await std66(wordsOf(line));
      expect([line, stdout, status]).toEqual([line, "", 2]);
      const [message = ""] = stderr.split("\n");
      expect(message).toMatch(/^error: option '.*' cannot be used with option '.*'$/u);
      for (const name of [first, second]) expect(message).toContain(name);
    }
  });
});

it.each(TOGETHER)("accepts %s", async (line) => {
  const { stderr, status } = await std66(wordsOf(line), { stdin: "0\n" });
  expect([stderr.includes("cannot be used with"), status === 2]).toEqual([false, false]);
});
