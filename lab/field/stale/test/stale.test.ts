// What the pages name is found, each with a place to ask, and versions are compared as numbers. The registries
// themselves are asked only by `run field stale`.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "@std66/tools/workspace.mjs";
import { expect, test } from "vitest";
import { namedIn } from "../pages.mjs";
import { placeOf } from "../places.mjs";
import { compared } from "../versions.mjs";

const PAGES = join(root, "docs/evidence");
const peers = readdirSync(PAGES, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".md"))
  .flatMap((path) => namedIn(path, readFileSync(join(PAGES, path), "utf8")));

test("tables, lists and tools name peers, each once a page", () => {
  const text = [
    "Text with fast-uri 1.2.3.",
    "| library | version | right |\n| --- | --- | --- |\n| `a` | 1.0 | 2.0 |\n| `@b/c` | this repository | 3 |\n| `a` | 1.0 | 9 |",
    "| of | parser | version |\n| --- | --- | --- |\n| x | d (Rust) | 0.4.1 |",
    "- **Against** Node's `URL`, @hyperjump/uri 1.3.6, qs 6.17.1.\n- Node 20.20.2",
    "| tool | s |\n| --- | --- |\n| C: uriparser 1.0.1 | 3 |\n| Python 3.11.7: urllib | 4.0 |\n| Trivy 0.74.0 | 1 |",
  ].join("\n\n");
  expect(namedIn("p.md", text).map(({ page, peer, version }) => `${page} ${peer} ${version}`)).toEqual([
    "p.md a 1.0",
    "p.md d (Rust) 0.4.1",
    "p.md @hyperjump/uri 1.3.6",
    "p.md qs 6.17.1",
    "p.md uriparser 1.0.1",
    "p.md Python 3.11.7",
    "p.md Trivy 0.74.0",
  ]);
});

test("each row of a page with a version is named", () => {
  const table = readFileSync(join(PAGES, "implementations.md"), "utf8").split(/<!-- \/?implementations -->/u)[1] ?? "";
  const rows = [...table.matchAll(/^\| (\S.*?) +\| (\S.*?) +\|/gmu)].slice(2).map(([, peer, version]) => ({
    page: "implementations.md",
    peer,
    version,
  }));
  const others = rows.filter(({ version }) => version !== "this repository");
  expect(others.length).toBeGreaterThan(30);
  expect(peers.filter(({ page }) => page === "implementations.md")).toEqual(others);
  const pages = [
    "benchmarks.md",
    "heirs.md",
    "implementations.md",
    "loaders.md",
    "rdf.md",
    "scanners.md",
    "scoreboard.md",
  ];
  expect(pages.filter((name) => !peers.some(({ page }) => page === name))).toEqual([]);
});

test("each peer of the pages has a place to ask", () => {
  const reasons = peers.map(({ peer, version }) => placeOf(peer, version)).filter((place) => typeof place === "string");
  expect(new Set(reasons)).toEqual(new Set(["Debian has a package for each major version of Java"]));
});

test.for([
  ["fast-uri (JavaScript)", "4.2.3", { registry: "npm", name: "fast-uri" }],
  ["@hyperjump/uri (JavaScript)", "1.3.6", { registry: "npm", name: "@hyperjump/uri" }],
  ["URL (JavaScript)", "Node 20.20.2", { registry: "npm", name: "node@20" }],
  ["node", "20.20.2", { registry: "npm", name: "node@20" }],
  ["typescript-5.4", "5.4.5", { registry: "npm", name: "typescript@5.4" }],
  ["typescript-7", "7.0.2", { registry: "npm", name: "typescript@7" }],
  ["ajv-formats-draft2019", "1.6.1", { registry: "npm", name: "ajv-formats-draft2019" }],
  ["yarl (Python)", "1.25.1", { registry: "PyPI", name: "yarl" }],
  ["oxiri (Rust)", "0.3.1", { registry: "crates.io", name: "oxiri" }],
  ["uriparser (C)", "0.9.7", { registry: "Debian", name: "liburiparser-dev" }],
  ["other (COBOL)", "1", "lab/field/stale/places.mjs has no package for it"],
] as const)("%s %s is asked there", ([peer, version, place]) => {
  expect(placeOf(peer, version)).toEqual(place);
});

test.for([
  ["4.2.3", "4.2.4", -1],
  ["4.2.4", "4.2.4", 0],
  ["4.2.10", "4.2.9", 1],
  ["1.9.0", "1.10.0", -1],
  ["1_81", "1.92.0.1", -1],
  ["1_92", "1.92.0.1", 0],
  ["0.9.7", "0.9.7+dfsg-2", 0],
  ["0.9.7", "1.0.1+dfsg-1", -1],
  ["2.4.5-1+deb12u1", "3.2.0-2", -1],
  ["2.4.5-1+deb12u1", "2.4.5-1+deb12u1", 0],
  ["0.11.0 of Ruby 3.1.2", "1:3.3+b1", -1],
  ["0.11.0 of Ruby 3.3.8", "1:3.3+b1", 0],
  ["stdlib 8.0 of OTP 29", "1:29.1.2+dfsg-1", 0],
  ["stdlib 8.0 of OTP 28", "1:29.1.2+dfsg-1", -1],
  ["go1.26.8", "1.27.4", -1],
  ["Node 24.21.0", "24.21.0", 0],
  ["8.2.36", "2:8.4+101", -1],
  ["0.5.3", "v0.5.3", 0],
] as const)("%s beside %s", ([one, other, sign]) => {
  expect(Math.sign(compared(one, other))).toBe(sign);
});
