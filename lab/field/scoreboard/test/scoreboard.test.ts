// The scoreboard's judgement of answers, and its limit. The libraries themselves are installed only by
// `run field scoreboard`.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { outcomesOf } from "../outcomes.mjs";
import { expanders } from "../expanders.mjs";
import { equivalentClasses, resolutionClasses, resolutionMiss } from "../resolution-misses.mjs";
import { resolvers } from "../resolvers.mjs";
import { validityMiss } from "../validity-misses.mjs";
import { validators } from "../validators.mjs";
import { runs } from "../../runs.mjs";
import { root, workspacePackages } from "@std66/tools/workspace.mjs";

const page = readFileSync(join(root, "docs/evidence/scoreboard.md"), "utf8");
const { dependencies } = JSON.parse(readFileSync(join(root, "lab/field/scoreboard/package.json"), "utf8")) as {
  readonly dependencies: Readonly<Record<string, string>>;
};

const answer = (value: unknown) => ({ kind: "answer", value }) as const;

const row = (base: string, ref: string, targets: object) =>
  ({ id: "res-000", source: "", base, ref, expect: targets }) as unknown as Parameters<typeof resolutionMiss>[0];
const miss = (text: string, isValid: boolean, value: boolean) => validityMiss({ text, isValid }, answer(value), "URI");

describe("a resolver's target", () => {
  const parent = row("http://a/b/c/d;p?q", "../../../g", { rfc3986: "http://a/g", rfc2396: "http://a/../g" });
  const empty = row("foo:/a", "/.//b", { rfc3986: "foo:/.//b", rfc3986unguarded: "foo://b" });

  test.for([
    ["http://a/g", undefined],
    ["http://a/../g", "older"],
    ["HTTP://a/g", "case"],
    ["http://a/%67", "percent-encoding"],
    ["http://a/./g", "dot-segments"],
    ["http://a:80/g", "scheme"],
    ["http://b/g", "authority"],
    ["http://a/b/g", "path"],
    ["http://a/g?q", "query"],
    ["http://a/g#s", "fragment"],
    ["g", "no URI"],
    ["http://a/ g", "no URI"],
  ] as const)("%s is %s", ([target, what]) => {
    expect(resolutionMiss(parent, answer(target))).toBe(what);
  });

  test("is right in each way that RFC 3986 leaves open", () => {
    expect(resolutionMiss(empty, answer("foo:/.//b"))).toBeUndefined();
    expect(resolutionMiss(empty, answer("foo://b"))).toBeUndefined();
    const loophole = row("http://a/b", "http:g", { rfc3986: "http:g", rfc3986nonstrict: "http://a/g" });
    expect(resolutionMiss(loophole, answer("http://a/g"))).toBeUndefined();
  });

  test("that is missing is a refusal, a silence or a crash", () => {
    const refusal = { kind: "refusal", message: "" } as const;
    expect(resolutionMiss(parent, refusal)).toBe("refuses");
    expect(resolutionMiss(empty, refusal)).toBe("refuses base");
    expect(resolutionMiss(empty, { kind: "silence" })).toBe("silence");
    expect(resolutionMiss(empty, { kind: "crash" })).toBe("crash");
  });

  test("has a class that the page explains", () => {
    expect([...equivalentClasses].filter((name) => !(name in resolutionClasses))).toEqual([]);
    expect(Object.values(resolutionClasses).filter(([title]) => !page.includes(`| ${title}`))).toEqual([]);
  });
});

