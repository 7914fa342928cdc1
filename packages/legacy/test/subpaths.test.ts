// The subpath of each dialect: its exports, and the modules that it does not load.

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import * as everything from "../src/index.ts";

const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  readonly exports: Readonly<Record<string, unknown>>;
};

/** `import type` and `export type` load nothing. This package has no list with `type` on every name. */
const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^"';]*?\sfrom\s+)?"([^"]+)";/gm;

const SOURCES = new URL("../src/", import.meta.url);

/** The source files, as paths such as `./dialect/faults.ts`, and the packages that a source file loads. */
function loadedBy(name: string, loaded = new Set<string>()): ReadonlySet<string> {
  if (loaded.has(name)) return loaded;
  loaded.add(name);
  if (!name.startsWith("./")) return loaded;
  const file = new URL(name, SOURCES);
  for (const [, specifier = ""] of readFileSync(file, "utf8").matchAll(IMPORT)) {
    const isOwn = specifier.startsWith(".");
    loadedBy(isOwn ? new URL(specifier, file).href.replace(SOURCES.href, "./") : specifier, loaded);
  }
  return loaded;
}

const inRoom = (room: string, ...files: string[]) => files.map((file) => `./${room}/${file}.ts`);
const FACTORY = [
  ...inRoom("dialect", "create-dialect", "dialect-options", "dialect-trace", "legacy-syntax-error", "outcome"),
  "@std66/core/internal",
];
const RFC = [...FACTORY, ...inRoom("dialect", "excluded-characters", "faults", "scheme"), "@std66/core/diagnostics"];
const GENERIC = [
  ...RFC,
  ...inRoom("rfc3986", "components", "dialect", "faults", "resolve"),
  "@std66/core",
  "@std66/resolve",
];

it.each([
  [
    "rfc1738",
    [
      ...RFC,
      ...inRoom("rfc1738", "dialect", "faults", "forms", "parse"),
      ...inRoom("dialect", "describe-character", "hostname", "uchar"),
    ],
  ],
  [
    "rfc1808",
    [
      ...RFC,
      ...inRoom("rfc1808", "components", "dialect", "grammar", "resolve"),
      ...inRoom("dialect", "describe-character", "remove-dot-segments", "uchar"),
    ],
  ],
  [
    "rfc2396",
    [
      ...RFC,
      ...inRoom("rfc2396", "authority", "characters", "components", "dialect", "grammar", "resolve"),
      ...inRoom("dialect", "after-scheme", "describe-character", "hostname", "remove-dot-segments"),
    ],
  ],
  ["rfc2396bis07", GENERIC],
  ["rfc3986", GENERIC],
  ["whatwg", [...FACTORY, ...inRoom("whatwg", "dialect", "runtime-url"), "@std66/resolve/internal"]],
])("@std66/legacy/%s loads no other dialect, no comparison and no texts of reasons", (id, helpers) => {
  expect(loadedBy(`./${id}.ts`)).toEqual(new Set([`./${id}.ts`, ...helpers]));
});

it("the search finds everything that the main module loads", () => {
  expect([...loadedBy("./index.ts")]).toEqual(
    expect.arrayContaining([
      "./rfc1738.ts",
      "./rfc1808.ts",
      "./rfc2396.ts",
      "./rfc3986.ts",
      "./whatwg.ts",
      "./compare/reasons.ts",
      "@std66/core",
    ]),
  );
});

it.each(["rfc1738", "rfc1808", "rfc2396", "rfc2396bis07", "rfc3986", "whatwg"] as const)(
  "@std66/legacy/%s exports only its dialect",
  async (id) => {
    expect(manifest.exports[`./${id}`]).toEqual({
      "@std66/source": `./src/${id}.ts`,
      import: {
        types: `./dist/${id}.d.ts`,
        module: `./dist/${id}.js`,
        node: `./dist/node/${id}.js`,
        default: `./dist/${id}.js`,
      },
      require: {
        types: `./dist/cjs/${id}.d.ts`,
        node: `./dist/cjs/node/${id}.js`,
        default: `./dist/cjs/${id}.js`,
      },
    });
    const specifier = `@std66/legacy/${id}`;
    const exported = (await import(specifier)) as Readonly<Record<string, everything.Dialect>>;
    expect(Object.keys(exported)).toEqual([id]);
    expect(exported[id]?.id).toBe(id);
    expect(exported[id]?.title).toBe(everything.dialects[id].title);
    expect(exported[id]?.resolve("http://a/b", "s:c")).toEqual({ kind: "uri", text: "s:c" });
  },
);

it("@std66/legacy/clients loads its data and nothing else, and the main module does not load it", () => {
  expect(loadedBy("./clients.ts")).toEqual(new Set(["./clients.ts", "./client-readings.ts"]));
  expect([...loadedBy("./index.ts")].filter((name) => name.includes("client"))).toEqual([]);
});

it("exports has a subpath for each dialect, the package itself, what clients did, the entry for its siblings, and its manifest", () => {
  const names = Object.keys(everything.dialects).map((id) => `./${id}`);
  expect(new Set(Object.keys(manifest.exports))).toEqual(
    new Set([".", "./clients", "./internal", "./package.json", ...names]),
  );
});

it("the package exports only documented names", () => {
  expect(new Set(Object.keys(everything))).toEqual(
    new Set([
      "LegacySyntaxError",
      "compareResolution",
      "compareSyntax",
      "dialects",
      "otherReadings",
      "readings",
      "reasons",
      "rfc1738",
      "rfc1808",
      "rfc2396",
      "rfc2396bis07",
      "rfc3986",
      "syntaxReadings",
      "whatwg",
    ]),
  );
});
