// The codes in the table of docs/threats.md: each is a rule, and each rule is in it.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { rules } from "@std66/audit";
import { expect, test } from "vitest";
import { root } from "../workspace.mjs";

const page = readFileSync(join(root, "docs/threats.md"), "utf8");

/** The third cell of each row of the table of classes. */
const codes = page
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .map((line) => line.split("|"))
  .filter((cells) => cells.length === 6)
  .flatMap(([, , , cell = ""]) => cell.match(/(?<=`)[a-z\d]+(?:-[a-z\d]+)+(?=`)/gu) ?? []);

test("each code is a rule", () => {
  const known = rules.map(({ code }) => code);
  expect(codes.length).toBeGreaterThan(70);
  expect(codes.filter((code) => !known.includes(code))).toEqual([]);
});

test("each rule is in a row", () => {
  // One code is a single word.
  expect(rules.map(({ code }) => code).filter((code) => code !== "backslash" && !codes.includes(code))).toEqual([]);
  expect(page).toContain("`backslash`");
});

test("all rules for internal addresses are in one row", () => {
  const [row = ""] = page.match(/^\| internal addresses .*$/mu) ?? [];
  const ofAddresses =
    "host-loopback host-private host-link-local host-metadata host-unspecified host-special-address host-not-public";
  expect(ofAddresses.split(" ").filter((code) => !row.includes(`\`${code}\``))).toEqual([]);
});

test("the number of attacks is that of the file", () => {
  const attacks = JSON.parse(
    readFileSync(join(root, "packages/audit/test/attacks.json"), "utf8"),
  ) as readonly unknown[];
  expect(page).toContain(`has ${attacks.length} attack texts`);
});
