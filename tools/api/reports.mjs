// pnpm run api [--write]: reports what each entry of each library exports, with its types, by API Extractor. Fails if a report
// differs from the one in packages/*/api/. --write updates these.

import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from "@microsoft/api-extractor";
import { root, workspacePackages } from "../workspace.mjs";
import { checkInternalDoor } from "./internal-door.mjs";

const WRITE = "npx --yes pnpm@12.21.0 run api --write";
const isWritten = process.argv.includes("--write");
/** @type {string[]} */
const faults = [];

const entries = workspacePackages()
  .filter(({ manifest }) => manifest.private !== true)
  .flatMap(({ folder, manifest }) =>
    Object.values(manifest.exports ?? {}).flatMap((entry) =>
      typeof entry === "object" && entry.types !== undefined ? [{ folder, types: join(folder, entry.types) }] : [],
    ),
  );

const reports = entries.map(({ folder, types }) =>
  ExtractorConfig.prepare({
    packageJsonFullPath: join(folder, "package.json"),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: types,
      compiler: {
        overrideTsconfig: {
          compilerOptions: { target: "es2022", lib: ["es2022"], module: "nodenext", types: [], strict: true },
          files: [types],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: basename(types, ".d.ts"),
        reportFolder: join(folder, "api"),
        reportTempFolder: join(folder, "node_modules/.cache/api"),
        includeForgottenExports: true,
      },
      newlineKind: "lf",
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: {
          default: { logLevel: ExtractorLogLevel.Error },
          "ae-forgotten-export": { logLevel: ExtractorLogLevel.Warning, addToApiReportFile: true },
          "ae-missing-release-tag": { logLevel: ExtractorLogLevel.None },
          "ae-undocumented": { logLevel: ExtractorLogLevel.None },
        },
        // The comments follow JSDoc, not TSDoc.
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
  }),
);

// One program for all entries: otherwise each would load the standard library's types again.
const [first, ...others] = reports;
if (first === undefined) throw new Error("no package has an entry with types");
const compilerState = CompilerState.create(first, {
  additionalEntryPoints: others.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
});

for (const report of reports) {
  const path = relative(root, report.reportFilePath);
  if (isWritten) mkdirSync(report.reportFolder, { recursive: true });
  let difference = "";
  const { apiReportChanged } = Extractor.invoke(report, {
    compilerState,
    localBuild: isWritten,
    printApiReportDiff: true,
    messageCallback(message) {
      message.handled = true;
      if (message.messageId === "console-api-report-diff") difference = message.text;
      else if (message.logLevel === ExtractorLogLevel.Error) faults.push(`${path}: ${message.text}`);
    },
  });
  if (apiReportChanged && !isWritten) {
    faults.push(
      `${path} differs from what the build exports; if the change is intended, write it: ${WRITE}\n${difference}`,
    );
  }
}

const expected = new Set(reports.map(({ reportFilePath }) => reportFilePath));
for (const folder of new Set(reports.map(({ reportFolder }) => reportFolder))) {
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    const path = join(folder, file);
    if (!file.endsWith(".api.md") || expected.has(path)) continue;
    if (isWritten) rmSync(path);
    else faults.push(`${relative(root, path)} belongs to no entry; remove it: ${WRITE}`);
  }
}

faults.push(...(await checkInternalDoor(isWritten)));

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log(`api: ${reports.length} reports, all up to date`);
