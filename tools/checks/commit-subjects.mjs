// node tools/checks/commit-subjects.mjs: checks the subjects of the commits since the rule was made: at most 72
// characters, `type(scope): what is now true` or `scope: what is now true`. Does nothing outside a clone, or in one
// that lacks the first of these commits.

import { spawnSync } from "node:child_process";
import { isStarted, ownArguments, report } from "../arguments.mjs";
import { root } from "../workspace.mjs";

const SINCE = "721e43c69f4477fb3782ed6bc6f33c761970598f";
const LENGTH = 72;
const FORM = /^[a-z][\w-]*(?:, [a-z][\w-]*)*(?:\([a-z][\w-]*(?:, [a-z][\w-]*)*\))?: \S/u;

/**
 * @param {string} subject
 * @returns {string | undefined} what is wrong with it
 */
export function faultOf(subject) {
  if (subject.length > LENGTH) return `${subject.length} characters, more than ${LENGTH}`;
  if (!FORM.test(subject)) return "not of the form `type(scope): what is now true`";
  return subject.endsWith(".") ? "ends in a full stop" : undefined;
}

/**
 * @param {string} folder
 * @param {string} since a commit
 * @returns {string[] | undefined} undefined if the folder is not a clone that has the commit
 */
export function subjectsSince(folder, since) {
  const { status, stdout } = spawnSync("git", ["log", "--no-merges", "--format=%s", `${since}..HEAD`, "--"], {
    cwd: folder,
    encoding: "utf8",
  });
  return status === 0 ? stdout.split("\n").filter((line) => line !== "") : undefined;
}

if (isStarted(import.meta.url)) {
  ownArguments(import.meta.url);
  const subjects = subjectsSince(root, SINCE);
  const faults = (subjects ?? []).flatMap((subject) => {
    const fault = faultOf(subject);
    return fault === undefined ? [] : [`commit "${subject}": ${fault}`];
  });
  report(faults, `commits: ${subjects === undefined ? "no history to check" : `${subjects.length} subjects`}`);
}
