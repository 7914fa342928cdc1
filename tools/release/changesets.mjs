// node tools/release/changesets.mjs: checks decision 13 for the next release as the changesets describe it, and that
// each changeset is a line of one changelog which a user understands.

import getReleasePlan from "@changesets/get-release-plan";
import { isStarted, ownArguments, report } from "../arguments.mjs";
import { publishedLibraries, publishedPackages, root } from "../workspace.mjs";

/**
 * @param {readonly { name: string, type: string }[]} releases
 * @returns {string[]} a message for each package without a major release that hands out objects of one with
 */
export function missingMajors(releases) {
  const majors = new Set(releases.filter(({ type }) => type === "major").map(({ name }) => name));
  return publishedLibraries()
    .filter(({ manifest }) => !majors.has(manifest.name))
    .flatMap(({ manifest }) =>
      Object.keys(manifest.dependencies ?? {})
        .filter((dependency) => majors.has(dependency))
        .map((dependency) => `${manifest.name} returns objects of ${dependency}, so a changeset needs both as major`),
    );
}

/** Packages whose new features users of the command see. */
const SHOWN = ["@std66/audit", "@std66/extract", "@std66/report"];

/**
 * @param {readonly { releases: readonly { name: string, type: string }[] }[]} changesets
 * @returns {string[]} a message for each of these packages that has a new feature, if the command has no changeset
 */
export function missingForCommand(changesets) {
  const releases = changesets.flatMap((changeset) => changeset.releases);
  if (releases.some(({ name }) => name === "std66")) return [];
  const changed = releases.filter(({ name, type }) => SHOWN.includes(name) && type !== "patch");
  return [...new Set(changed.map(({ name }) => name))].map(
    (name) => `${name} has a new feature, so std66 needs a changeset that says what its users see of it`,
  );
}

/** As `packages/audit/src/rules` has them. */
const NEW_RULES = /\brules? ((?:`[^`]+`(?:, | and )?)+)/gu;

/**
 * @param {readonly { id: string, summary: string, releases: readonly { name: string, type: string }[] }[]} changesets
 * @returns {string[]} a message for each new rule of audit that no changeset of the command names, where `explain` has
 * it as well
 */
export function missingRules(changesets) {
  const ofCommand = changesets.filter(({ releases }) => releases.some(({ name }) => name === "std66"));
  const named = new Set(ofCommand.flatMap(({ summary }) => summary.match(/(?<=`)[^`]+(?=`)/gu) ?? []));
  return changesets
    .filter(({ releases }) => releases.some(({ name, type }) => name === "@std66/audit" && type === "minor"))
    .flatMap(({ id, summary }) =>
      [...summary.matchAll(NEW_RULES)]
        .flatMap(([, codes = ""]) => codes.match(/[\w-]+(?=`)/gu) ?? [])
        .filter((code) => !named.has(code))
        .map((code) => `.changeset/${id}.md has the rule ${code}, so std66 needs a changeset that names it`),
    );
}

/**
 * @param {{ id: string, summary: string, releases: readonly { name: string }[] }} changeset
 * @returns {string[]} a message for each fault
 */
export function unclear({ id, summary, releases }) {
  const published = new Set(publishedPackages().map(({ manifest }) => manifest.name));
  const names = releases.map(({ name }) => name);
  const faults = [
    ...(names.length === 1
      ? []
      : [`names ${names.length} packages; write a changeset for each, in words for its users`]),
    ...names.filter((name) => !published.has(name)).map((name) => `names ${name}, which is not published`),
    ...(/`[^`]+`/u.test(summary) ? [] : ["names no export, option or command in backticks"]),
  ];
  return faults.map((fault) => `.changeset/${id}.md ${fault}`);
}

if (isStarted(import.meta.url)) {
  ownArguments(import.meta.url);
  const { changesets, releases } = await getReleasePlan(root);
  const faults = [
    ...changesets.flatMap(unclear),
    ...missingForCommand(changesets),
    ...missingRules(changesets),
    ...missingMajors(releases),
  ];
  report(faults, `changesets: ${changesets.length}, for ${releases.length} packages`);
}
