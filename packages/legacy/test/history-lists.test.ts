// Checks the lists in docs/history.md against the grammars of the RFCs and the dialects.

import { readFileSync } from "node:fs";
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
import { reasons, rfc1738, rfc1808, rfc2396, rfc3986 } from "../src/index.ts";
import { SETS, characterSets, charactersOf } from "./history/character-sets.ts";
import { type Scheme, documents, reservedNames, schemes } from "./history/lineage.ts";
import { relativeUses } from "./history/relative-use.ts";
import { semicolons } from "./history/semicolons.ts";
import { unshared } from "./history/unshared.ts";

const ASCII = Array.from({ length: 128 }, (_, index) => String.fromCharCode(index));
const taken = (automaton: Automaton): readonly string[] => ASCII.filter((character) => automaton.accepts(character));

it.each(characterSets)("$rfc: each US-ASCII character is in exactly one set", (sets) => {
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

it.each(GRAMMARS)("%s: the reserved and unreserved sets agree with the grammar", (rfc, grammar) => {
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
  // Text after a "#" is not part of the URL, and an empty fragment is valid.
  const found = ASCII.filter((character) => character !== "#" && isValid(before + character));
  expect(new Set(found)).toEqual(new Set(allowed));
});

it("RFC 3986 allows no character that is neither reserved nor unreserved", () => {
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

it("R-158 the obsolete rules are in RFC 2396's grammar, and their translations in RFC 3986's", () => {
  const names = unshared.map(({ rule }) => rule.replaceAll("_", "-").toLowerCase());
  const known = new Set([...grammar2396.keys()].map((name) => name.toLowerCase()));
  const current = new Set([...grammar3986.keys()].map((name) => name.toLowerCase()));
  expect(new Set(names).size).toBe(20);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
  // With a hyphen, two of the names are those of other rules now.
  expect(names.filter((name) => current.has(name))).toEqual(["hier-part", "reg-name"]);
  const gone = [...known].filter((name) => !current.has(name) && !names.includes(name));
  expect(new Set(gone)).toEqual(new Set(["domainlabel", "toplabel"]));
});

it("R-158 six obsolete rules match the same texts as their translations, and the others do not", () => {
  const same = unshared.filter(({ lost, gained }) => (lost ?? gained) === undefined);
  expect(same.map(({ rule }) => rule)).toEqual(["rel_segment", "param", "mark", "escaped", "hex", "alphanum"]);
});

it.each(unshared)("R-158 $rule and its translation differ exactly as the history shows", (row) => {
  const { before, after, lost, gained } = row;
  if (lost !== undefined) expect([before.accepts(lost), after.accepts(lost)]).toEqual([true, false]);
  if (gained !== undefined) expect([before.accepts(gained), after.accepts(gained)]).toEqual([false, true]);
  // Without a difference they are the same language, which has one minimal automaton.
  const isOne = before.stateCount === after.stateCount;
  expect(isOne || (lost ?? gained) !== undefined).toBe(true);
});

it("each of RFC 1808's params in the history matches param in its grammar", () => {
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

/** An empty text after the scheme fits the generic form, and none of the ten scheme forms. */
const hasForm = ({ name }: Scheme): boolean => !rfc1738.isValid(`${name}:`);

it("RFC 1738 has a form for exactly the schemes that the history lists", () => {
  expect(schemes.filter((scheme) => !hasForm(scheme))).toEqual([]);
  expect(reservedNames.filter(hasForm)).toEqual([]);
});

const isAscending = (numbers: readonly number[]): boolean =>
  numbers.every((number, i) => i === 0 || number > (numbers[i - 1] ?? 0));

it("the lineage is in chronological order, and each replaced RFC is replaced by a later one", () => {
  expect(isAscending(documents.map(({ rfc }) => rfc))).toBe(true);
  expect(documents.every(({ year }, i) => i === 0 || year >= (documents[i - 1]?.year ?? 0))).toBe(true);
  const known = documents.map(({ rfc }) => rfc);
  for (const { rfc, updates = [], obsoletes = [] } of documents) {
    for (const older of [...updates, ...obsoletes]) expect([older < rfc, known.includes(older)]).toEqual([true, true]);
  }
  for (const { name, later } of [...schemes, ...reservedNames])
    expect([name, isAscending([1738, ...later])]).toEqual([name, true]);
});

it("RFC 1808 §2.3 covers the schemes of RFC 1738, and its algorithm resolves against each", () => {
  const named = relativeUses.map(({ base }) => base.slice(0, base.indexOf(":")));
  expect(named).toHaveLength(schemes.length);
  expect(new Set(named)).toEqual(new Set(schemes.map(({ name }) => name)));
  for (const { base, reference } of relativeUses) expect(rfc1808.resolve(base, reference).kind).toBe("uri");
});

const page = readFileSync(new URL("../../../docs/history.md", import.meta.url), "utf8");

const beside = {
  errata: new URL("../../../docs/history/errata.tsv", import.meta.url),
  issues: new URL("../../../docs/history/issues.tsv", import.meta.url),
};

/** The cells of each row of data, without the head. */
function rowsBeside(name: keyof typeof beside): readonly (readonly string[])[] {
  const [, ...lines] = readFileSync(beside[name], "utf8").trimEnd().split("\n");
  return lines.map((line) => line.split("\t"));
}

/** What RFC 2368 and RFC 2397 added to URIs, as each RFC splits it. */
it("docs/history.md says how each RFC reads a mailto URL with a header field, and a data URL", () => {
  const mailto = "mailto:a@b?subject=x";
  const data = "data:text/plain;base64,YQ";
  expect(page).toContain(`\`${mailto}\` is an address with RFC 1738`);
  expect(page).toContain(`\`${data}\` has the params \`base64,YQ\` in RFC 1808`);
  expect(rfc1738.parse(mailto)).toMatchObject({ address: "a@b?subject=x" });
  expect(rfc1808.parse(mailto)).toMatchObject({ path: "a@b", query: "subject=x" });
  expect(rfc2396.parse(mailto)).toMatchObject({ opaquePart: "a@b?subject=x", query: undefined });
  expect(rfc3986.parse(mailto)).toMatchObject({ path: "a@b", query: "subject=x" });
  expect(rfc1808.parse(data)).toMatchObject({ path: "text/plain", params: "base64,YQ" });
  expect(rfc2396.parse(data)).toMatchObject({ opaquePart: "text/plain;base64,YQ" });
  expect(rfc3986.parse(data)).toMatchObject({ path: "text/plain;base64,YQ" });
});

it("each issue of the revision of RFC 2396 that is listed is about a reason, and has its status", () => {
  const rows = rowsBeside("issues");
  // The statuses of the issues list. "Fixed 00" and "added 00" are of draft 00.
  expect(rows.map(([names = "", , status]) => [names.match(/\d{3}/gu)?.join(" "), status])).toEqual([
    ["003", "fixed in draft 00"],
    ["004", "fixed in 00"],
    ["007", "fixed in 00"],
    ["009", "closed"],
    ["010 016 036", "added in 01, fixed in 00 and 04"],
    ["040", "fixed in 04"],
    ["011 012", "added in 00"],
    ["014", "fixed in 00"],
    ["015", "fixed in 00"],
    ["017", "fixed in 02"],
    ["025", "fixed in 00"],
    ["029", "added in 01"],
    ["033", "fixed in 03"],
    ["043", "closed"],
    ["045", "closed"],
  ]);
  expect(rows.filter(([, , , code = ""]) => !Object.hasOwn(reasons, code))).toEqual([]);
  expect(rows.filter(({ length }) => length !== 4)).toEqual([]);
});

it("the errata are those of the RFC Editor, with their status", () => {
  const rows = rowsBeside("errata");
  expect(rows.filter(({ length }) => length !== 5)).toEqual([]);
  const listed = rows.flatMap(([numbers = "", of = "", status]) =>
    numbers.split(", ").map((number) => `${of.slice(0, "RFC 0000".length)} ${status} ${number}`),
  );
  // Their data of August 2026.
  const errata: Readonly<Record<string, readonly number[]>> = {
    "RFC 1738 rejected": [2845],
    "RFC 1738 verified": [4917, 5118],
    "RFC 2396 held": [1933],
    "RFC 2396 verified": [450, 451, 452, 1069],
    "RFC 2732 verified": [1422],
    "RFC 3986 held": [2033, 2624, 2933, 4547, 4789, 4942, 5428],
    "RFC 3986 rejected": [1783, 2717, 3330, 4293, 4393, 4394, 7019, 8442],
    "RFC 3986 verified": [2525, 7590],
  };
  const wanted = Object.entries(errata).flatMap(([of, numbers]) => numbers.map((number) => `${of} ${number}`));
  expect(new Set(listed)).toEqual(new Set(wanted));
  expect(listed).toHaveLength(wanted.length);
});
