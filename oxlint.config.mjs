// What the sources of a package may import is read from its package.json, so that a new package needs no line here.

import { relative } from "node:path";
import { root, workspacePackages } from "./tools/workspace.mjs";

/** What would make an answer depend on its place or time: RFC 3986 §1.1, §1.2.2, §6.1. */
const CONTEXT = {
  globals: ["Buffer", "Date", "Intl", "crypto", "navigator", "performance", "process", "require"],
  properties: [
    { object: "Math", property: "random" },
    ...["localeCompare", "toLocaleLowerCase", "toLocaleString", "toLocaleUpperCase"].map((property) => ({ property })),
  ],
};

/** What would access a network, or convert a name for a look-up: RFC 3986 §3.2.2. */
const NETWORK = {
  globals: ["EventSource", "WebSocket", "XMLHttpRequest", "fetch", "importScripts"],
  properties: ["domainToASCII", "domainToUnicode", "sendBeacon"].map((property) => ({ property })),
  modules: "dgram dns dns/promises http http2 https net punycode tls undici"
    .split(" ")
    .flatMap((name) => [name, `node:${name}`]),
};

/** All but apps: what is imported. */
const libraries = workspacePackages()
  .map(({ folder, manifest }) => ({ sources: `${relative(root, folder)}/src/**`, manifest }))
  .filter(({ sources }) => !sources.startsWith("apps/"));

/** A path that leaves the sources. Rows of data are beside them. */
const OUTSIDE = String.raw`^(?:\.\./)+(?:[\w-]+/)*(?:src|dist|test)/`;
/** A module of Node, or a package without a scope. */
const UNSCOPED = String.raw`^\w`;

/** A library imports its own files, its rows of data and the packages that it depends on. */
const layers = libraries.map(({ sources, manifest }) => {
  const names = Object.keys(manifest.dependencies ?? {});
  const message = `Import only files of this package${names.map((name) => ` and ${name}`).join("")}.`;
  const patterns = [
    { regex: OUTSIDE, message },
    { group: ["@*/*", ...names.map((name) => `!${name}`)], message },
  ];
  const unscoped = names.some((name) => !name.startsWith("@"))
    ? { group: ["*", "!./**", "!../**", ...names.flatMap((name) => [`!${name}`, `!${name}/*`])], message }
    : { regex: UNSCOPED, message };
  return {
    files: [sources],
    rules: {
      "import/no-nodejs-modules": manifest.private === true ? "off" : "error",
      "no-restricted-imports": [
        "error",
        // Private packages read files.
        { patterns: manifest.private === true ? patterns : [...patterns, unscoped] },
      ],
    },
  };
});

/** What a page in a browser could run: no Node. */
const BROWSER = ["changes", "diagnostics", "text"];

/** The rooms of the command, from the lowest, with what each may import besides its own files and @std66 packages. */
const ROOMS = {
  text: ["@std66/core/internal"],
  system: ["node:*"],
  terminal: ["../system/*", "../text/*", "node:*"],
  input: ["../system/*", "../text/*", "@std66/core/internal", "node:*"],
  diagnostics: ["../../data/*", "../text/*", "@std66/core/internal", "@std66/file-uri/codes", "@std66/template/codes"],
  changes: ["@std66/core/internal"],
  "command-line": [
    "../changes/*",
    "../terminal/*",
    "../text/*",
    "node:*",
    "@commander-js/extra-typings",
    "@std66/core/internal",
    "@std66/normalize/internal",
  ],
  loop: [
    ...["command-line", "diagnostics", "input", "system", "terminal", "text"].map((room) => `../${room}/*`),
    "node:*",
    "string-width",
    "../../package.json",
  ],
  commands: ["../*/**", "@commander-js/extra-typings"],
};

