/** The options of `audit` with a value. */
import { readFileSync } from "node:fs";
import { InvalidArgumentError } from "@commander-js/extra-typings";
import { type Severity, audit, rules } from "@std66/audit";
import { itemsOf, quotedItem } from "./list-options.ts";

const SEVERITIES: readonly (Severity | "off")[] = ["info", "warning", "danger", "off"];

/** A rule and the severity that it has instead of its own. */
export type ChosenSeverity = readonly [code: string, severity: Severity | "off"];

/** Adds the codes of `--ignore`, which may be repeated or be a list. */
export function parseCodes(list: string, before: readonly ChosenSeverity[] | undefined): readonly ChosenSeverity[] {
  return [...(before ?? []), ...itemsOf(list).map((code): ChosenSeverity => [knownCode(code, list), "off"])];
}

/** Adds the rule and the severity of `--rule`. */
export function parseRule(pair: string, before: readonly ChosenSeverity[] | undefined): readonly ChosenSeverity[] {
  const [written = "", ...rest] = pair.split("=");
  const chosen = rest.join("=");
  const code = knownCode(written, pair);
  if (chosen === "") {
    throw new InvalidArgumentError(`\`${code}\` has no severity. Write CODE=SEVERITY, such as ${code}=off.`);
  }
  const severity = SEVERITIES.find((known) => known === chosen);
  if (severity === undefined) {
    throw new InvalidArgumentError(
      `${quotedItem(chosen, pair)} is not a severity. Allowed severities are ${SEVERITIES.join(", ")}.`,
    );
  }
  return [...(before ?? []), [code, severity]];
}

function knownCode(code: string, argument: string): string {
  if (rules.some((rule) => rule.code === code)) return code;
  if (code === "") throw new InvalidArgumentError("The name of a rule is missing. `std66 explain` lists them.");
  throw new InvalidArgumentError(`${quotedItem(code, argument)} is not a rule. \`std66 explain\` lists them.`);
}

/** Parses a comma-separated list of ports (RFC 3986 §3.2.3). */
export function parsePorts(list: string): readonly number[] {
  return itemsOf(list).map((port) => {
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
      throw new InvalidArgumentError(`${quotedItem(port, list)} is not a port. A port is a number up to 65535.`);
    }
    return Number(port);
  });
}

/** Reads the file of `--hosts`: one host a line. Empty lines and those that begin with # are left out. A file without a host is refused. */
export function readHosts(file: string): readonly string[] {
  const hosts = linesOf(bytesOf(file)).flatMap((line, index) => {
    const host = textOf(line, index).trim();
    if (host === "" || host.startsWith("#")) return [];
    try {
      audit("", { allowedHosts: [host] });
    } catch (error) {
      throw new InvalidArgumentError(`${String(error).replace(/.*?\]/, `Line ${index + 1}`)}.`);
    }
    return [host];
  });
  if (hosts.length === 0) throw new InvalidArgumentError("The file has no host.");
  return hosts;
}

function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    // Without the code before the reason, and the call after it.
    const reason = (error as Error).message.replace(/E\w+: |, .*/g, "");
    throw new InvalidArgumentError(`The file cannot be read: ${reason}.`);
  }
}

const LINE_FEED = 0x0a;

function linesOf(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  for (let start = 0; start <= bytes.length;) {
    const found = bytes.indexOf(LINE_FEED, start);
    const end = found === -1 ? bytes.length : found;
    lines.push(bytes.subarray(start, end));
    start = end + 1;
  }
  return lines;
}

/** Without a byte order mark, which the decoder removes. */
function textOf(line: Buffer, index: number): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(line);
  } catch {
    throw new InvalidArgumentError(`Line ${index + 1} is not UTF-8.`);
  }
}
