// The package managers, as a user has them: each with an empty home folder, and the registry of the rehearsal.

import { mkdirSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "@std66/tools/run.mjs";

/**
 * @typedef {object} Client
 * @property {string} name
 * @property {string[]} command
 * @property {string[]} add before the names of packages
 * @property {string[]} install what a manifest names
 * @property {string[]} node what runs a program
 * @property {"overrides" | "resolutions" | "workspace"} [overrides] where they are; absent if it has none
 */

/** What was published a minute ago is too young by default: docs/release.md says so, and a step of its own tries it. */
export const AGE_OF_DENO = "--minimum-dependency-age=0";

/** @param {string} home where they are installed @returns {Client[]} */
export function clientsIn(home) {
  const bin = (/** @type {string} */ path) => join(home, "node_modules", path);
  const yarn1 = [process.execPath, bin("yarn/bin/yarn.js")];
  const yarn4 = [process.execPath, bin("@yarnpkg/cli-dist/bin/yarn.js")];
  const npms = ["9", "10", "11"].map((major) => ({
    name: `npm ${major}`,
    command: [process.execPath, bin(`npm-${major}/bin/npm-cli.js`)],
    add: ["install"],
    install: ["install"],
    node: [process.execPath],
    overrides: /** @type {const} */ ("overrides"),
  }));
  return [
    ...npms,
    {
      name: "pnpm",
      command: ["pnpm"],
      add: ["add"],
      install: ["install"],
      node: [process.execPath],
      overrides: "workspace",
    },
    {
      name: "Yarn 1",
      command: yarn1,
      add: ["add"],
      install: ["install"],
      node: [process.execPath],
      overrides: "resolutions",
    },
    {
      name: "Yarn 4",
      command: yarn4,
      add: ["add"],
      install: ["install"],
      node: [...yarn4, "node"],
      overrides: "resolutions",
    },
    {
      name: "Bun",
      command: [bin(".bin/bun")],
      add: ["add"],
      install: ["install"],
      node: [bin(".bin/bun")],
      overrides: "overrides",
    },
    {
      name: "Deno",
      command: [bin(".bin/deno")],
      add: ["add", "--npm", AGE_OF_DENO],
      install: ["install"],
      node: [bin(".bin/deno"), "run", "--allow-all"],
    },
  ];
}

/** Folders of users, each with its own home. */
export class Users {
  /** @type {string} */
  #folder;
  /** @type {string} */
  #registry;
  #count = 0;

  /** @param {string} folder @param {string} registry */
  constructor(folder, registry) {
    this.#folder = folder;
    this.#registry = registry;
  }

  /** @param {object} [manifest] @returns {string} a new folder with it */
  project(manifest = {}) {
    this.#count += 1;
    const folder = join(this.#folder, `user-${this.#count}`, "project");
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, "package.json"),
      JSON.stringify({ name: "user", version: "1.0.0", private: true, ...manifest }),
    );
    // So Yarn 4 does not look for a project around it.
    writeFileSync(join(folder, "yarn.lock"), "");
    writeFileSync(join(folder, ".npmrc"), this.#npmrc());
    return folder;
  }

  /** @param {string} project @returns {string} where `--global` installs */
  prefix(project) {
    return join(project, "../global");
  }

  /**
   * @param {string} project
   * @param {Record<string, string>} [more]
   * @returns {NodeJS.ProcessEnv} without the settings of the shell that runs this
   */
  env(project, more = {}) {
    const home = join(project, "..");
    const kept = Object.entries(process.env).filter(
      ([name]) => !/^(?:npm|pnpm|yarn|bun|deno)_|^(?:INIT_CWD|CI|NODE_OPTIONS)$/iu.test(name),
    );
    writeFileSync(join(home, ".npmrc"), this.#npmrc());
    return {
      ...Object.fromEntries(kept),
      PATH: [join(this.prefix(project), "bin"), process.env["PATH"]].join(delimiter),
      HOME: home,
      XDG_CACHE_HOME: join(home, "cache"),
      XDG_DATA_HOME: join(home, "data"),
      npm_config_userconfig: join(home, ".npmrc"),
      npm_config_registry: this.#registry,
      npm_config_prefix: this.prefix(project),
      // All share what is downloaded.
      npm_config_cache: join(this.#folder, "cache"),
      npm_config_audit: "false",
      npm_config_fund: "false",
      npm_config_update_notifier: "false",
      NPM_CONFIG_REGISTRY: this.#registry,
      YARN_NPM_REGISTRY_SERVER: this.#registry,
      YARN_UNSAFE_HTTP_WHITELIST: new URL(this.#registry).hostname,
      YARN_ENABLE_TELEMETRY: "0",
      // As with Deno.
      YARN_NPM_MINIMAL_AGE_GATE: "0",
      DENO_DIR: join(this.#folder, "deno"),
      NO_COLOR: "1",
      ...more,
    };
  }

  /**
   * @param {readonly string[]} command
   * @param {string} project
   * @param {Record<string, string>} [more]
   * @returns {Promise<string>}
   */
  run([command = "", ...args], project, more) {
    return run(command, args, project, this.env(project, more));
  }

  /** The token opens nothing: npm asks for one before it publishes. */
  #npmrc() {
    return `registry=${this.#registry}\n${this.#registry.replace(/^http:/u, "")}:_authToken=rehearsal\n`;
  }
}
