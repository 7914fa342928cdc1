// What scanners for known vulnerabilities read from the lockfiles of projects whose overrides have our aliases.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { publishedPackages } from "@std66/tools/workspace.mjs";
import { write } from "../../proof/loaders/consumer.mjs";

/** @typedef {import("./clients.mjs").Client} Client */
/** @typedef {import("./steps.mjs").Step} Step */
/** @typedef {import("./clients.mjs").Users} Users */
/** @typedef {{ getPkgs(): { name: string, version?: string }[] }} DepGraph */

export const SNYK = "Snyk";

/** Each library that an alias stands in for, with its newest version, and what depends on it, three levels deep. */
const ALIASES = {
  "fast-uri": "4.2.4",
  "uri-js": "4.4.1",
  "relative-to-absolute-iri": "1.0.8",
  "validate-iri": "1.0.1",
};
const DEPENDENCIES = { "ajv-formats": "3.0.1", "har-validator": "5.1.5", "rdfxml-streaming-parser": "3.3.0" };

/** The lockfile of each package manager. */
const LOCKFILES = new Map([
  ["npm 11", "package-lock.json"],
  ["pnpm", "pnpm-lock.yaml"],
  ["Yarn 1", "yarn.lock"],
  ["Yarn 4", "yarn.lock"],
]);

/** As the command of Snyk asks. */
const ASKED = { includeDevDeps: false, includeOptionalDeps: true, strictOutOfSync: true };

/**
 * @param {readonly Client[]} clients
 * @param {Users} users
 * @param {string} home where the scanners are installed
 * @returns {Step[]}
 */
export function scannerSteps(clients, users, home) {
  return clients.flatMap((client) => {
    const lockfile = LOCKFILES.get(client.name);
    if (lockfile === undefined) return [];
    return {
      by: SNYK,
      what: `${lockfile} of ${client.name}`,
      async attempt() {
        const project = await install(client, users);
        return readBySnyk(home, { project, lockfile, client: client.name });
      },
    };
  });
}

/** A wrong major is no version: nothing is installed in silence. @param {readonly Client[]} clients @param {Users} users @returns {Step[]} */
export function wrongMajors(clients, users) {
  return clients
    .filter(({ name }) => LOCKFILES.has(name))
    .map((client) => ({
      by: client.name,
      what: "refuses `npm:@std66/fast-uri@1`, which no version is",
      async attempt() {
        const said = await install(client, users, "1").then(
          () => "it installs",
          (/** @type {unknown} */ error) => String(error),
        );
        if (!/@std66\//u.test(said)) throw new Error(said);
      },
    }));
}

/** @param {Client} client @param {Users} users @param {string} [range] */
async function install(client, users, range = "66") {
  const aliases = Object.fromEntries(Object.keys(ALIASES).map((name) => [name, `npm:@std66/${name}@${range}`]));
  const isWorkspace = client.overrides === "workspace";
  const kind = isWorkspace || client.overrides === undefined ? {} : { [client.overrides]: aliases };
  const project = users.project({ dependencies: DEPENDENCIES, ...kind });
  if (isWorkspace) {
    const lines = Object.entries(aliases).map(([name, version]) => `  ${name}: ${version}\n`);
    write(project, { "pnpm-workspace.yaml": `overrides:\n${lines.join("")}` });
  }
  await users.run([...client.command, ...client.install], project);
  return project;
}

/**
 * @param {string} home
 * @param {{ project: string, lockfile: string, client: string }} lock
 * @returns {Promise<string>} what is read
 */
async function readBySnyk(home, { project, lockfile, client }) {
  const snyk = createRequire(join(home, "package.json"))("snyk-nodejs-lockfile-parser");
  const manifest = readFileSync(join(project, "package.json"), "utf8");
  const text = readFileSync(join(project, lockfile), "utf8");
  /** @type {Record<string, () => Promise<DepGraph>>} */
  const readers = {
    "npm 11": () => snyk.parseNpmLockV2Project(manifest, text, { ...ASKED, pruneCycles: true }),
    pnpm: () => snyk.parsePnpmProject(manifest, text, { ...ASKED, pruneWithinTopLevelDeps: true }),
    "Yarn 1": () =>
      snyk.parseYarnLockV1Project(manifest, text, { ...ASKED, pruneLevel: "cycles", includePeerDeps: false }),
    "Yarn 4": () => snyk.parseYarnLockV2Project(manifest, text, { ...ASKED, pruneWithinTopLevelDeps: true }, undefined),
  };
  const graph = await readers[client]?.();
  return verdict(graph?.getPkgs() ?? []);
}

/**
 * @param {readonly { name: string, version?: string }[]} found
 * @returns {string} the aliases as they are named; throws if one is missing, or is a version that its original could have
 */
function verdict(found) {
  const versions = new Map(publishedPackages().map(({ manifest }) => [manifest.name, manifest.version]));
  return Object.entries(ALIASES)
    .map(([name, newest]) => {
      const own = found.filter(
        (one) => one.name === name || one.name === `@std66/${name}` || one.name.includes(`@std66/${name}`),
      );
      const said = own.map((one) => `${one.name} ${one.version ?? "without a version"}`).join(", ");
      const isRight = own.some(
        (one) =>
          one.version === versions.get(`@std66/${name}`) &&
          Number.parseInt(one.version ?? "", 10) > Number.parseInt(newest, 10),
      );
      if (!isRight || own.length !== 1) throw new Error(`${name}: ${said === "" ? "is not found" : said}`);
      return said;
    })
    .join(", ");
}
