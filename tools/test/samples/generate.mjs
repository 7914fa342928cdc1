// node tools/test/samples/generate.mjs: turns the ```ts samples of the READMEs and of the @example tags into tests in
// generated/, so that tsc compiles them and vitest runs them. Each page becomes one file: its imports first, then a
// test for each sample. A sample may state:
//
//   code; // => value        the value, compared by `same` in assert.ts
//   const name = code; // => value
//   code; // throws Name     or, with the message, // throws Name: message
//
// On a page of docs/migrate, the first sample declares the names for the tables, and each row of those becomes a test.
// If one of the names is `text`, the rows of the first table are also run with a text that has only a scheme, a host
// and a path.
//
// The comment may be on the next line. A value with open brackets continues in the comment lines below.

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ownArguments } from "../../arguments.mjs";
import { root } from "../../workspace.mjs";
import { exampleBlocks, readmeBlocks } from "./blocks.mjs";
import { migrationRows } from "./tables.mjs";

ownArguments(import.meta.url);

const folder = join(root, "tools/test/samples/generated");
const IMPORT = /^import\s[^;]*?from\s+"[^"]+";[^\S\n]*\n?/gmu;
// A line that opens a block of statements; any other line that ends in `{` continues on the next.
const COMPOUND = /^\s*(?:\}|(?:for|if|while|try|do|switch|function|async function|class|interface)\b)/u;

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

/** @type {Map<string, import("./blocks.mjs").Block[]>} */
const pages = new Map();
for (const block of [...readmeBlocks("ts"), ...exampleBlocks("ts")]) {
  pages.set(block.path, [...(pages.get(block.path) ?? []), block]);
}
const rows = migrationRows();
for (const [path, blocks] of pages) {
  writeFileSync(join(folder, `${path.replaceAll(/[^\w-]+/gu, "-")}.test.ts`), testFile(path, blocks));
}

/**
 * @param {string} path
 * @param {import("./blocks.mjs").Block[]} blocks
 */
function testFile(path, blocks) {
  const imports = new Set(blocks.flatMap(({ code }) => code.match(IMPORT) ?? []).flatMap(singleImports));
  const tabled = rows.filter((row) => row.path === path).map((row) => testOf(path, row.line, claims(row)));
  const [first] = blocks;
  const declarations = tabled.length > 0 && first !== undefined ? first.code.replaceAll(IMPORT, "") : "";
  const tests = (tabled.length > 0 ? blocks.slice(1) : blocks).map(({ line, code }) =>
    testOf(path, line, assertions(code.replaceAll(IMPORT, ""))),
  );
  return [
    `import { describe, test } from "vitest";`,
    `import * as sample from "../assert.ts";`,
    ...imports,
    // Unused on a page whose samples state no value, or without a table.
    `void [sample, describe];\n`,
    declarations,
    ...tests,
    ...tabled,
    ...withBareText(path, declarations),
  ].join("\n");
}

/** @param {string} path @param {string} declarations */
function withBareText(path, declarations) {
  const bare = declarations.replace(/^const text = ".*";$/mu, 'const text = "http://example.com/a/b";');
  if (bare === declarations) return [];
  const tests = rows
    .filter((row) => row.path === path && row.isSame)
    .map(({ line, ours, theirs }) => testOf(path, line, `sample.sameOrAbsent(${ours.code}, ${theirs.code});`));
  return [`describe("for a text without userinfo, port, query and fragment", () => {`, bare, ...tests, `});\n`];
}

/** @param {string} path @param {number} line @param {string} body */
function testOf(path, line, body) {
  return `test(${JSON.stringify(`${path}:${line}`)}, async () => {\n${body}\n});\n`;
}

/** @param {import("./tables.mjs").Row} row */
function claims({ theirs, ours, isSame }) {
  if (isSame) return `sample.same(${ours.code}, ${theirs.code});`;
  return [theirs, ours].map(({ code, returns = "" }) => returned(code, returns)).join("\n");
}

/** @param {string} code @param {string} returns a value as code, or `throws Name` */
function returned(code, returns) {
  const kind = returns.startsWith("throws ") ? "throws" : "=>";
  return assertion(code, kind, returns.replace(/^throws /u, ""));
}

/**
 * Splits `import { a, type B } from "x";` into one import for each name, so that two samples of a page can import the
 * same name.
 * @param {string} statement
 */
function singleImports(statement) {
  const [, type = "", names, module] = /^import\s+(type\s+)?\{([^}]*)\}\s*from\s+("[^"]+")/u.exec(statement) ?? [];
  if (names === undefined) return [statement.trim()];
  return names
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "")
    .map((name) => `import ${type}{ ${name} } from ${module};`);
}

/** @param {string} code */
function assertions(code) {
  // Moves a comment on the next line to the end of the statement that it describes.
  const lines = code.replaceAll(/;[^\S\n]*\n[^\S\n]*(?=\/\/ (?:=>|throws) )/gu, "; ").split("\n");
  const output = [];
  /** @type {string[]} */
  let statement = [];
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    let [, source = line, kind, claim] = /^(.*?)\s*\/\/ (=>|throws) (.*)$/u.exec(line) ?? [];
    statement.push(source);
    if (kind !== undefined && claim !== undefined) {
      while (kind === "=>" && lines.length > 0 && hasOpenBracket(claim))
        claim += `\n${lines.shift()?.replace(/^\s*\/\//u, "")}`;
      output.push(assertion(statement.join("\n").trim(), kind, claim));
    } else if (endsHere(source, statement)) output.push(...statement);
    else continue;
    statement = [];
  }
  return [...output, ...statement].join("\n");
}

/** @param {string} value */
function hasOpenBracket(value) {
  const outsideStrings = value.replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/gu, "");
  return (outsideStrings.match(/[([{]/gu) ?? []).length > (outsideStrings.match(/[)\]}]/gu) ?? []).length;
}

/**
 * @param {string} line
 * @param {string[]} statement
 */
function endsHere(line, statement) {
  if (/(?:^|;)\s*$/u.test(line)) return true;
  return /[{}]\s*$/u.test(line) && COMPOUND.test(statement[0] ?? "");
}

/**
 * @param {string} statement
 * @param {string} kind
 * @param {string} claim
 */
function assertion(statement, kind, claim) {
  const code = statement.replace(/;$/u, "");
  if (kind === "throws") {
    const [, name, message] = /^(\w+)(?:: (.*))?$/u.exec(claim.trim()) ?? [];
    if (name === undefined) throw new Error(`cannot read: // throws ${claim}`);
    const rest = message === undefined ? "" : `, ${JSON.stringify(message)}`;
    return `sample.throws(() => { ${code}; }, ${JSON.stringify(name)}${rest});`;
  }
  const [, name] = /^(?:const|let)\s+(\w+)\b/u.exec(code) ?? [];
  if (name !== undefined) return `${code};\nsample.same(${name}, ${claim});`;
  return `sample.same(${code}, ${claim});`;
}
