/** The options of `audit` with a value. */
import { readFileSync } from "node:fs";
import { InvalidArgumentError } from "@commander-js/extra-typings";
import { audit, rules } from "@std66/audit";
import { nameOf } from "@std66/core/internal";

/** Adds the codes of `--allow`, which may be repeated or be a list. */
export function parseCodes(list: string, before: readonly string[] | undefined): readonly string[] {
  const codes = list.split(",").map((code) => code.trim());
  for (const code of codes) {
    if (!rules.some((rule) => rule.code === code)) {
      throw new InvalidArgumentError(`${nameOf(code)} is not a rule. \`std66 explain\` lists them.`);
    }
  }
  return [...(before ?? []), ...codes];
}

/** Reads the file of `--hosts`: one host a line. Empty lines and those that begin with # are left out. */
export function readHosts(file: string): readonly string[] {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    // Without the code before the reason, and the call after it.
    const reason = (error as Error).message.replace(/E\w+: |, .*/g, "");
    throw new InvalidArgumentError(`The file cannot be read: ${reason}.`);
  }
  return text.split("\n").flatMap((written, index) => {
    const host = written.trim();
    if (host === "" || host.startsWith("#")) return [];
    try {
      audit("", { allowedHosts: [host] });
    } catch (error) {
      throw new InvalidArgumentError(`${String(error).replace(/.*?\]/, `Line ${index + 1}`)}.`);
    }
    return [host];
  });
}
