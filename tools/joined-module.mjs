// Rewrites a module that esbuild has joined: with the declarations of its sources, and as CommonJS.

import { Visitor, parseSync } from "oxc-parser";

/**
 * esbuild imports a file for its effects alone where none of its names is left. No module of ours has an effect, and
 * bundlers would warn of such a line.
 *
 * @param {string} text
 * @returns {string}
 */
export function withoutBareImports(text) {
  return text.replaceAll(/^import "[^"]+";\n/gmu, "");
}

/**
 * Declares variables as the sources do. esbuild makes `var` of `const`, which V8 then reads again at each use:
 * `normalize` would take a quarter longer. And it makes `var X = class _X` of a class that names itself, so that its
 * name would be wrong.
 *
 * @param {string} file
 * @param {string} text
 * @returns {string}
 */
export function asDeclared(file, text) {
  const { program } = parseSync(file, text);
  /** @type {Set<string>} */
  const assigned = new Set();
  // Of `[a, b.c] = d`, both names and more, which is safe: a variable that is not assigned may be declared as one that
  // is.
  const assign = (/** @type {{ start: number, end: number }} */ { start, end }) => {
    for (const [name] of text.slice(start, end).matchAll(/[\w$]+/gu)) assigned.add(name);
  };
  new Visitor({
    AssignmentExpression: ({ left }) => left.type !== "MemberExpression" && assign(left),
    UpdateExpression: ({ argument }) => argument.type !== "MemberExpression" && assign(argument),
    ForInStatement: ({ left }) => left.type !== "VariableDeclaration" && assign(left),
    ForOfStatement: ({ left }) => left.type !== "VariableDeclaration" && assign(left),
  }).visit(program);
  /** @type {Edit[]} */
  const edits = [];
  for (const statement of program.body) {
    if (statement.type !== "VariableDeclaration" || statement.kind !== "var") continue;
    const { start, end, declarations } = statement;
    const isConstant = declarations.every(
      ({ id, init }) => init !== null && id.type === "Identifier" && !assigned.has(id.name),
    );
    let declared = text.slice(start + "var".length, end);
    for (const { id, init } of declarations) {
      const other = init?.type === "ClassExpression" ? init.id?.name : undefined;
      if (other === undefined || id.type !== "Identifier") continue;
      declared = declared.replaceAll(new RegExp(`\\b${other}\\b`, "gu"), id.name);
    }
    edits.push({ start, end, text: `${isConstant ? "const" : "let"}${declared}` });
  }
  return edited(text, edits);
}

/**
 * Converts to CommonJS whose names are constants here and plain properties of `exports`. The getters that esbuild makes
 * would double the time of `parse` on Node 20, and mocks could not overwrite them.
 *
 * @param {string} file
 * @param {string} text a module that {@link asDeclared} has rewritten
 * @returns {string}
 */
export function asCommonJs(file, text) {
  const { program } = parseSync(file, text);
  const isChanging = (/** @type {string} */ name) => new RegExp(`^let ${name}\\b`, "mu").test(text);
  /** @type {Edit[]} */
  const edits = [];
  for (const statement of program.body) {
    if (statement.type === "ImportDeclaration") edits.push({ ...statement, text: required(file, statement) });
    else if (statement.type === "ExportNamedDeclaration")
      edits.push({ ...statement, text: exported(file, statement, isChanging) });
    else if (/^(?:Ex|Im)port/u.test(statement.type)) throw new Error(`${file}: ${statement.type} is not supported`);
  }
  new Visitor({
    // What is imported late is required late, as in the files that tsc makes.
    ImportExpression: ({ start, end, source }) =>
      edits.push({
        start,
        end,
        text: `Promise.resolve().then(() => require(${text.slice(source.start, source.end)}))`,
      }),
  }).visit(program);
  return `"use strict";\nObject.defineProperty(exports, "__esModule", { value: true });\n${edited(text, edits)}`;
}

/** @param {string} file @param {import("oxc-parser").ImportDeclaration} statement @returns {string} */
function required(file, { specifiers, source }) {
  const names = specifiers.map((specifier) => {
    if (specifier.type !== "ImportSpecifier" || specifier.imported.type !== "Identifier") {
      throw new Error(`${file}: an import of ${source.value} is not by name, which is not supported`);
    }
    const { imported, local } = specifier;
    return imported.name === local.name ? local.name : `${imported.name}: ${local.name}`;
  });
  return `const { ${names.join(", ")} } = require("${source.value}");`;
}

/**
 * @param {string} file
 * @param {import("oxc-parser").ExportNamedDeclaration} statement
 * @param {(name: string) => boolean} isChanging
 * @returns {string}
 */
function exported(file, { specifiers, source, declaration }, isChanging) {
  if (source !== null || declaration !== null) throw new Error(`${file}: such an export is not supported`);
  return specifiers
    .map(({ local, exported: name }) => {
      if (local.type !== "Identifier" || name.type !== "Identifier")
        throw new Error(`${file}: an export without a name`);
      if (isChanging(local.name))
        throw new Error(`${file}: ${local.name} is exported and assigned, which is not supported`);
      return `exports.${name.name} = ${local.name};`;
    })
    .join("\n");
}

/** @typedef {{ start: number, end: number, text: string }} Edit */

/** @param {string} text @param {readonly Edit[]} edits that do not overlap @returns {string} */
export function edited(text, edits) {
  let result = text;
  for (const { start, end, text: replacement } of edits.toSorted((a, b) => b.start - a.start)) {
    result = result.slice(0, start) + replacement + result.slice(end);
  }
  return result;
}
