// The arguments of a program, by its usage line: `--help` prints it and does nothing else, and what it does not name is
// refused with status 2. And how a check ends.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

/**
 * Reads the arguments of a program that begins with a comment such as `pnpm run api [--write]: what it does`.
 *
 * @param {string} program its `import.meta.url`
 * @returns {ReturnType<typeof argumentsOf>}
 */
export function ownArguments(program) {
  const [comment = ""] = readFileSync(new URL(program), "utf8").split("\n\n", 1);
  const [paragraph = ""] = comment.split("\n//\n", 1);
  const text = paragraph.replaceAll(/^\/\/ /gmu, "").replaceAll("\n", " ");
  const [usage = "", ...says] = text.split(": ");
  return argumentsOf(
    usage,
    says.join(": ").replace(/^[a-z]/u, (letter) => letter.toUpperCase()),
  );
}

/**
 * Reads arguments, or ends the process.
 *
 * @param {string} usage such as `pnpm run api [--write] [--on=PROGRAM] FOLDER [NAME…]`: a word in capitals is an
 *   operand, one in brackets may be left out, and `…` stands for more of them
 * @param {string} says what the program does
 * @param {readonly string[]} [args]
 * @returns {{ options: Readonly<Record<string, boolean | undefined>>, texts: Readonly<Record<string, string |
 * undefined>>, operands: string[] }} the options that are there, those with a value apart
 */
export function argumentsOf(usage, says, args = process.argv.slice(2)) {
  const read = readArguments(usage, args);
  if (typeof read !== "string" && read.options["help"] !== true) return read;
  if (typeof read !== "string") console.log(`usage: ${usage}\n\n${says}`);
  else console.error(`${read}\nusage: ${usage}`);
  return process.exit(typeof read === "string" ? 2 : 0);
}

/**
 * @param {string} usage
 * @param {readonly string[]} args
 * @returns {ReturnType<typeof argumentsOf> | string} what is wrong with them
 */
export function readArguments(usage, args) {
  const known = [...usage.matchAll(/--([a-z-]+)(=)?/gu)].map(
    ([, name = "", value]) =>
      /** @type {const} */ ([name, { type: value === undefined ? /** @type {const} */ ("boolean") : "string" }]),
  );
  try {
    const { values, positionals } = parseArgs({
      // `pnpm run NAME -- --write` may also pass on the dashes.
      args: args[0] === "--" ? args.slice(1) : [...args],
      allowPositionals: true,
      options: { help: { type: "boolean" }, ...Object.fromEntries(known) },
    });
    const entries = Object.entries(/** @type {object} */ (values));
    const options = Object.fromEntries(entries.filter(([, value]) => typeof value === "boolean"));
    const texts = Object.fromEntries(entries.filter(([, value]) => typeof value === "string"));
    if (options["help"] === true) return { options, texts, operands: [] };
    const { least, most } = operandsIn(usage);
    if (positionals.length > most) return `unknown argument \`${positionals[most]}\``;
    if (positionals.length < least) return "an argument is missing";
    return { options, texts, operands: positionals };
  } catch (error) {
    // Node's messages go on to say what `--` does.
    const [message = ""] = /** @type {Error} */ (error).message.split(/\.(?= |$)/u);
    return message.replace(/^\w/u, (letter) => letter.toLowerCase()).replaceAll(/'([^']*)'/gu, "`$1`");
  }
}

/** @param {string} usage @returns {{ least: number, most: number }} how many operands it names */
function operandsIn(usage) {
  const named = [...usage.matchAll(/(?<![=\w])[A-Z]{2,}(…)?/gu)];
  let outside = usage;
  // Brackets within brackets go first.
  while (outside.includes("[")) outside = outside.replaceAll(/\[[^[\]]*\]/gu, "");
  const required = outside.match(/(?<![=\w])[A-Z]{2,}/gu) ?? [];
  return { least: required.length, most: named.some(([, more]) => more !== undefined) ? Infinity : named.length };
}

/** @param {string} program its `import.meta.url` @returns {boolean} whether it was started, and not imported */
export function isStarted(program) {
  return process.argv[1] === fileURLToPath(program);
}

/** Prints what is wrong, with status 1, or else what is right. @param {readonly string[]} faults @param {string} [said] */
export function report(faults, said) {
  if (faults.length > 0) process.exitCode = 1;
  const lines = faults.length > 0 ? faults : [said ?? []].flat();
  for (const line of lines) console.error(line);
}
