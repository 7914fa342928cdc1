// A test runner for Stryker that loads the tests of a package once, and runs those that reach a mutant in the same
// process. With vitest, which loads all of them again for each of 5,000 mutants, a run would take hours.

import { readFileSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { INSTRUMENTER_CONSTANTS } from "@stryker-mutator/api/core";
import { PluginKind, declareFactoryPlugin } from "@stryker-mutator/api/plugin";
import { DryRunStatus, MutantRunStatus, TestStatus } from "@stryker-mutator/api/test-runner";
import * as esbuild from "esbuild";
import { planted } from "./planted-loader.mjs";

/**
 * @typedef {import("./vitest.mjs").Test} Test
 * @typedef {import("@stryker-mutator/api/test-runner").TestResult} TestResult
 * @typedef {{ activeMutant?: string, currentTestId?: string, mutantCoverage?: any, hitCount?: number, hitLimit?: number }} Switch
 */

/** Run first: it finds most of the mutants of `audit` for which all tests are loaded anew. */
const FIRST = /^rules/u;
/** Slow tests, run last: by then most mutants have been found. */
const LAST = /property|recognisers|seeds|ip-literal|remove-dot-segments|grammar-samples|attacks|octets|readings/u;
/**
 * Tests left out: texts of up to 100 MB, a million short texts, pages and sources compared as files, copies of
 * packages, and the matchers of Jest, which share a global symbol with those of vitest that are used here; and modules
 * loaded anew.
 */
const NEVER =
  /^(?:hostile|conformance|history|comparison|foreign-copy|subpaths|long-texts|deep-equality|confusables|pages|without-web-assembly|engines|scheme-facts)/u;
/** Tests left out of any file: long texts, of which they say only how long they take. */
const LONG = /linear time/u;
/** Tests of the command left out too: they need processes, shells, real time or long inputs. */
const PROCESSES = /^(?:plain-lines|completion|files|interruption|length|progress-bar|run-summary|streams)/u;

/** Tells the mutants which of them is active. @type {Switch} */
const mutants = (/** @type {any} */ (globalThis)[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {});

class Runner {
  #readings = 0;
  /** @type {string[]} */
  #bundles = [];
  /** @type {Test[]} */
  #tests = [];
  /** @type {(() => unknown)[]} */
  #after = [];
  /** Another process does not say which mutants it reached, so that what this one says is not all. */
  #saysCoverage = true;

  capabilities() {
    return { reloadEnvironment: true };
  }

  /** Runs in the sandbox: Stryker makes it the working directory. */
  async init() {
    /** @type {import("./rooms.mjs").Target} */
    const target = JSON.parse(process.env["MUTATION_TARGET"] ?? "");
    const mutated = join(process.cwd(), target.folder);
    const isCommand = target.name === "cli";
    this.#saysCoverage = !target.inProcesses;
    const setup = ["test-setup.ts", "lab/proof/mutation/few-cases.ts"].map((file) => join(process.cwd(), file));
    if (isCommand) setup.push(...sourcesIn(mutated));
    for (const tests of target.tests) {
      const folder = join(process.cwd(), tests);
      const files = readdirSync(folder)
        .filter((name) => name.endsWith(".test.ts") && !name.endsWith(".full.test.ts") && !NEVER.test(name))
        .filter((name) => !(isCommand && PROCESSES.test(name)))
        .toSorted((a, b) => rank(a) - rank(b))
        .flatMap((name, index) => [`start:${index}`, `./${name}`]);
      // Beside the tests, which find files by their own location. Each of several processes has its own bundle.
      const bundle = join(folder, `all-${process.pid}.mjs`);
      this.#bundles.push(bundle);
      await esbuild.build({
        stdin: {
          contents: [
            ...[...setup, ...files].map((file) => `import ${JSON.stringify(file)};`),
            'export { taken } from "vitest";',
          ].join("\n"),
          resolveDir: folder,
        },
        bundle: true,
        format: "esm",
        platform: "node",
        target: "node20.19",
        alias: { vitest: fileURLToPath(new URL("vitest.mjs", import.meta.url)), ...inSandbox(target.entries) },
        plugins: [starts, planting],
        define: isCommand ? { __dirname: JSON.stringify(join(mutated, "dist")) } : {},
        packages: "external",
        // The packages declare their files free of side effects, but test files have them.
        ignoreAnnotations: true,
        // Messages have the names of classes, some of which two packages have.
        keepNames: true,
        outfile: bundle,
        logLevel: "silent",
      });
    }
    this.#tests = await this.#read();
  }

  async dispose() {
    for (const body of this.#after) await body();
    for (const bundle of this.#bundles) rmSync(bundle);
  }

  /** @returns {Promise<import("@stryker-mutator/api/test-runner").DryRunResult>} */
  async dryRun() {
    /** @type {TestResult[]} */
    const results = [];
    for (const [index, test] of this.#tests.entries()) {
      mutants.currentTestId = String(index);
      const start = performance.now();
      const failureMessage = await failureOf(test);
      const result = { id: String(index), name: test.name, timeSpentMs: performance.now() - start };
      results.push(
        failureMessage === undefined
          ? { ...result, status: TestStatus.Success }
          : { ...result, status: TestStatus.Failed, failureMessage },
      );
    }
    delete mutants.currentTestId;
    return {
      status: DryRunStatus.Complete,
      tests: results,
      ...(this.#saysCoverage && { mutantCoverage: mutants.mutantCoverage }),
    };
  }

  /**
   * @param {import("@stryker-mutator/api/test-runner").MutantRunOptions} options
   * @returns {Promise<import("@stryker-mutator/api/test-runner").MutantRunResult>}
   */
  async mutantRun({ activeMutant, mutantActivation, testFilter, hitLimit }) {
    mutants.hitCount = 0;
    if (hitLimit === undefined) delete mutants.hitLimit;
    else mutants.hitLimit = hitLimit;
    mutants.activeMutant = activeMutant.id;
    process.env[INSTRUMENTER_CONSTANTS.ACTIVE_MUTANT_ENV_VARIABLE] = activeMutant.id;
    try {
      let tests = this.#tests;
      if (mutantActivation === "static") {
        try {
          tests = await this.#read();
        } catch (error) {
          return { status: MutantRunStatus.Killed, killedBy: [], failureMessage: String(error), nrOfTests: 0 };
        }
      }
      const ids = testFilter ?? tests.keys();
      let nrOfTests = 0;
      for (const id of ids) {
        nrOfTests++;
        const failureMessage = await failureOf(/** @type {Test} */ (tests[Number(id)]));
        if (hitLimit !== undefined && mutants.hitCount > hitLimit) return { status: MutantRunStatus.Timeout };
        if (failureMessage !== undefined) {
          return { status: MutantRunStatus.Killed, killedBy: [String(id)], failureMessage, nrOfTests };
        }
      }
      return { status: MutantRunStatus.Survived, nrOfTests };
    } finally {
      delete mutants.activeMutant;
      delete process.env[INSTRUMENTER_CONSTANTS.ACTIVE_MUTANT_ENV_VARIABLE];
    }
  }

  /** Loads the tests and the sources anew: static mutants take effect only then. */
  async #read() {
    const all = [];
    this.#readings++;
    for (const bundle of this.#bundles) {
      // The same file with another query is another module.
      /** @type {Pick<typeof import("./vitest.mjs"), "taken">} */
      const { taken } = await import(`${pathToFileURL(bundle).href}?${this.#readings}`);
      const { tests, before, after } = taken();
      for (const body of before) await body();
      this.#after.push(...after);
      all.push(...tests.filter(({ name }) => !LONG.test(name)));
    }
    return all;
  }
}

/**
 * The sources that the command loads on demand: a mutant outside of functions takes effect only where all are loaded
 * with the tests.
 *
 * @param {string} folder
 */
function sourcesIn(folder) {
  return readdirSync(join(folder, "src"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.includes("/") && name.endsWith(".ts"))
    .map((name) => join(folder, "src", name));
}

/** Modules that say that another file begins, as its hooks are for its own tests. @type {esbuild.Plugin} */
const starts = {
  name: "starts",
  setup(build) {
    build.onResolve({ filter: new RegExp("^start:") }, ({ path }) => ({ path, namespace: "start" }));
    build.onLoad({ filter: new RegExp("."), namespace: "start" }, () => ({
      contents: 'import { startFile } from "vitest"; startFile();',
      resolveDir: process.cwd(),
    }));
  },
};

/** Bundles a source with the fault that `planted.mjs` plants in it. @type {esbuild.Plugin} */
const planting = {
  name: "planting",
  setup(build) {
    if (process.env["PLANTED"] === undefined) return;
    build.onLoad({ filter: new RegExp("\\.(?:ts|mjs)$") }, ({ path }) => ({
      contents: planted(readFileSync(path, "utf8"), path),
      loader: path.endsWith(".ts") ? "ts" : "js",
    }));
  },
};

/** @param {Record<string, string>} entries @returns {Record<string, string>} */
function inSandbox(entries) {
  return Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(process.cwd(), file)]));
}

/** @param {string} file */
function rank(file) {
  return Number(LAST.test(file)) - Number(FIRST.test(file));
}

/** @param {Test} test */
async function failureOf({ run }) {
  try {
    await run();
    return undefined;
  } catch (error) {
    return String(error);
  }
}

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, "in-process", () => new Runner())];
