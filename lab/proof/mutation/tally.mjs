// Counts the mutants of a package by room, and compares those that survive with survivors.json.

/**
 * @typedef {object} Survivors mutants of one file that survive for the same reason
 * @property {string} file
 * @property {string} why
 * @property {string[]} mutants the original text, " => ", and its replacement; repeated if it survives in several places
 */

/**
 * @typedef {object} Mutant
 * @property {string} file from the root
 * @property {number} line
 * @property {string} text
 * @property {string} replacement
 * @property {string} status as Stryker names it
 */

/** The share of the mutants of a room that the tests must find. */
const GOAL = 0.95;

/**
 * @param {object} run
 * @param {string} run.name the operands of the run
 * @param {readonly Mutant[]} run.mutants
 * @param {readonly Mutant[]} [run.made] more than those, if they are a sample
 * @param {readonly Survivors[]} run.survivors of the files that were mutated
 * @param {(file: string) => string} run.roomOf
 * @returns {{ lines: string[], isGood: boolean }}
 */
export function tallies({ name, mutants, made = mutants, survivors, roomOf }) {
  const isWhole = made.length === mutants.length;
  const excused = survivors.flatMap(({ file, mutants: ofFile }) => ofFile.map((mutant) => ({ file, mutant })));
  // On a busy machine a mutant that survives may time out, so a timeout proves nothing about a listed one. Certain
  // survivors come first.
  const left = mutants
    .filter(({ status }) => status !== "Killed")
    .toSorted((a, b) => Number(a.status === "Timeout") - Number(b.status === "Timeout"));
  const [missed, listed] = [/** @type {Mutant[]} */ ([]), /** @type {Mutant[]} */ ([])];
  for (const mutant of left) {
    const key = keyOf(mutant);
    const place = excused.findIndex((other) => other.file === mutant.file && other.mutant === key);
    if (place !== -1) {
      excused.splice(place, 1);
      listed.push(mutant);
    } else if (mutant.status !== "Timeout") missed.push(mutant);
  }
  const rooms = [...new Set(mutants.map(({ file }) => roomOf(file)))].toSorted().map((room) => {
    const inRoom = ({ file = "" }) => roomOf(file) === room;
    const countOf = (/** @type {readonly Mutant[]} */ some) => some.filter(inRoom).length;
    return tally(room, {
      all: countOf(mutants),
      listed: countOf(listed),
      missed: countOf(missed),
      made: countOf(made),
    });
  });
  const sum = tally(name, {
    all: mutants.length,
    listed: listed.length,
    missed: missed.length,
    made: made.length,
  });
  // A sample does not try all that is listed, and its share is that of the room only by and large.
  const tooFew = isWhole ? rooms.filter(({ share }) => share < GOAL) : [];
  const notFound = isWhole ? excused : [];
  return {
    lines: [
      ...missed.map((mutant) => `survives, line ${mutant.line}: ${mutant.file}: ${keyOf(mutant)}`),
      ...notFound.map(({ file, mutant }) => `in survivors.json, but does not survive: ${file}: ${mutant}`),
      ...tooFew.map(({ room }) => `${room}: fewer than ${100 * GOAL} % are found: a reason does not replace a test`),
      ...(rooms.length > 1 ? rooms.map(({ line }) => `mutation ${name}: ${line}`) : []),
      // As many of each room, large or small, are no share of all.
      ...(isWhole || rooms.length === 1 ? [`mutation ${sum.line}`] : []),
    ],
    isGood: missed.length + notFound.length + tooFew.length === 0,
  };
}

/** @param {Mutant} mutant */
function keyOf({ text, replacement }) {
  return `${text} => ${replacement}`;
}

/** @param {string} room @param {Readonly<Record<"all" | "listed" | "missed" | "made", number>>} counts of mutants */
function tally(room, { all, listed, missed, made }) {
  const found = all - listed - missed;
  const share = all === 0 ? 1 : found / all;
  const counts = `${found} found (${(100 * share).toFixed(1)} %), ${listed} listed with a reason, ${missed} missed`;
  return { room, share, line: `${room}: ${all}${made > all ? ` of ${made}` : ""} mutants: ${counts}` };
}
