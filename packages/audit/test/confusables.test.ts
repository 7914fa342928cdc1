// The table of letters that look like ASCII is made from Unicode's data.
import { expect, test } from "vitest";
import { confusablesTable, writtenTable } from "../confusables.mjs";

test("the table in @std66/audit is the one made from confusables.txt: node packages/audit/confusables.mjs --write", () => {
  expect(writtenTable()).toBe(confusablesTable());
  expect(writtenTable().split("\n").length).toBeGreaterThan(25);
});
