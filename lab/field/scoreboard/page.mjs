// The tables of docs/evidence/scoreboard.md, and scoreboard.tsv: the misses of each contender by class.

import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@std66/tools/workspace.mjs";
import { writeRows } from "../../rows.mjs";
import { equivalentClasses, resolutionClasses } from "./resolution-misses.mjs";
import { versionOf } from "./versions.mjs";

/** @typedef {import("./boards.mjs").Standing} Standing @typedef {import("./boards.mjs").Miss} Miss */

const page = join(root, "docs/evidence/scoreboard.md");

/**
 * @param {readonly Standing[]} resolvers
 * @param {readonly Standing[]} validators
 * @param {readonly Standing[]} expanders
 */
export function writePage(resolvers, validators, expanders) {
  const sections = {
    resolvers: resolverTable(resolvers),
    validators: validatorTable(validators),
    expanders: expanderTable(expanders),
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
  writeRows("scoreboard", HEAD, [
    ...resolvers.flatMap((standing) => rowsOf("resolvers", standing, resolverKind)),
    ...validators.flatMap((standing) => rowsOf("validators", standing, ({ what }) => what.split(" ")[0] ?? "")),
    ...expanders.flatMap((standing) => rowsOf("expanders", standing, expanderKind)),
  ]);
  spawnSync("pnpm", ["exec", "oxfmt", page], { cwd: root, stdio: "inherit" });
}

/** @param {readonly Standing[]} standings */
function resolverTable(standings) {
  const rows = standings.map(({ contender, rows: count, misses }) => {
    const kinds = ["equivalent", "refused", "other"].map(
      (kind) => misses.filter((miss) => resolverKind(miss) === kind).length,
    );
    const cells = [count - misses.length, ...kinds].map((number) => (number === 0 ? "" : number));
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
    const refused = misses.filter((miss) => expanderKind(miss) === "no answer").length;
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

const HEAD = ["board", "library", "version", "call", "kind", "class", "rows", "example", "returns", "right"];

/** @param {Miss} miss */
function resolverKind({ what }) {
  if (equivalentClasses.has(what)) return "equivalent";
  return what.startsWith("refuses") ? "refused" : "other";
}

/** @param {Miss} miss */
function expanderKind({ outcome }) {
  return outcome.kind === "answer" ? "wrong" : "no answer";
}

/**
 * The classes of what a contender misses, the largest first, after what it has right.
 * @param {string} board
 * @param {Standing} standing
 * @param {(miss: Miss) => string} kindOf
 */
function rowsOf(board, { contender, rows, misses }, kindOf) {
  const named = [board, contender.name, versionOf(contender), contender.call];
  const kinds = [...new Set(misses.map(kindOf))];
  return [
    [...named, "right", "", rows - misses.length, "", "", ""],
    ...kinds.flatMap((kind) =>
      groups(misses.filter((miss) => kindOf(miss) === kind)).map(([what, [first, ...rest]]) => [
        ...named,
        kind,
        labelOf(what),
        rest.length + 1,
        ...exampleOf(first),
      ]),
    ),
  ];
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
  const example = input.map(shown).join(" + ");
  if (input.length === 1) return [example, "", ""];
  const returned =
    outcome.kind === "answer" ? shown(String(outcome.value)) : outcome.kind === "refusal" ? "throws" : "";
  return [example, returned, shown(right)];
}

/** @param {Standing["contender"]} contender */
function nameOf({ name }) {
  return `\`${name}\``;
}

/** @param {string} text @returns {string} with what cannot be seen as an escape */
function shown(text) {
  if (text === "") return "(empty)";
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zs}]/gu, (character) =>
    character === " " ? " " : `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** @param {readonly string[]} head @param {readonly (readonly (string | number)[])[]} rows */
function table(head, rows) {
  const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  return lines.join("\n");
}
