// pnpm run api [--write] [--first]: reports what each entry of each library exports, with its types, by API Extractor.
// Fails if a report differs from the one in packages/*/api/ or adapters/*/api/. --write updates these; --first, after
// the first publication, keeps the report that later versions of `@std66/core/internal` are held to.

import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from "@microsoft/api-extractor";
import { ownArguments, report } from "../arguments.mjs";
import { buildPackages } from "../turbo.mjs";
import { declarationsOf, publishedAdapters, publishedLibraries, root } from "../workspace.mjs";
import { internalDoorFaults } from "./internal-door.mjs";
import { reportText } from "./report-text.mjs";
import { missingLinks } from "./see-links.mjs";

const WRITE = "npx --yes pnpm@12.21.0 run api --write";
const { options } = ownArguments(import.meta.url);
const isWritten = options["write"] === true;
if (!buildPackages()) process.exit(1);

const entries = [...publishedLibraries(), ...publishedAdapters()].flatMap(({ folder, manifest }) =>
  declarationsOf(manifest).map((types) => configOf(folder, join(folder, types))),
);
for (const { reportFolder } of entries) mkdirSync(reportFolder, { recursive: true });

// One program for all entries: otherwise each would load the standard library's types again.
const [first, ...others] = entries;
if (first === undefined) throw new Error("no package has an entry with types");
const additionalEntryPoints = others.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath);
const compilerState = CompilerState.create(first, { additionalEntryPoints });
const results = entries.map((entry) =>
  Extractor.invoke(entry, {
    compilerState,
    localBuild: true,
    messageCallback: (message) => {
      message.handled ||= /^console-(?:preamble|api-report-)/u.test(message.messageId);
    },
  }),
);

const faults = [
  ...results.flatMap(({ succeeded, extractorConfig: { reportFilePath } }) =>
    succeeded ? differences(reportFilePath) : [`${relative(root, reportFilePath)}: API Extractor fails`],
  ),
  ...strayReports(),
  ...(await internalDoorFaults(isWritten, options["first"] === true)),
  // `internal` is not for users.
  ...missingLinks(entries.map(({ apiJsonFilePath }) => apiJsonFilePath).filter((path) => !path.includes("internal"))),
];
report(faults, `api: ${entries.length} reports, all up to date`);

/**
 * @param {string} folder of a package
 * @param {string} types
 */
function configOf(folder, types) {
  const cache = join(folder, "node_modules/.cache/api");
  const name = basename(types, ".d.ts");
  const compilerOptions = { target: "es2022", lib: ["es2022"], module: "nodenext", types: [], strict: true };
  return ExtractorConfig.prepare({
    packageJsonFullPath: join(folder, "package.json"),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: types,
      compiler: { overrideTsconfig: { compilerOptions, files: [types] } },
      apiReport: {
        enabled: true,
        reportFileName: name,
        // What is kept is made of it.
        reportFolder: join(cache, "reports"),
        reportTempFolder: cache,
        includeForgottenExports: true,
      },
      docModel: { enabled: true, apiJsonFilePath: join(cache, `${name}.api.json`) },
      newlineKind: "lf",
      messages: {
        extractorMessageReporting: {
          "ae-forgotten-export": { logLevel: ExtractorLogLevel.None, addToApiReportFile: true },
          "ae-missing-release-tag": { logLevel: ExtractorLogLevel.None },
          "ae-undocumented": { logLevel: ExtractorLogLevel.None },
        },
        // The comments follow JSDoc, not TSDoc.
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
  });
}

/** Writes the report that is kept, or compares it. @param {string} made @returns {string[]} the problems found */
function differences(made) {
  const path = keptAt(made);
  const name = basename(path);
  const index = name === "index.api.md" ? undefined : join(dirname(made), "index.api.md");
  const isBesideIndex = index !== undefined && existsSync(index);
  const text = reportText(readFileSync(made, "utf8"), isBesideIndex ? readFileSync(index, "utf8") : undefined);
  const old = existsSync(path) ? readFileSync(path, "utf8") : "";
  if (old === text) return [];
  if (isWritten) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return [];
  }
  const [had, has] = [old.split("\n"), text.split("\n")];
  const lost = had.filter((line) => !has.includes(line)).map((line) => `  - ${line}`);
  const gained = has.filter((line) => !had.includes(line)).map((line) => `  + ${line}`);
  const what = [...lost, ...gained].slice(0, 40).join("\n");
  return [`${relative(root, path)}: if the change is intended, run: ${WRITE}\n${what}`];
}

/** @param {string} made by API Extractor @returns {string} such as packages/core/api/index.api.md */
function keptAt(made) {
  return join(dirname(made), "../../../../api", basename(made));
}

/** Reports of entries that no longer exist; removed by --write. */
function strayReports() {
  const expected = new Set(entries.map(({ reportFilePath }) => keptAt(reportFilePath)));
  const stray = [...new Set([...expected].map((path) => dirname(path)))]
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    .filter((path) => path.endsWith(".api.md") && !expected.has(path));
  if (isWritten) for (const path of stray) rmSync(path);
  return isWritten ? [] : stray.map((path) => `${relative(root, path)} belongs to no entry; remove it: ${WRITE}`);
}
