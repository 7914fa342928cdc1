// A page for each package, with everything that it exports: the signature, and the comment that an editor shows. They
// are read from the sources, in which each export has both.

import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync } from "oxc-parser";
import { publishedAdapters, publishedLibraries, root } from "@std66/tools/workspace.mjs";

/** @typedef {import("./pages.mjs").Page} Page */
/** @typedef {import("oxc-parser").Statement} Statement */
/** @typedef {{ name: string, signature: string, comment: string }} Export */
/** @typedef {{ program: import("oxc-parser").Program, comments: readonly import("oxc-parser").Comment[], text: string }} Module */

/** @type {Map<string, Module>} */
const modules = new Map();

/** @returns {Page[]} */
export function referencePages() {
  return [...publishedLibraries(), ...publishedAdapters()].flatMap(({ folder, manifest: { name, exports = {} } }) => {
    const entries = Object.entries(exports).flatMap(([path, files]) => {
      const file = typeof files === "object" ? /** @type {any} */ (files)["@std66/source"] : undefined;
      // What is for the other packages only.
      return file === undefined || path === "./internal" ? [] : [{ path: join(name, path), file: join(folder, file) }];
    });
    if (entries.length === 0) return [];
    const sections = entries.map(({ path, file }) => sectionOf(path, exportsOf(file)));
    const source = `${relative(root, folder)}/reference.md`;
    const text = `# Reference: ${name}\n\nEverything that [${name}](README.md) exports.\n\n${sections.join("\n")}`;
    return [{ source, url: source.replace(/\.md$/u, ".html"), title: `Reference: ${name}`, text }];
  });
}

/** @param {string} path that is imported @param {readonly Export[]} all @returns {string} */
function sectionOf(path, all) {
  const parts = all.map(
    ({ name, signature, comment }) => `### \`${name}\`\n\n${fenced(signature)}\n\n${proseOf(comment)}\n`,
  );
  return `## \`${path}\`\n\n${parts.join("\n")}`;
}

/** @param {string} code @returns {string} */
function fenced(code) {
  return `\`\`\`\`ts\n${code}\n\`\`\`\``;
}

/** @param {string} file @returns {Export[]} in order of the file */
function exportsOf(file) {
  return moduleOf(file).program.body.flatMap((statement) => {
    if (statement.type === "ExportDefaultDeclaration") {
      return [{ name: "default", signature: textOf(file, statement), comment: "" }];
    }
    if (statement.type !== "ExportNamedDeclaration") return [];
    if (statement.declaration !== null) return declared(file, statement, undefined);
    return statement.specifiers.flatMap(({ local, exported }) => {
      const name = nameOf(exported);
      const from = statement.source?.value;
      if (from === undefined || !from.startsWith(".")) {
        const comment = from === undefined ? "" : `As in \`${from}\`.`;
        return [{ name, signature: `export { ${name} }${from === undefined ? "" : ` from "${from}"`};`, comment }];
      }
      return found(join(dirname(file), from), nameOf(local)).map((entry) => ({ ...entry, name }));
    });
  });
}

/**
 * @param {string} file
 * @param {string} wanted
 * @returns {Export[]} the declaration of a name, in this file or where it is from
 */
function found(file, wanted) {
  for (const statement of moduleOf(file).program.body) {
    if (statement.type !== "ExportNamedDeclaration") continue;
    const here = declared(file, statement, wanted);
    if (here.length > 0) return here;
    const specifier = statement.specifiers.find(({ exported }) => nameOf(exported) === wanted);
    const from = statement.source?.value;
    if (specifier !== undefined && from?.startsWith("."))
      return found(join(dirname(file), from), nameOf(specifier.local));
  }
  return [];
}

/** @param {string} file @param {any} statement @param {string | undefined} wanted @returns {Export[]} */
function declared(file, statement, wanted) {
  const { declaration } = statement;
  if (declaration === null) return [];
  const name = (declaration.id ?? declaration.declarations?.[0]?.id)?.name;
  if (name === undefined || (wanted !== undefined && name !== wanted)) return [];
  return [{ name, signature: signatureOf(file, declaration), comment: commentBefore(file, statement.start) }];
}

