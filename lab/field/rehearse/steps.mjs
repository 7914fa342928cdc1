// What is done, in the order of the table: publish, install, replace, run.

import { chmodSync, cpSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "@std66/tools/run.mjs";
import { missing, publish } from "@std66/tools/release/publish-npm.mjs";
import { publishedPackages, root } from "@std66/tools/workspace.mjs";
import { SAY_SO, assertWorks, programs, write } from "../../proof/loaders/consumer.mjs";
import { compilers } from "../../proof/loaders/typescript.mjs";
import { AGE_OF_DENO } from "./clients.mjs";
import { preCommitSteps } from "./pre-commit.mjs";
import { scannerSteps, wrongMajors } from "./scanners.mjs";
import { installLines, overrides, shellSamples } from "./pages.mjs";

/** @typedef {import("./clients.mjs").Client} Client */
/** @typedef {{ by: string, what: string, attempt: () => Promise<string | void> }} Step */

const versions = new Map(publishedPackages().map(({ manifest }) => [manifest.name, manifest.version]));
const names = [...versions.keys()];
/** The publication is interrupted after that many packages. */
const BEFORE_THE_INTERRUPTION = 3;

/** What needs each library that `overrides` replace, and what it does with it. */
const RDF = {
  dependencies: { "rdfxml-streaming-parser": "3.3.0" },
  program: `const { RdfXmlParser } = require("rdfxml-streaming-parser");
    const rdf = '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:e="http://e.example/"><rdf:Description rdf:about="../g"><e:a>b</e:a></rdf:Description></rdf:RDF>';
    const parser = new RdfXmlParser({ baseIRI: "http://a/b/c/d" });
    parser.on("data", ({ subject }) => { if (subject.value === "http://a/b/g") ${SAY_SO} });
    parser.write(rdf);
    parser.end();`,
};
/** @param {string} version of Ajv */
const ajv = (version) => ({
  dependencies: { ajv: version },
  program: `const Ajv = require("ajv");
    const validate = new Ajv().compile({ $id: "http://a.example/b/c.json", $ref: "c.json#/definitions/d", definitions: { d: { type: "string" } } });
    if (validate("x") && !validate(1)) ${SAY_SO}`,
});
/** @type {Record<string, { dependencies: Record<string, string>, program: string }>} */
const DEPENDENTS = {
  "fast-uri": ajv("8.20.0"),
  "uri-js": ajv("6.15.0"),
  "relative-to-absolute-iri": RDF,
  "validate-iri": RDF,
};

/** @param {readonly Client[]} clients @param {import("./clients.mjs").Users} users @param {string} home @returns {Step[]} */
export function steps(clients, users, home) {
  const npm = clients.find(({ name }) => name === "npm 11") ?? clients[0];
  if (npm === undefined) throw new Error("no package manager");
  return [
    ...publication(users),
    ...clients.map((client) => ({
      by: client.name,
      what: "installs every package; a program of each runs",
      attempt: () => installAll(client, users),
    })),
    ...ageGates(clients, users),
    {
      by: "npm",
      what: "README.md: `npm view @std66/core dependencies` prints nothing",
      async attempt() {
        const printed = await users.run(["npm", "view", "@std66/core", "dependencies"], users.project());
        if (printed !== "") throw new Error(printed);
      },
    },
    ...installLines().map(({ path, line }) => ({
      by: "npm",
      what: `${path}: \`${line}\``,
      attempt: () => installLine(line, users),
    })),
    ...clients.flatMap((client) => replacements(client, users)),
    ...wrongMajors(clients, users),
    ...scannerSteps(clients, users, home),
    ...clients
      .filter(({ name }) => name.startsWith("npm "))
      .map((client) => ({
        by: client.name,
        what: `\`npm install --global std66\`, \`std66\`${hasManual(client) ? ", `man std66`" : ""}`,
        attempt: () => installGlobally(client, users),
      })),
    { by: "npx", what: "`npx std66`", attempt: () => npx(users) },
    ...preCommitSteps(users),
    ...commands(npm, users),
    ...programsOf(npm, users),
  ];
}

/** @param {import("./clients.mjs").Users} users @returns {Step[]} */
function publication(users) {
  const project = users.project();
  return [
    {
      by: "publish:npm",
      what: `is interrupted after ${BEFORE_THE_INTERRUPTION} packages`,
      async attempt() {
        const bin = join(project, "failing");
        mkdirSync(bin);
        const shim = `#!/bin/sh
PATH=\${PATH#*:}
if [ "$1" = publish ]; then
  echo >> "${bin}/count"
  [ "$(wc -l < "${bin}/count")" -le ${BEFORE_THE_INTERRUPTION} ] || exit 1
fi
exec npm "$@"
`;
        writeFileSync(join(bin, "npm"), shim);
        chmodSync(join(bin, "npm"), 0o755);
        const env = users.env(project);
        env["PATH"] = `${bin}${delimiter}${env["PATH"]}`;
        const { published, failed } = await publish({ env, stdio: "pipe" });
        if (published.length !== BEFORE_THE_INTERRUPTION || failed.length !== 1)
          throw new Error(`published ${published.join(" ")}; failed ${failed.join(" ")}`);
        return `${published.length} published`;
      },
    },
    {
      by: "publish:npm",
      what: "goes on where it stopped, each package after those that it depends on",
      async attempt() {
        const { published, failed } = await publish({ env: users.env(project), stdio: "pipe" });
        const expected = names.length - BEFORE_THE_INTERRUPTION;
        if (published.length !== expected || failed.length > 0)
          throw new Error(`published ${published.join(" ")}; failed ${failed.join(" ")}`);
        return `${published.length} published`;
      },
    },
    {
      by: "publish:npm",
      what: "finds nothing to do when all is published",
      async attempt() {
        const left = await missing(users.env(project));
        if (left.length > 0) throw new Error(`missing: ${left.map(({ manifest }) => manifest.name).join(" ")}`);
      },
    },
  ];
}

/** @param {Client} client @param {import("./clients.mjs").Users} users */
async function installAll(client, users) {
  const project = users.project();
  const libraries = names.filter((name) => name !== "std66");
  await users.run([...client.command, ...client.add, ...libraries], project);
  write(project, {
    ...(await programs()),
    "main.mjs": `import { check } from "./program.mjs";\nimport { reference } from "./required.cjs";\nif (check(reference) > 0) ${SAY_SO}`,
    "main.cjs": `const { check } = require("./program.cjs");\nconst { reference } = require("./required.cjs");\nif (check(reference) > 0) ${SAY_SO}`,
  });
  for (const file of ["main.mjs", "main.cjs"]) assertWorks(await users.run([...client.node, file], project));
  return "import and require";
}

/**
 * What docs/release.md says about the first day: some refuse what is younger than a day, until a setting allows it.
 *
 * @param {readonly Client[]} clients
 * @param {import("./clients.mjs").Users} users
 * @returns {Step[]}
 */
function ageGates(clients, users) {
  return [
    {
      name: "Yarn 4",
      what: "refuses what is younger than a day, except by `npmPreapprovedPackages`",
      refusal: "quarantined",
      young: { YARN_NPM_MINIMAL_AGE_GATE: "1d" },
      allowed: { YARN_NPM_PREAPPROVED_PACKAGES: "@std66/*" },
      flags: [],
    },
    {
      name: "Deno",
      what: "refuses what is younger than a day, except with `--minimum-dependency-age=0`",
      refusal: "minimum dependency age",
      young: {},
      allowed: {},
      flags: [AGE_OF_DENO],
    },
  ].map(({ name, what, refusal, young, allowed, flags }) => ({
    by: name,
    what,
    async attempt() {
      const client = clients.find((one) => one.name === name);
      if (client === undefined) throw new Error(`no ${name}`);
      const add = [...client.command, ...client.add.filter((word) => word !== AGE_OF_DENO)];
      const project = users.project();
      const said = await users.run([...add, "@std66/core"], project, young).then(() => "it installs", String);
      if (!said.includes(refusal)) throw new Error(said);
      await users.run([...add, ...flags, "@std66/core"], project, { ...young, ...allowed });
    },
  }));
}

/** @param {string} line @param {import("./clients.mjs").Users} users */
async function installLine(line, users) {
  const project = users.project();
  await users.run(["sh", "-c", line], project);
  const folder = /\s--global\b|\s-g\b/u.test(line)
    ? join(users.prefix(project), "lib/node_modules")
    : join(project, "node_modules");
  const asked = line.match(/@std66\/[\w-]+|(?<=\s)std66\b/gu) ?? [];
  return asked.map((name) => `${name} ${versionIn(folder, name)}`).join(", ");
}

/**
 * @param {string} folder
 * @param {string} name
 * @returns {string} the version that is installed there; throws if it is not ours
 */
function versionIn(folder, name) {
  const { version } = JSON.parse(readFileSync(join(folder, name, "package.json"), "utf8"));
  if (version !== versions.get(name))
    throw new Error(`${name} is ${version}, not ${versions.get(name) ?? "published"}`);
  return version;
}

/** @param {Client} client @param {import("./clients.mjs").Users} users @returns {Step[]} */
function replacements(client, users) {
  const kind = client.overrides;
  if (kind === undefined) return [];
  return (
    overrides()
      // `$name` is npm's own.
      .filter(
        ({ manifest }) =>
          (kind === "overrides" && client.name.startsWith("npm ")) ||
          !Object.values(manifest.overrides).some((value) => value.startsWith("$")),
      )
      .map(({ path, manifest, names: replaced }) => ({
        by: client.name,
        what: `${path}: its overrides of ${replaced.join(" and ")}${manifest.dependencies === undefined ? "" : ", beside a dependency"}`,
        async attempt() {
          const dependents = replaced.map((name) => DEPENDENTS[name]);
          const dependencies = {
            ...manifest.dependencies,
            ...Object.assign({}, ...dependents.map((one) => one?.dependencies)),
          };
          const where = kind === "workspace" ? {} : { [kind]: manifest.overrides };
          const project = users.project({ ...manifest, overrides: undefined, dependencies, ...where });
          if (kind === "workspace") {
            const lines = Object.entries(manifest.overrides).map(([name, range]) => `  ${name}: ${range}\n`);
            write(project, { "pnpm-workspace.yaml": `overrides:\n${lines.join("")}` });
          }
          await users.run([...client.command, ...client.install], project);
          for (const [at, name] of replaced.entries()) {
            const [dependent = ""] = Object.keys(dependents[at]?.dependencies ?? {});
            const program = `const { createRequire } = require("node:module");
            const { name } = createRequire(require.resolve("${dependent}"))("${name}/package.json");
            if (name !== "@std66/${name}") throw new Error(name);
            ${dependents[at]?.program ?? ""}`;
            write(project, { "main.cjs": program });
            assertWorks(await users.run([...client.node, "main.cjs"], project));
          }
          return `${Object.keys(dependencies).join(", ")} with it`;
        },
      }))
  );
}

/** @param {Client} client @param {import("./clients.mjs").Users} users */
async function installGlobally(client, users) {
  const project = users.project();
  await users.run([...client.command, "install", "--global", "std66"], project);
  const prefix = users.prefix(project);
  const printed = await users.run(["std66", "resolve", "http://a/b/c/d;p?q", "../g"], project);
  if (printed.trim() !== "http://a/b/g") throw new Error(printed);
  if (hasManual(client)) {
    const page = realpathSync(join(prefix, "share/man/man1/std66.1"));
    const found = await users.run(["man", "--where", "std66"], project, { MANPATH: join(prefix, "share/man") });
    if (!found.includes(page)) throw new Error(`man finds ${found}`);
  }
  return `std66 ${versionIn(join(prefix, "lib/node_modules"), "std66")}`;
}

/**
 * npm 9 asks a registry for a short manifest, which has no `man`. Node 20.19, which the command needs, has npm 10.
 * @param {Client} client
 */
function hasManual(client) {
  return client.name !== "npm 9";
}

/** @param {import("./clients.mjs").Users} users */
async function npx(users) {
  const printed = await users.run(["npx", "--yes", "std66", "resolve", "http://a/b/c/d;p?q", "../g"], users.project());
  if (printed.trim() !== "http://a/b/g") throw new Error(printed);
}

/**
 * The samples of the command, by the one that npm installed.
 * @param {Client} client
 * @param {import("./clients.mjs").Users} users
 * @returns {Step[]}
 */
function commands(client, users) {
  const project = users.project();
  let isInstalled = false;
  return [...shellSamples()].map(([path, samples]) => ({
    by: "sh",
    what: `${path}: its commands print what it says`,
    async attempt() {
      if (!isInstalled) await users.run([...client.command, "install", "--global", "std66"], project);
      isInstalled = true;
      const folder = join(project, path.replaceAll("/", "-"));
      mkdirSync(folder);
      for (const { command, printed } of samples) {
        // A terminal shows both streams in the order they are written; the status may be any.
        const said = await run("sh", ["-c", `exec 2>&1\n${command}\nexit 0`], folder, users.env(project));
        if (said.trimEnd() !== printed) throw new Error(`$ ${command}\n${said}\ninstead of\n${printed}`);
      }
      return `${samples.length} commands`;
    },
  }));
}

/**
 * TypeScript, and the samples of the pages.
 * @param {Client} client
 * @param {import("./clients.mjs").Users} users
 * @returns {Step[]}
 */
function programsOf(client, users) {
  const project = users.project();
  const tools = JSON.parse(readFileSync(join(root, "tools/package.json"), "utf8")).devDependencies;
  const vitest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).devDependencies.vitest;
  const others = Object.entries(tools).filter(([name]) => !name.startsWith("@std66/") && !name.startsWith("@types/"));
  const loaders = JSON.parse(readFileSync(join(root, "lab/proof/loaders/package.json"), "utf8")).dependencies;
  const npmPackages = [
    ...new Set(compilers.map(({ loader }) => `${loader}@${loaders[loader]}`)),
    `vitest@${vitest}`,
    ...others.map(([name, version]) => `${name}@${version}`),
  ];
  const ours = names.filter((name) => name !== "std66").map((name) => `${name}@^${versions.get(name)}`);
  return [
    {
      by: client.name,
      what: "installs the compilers, and all that the samples import",
      attempt: async () => void (await users.run([...client.command, ...client.add, ...ours, ...npmPackages], project)),
    },
    ...compilers.map(({ loader, settings, attempt }, at) => ({
      by: loader.replace("typescript-", "tsc "),
      what: settings,
      async attempt() {
        const folder = join(project, `compiled-${at}`);
        mkdirSync(folder);
        write(folder, { "package.json": '{ "private": true }\n' });
        await attempt(folder);
      },
    })),
    {
      by: "vitest",
      what: "every TypeScript sample of READMEs, doc comments, recipes and pages to migrate",
      async attempt() {
        await run(process.execPath, [join(root, "tools/test/samples/generate.mjs")], root);
        const folder = join(project, "samples");
        mkdirSync(folder);
        write(folder, { "package.json": '{ "private": true, "type": "module" }\n' });
        for (const path of ["assert.ts", "generated"])
          cpSync(join(root, "tools/test/samples", path), join(folder, path), { recursive: true });
        const printed = await users.run(
          [join(project, "node_modules/.bin/vitest"), "run", "--root", folder, "--reporter", "json"],
          project,
        );
        const { numPassedTests, numTotalTests } = JSON.parse(printed.slice(printed.indexOf("{")));
        if (numPassedTests !== numTotalTests) throw new Error(`${numPassedTests} of ${numTotalTests} samples`);
        return `${numPassedTests} samples`;
      },
    },
  ];
}
