/** `--tsv` and `--csv`: a row of many MB is a row like any other. */
import { expect, it } from "vitest";
import { std66 } from "./run.ts";

/** Of three octets each: 64 MB, which no cell of CSV exceeds. */
const COUNT = 21_000_000;
/** Rows of TSV have no such limit. They have 16 MB, or all 64 by `run proof trials`. */
const ROW_COUNT = process.env["STD66_WHOLE"] === undefined ? COUNT / 4 : COUNT;

it.each([
  ["normalize", `http://a/${"~".repeat(ROW_COUNT)}`, "pchar"],
  ["encode", `http%3A%2F%2Fa%2F${"%257e".repeat(ROW_COUNT)}`, "\\N"],
  ["check", "true", "pchar"],
  ["audit", "", "\\N"],
])("%s answers a row of 16 MB, or of 64, and the rows after it", async (command, answer, error) => {
  const uri = `http://a/${"%7e".repeat(ROW_COUNT)}`;
  const { stdout, stderr, status } = await std66([command, "--errors", "--column", "2", "--exit-zero", "--quiet"], {
    stdin: `1\t${uri}\n2\t${uri} \n3\tx\n`,
  });
  expect([stderr, status]).toEqual(["", 0]);
  const rows = stdout.split("\n").map((row) => row.split("\t"));
  expect(rows[0]?.[1] === answer).toBe(true);
  expect(rows.map((fields) => [fields[0], fields.length, fields[2]])).toEqual([
    ["1", 3, "\\N"],
    ["2", 3, error],
    ["3", 3, "\\N"],
    ["", 1, undefined],
  ]);
});

it("answers cells of 64 MB of CSV, and says which quote is open for longer", async () => {
  const cell = "a\n".repeat(COUNT);
  const table = `1,"http://a/?${"%7e".repeat(COUNT)}"\n"${cell}","HTTP://b/"\n`;
  const { stdout, stderr, status } = await std66(["normalize", "--csv", "--column", "2"], {
    stdin: `${table}3,"${cell}${cell}`,
  });
  expect(stdout === `1,"http://a/?${"~".repeat(COUNT)}"\n"${cell}","http://b/"\n`).toBe(true);
  expect(status).toBe(2);
  expect(stderr.replaceAll(/\s+/gu, " ")).toContain(
    `line ${COUNT + 3}, column 3: the quote that begins here is not closed within 67108864 bytes`,
  );
});
