// The tables of docs/evidence/scoreboard.md.

import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@std66/tools/workspace.mjs";
import { equivalentClasses, resolutionClasses } from "./resolution-misses.mjs";
import { versionOf } from "./versions.mjs";

/** @typedef {import("./boards.mjs").Standing} Standing @typedef {import("./boards.mjs").Miss} Miss */

const page = join(root, "docs/evidence/scoreboard.md");

/** @param {readonly Standing[]} resolvers @param {readonly Standing[]} validators @param {readonly Standing[]} expanders */
export function writePage(resolvers, validators, expanders) {
  const sections = {
    resolvers: resolverTable(resolvers),
    validators: validatorTable(validators),
    expanders: expanderTable(expanders),
    "resolver misses": missesOf(resolvers, labelOf),
    "validator misses": missesOf(validators, (what) => what),
    "expander misses": missesOf(expanders, (what) => what, "RFC 6570"),
    classes: classTable(),
  };
  const written = Object.entries(sections).reduce(
    (text, [name, section]) => {
      const [before, after] = text.split(new RegExp(`(?<=<!-- ${name} -->)[^]*(?=<!-- /${name} -->)`, "u"));
      if (after === undefined) throw new Error(`docs/evidence/scoreboard.md must contain <!-- ${name} -->`);
      return `${before}\n\n${section}\n\n${after}`;
    },
    readFileSync(page, "utf8"),
  );
  writeFileSync(page, written);
  spawnSync("pnpm", ["exec", "oxfmt", page], { cwd: root, stdio: "inherit" });
}

/** @param {readonly Standing[]} standings */
function resolverTable(standings) {
  const rows = standings.map(({ contender, rows: count, misses }) => {
    const equivalent = misses.filter(({ what }) => equivalentClasses.has(what)).length;
    const refused = misses.filter(({ what }) => what.startsWith("refuses")).length;
    const others = misses.length - equivalent - refused;
    const cells = [count - misses.length, equivalent, refused, others].map((number) => (number === 0 ? "" : number));
    return [nameOf(contender), versionOf(contender), `\`${contender.call}\``, contender.claim, ...cells];
  });
  return table(["library", "version", "call", "claims", "right", "equivalent", "refused", "other"], rows);
}

/** @param {readonly Standing[]} standings */
function validatorTable(standings) {
  const rows = standings.map(({ contender, rows: count, misses }) => {
    const accepted = misses.filter(({ what }) => what.startsWith("accepts")).length;
    const cells = [count - misses.length, count, accepted || "", misses.length - accepted || ""];
    return [
      nameOf(contender),
      versionOf(contender),
      `\`${contender.call}\``,
      contender.claim,
      contender.rule ?? "",
      ...cells,
    ];
  });
  return table(
    ["library", "version", "call", "claims", "asked for", "right", "of", "accepts wrongly", "refuses wrongly"],
    rows,
  );
}

/** @param {readonly Standing[]} standings */
function expanderTable(standings) {
  const rows = standings.map(({ contender, rows: count, misses }) => {
    const refused = misses.filter(({ outcome }) => outcome.kind !== "answer").length;
    const cells = [count - misses.length, misses.length - refused || "", refused || ""];
    return [nameOf(contender), versionOf(contender), `\`${contender.call}\``, contender.claim, ...cells];
  });
  return table(["library", "version", "call", "claims", "right", "wrong", "no answer"], rows);
}

function classTable() {
  return table(
    ["miss", "what RFC 3986 says"],
    Object.values(resolutionClasses).map((cells) => [...cells]),
  );
}

/** @param {string} what */
function labelOf(what) {
  return /** @type {Record<string, readonly string[]>} */ (resolutionClasses)[what]?.[0] ?? what;
}

/** @param {readonly Standing[]} standings @param {(what: string) => string} label @param {string} standard that says what is right */
function missesOf(standings, label, standard = "RFC 3986") {
  return standings
    .filter(({ misses }) => misses.length > 0)
    .map(({ contender, misses }) => {
      const rows = [...groups(misses)].map(([what, [first, ...rest]]) => [
        label(what),
        rest.length + 1,
        ...exampleOf(first),
      ]);
      const head = ["miss", "rows", "example", ...(misses[0]?.input.length === 2 ? ["returns", standard] : [])];
      return `### ${contender.name}: ${code(contender.call)}\n\n${table(head, rows)}`;
    })
    .join("\n\n");
}

/** @param {readonly Miss[]} misses @returns {[what: string, misses: [Miss, ...Miss[]]][]} the largest group first */
function groups(misses) {
  /** @type {Map<string, [Miss, ...Miss[]]>} */
  const found = new Map();
  for (const miss of misses) {
    const others = found.get(miss.what);
    if (others === undefined) found.set(miss.what, [miss]);
    else others.push(miss);
  }
  return [...found].toSorted(([, a], [, b]) => b.length - a.length);
}

/** @param {Miss} miss @returns {string[]} */
function exampleOf({ input, outcome, right }) {
  const example = input.map(code).join(" + ");
  if (input.length === 1) return [example];
  const returned = outcome.kind === "answer" ? code(String(outcome.value)) : outcome.kind === "refusal" ? "throws" : "";
  return [example, returned, code(right)];
}

/** @param {Standing["contender"]} contender */
function nameOf({ name }) {
  return `\`${name}\``;
}

/** @param {string} text @returns {string} as code in a cell */
function code(text) {
  const visible = text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zs}]/gu, (character) =>
    character === " " ? " " : `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  if (visible === "") return "(empty)";
  const fence = visible.includes("`") ? "``" : "`";
  return `${fence}${visible.replaceAll("|", "\\|")}${fence}`;
}

/** @param {readonly string[]} head @param {readonly (readonly (string | number)[])[]} rows */
function table(head, rows) {
  const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  return lines.join("\n");
}
