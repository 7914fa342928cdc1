// pnpm run field implementations heirs [--write]: asks libraries of today that grew up with RFC 1808 or RFC 2396 the
// 103 references of which the results of 1995 to 1997 are known, and says whose reading each answer is. `--write` puts
// them into docs/evidence/heirs.md.

import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rfc1808, rfc2396, rfc3986 } from "@std66/legacy";
import { clients } from "@std66/vectors";
import { root } from "@std66/tools/workspace.mjs";
import { argumentsOfRun } from "../../run-arguments.mjs";
import { runs } from "../runs.mjs";
import { faultOf } from "./build.mjs";
import { writeRows } from "../../rows.mjs";
import { BUILT, groups } from "./list.mjs";

/**
 * @typedef {import("./list.mjs").Adapter & { language: string, folder: string }} Heir
 * @typedef {{ implementation: string, language: string, version: string, claims: string }} About
 * @typedef {{ about: About, answers: readonly string[] }} Asked
 * @typedef {import("@std66/legacy").Outcome} Outcome
 */

const isWritten = argumentsOfRun("field", runs, "implementations heirs").options["write"] === true;

/** @param {string} language @param {string} part of what starts the adapter @returns {Heir} */
function listed(language, part) {
  const group = groups.find((each) => each.language === language);
  const adapter = group?.adapters.find(({ run }) => run.some((word) => word.includes(part)));
  if (group === undefined || adapter === undefined) throw new Error(`list.mjs has no ${part}`);
  return { ...adapter, build: [...group.build, ...(adapter.build ?? [])], language, folder: group.folder };
}

/** @type {readonly Heir[]} */
const heirs = [
  listed("Java", "JavaNetUri"),
  // It is part of Python, and needs none of what the others need.
  { language: "Python", folder: "python", build: [], run: ["python3", "urllib_parse.py"] },
  listed("Perl", "uri.pl"),
  { language: "Ruby", folder: "ruby", build: [["ruby", "--version"]], run: ["ruby", "rfc2396.rb"] },
  listed("Ruby", "uri.rb"),
  {
    language: "C",
    folder: "c",
    build: [
      [
        "sh",
        "-c",
        'cc -o "$1" libxml2.c $(pkg-config --cflags --libs libxml-2.0 libcjson)',
        "sh",
        join(BUILT, "libxml2"),
      ],
    ],
    run: [join(BUILT, "libxml2")],
  },
];

mkdirSync(BUILT, { recursive: true });
/** @type {Asked[]} */
const asked = [];
/** @type {string[]} */
const leftOut = [];
for (const { language, folder, build = [], run } of heirs) {
  const cwd = fileURLToPath(new URL(folder, import.meta.url));
  console.error(`implementations: asks ${language}, ${run.at(-1)?.split("/").at(-1) ?? ""}`);
  const fault = faultOf(build, cwd);
  if (fault === undefined) asked.push(answersOf(run, cwd));
  else leftOut.push(`${language}, ${run.at(-1)?.split("/").at(-1) ?? ""}: ${fault}`);
}
for (const line of leftOut) console.error(`implementations: left out ${line}`);
for (const one of asked) console.log(countsOf(one).join("  "));
if (isWritten) writePage();

/** @param {readonly string[]} command @param {string} cwd @returns {Asked} */
function answersOf([program = "", ...args], cwd) {
  const questions = clients.map(({ base, ref }, seq) => ({
    cmd: "run",
    seq,
    operation: "resolve",
    input: { base, reference: ref },
  }));
  const messages = [{ cmd: "start", version: 1 }, ...questions, { cmd: "stop" }];
  const input = messages.map((message) => `${JSON.stringify(message)}\n`).join("");
  const { stdout, stderr } = spawnSync(program, args, { cwd, encoding: "utf8", input });
  const [about, ...answers] = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  if (answers.length !== clients.length) throw new Error(`${program} gave ${answers.length} answers\n${stderr}`);
  return { about, answers: answers.map(({ result }) => (typeof result === "string" ? result : "refused")) };
}