/** @param {string} file @param {any} declaration @returns {string} without bodies */
function signatureOf(file, declaration) {
  switch (declaration.type) {
    case "FunctionDeclaration":
      return headOf(file, declaration);
    case "VariableDeclaration": {
      const [{ id, init }] = declaration.declarations;
      const whole = textOf(file, declaration);
      if (id.typeAnnotation === null) return whole.length > 400 ? `${declaration.kind} ${id.name}` : whole;
      return `${declaration.kind} ${textOf(file, { start: id.start, end: id.typeAnnotation?.end ?? init.start })};`;
    }
    case "ClassDeclaration": {
      const head = textOf(file, { start: declaration.start, end: declaration.body.start }).trimEnd();
      const members = declaration.body.body.filter(isPublic).map((/** @type {any} */ member) => memberOf(file, member));
      return `${head} {\n${members.join("\n\n")}\n}`;
    }
    default:
      return textOf(file, declaration);
  }
}

/** @param {string} file @param {any} member @returns {string} */
function memberOf(file, member) {
  const comment = rawCommentBefore(file, member.start);
  const head =
    member.type === "MethodDefinition"
      ? textOf(file, { start: member.start, end: member.value.body?.start ?? member.end })
      : textOf(file, { start: member.start, end: member.value?.start ?? member.end }).replace(/\s*=\s*$/u, "");
  const shown = head.trim().replace(/;?$/u, ";");
  return `  ${comment === "" ? "" : `${comment}\n  `}${shown}`;
}

/** @param {any} member @returns {boolean} */
function isPublic({ type, key, accessibility, computed }) {
  if (type !== "MethodDefinition" && type !== "PropertyDefinition") return false;
  return (
    key.type !== "PrivateIdentifier" && accessibility !== "private" && computed !== true && key.name !== "constructor"
  );
}

/** @param {string} file @param {any} node @returns {string} what is before its body */
function headOf(file, { start, end, body }) {
  return `${textOf(file, { start, end: body?.start ?? end })
    .trim()
    .replace(/;$/u, "")};`;
}

/** @param {string} file @param {{ start: number, end: number }} node @returns {string} */
function textOf(file, { start, end }) {
  return moduleOf(file).text.slice(start, end);
}

/** @param {string} file @param {number} start @returns {string} */
function rawCommentBefore(file, start) {
  const { comments, text } = moduleOf(file);
  const comment = comments.find(
    ({ type, end }) => type === "Block" && end <= start && text.slice(end, start).trim() === "",
  );
  return comment === undefined ? "" : text.slice(comment.start, comment.end);
}

/** @param {string} file @param {number} start @returns {string} without its frame of asterisks */
function commentBefore(file, start) {
  return rawCommentBefore(file, start)
    .replace(/^\/\*\*?\s?/u, "")
    .replace(/\s*\*\/$/u, "")
    .replaceAll(/^[ \t]*\* ?/gmu, "");
}

/** Tags of TSDoc, with what they are called on a page. */
const TAGS = {
  throws: "Throws",
  see: "See",
  example: "Example",
  returns: "Returns",
  remarks: "",
  deprecated: "Deprecated",
};

/** Code, and links, which Markdown and TSDoc have in common; the rest is text. */
const CODE_OR_LINK = /(```[^]*?```|`[^`]*`|\{@link [^}]*\})/u;

/** @param {string} comment @returns {string} Markdown */
function proseOf(comment) {
  return comment
    .split(CODE_OR_LINK)
    .map((part, index) => (index % 2 === 0 ? markdownOf(part) : linked(part)))
    .join("");
}

/** @param {string} text @returns {string} */
function markdownOf(text) {
  return text
    .replaceAll(/[[\]<>*_]/gu, String.raw`\$&`)
    .replaceAll(/^@param\s+(\S+)\s*-?\s*/gmu, "\n\n`$1`: ")
    .replaceAll(/^@(\w+)[ \t]*(?:\{([^}]*)\})?/gmu, (_, tag, type) => {
      const word = TAGS[/** @type {keyof typeof TAGS} */ (tag)] ?? tag;
      return `\n\n${word === "" ? "" : `**${word}**`}${type === undefined ? "" : ` \`${type}\``} `;
    });
}

/** @param {string} part @returns {string} a link as Markdown has it; code as it is */
function linked(part) {
  const { target, title } =
    /^\{@link\s+(?<target>[^\s|}]+)\s*(?:\|\s*(?<title>[^}]*?)\s*)?\}$/u.exec(part)?.groups ?? {};
  if (target === undefined) return part;
  return target.startsWith("https:") ? `[${title ?? target}](${target})` : (title ?? `\`${target}\``);
}

/** @param {import("oxc-parser").ModuleExportName} exported @returns {string} */
function nameOf(exported) {
  return exported.type === "Literal" ? exported.value : exported.name;
}

/** @param {string} file @returns {Module} */
function moduleOf(file) {
  const known = modules.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(file, "utf8");
  const { program, comments } = parseSync(file, text);
  const parsed = { program, comments, text };
  modules.set(file, parsed);
  return parsed;
}
