// Plants forbidden imports and globals in a copy of the packages, and checks that oxlint.config.mjs finds each of them.

import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publishedAdapters, publishedLibraries, root, workspacePackages } from "../workspace.mjs";

const NODE = ['import "node:fs"', 'export * from "fs"', "process.env", "Buffer.of()", 'require("fs")'];
const CONTEXT = ["Date.now()", "new Date()", "Intl.Collator()", "performance.now()", "crypto.randomUUID()"];
const LOCALE = ['"I".toLocaleLowerCase()', '"I".toLocaleUpperCase()', '"a".localeCompare("b")', "(1).toLocaleString()"];
const NETWORK = [
  'fetch("x")',
  'new WebSocket("x")',
  "new XMLHttpRequest()",
  'new EventSource("x")',
  'importScripts("x")',
];
const NETWORK_MODULES = ["node:https", "http", "node:dns", "dns/promises", "node:net", "tls", "undici", "punycode"];
const IDNA = ["url.domainToASCII(name)", "url.domainToUnicode(name)", "x.sendBeacon(name)"];
const FOREIGN = [
  "lodash",
  "std66",
  "@std66/grammar",
  "@std66/oracle",
  "@std66/corelike",
  "../../core/src/index.ts",
  "../test/x.ts",
];

const imported = [...publishedLibraries(), ...publishedAdapters()];

/** Each file with its one fault. */
const planted: { readonly path: string; readonly code: string }[] = [];
const plant = (folder: string, code: string, room = ""): string => {
  const path = `${folder}/src/${room}planted-${planted.length}.ts`;
  planted.push({ path, code });
  return path;
};
const inLibraries = (codes: readonly string[]): string[] =>
  imported.flatMap(({ folder }) => codes.map((code) => plant(relative(root, folder), code)));
const imports = (modules: readonly string[]): string[] => modules.map((name) => `export * from "${name}"`);

const inNode = inLibraries(NODE);
const inContext = inLibraries([...CONTEXT, "Math.random()", "navigator.language", ...LOCALE]);
const inNetwork = inLibraries([...NETWORK, ...imports(NETWORK_MODULES), ...IDNA]);
const inCommand = [...NETWORK, ...imports(NETWORK_MODULES), ...IDNA].map((code) => plant("apps/cli", code));
const inLayers = [
  ...inLibraries(imports(FOREIGN)),
  // Arrows that no manifest has, upwards, sideways or to data that only tests use.
  ...workspacePackages().flatMap(({ folder, manifest }) =>
    !relative(root, folder).startsWith("apps/")
      ? imported
          .map((other) => other.manifest.name)
          .filter((name) => manifest.dependencies?.[name] === undefined)
          .map((name) => plant(relative(root, folder), `export * from "${name}"`))
      : [],
  ),
];
/** Arrows between the rooms of the command that point up, and what a page in a browser could not run. */
const inRooms = [
  ...["text/", "diagnostics/"].flatMap((room) =>
    ["process.env", ...imports(["node:fs", "@commander-js/extra-typings"])].map((code) =>
      plant("apps/cli", code, room),
    ),
  ),
  ...imports(["../diagnostics/x.ts", "../commands/x.ts"]).map((code) => plant("apps/cli", code, "text/")),
  ...imports(["../loop/x.ts", "../main.ts"]).map((code) => plant("apps/cli", code, "input/")),
  ...imports(["../commands/x.ts", "node:net"]).map((code) => plant("apps/cli", code, "loop/")),
];
const allowed = imported.flatMap(({ folder, manifest }) =>
  imports([
    "./other.ts",
    "./room/other.ts",
    "../other.ts",
    "../data/rows.json",
    ...Object.keys(manifest.dependencies ?? {}),
  ]).map((code) => plant(relative(root, folder), code)),
);

const RULES = /no-restricted-(?:globals|imports|properties)|no-nodejs-modules/u;
let copy = "";
let found: ReadonlySet<string> = new Set();

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "std66-lint-"));
  const manifests = workspacePackages().map(({ folder }) => relative(root, join(folder, "package.json")));
  for (const file of ["pnpm-workspace.yaml", "package.json", "tools/workspace.mjs", ...manifests]) {
    cpSync(join(root, file), join(copy, file));
  }
  // None of the rules needs types, and the planted files have no tsconfig.json.
  const config = readFileSync(join(root, "oxlint.config.mjs"), "utf8").replace("typeAware: true", "typeAware: false");
  writeFileSync(join(copy, "oxlint.config.mjs"), config);
  for (const { path, code } of planted) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), `${code};\n`);
  }
  const args = ["-c", "oxlint.config.mjs", "--format", "json"];
  const { stdout } = spawnSync(join(root, "node_modules/.bin/oxlint"), args, {
    cwd: copy,
    encoding: "utf8",
    maxBuffer: 100_000_000,
    timeout: 50_000,
  });
  const { diagnostics } = JSON.parse(stdout) as {
    readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
  };
  found = new Set(diagnostics.flatMap(({ code, filename }) => (RULES.test(code) ? [filename] : [])));
});

afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

test.for([
  [
    "R-007 R-068 R-120 lint rejects a library that accesses a network, looks up names or converts them by IDNA",
    inNetwork,
  ],
  ["R-007 lint rejects a command that accesses a network", inCommand],
  ["R-002 lint rejects a library that reads the clock, the language or a random number", inContext],
  ["lint rejects a library that uses Node", inNode],
  ["lint rejects a room of the command that imports a higher one, or Node in what a browser could run", inRooms],
  ["lint rejects a package that imports another that is not among its dependencies", inLayers],
] as const)("%s", ([, paths]) => {
  const missed = paths.filter((path) => !found.has(path));
  expect(planted.filter(({ path }) => missed.includes(path))).toEqual([]);
  expect(paths.length).toBeGreaterThan(10);
});

test("lint accepts the files, the data and the dependencies of a package", () => {
  expect(planted.filter(({ path }) => allowed.includes(path) && found.has(path))).toEqual([]);
});
