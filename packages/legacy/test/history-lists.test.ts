// What docs/history.md lists from the RFCs, held against their grammars and the dialects.

import {
  type Automaton,
  type Grammar,
  automatonOf,
  rfc1808 as grammar1808,
  rfc2396 as grammar2396,
  rfc2732 as grammar2732,
  rfc3986 as grammar3986,
} from "@std66/grammar";
import { expect, it } from "vitest";
import { rfc1738, rfc1808, rfc2396 } from "../src/index.ts";
import { SETS, characterSets, charactersOf } from "./history/character-sets.ts";
import { type Scheme, documents, reservedNames, schemes } from "./history/lineage.ts";
import { relativeUses } from "./history/relative-use.ts";
import { semicolons } from "./history/semicolons.ts";
import { unshared } from "./history/unshared.ts";

const ASCII = Array.from({ length: 128 }, (_, index) => String.fromCharCode(index));
const taken = (automaton: Automaton): readonly string[] => ASCII.filter((character) => automaton.accepts(character));

it.each(characterSets)("$rfc has each character of US-ASCII in one set", (sets) => {
  const characters = SETS.flatMap((set) => charactersOf(sets[set]));
  expect(characters).toHaveLength(ASCII.length);
  expect(new Set(characters)).toEqual(new Set(ASCII));
});

const GRAMMARS: readonly (readonly [rfc: string, grammar: Grammar])[] = [
  // Its section 5 has the same two rules as RFC 1808.
  ["RFC 1738", grammar1808],
  ["RFC 1808", grammar1808],
  ["RFC 2396", grammar2396],
  ["RFC 2732", grammar2732],
  ["RFC 3986", grammar3986],
];

it.each(GRAMMARS)("%s: what is reserved and unreserved is so by the grammar", (rfc, grammar) => {
  const sets = characterSets.find((row) => row.rfc === rfc);
  for (const rule of ["reserved", "unreserved"] as const)
    expect(new Set(taken(automatonOf(grammar, rule)))).toEqual(new Set(charactersOf(sets?.[rule] ?? "")));
});

it.each([
  ["RFC 1738", rfc1738, "s:"],
  ["RFC 1808", rfc1808, "s:"],
  ["RFC 2732", rfc2396, "s:/?"],
] as const)("%s allows reserved and unreserved characters and no others", (rfc, { isValid }, before) => {
  const sets = characterSets.find((row) => row.rfc === rfc);
  const allowed = charactersOf(`${sets?.reserved} ${sets?.unreserved}`);
  // What stands behind a "#" is not in the URL, and with nothing behind it, it is valid.
  const found = ASCII.filter((character) => character !== "#" && isValid(before + character));
  expect(new Set(found)).toEqual(new Set(allowed));
});

it("RFC 3986 has no place for a character that it neither reserves nor leaves unreserved", () => {
  const sets = characterSets.find((row) => row.rfc === "RFC 3986");
  const reference = automatonOf(grammar3986, "URI-reference");
  const triplet = automatonOf(grammar3986, "pct-encoded");
  for (const character of charactersOf(sets?.excluded ?? "")) {
    const isOfTriplets = character === "%";
    expect([character, triplet.isViable(triplet.run(character))]).toEqual([character, isOfTriplets]);
    for (const before of ["", "s:", "//", "//h:", "//[", "/", "?", "#"]) {
      const isViable = reference.isViable(reference.run(before + character));
      expect([before + character, isViable && !isOfTriplets]).toEqual([before + character, false]);
    }
  }
});

it("R-158 the obsolete rules are RFC 2396's, and their translations RFC 3986's", () => {
  const names = unshared.map(({ rule }) => rule.replaceAll("_", "-").toLowerCase());
  const known = new Set([...grammar2396.keys()].map((name) => name.toLowerCase()));
  const current = new Set([...grammar3986.keys()].map((name) => name.toLowerCase()));
  expect(new Set(names).size).toBe(20);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
  // Two names are those of other rules now, with a hyphen.
  expect(names.filter((name) => current.has(name))).toEqual(["hier-part", "reg-name"]);
  const gone = [...known].filter((name) => !current.has(name) && !names.includes(name));
  expect(new Set(gone)).toEqual(new Set(["domainlabel", "toplabel"]));
});

it("R-158 six rules of RFC 2396 are the same in RFC 3986's words, and the others are not", () => {
  const same = unshared.filter(({ lost, gained }) => (lost ?? gained) === undefined);
  expect(same.map(({ rule }) => rule)).toEqual(["rel_segment", "param", "mark", "escaped", "hex", "alphanum"]);
});

it.each(unshared)("R-158 $rule and its translation share all but what the history shows", (row) => {
  const { before, after, lost, gained } = row;
  if (lost !== undefined) expect([before.accepts(lost), after.accepts(lost)]).toEqual([true, false]);
  if (gained !== undefined) expect([before.accepts(gained), after.accepts(gained)]).toEqual([false, true]);
  // Where there is nothing that they do not share, they are one language, which has one minimal automaton.
  const isOne = before.stateCount === after.stateCount;
  expect(isOne || (lost ?? gained) !== undefined).toBe(true);
});

it("RFC 1808's params are each a param of its grammar", () => {
  const param = automatonOf(grammar1808, "param");
  const params = automatonOf(grammar1808, "params");
  const found = semicolons.flatMap((text) => rfc1808.parse(text).params ?? []);
  expect(found.length).toBeGreaterThan(4);
  for (const whole of found) {
    expect([whole, params.accepts(whole)]).toEqual([whole, true]);
    for (const one of whole.split(";"))
      expect([one, param.accepts(one), one.includes(";")]).toEqual([one, true, false]);
  }
});

/** Nothing at all behind a scheme fits the generic form, and none of the ten. */
const hasForm = ({ name }: Scheme): boolean => !rfc1738.isValid(`${name}:`);

it("RFC 1738 has a form for each scheme that the history lists, and for no other name", () => {
  expect(schemes.filter((scheme) => !hasForm(scheme))).toEqual([]);
  expect(reservedNames.filter(hasForm)).toEqual([]);
});

const isAscending = (numbers: readonly number[]): boolean =>
  numbers.every((number, i) => i === 0 || number > (numbers[i - 1] ?? 0));

it("the lineage is in the order of the years, and each RFC in it that is replaced is so by a later one", () => {
  expect(isAscending(documents.map(({ rfc }) => rfc))).toBe(true);
  expect(documents.every(({ year }, i) => i === 0 || year >= (documents[i - 1]?.year ?? 0))).toBe(true);
  const known = documents.map(({ rfc }) => rfc);
  for (const { rfc, updates = [], obsoletes = [] } of documents) {
    for (const older of [...updates, ...obsoletes]) expect([older < rfc, known.includes(older)]).toEqual([true, true]);
  }
  for (const { name, later } of [...schemes, ...reservedNames])
    expect([name, isAscending([1738, ...later])]).toEqual([name, true]);
});

it("RFC 1808 §2.3 speaks of the schemes of RFC 1738, and its algorithm resolves against each", () => {
  const named = relativeUses.map(({ base }) => base.slice(0, base.indexOf(":")));
  expect(named).toHaveLength(schemes.length);
  expect(new Set(named)).toEqual(new Set(schemes.map(({ name }) => name)));
  for (const { base, reference } of relativeUses) expect(rfc1808.resolve(base, reference).kind).toBe("uri");
});
