// A checker for Stryker that leaves out each mutant that is not in the sample: it sees all of them before any runs.

import { createHash } from "node:crypto";
import { relative } from "node:path";
import { CheckStatus } from "@stryker-mutator/api/check";
import { PluginKind, declareFactoryPlugin } from "@stryker-mutator/api/plugin";
import { roomOf } from "./rooms.mjs";

/**
 * @typedef {object} Sample
 * @property {number} each how many mutants of a room, at most
 * @property {string} seed
 * @typedef {import("@stryker-mutator/api/core").Mutant} Mutant
 */

/** What a mutant that is left out has as its status. */
export const LEFT_OUT = "CompileError";

/**
 * @param {readonly Mutant[]} mutants
 * @param {Sample} sample
 * @param {(file: string) => string} roomOfFile
 * @returns {Set<string>} the identifiers of the chosen: which ones a room gives does not depend on the other rooms
 */
export function sampleOf(mutants, { each, seed }, roomOfFile) {
  const ranked = mutants
    .map((mutant) => ({ mutant, rank: rankOf(mutant, seed) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1));
  /** @type {Map<string, number>} */
  const taken = new Map();
  const chosen = ranked.filter(({ mutant }) => {
    const room = roomOfFile(mutant.fileName);
    const count = (taken.get(room) ?? 0) + 1;
    taken.set(room, count);
    return count <= each;
  });
  return new Set(chosen.map(({ mutant }) => mutant.id));
}

/** @param {Mutant} mutant @param {string} seed */
function rankOf({ fileName, location: { start, end }, replacement }, seed) {
  const place = [start.line, start.column, end.line, end.column];
  const file = relative(process.cwd(), fileName).replaceAll("\\", "/");
  return createHash("sha256")
    .update(JSON.stringify([seed, file, place, replacement]))
    .digest("hex");
}

/** @typedef {import("@stryker-mutator/api/check").CheckResult} CheckResult */
/** @type {CheckResult} */
const TRIED = { status: CheckStatus.Passed };
/** @type {CheckResult} */
const NOT_TRIED = { status: CheckStatus.CompileError, reason: "not in the sample" };

class SampleChecker {
  async init() {}

  /** All in one group, since a mutant is chosen among the others. @param {Mutant[]} mutants */
  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }

  /** @param {Mutant[]} mutants */
  async check(mutants) {
    /** @type {import("./rooms.mjs").Target} */
    const target = JSON.parse(process.env["MUTATION_TARGET"] ?? "");
    const chosen = sampleOf(mutants, JSON.parse(process.env["MUTATION_SAMPLE"] ?? ""), (file) =>
      roomOf(target, relative(process.cwd(), file)),
    );
    return Object.fromEntries(mutants.map(({ id }) => [id, chosen.has(id) ? TRIED : NOT_TRIED]));
  }
}

export const strykerPlugins = [declareFactoryPlugin(PluginKind.Checker, "sample", () => new SampleChecker())];