const rooms = Object.entries(ROOMS).map(([room, allowed]) => {
  const isForBrowsers = BROWSER.includes(room);
  const group = [
    "*",
    "!./*",
    "!@std66/*",
    "!@std66/core/diagnostics",
    "!@std66/audit/*",
    "!@std66/extract/*",
    "!@std66/lines/*",
    "!@std66/report/*",
    ...allowed.map((name) => `!${name}`),
  ];
  const message = `A file of ${room} imports only what lies below: ROOMS in oxlint.config.mjs.`;
  return {
    files: [`apps/cli/src/${room}/*`],
    rules: {
      "import/no-nodejs-modules": isForBrowsers ? "error" : "off",
      "no-restricted-globals": [
        "error",
        ...NETWORK.globals,
        ...(isForBrowsers ? ["process", "Buffer", "require"] : []),
      ],
      "no-restricted-imports": ["error", { paths: NETWORK.modules, patterns: [{ group, message }] }],
    },
  };
});

export default {
  plugins: ["typescript", "unicorn", "import", "oxc", "vitest"],
  categories: { correctness: "error", suspicious: "error" },
  options: { typeAware: true },
  rules: {
    // Types too: two files that need each other's types are one concept, or lack a third file.
    "import/no-cycle": ["error", { ignoreTypes: false }],
    // tsc checks it, from the sources; oxlint would look at the builds.
    "import/namespace": "off",
    "import/no-mutable-exports": "error",
    "import/no-default-export": "error",
    "import/no-named-as-default-member": "off",
    // Also reports a constant next to a condition that does change.
    "no-unmodified-loop-condition": "off",
    "max-params": ["error", { max: 4 }],
    // noUncheckedIndexedAccess requires the assertion even if the index is known to be in range.
    "typescript/no-unsafe-type-assertion": "off",
    "unicorn/filename-case": ["error", { case: "kebabCase" }],
    // Not every row of data fills every column.
    "vitest/no-conditional-expect": "off",
    "vitest/warn-todo": "error",
    "vitest/expect-expect": ["error", { assertFunctionNames: ["expect", "expectTypeOf", "fc.assert", "check*"] }],
  },
  overrides: [
    {
      // The rows also run in every runtime.
      files: [...libraries.map(({ sources }) => sources), "lab/proof/runtimes/rows/**"],
      rules: {
        // The alternatives, toSorted and toReversed, are not in ES2022, in which packages are written.
        "unicorn/no-array-sort": "off",
        "unicorn/no-array-reverse": "off",
        "no-restricted-globals": ["error", ...CONTEXT.globals, ...NETWORK.globals],
        "no-restricted-properties": ["error", ...CONTEXT.properties, ...NETWORK.properties],
      },
    },
    {
      // Private, and a program.
      files: ["packages/grammar/src/run-trials.ts"],
      rules: {
        "no-restricted-globals": ["error", ...NETWORK.globals],
        "no-restricted-properties": ["error", ...NETWORK.properties],
      },
    },
    ...layers,
    {
      // What they replace has a default export.
      files: ["adapters/*/src/index.ts"],
      rules: { "import/no-default-export": "off" },
    },
    {
      // The command reads files and terminals, but no network.
      files: ["apps/cli/src/**"],
      rules: {
        "no-restricted-globals": ["error", ...NETWORK.globals],
        "no-restricted-properties": ["error", ...NETWORK.properties],
        "no-restricted-imports": ["error", ...NETWORK.modules],
      },
    },
    ...rooms,
    {
      files: ["lab/proof/**"],
      rules: {
        "no-restricted-imports": [
          "error",
          {
            patterns: [
              { group: ["**/field/**"], message: "What proof shows does not depend on the software of others." },
            ],
          },
        ],
      },
    },
    {
      // The scanner passes positions as separate arguments: objects would allocate.
      files: ["packages/core/src/**"],
      rules: { "max-params": "off" },
    },
    {
      // A message to or from a worker has no other origin.
      files: ["apps/site/src/play/**"],
      rules: { "unicorn/require-post-message-target-origin": "off" },
    },
    {
      files: ["*.config.{ts,js,mjs}"],
      rules: { "import/no-default-export": "off" },
    },
  ],
};
