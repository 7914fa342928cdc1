/** `std66 legacy` says each thing once, and draws an algorithm as `resolve --explain` does. */
import { describe, expect, it } from "vitest";
import { std66 } from "./run.ts";

const BASE = "http://a/b/c/d;p?q";

describe("the row of RFC 1738", () => {
  it("is left out where something is resolved, with its reason, and is there for a text", async () => {
    const references = ["?y", "http://u@h/", "g", "http:g"];
    expect((await std66(["legacy", BASE, ...references])).stdout).not.toMatch(/1738/u);
    for (const text of ["http://u@h/", "http:g"])
      expect((await std66(["legacy", text])).stdout).toMatch(/^ {2}≠ RFC 1738 {6}not valid: /mu);
  });

  it("does not count for the exit status beside http:g, in no format", async () => {
    for (const format of [[], ["--json"], ["--format", "markdown"], ["--format", "csv"]]) {
      const { stdout, status } = await std66(["legacy", ...format, BASE, "http:g", "http://u@h/"]);
      expect([status, stdout.includes("1738")]).toEqual([0, false]);
    }
  });

  it("does not count for the exit status, in JSON neither", async () => {
    for (const json of [[], ["--json"]]) {
      const { stdout, status } = await std66(["legacy", ...json, BASE, "g", "../h"]);
      expect(status).toBe(0);
      expect(stdout).not.toMatch(/1738/u);
    }
  });

  it("is there if asked for", async () => {
    const args = ["--dialects", "rfc1738,rfc3986", BASE, "g", "h"];
    for (const options of [[], ["--explain"]]) {
      const { stdout, status } = await std66(["legacy", ...options, ...args]);
      expect(stdout.match(/error: a URL must begin with a scheme: there are no relative/gu)).toHaveLength(2);
      expect(status).toBe(1);
    }
  });

  it("is left out for the syntax and the steps of a relative reference", async () => {
    expect((await std66(["legacy", "a/b"])).stdout).not.toMatch(/1738/u);
    expect((await std66(["legacy", "--explain", BASE, "a", "b"])).stdout).not.toMatch(/1738/u);
    expect((await std66(["legacy", "x:a"])).stdout).toMatch(/^ {4}RFC 1738 {6}valid$/mu);
  });
});

describe("a reason", () => {
  const EXPLANATION = "RFC 2396 merges the empty path of";

  it("is explained once in a run, and named each time", async () => {
    const { stdout } = await std66(["legacy", BASE, "?y", "g?", "?z", "?"]);
    expect(stdout.split(EXPLANATION)).toHaveLength(2);
    expect(stdout.match(/^ {4}query-only-keeps-path: .*$/gmu)).toEqual([
      "    query-only-keeps-path: 1808, 3986 | 2396",
      "    query-only-keeps-path: 1808, 3986 | 2396 (see above)",
      "    query-only-keeps-path: 1808, 3986 | 2396 (see above)",
    ]);
    expect(stdout.split("RFC 1808 does not distinguish an empty component from an absent one")).toHaveLength(2);
  });

  it("is so with --explain, for texts, and on a terminal", async () => {
    for (const args of [
      ["legacy", "--explain", BASE, "?y", "?z"],
      ["legacy", BASE, "?y", "//u:secret@h?y", "?z"],
    ]) {
      const { stdout } = await std66(args, { terminals: [1] });
      expect(stdout.split(EXPLANATION)).toHaveLength(2);
    }
    const { stdout } = await std66(["legacy", "-"], { stdin: "mailto:a?b\nmailto:c?d\n" });
    expect(stdout.match(/^ {4}opaque-query: .*$/gmu)).toEqual([
      "    opaque-query: 1808, 3986 | 2396",
      "    opaque-query: 1808, 3986 | 2396 (see above)",
    ]);
  });

  it("as the help says", async () => {
    const { stdout } = await std66(["legacy", "--help"]);
    const text = stdout.replace(/\s+/gu, " ");
    expect(text).toContain("and is explained once");
    expect(text).toContain(
      "RFC 1738 resolves nothing. It has a row if --dialects names it, or if a single text has a scheme.",
    );
  });
});

it.each([
  [BASE, "../g", "a/./b/../c"],
  [BASE, "?y#s", ""],
  [BASE, "//g/x/..", "http:g"],
  ["foo:/a", "/./b", ".."],
  ["http://a/", `${"segment/".repeat(9)}../${"another/".repeat(3)}`, "../../g"],
])("the algorithm of RFC 3986 is drawn as by resolve, against %s for %s and %s", async (base, ...references) => {
  for (const dialect of ["rfc3986", "rfc2396bis07"]) {
    // Four columns more for the indent.
    const resolved = await std66(["resolve", "--explain", base, ...references], { env: { COLUMNS: "80" } });
    const drawn = await std66(["legacy", "--explain", "--dialects", dialect, base, ...references], {
      env: { COLUMNS: "84" },
    });
    const title = dialect === "rfc3986" ? "  RFC 3986" : "  2396bis-07";
    // The readings of http:g follow the steps.
    const [steps = ""] = drawn.stdout.split(/^ {2}READINGS$/mu);
    const lines = steps.split("\n").filter((line) => line !== title);
    expect(lines.map((line) => line.replace(/^ {4}/u, "")).join("\n")).toBe(resolved.stdout);
  }
});

it("the steps of RFC 3986 have no guard: it stands beside them, as std66", async () => {
  const { stdout } = await std66(["legacy", "--explain", "--dialects", "rfc3986", "f:/a", ".//g"]);
  expect(stdout).toMatch(/^ {4}5\.3 {4}recompose\(T\) {2,}f:\/\/g$/mu);
  expect(stdout).not.toMatch(/^ {4}3\.3/mu);
  expect(stdout).toContain('≠ std66\n    the steps of RFC 3986, then "/." before the path: f:/.//g\n');
  const resolved = await std66(["resolve", "--explain", "f:/a", ".//g"]);
  expect(resolved.stdout).toMatch(/^3\.3 /mu);
});

it("params --history names the character that does not fit", async () => {
  const { stdout } = await std66(["params", "--history", "ftp://h/a;b;c/d", "http://u@h/;"]);
  expect(stdout.match(/^ {4}RFC 1738 .*$/gmu)).toEqual([
    "    RFC 1738      not valid: `;` does not fit the form of ftp URLs",
    "    RFC 1738      not valid: `@` does not fit the form of http URLs",
  ]);
});
