// Writes the numbers that a built module imports as literals. V8 does not treat an import as a constant, and reads it
// again in every step of a loop. Without this, `parse` takes up to a tenth longer, and `isUri` has 34 bytes more.

import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { Visitor, parseSync } from "oxc-parser";
import { edited } from "./joined-module.mjs";

const require = createRequire(import.meta.url);

/** An import from a file of the same package, as the compiler prints it: on one line. */
const IMPORT = /^import \{ (?<names>[^}]+?),? \} from "(?<from>\.[^"]+)";/gmu;

/**
 * Rewrites a module and its copy in cjs/. Lines stay where they are, for the source maps.
 *
 * @param {string} output the folder with both
 * @param {string} file a module in it
 */
export function inlineNumbers(output, file) {
  const path = join(output, file);
  const copy = join(output, "cjs", file);
  const text = readFileSync(path, "utf8");
  /** @type {Map<string, string>} */
  const literals = new Map();
  /** @type {Map<string, string>} */
  const literalsOfCopy = new Map();
  const shorter = text.replace(IMPORT, (_statement, names, from) => {
    const kept = [];
    for (const name of names.split(", ")) {
      const value = require(join(dirname(copy), from))[name];
      if (typeof value !== "number") kept.push(name);
      else {
        literals.set(name, `${value} /* ${name} */`);
        // In CommonJS, the compiler makes a variable of each required file.
        literalsOfCopy.set(`${basename(from, ".js").replaceAll(/\W/gu, "_")}_ts_1.${name}`, `${value} /* ${name} */`);
      }
    }
    return kept.length > 0 ? `import { ${kept.join(", ")} } from "${from}";` : "";
  });
  if (literals.size === 0) return;
  writeFileSync(path, replaceUses(file, shorter, literals));
  const access = /\b\w+_ts_1\.\w+/gu;
  writeFileSync(
    copy,
    readFileSync(copy, "utf8").replace(access, (found) => literalsOfCopy.get(found) ?? found),
  );
}

/** @param {string} file @param {string} text @param {Map<string, string>} literals @returns {string} */
function replaceUses(file, text, literals) {
  const names = new Set();
  /** @type {{ start: number, end: number, name: string }[]} */
  const uses = [];
  const visitor = new Visitor({
    MemberExpression: ({ computed, property }) => computed || names.add(property),
    Property: ({ computed, shorthand, key }) => {
      if (!computed && !shorthand) names.add(key);
      const isShort = shorthand && key.type === "Identifier" && literals.has(key.name);
      if (isShort) throw new Error(`${file}: an imported number is a shorthand property, which is not supported`);
    },
    Identifier: (node) => {
      if (!names.has(node) && literals.has(node.name)) uses.push(node);
    },
  });
  visitor.visit(parseSync(file, text).program);
  return edited(
    text,
    uses.map(({ start, end, name }) => ({ start, end, text: literals.get(name) ?? name })),
  );
}
