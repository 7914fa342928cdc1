// Links that people write for people have no warning: those of the read-me files of all installed packages, and of
// RFC 3986.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { audit } from "@std66/audit";
import { resolution } from "@std66/vectors";
import { expect, test } from "vitest";
import { root } from "../workspace.mjs";

/** Tokens of badges that may be public, in the READMEs of packages. */
const BADGE = /^https:\/\/codecov\.io\/gh\/\S+\/badge\.svg\?token=/u;

/** Each has been looked at. */
const EXPLAINED: Readonly<Record<string, string>> = {
  "userinfo-password": "an example of a URI with a password",
  "host-ipv4-rare": "`http://0x7f/` in the README of fast-uri, which says how browsers read it",
  "file-host": "`file://example/` in a sample of a stack trace: the host was meant as a folder",
};

const LINK = /\b(?:https?|ftp|ssh|git|git\+ssh|git\+https|wss?|file):\/\/\w[^\s"'<>`\\^{}|[\]]+/gu;

function linksOfPackages(): Set<string> {
  const links = new Set<string>();
  const store = join(root, "node_modules/.pnpm");
  for (const version of readdirSync(store)) {
    if (!version.includes("@")) continue;
    const name = version.replace(/(?<=.)@.*$/u, "").replace("+", "/");
    const folder = join(store, version, "node_modules", name);
    for (const file of ["README.md", "readme.md", "package.json"]) {
      for (const [link] of textOf(join(folder, file)).matchAll(LINK)) links.add(cut(link));
    }
  }
  return links;
}

/** Without the punctuation after a link, and without what follows the parenthesis that closes a link of Markdown. */
function cut(link: string): string {
  return link.replace(/(?<=^[^(]*)\).*$/u, "").replace(/[.,;:!?)*_]+$/u, "");
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
      severity === "info" || Object.hasOwn(EXPLAINED, code) || BADGE.test(link) ? [] : [`${code}: ${link}`],
    ),
  );
  expect(alarms).toEqual([]);
});

test("the examples of RFC 3986 §5.4 and their targets have no warning, but for two of the abnormal ones", () => {
  const rows = resolution.filter(({ source }) => source.startsWith("RFC 3986 5.4;"));
  expect(rows.length).toBeGreaterThan(40);
  const texts = new Set(
    rows.flatMap(({ base, ref, expect: target }) => [base, ref, ...(typeof target === "string" ? [target] : [])]),
  );
  const alarms = [...texts].filter((text) => audit(text).some(({ severity }) => severity !== "info"));
  expect(alarms).toEqual(["/../g", "http:g"]);
});
