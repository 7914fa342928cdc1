// Links that people write for people have no warning: those of the read-me files of all installed packages, and of RFC 3986.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { audit } from "@std66/audit";
import { resolution } from "@std66/vectors";
import { expect, test } from "vitest";
import { root } from "../workspace.mjs";

/** Each has been looked at. */
const EXPLAINED: Readonly<Record<string, string>> = {
  "userinfo-password": "an example of a URI with a password",
  "file-host": "`file://example/` in a sample of a stack trace: the host was meant as a folder",
};

const LINK = /\b(?:https?|ftp|ssh|git|git\+ssh|git\+https|wss?|file):\/\/[^\s"'<>`\\^{}|[\]]+/gu;

function linksOfPackages(): Set<string> {
  const links = new Set<string>();
  const store = join(root, "node_modules/.pnpm");
  for (const version of readdirSync(store)) {
    if (!version.includes("@")) continue;
    const name = version.replace(/(?<=.)@.*$/u, "").replace("+", "/");
    const folder = join(store, version, "node_modules", name);
    for (const file of ["README.md", "readme.md", "package.json"]) {
      for (const [link] of textOf(join(folder, file)).matchAll(LINK)) links.add(link.replace(/[.,;:!?)*_]+$/u, ""));
    }
  }
  return links;
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

test("the links of installed packages have no warning but those that are explained", () => {
  const links = linksOfPackages();
  expect(links.size).toBeGreaterThan(2000);
  const alarms = [...links].flatMap((link) =>
    audit(link).flatMap(({ code, severity }) =>
      severity === "info" || Object.hasOwn(EXPLAINED, code) ? [] : [`${code}: ${link}`],
    ),
  );
  expect(alarms).toEqual([]);
});

test("the normal examples of RFC 3986 §5.4.1 and their targets have no warning", () => {
  const rows = resolution.filter(({ source }) => source.includes("5.4.1"));
  expect(rows.length).toBeGreaterThan(20);
  for (const { base, ref, expect: target } of rows) {
    for (const text of [base, ref, target]) {
      expect(audit(String(text)).filter(({ severity }) => severity !== "info")).toEqual([]);
    }
  }
});