/** @param {Outcome} outcome @returns {string} a library has no document: it means the base without its fragment */
function textOf(outcome) {
  return outcome.kind === "error"
    ? "refused"
    : outcome.kind === "uri"
      ? outcome.text
      : `(current document)${outcome.text}`;
}

/** @param {Asked} asked @returns {string[]} */
function countsOf({ about, answers }) {
  /** @param {(base: string, ref: string, answer: string) => boolean} isCounted */
  const count = (isCounted) =>
    String(clients.filter(({ base, ref }, index) => isCounted(base, ref, answers[index] ?? "")).length);
  return [
    nameOf(about),
    about.version,
    count((base, ref, answer) => answer === textOf(rfc1808.resolve(base, ref))),
    count((base, ref, answer) => answer === textOf(rfc2396.resolve(base, ref))),
    count((base, ref, answer) => answer === textOf(rfc3986.resolve(base, ref))),
    count((base, ref, answer) => namesOf(base, ref, answer) === "no RFC"),
  ];
}

/** @param {About} about */
function nameOf({ implementation, language }) {
  return `${implementation} (${language})`;
}

/** @param {string} base @param {string} ref @param {string} answer @returns {string} whose reading it is */
function namesOf(base, ref, answer) {
  /** @type {readonly (readonly [string, Outcome])[]} */
  const readings = [
    ["RFC 1808", rfc1808.resolve(base, ref)],
    ["RFC 2396", rfc2396.resolve(base, ref)],
    ["RFC 2396 (surplus `..` removed)", rfc2396.resolve(base, ref, { excessDots: "remove" })],
    ["RFC 2396 (lenient)", rfc2396.resolve(base, ref, { strict: false })],
    ["RFC 3986", rfc3986.resolve(base, ref)],
    ["RFC 3986 (lenient)", rfc3986.resolve(base, ref, { strict: false })],
  ];
  const names = readings.filter(([, outcome]) => textOf(outcome) === answer).map(([name]) => name);
  const usual = names.filter((name) => !names.some((other) => name.startsWith(`${other} (`)));
  return usual.length === 0 ? "no RFC" : usual.join(", ");
}

/** @param {readonly string[]} cells */
function row(cells) {
  return `| ${cells.join(" | ")} |`;
}

/** @param {readonly string[]} head @param {readonly (readonly string[])[]} rows */
function table(head, rows) {
  return [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");
}

function writePage() {
  const counts = table(
    ["implementation", "version", "as RFC 1808", "as RFC 2396", "as RFC 3986", "as none"],
    asked.map(countsOf),
  );
  const rows = clients.flatMap(({ base, ref, readings }, index) => {
    const now = textOf(rfc3986.resolve(base, ref));
    /** @type {Map<string, string[]>} */
    const others = new Map();
    for (const { about, answers } of asked) {
      const answer = answers[index] ?? "";
      if (answer !== now) others.set(answer, [...(others.get(answer) ?? []), nameOf(about)]);
    }
    return [...others].map(([answer, names]) => {
      const then = readings.find(({ text }) => text === answer)?.by ?? [];
      const programs = then.filter((name) => /\d\.\d/u.test(name));
      return [ref, base, answer, namesOf(base, ref, answer), names.join(", "), programs.join(", ")];
    });
  });
  writeRows("heirs", ["reference", "base", "answer", "a reading of", "given by", "and in 1995 to 1997 by"], rows);
  const file = join(root, "docs/evidence/heirs.md");
  let page = readFileSync(file, "utf8");
  const left = leftOut.length === 0 ? "All were run." : `Not run: ${leftOut.join("; ")}.`;
  for (const [name, text] of Object.entries({ counts: `${counts}\n\n${left}` })) {
    const marks = new RegExp(`(<!-- ${name} -->\n)[^]*(\n<!-- /${name} -->)`, "u");
    page = page.replace(marks, (_, before, after) => `${before}\n${text}\n${after}`);
  }
  writeFileSync(file, page);
  spawnSync("pnpm", ["exec", "oxfmt", file], { cwd: root, stdio: "inherit" });
}