describe("a validator's answer", () => {
  test("is right if it is that of the row", () => {
    expect(miss("http://a/", true, true)).toBeUndefined();
    expect(miss("http://a b/", false, false)).toBeUndefined();
    expect(validityMiss({ text: " ", isValid: false }, { kind: "refusal", message: "" }, "URI")).toBeUndefined();
  });

  test.for([
    ["http://a/%", "accepts a `%` without two hexadecimal digits (§2.1)"],
    ["http://[::1", "accepts a malformed IP literal (§3.2.2)"],
    ["http://a:b/", "accepts a malformed port (§3.2.3)"],
    ["http://a b/", "accepts a character that no authority has (§3.2)"],
    ["http://a/ ", "accepts a character that the path does not have (§3.3)"],
    ["1:b", "accepts a `:` that ends no scheme (§3.1, §4.2)"],
    ["http://a/?[", "accepts a character that no query has (§3.4)"],
    ["http://a/#[", "accepts a character that no fragment has (§3.5)"],
    ["/a", "accepts a text without a scheme (§3)"],
  ] as const)("%s: %s", ([text, what]) => {
    expect(miss(text, false, true)).toBe(what);
  });

  test.for([
    ["/a", "refuses a relative reference (§4.2)"],
    ["urn:a:b", "refuses a URI without an authority (§3.3)"],
    ["http://[::1]/", "refuses an IP literal (§3.2.2)"],
    ["file:///a", "refuses an empty host (§3.2.2)"],
    ["http://u@a.b/", "refuses a userinfo (§3.2.1)"],
    ["http://a.b:/", "refuses an empty or a long port (§3.2.3)"],
    ["foo://a.b/", "refuses an unusual scheme (§3.1)"],
    ["http://1.2.3/", "refuses a name that looks like an address (§3.2.2)"],
    ["http://a_b.c/", "refuses a name with other characters than domains have (§3.2.2)"],
    ["http://a/", "refuses a name of one label (§3.2.2)"],
    ["http://a.b?c", "refuses a query or a fragment (§3.4, §3.5)"],
    ["http://a.b/c", "refuses a path (§3.3)"],
  ] as const)("%s: %s", ([text, what]) => {
    expect(miss(text, true, false)).toBe(what);
  });
});

test("each contender is on the page, with its version", () => {
  const contenders = [...resolvers, ...validators, ...expanders];
  const isOnPage = ({ name }: { readonly name: string }) =>
    page.includes(`| \`${name}\``) && page.includes(` ${dependencies[name] ?? ""} `);
  expect(contenders.filter((contender) => !isOnPage(contender))).toEqual([]);
  expect(new Set(resolvers.map(({ name }) => name)).size).toBeGreaterThan(15);
  expect(new Set(validators.map(({ name }) => name)).size).toBeGreaterThan(8);
  const used = new Set(contenders.map(({ name }) => name));
  expect(Object.keys(dependencies).filter((name) => !used.has(name))).toEqual([]);
});

test("our own contenders are built before they are asked", () => {
  const packages = new Map(workspacePackages().map(({ manifest }) => [manifest.name, manifest]));
  const built = new Set(runs.find(({ name }) => name === "scoreboard")?.builds);
  // A set is read on as it grows.
  for (const name of built) for (const used in packages.get(name)?.dependencies) built.add(used);
  const ours = [...resolvers, ...validators, ...expanders].filter(({ name }) => name.startsWith("@std66/"));
  expect(ours.length).toBeGreaterThan(4);
  expect(ours.filter(({ name }) => !built.has(name))).toEqual([]);
});

test("a contender that hangs or dies in a row is asked for the next ones", async () => {
  const program = new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort, workerData } from "node:worker_threads";
      parentPort.postMessage("ready");
      for (const [text] of workerData.inputs.slice(workerData.start)) {
        if (text === "hangs") for (;;);
        if (text === "dies") process.exit(1);
        parentPort.postMessage({ kind: "answer", value: text });
      }`)}`,
  );
  const inputs = [["a"], ["hangs"], ["dies"], ["b"]];
  expect(await outcomesOf("resolvers", 0, inputs, { program, limit: 0.5 })).toEqual([
    answer("a"),
    { kind: "silence" },
    { kind: "crash" },
    answer("b"),
  ]);
});
