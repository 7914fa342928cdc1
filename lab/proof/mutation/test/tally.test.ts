// Tests how mutants are counted, and what makes a run fail.

import { expect, test } from "vitest";
import { type Mutant, tallies } from "../tally.mjs";

const mutant = (file: string, text: string, status: string, line = 1): Mutant => ({
  file,
  line,
  text,
  replacement: "false",
  status,
});
const killed = (file: string, count: number) => Array.from({ length: count }, () => mutant(file, "x", "Killed"));
const tallied = (mutants: Mutant[], survivors: { file: string; why: string; mutants: string[] }[] = []) =>
  tallies({ name: "p", mutants, survivors, roomOf: (file) => `p/${file[0] ?? ""}` });

test("rooms are counted apart, then together", () => {
  const { lines, isGood } = tallied([...killed("a1", 30), ...killed("a2", 10), ...killed("b", 20)]);
  expect(lines).toEqual([
    "mutation p: p/a: 40 mutants: 40 found (100.0 %), 0 listed with a reason, 0 missed",
    "mutation p: p/b: 20 mutants: 20 found (100.0 %), 0 listed with a reason, 0 missed",
    "mutation p: 60 mutants: 60 found (100.0 %), 0 listed with a reason, 0 missed",
  ]);
  expect(isGood).toBe(true);
});

test("a survivor, a mutant that no test reaches, and one listed less often than it survives are missed", () => {
  const survivors = [{ file: "a", why: "saves time", mutants: ["y => false"] }];
  const both = [mutant("a", "y", "Survived", 3), mutant("a", "y", "Survived", 7), mutant("a", "z", "NoCoverage", 9)];
  const { lines, isGood } = tallied([...killed("a", 97), ...both], survivors);
  expect(lines).toEqual([
    "survives, line 7: a: y => false",
    "survives, line 9: a: z => false",
    "mutation p: 100 mutants: 97 found (97.0 %), 1 listed with a reason, 2 missed",
  ]);
  expect(isGood).toBe(false);
});

test("a listed mutant of another file is no excuse, and one that is found now is said", () => {
  const survivors = [{ file: "b", why: "saves time", mutants: ["y => false"] }];
  const { lines, isGood } = tallied([...killed("a", 99), mutant("a", "y", "Survived")], survivors);
  expect(lines.slice(0, 2)).toEqual([
    "survives, line 1: a: y => false",
    "in survivors.json, but does not survive: b: y => false",
  ]);
  expect(isGood).toBe(false);
});

test("a timeout is a find unless it is listed, and a listed survivor comes before a listed timeout", () => {
  const survivors = [{ file: "a", why: "saves time", mutants: ["y => false"] }];
  const late = tallied([...killed("a", 98), mutant("a", "y", "Timeout"), mutant("a", "y", "Survived")], survivors);
  expect(late.lines).toEqual(["mutation p: 100 mutants: 99 found (99.0 %), 1 listed with a reason, 0 missed"]);
  expect(late.isGood).toBe(true);
});

test("a room below 95 % fails though every survivor has a reason, and though the package is above", () => {
  const survivors = [{ file: "b", why: "saves time", mutants: ["y => false"] }];
  const { lines, isGood } = tallied([...killed("a", 100), ...killed("b", 18), mutant("b", "y", "Survived")], survivors);
  expect(lines[0]).toBe("p/b: fewer than 95 % are found: a reason does not replace a test");
  expect(isGood).toBe(false);
  const { isGood: isEnough } = tallied([...killed("b", 19), mutant("b", "y", "Survived")], survivors);
  expect(isEnough).toBe(true);
});

test("of a sample, each room is counted against all that it has, and the rest of the list is not asked for", () => {
  const survivors = [{ file: "a", why: "saves time", mutants: ["y => false", "z => false"] }];
  const mutants = [...killed("a", 18), mutant("a", "y", "Survived"), mutant("a", "y", "Timeout"), ...killed("b", 5)];
  const made = [...mutants, ...killed("a", 80)];
  const run = { name: "p --each=20", survivors, roomOf: (file: string) => `p/${file}` };
  expect(tallies({ ...run, mutants, made })).toEqual({
    lines: [
      "mutation p --each=20: p/a: 20 of 100 mutants: 19 found (95.0 %), 1 listed with a reason, 0 missed",
      "mutation p --each=20: p/b: 5 mutants: 5 found (100.0 %), 0 listed with a reason, 0 missed",
    ],
    isGood: true,
  });
  const { lines, isGood } = tallies({ ...run, mutants: [...mutants, mutant("b", "x", "NoCoverage")], made });
  expect({ first: lines[0], isGood }).toEqual({ first: "survives, line 1: b: x => false", isGood: false });
});

test("of a sample of one room, the line names the room", () => {
  const run = { name: "p/a --each=20", survivors: [], roomOf: () => "p/a" };
  expect(tallies({ ...run, mutants: killed("a", 20), made: killed("a", 30) }).lines).toEqual([
    "mutation p/a --each=20: 20 of 30 mutants: 20 found (100.0 %), 0 listed with a reason, 0 missed",
  ]);
});
