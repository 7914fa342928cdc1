/** The options of `audit` that make a policy: which findings are denied, and which hosts, schemes and ports allowed. */
import { readFileSync } from "node:fs";
import { InvalidArgumentError } from "@commander-js/extra-typings";
import { type Severity, rules } from "@std66/audit";
import { hostsIn } from "@std66/audit/hosts";
import { choice, repeated } from "./input-options.ts";
import { itemsOf, parseSchemes, quotedItem, sentence } from "./list-options.ts";
import type { Subcommand } from "./shared-options.ts";

const SEVERITIES = ["info", "warning", "danger"] as const satisfies readonly Severity[];

/** A rule and the severity that it has instead of its own. */
type ChosenSeverity = readonly [code: string, severity: Severity | "off"];

export function parseCodes(list: string): readonly ChosenSeverity[] {
  return itemsOf(list).map((code) => [knownCode(code, list), "off"]);
}

function parseRule(pair: string): readonly ChosenSeverity[] {
  const [, written = "", chosen = ""] = /^([^=]*)=?([^]*)$/.exec(pair) ?? [];
  const code = knownCode(written, pair);
  if (chosen === "") {
    throw new InvalidArgumentError(`\`${code}\` has no severity. Write CODE=SEVERITY, such as ${code}=off.`);
  }
  const allowed = [...SEVERITIES, "off"] as const;
  const severity = allowed.find((known) => known === chosen);
  if (severity !== undefined) return [[code, severity]];
  const which = `Allowed severities are ${allowed.join(", ")}.`;
  throw new InvalidArgumentError(`${quotedItem(chosen, pair)} is not a severity. ${which}`);
}

function knownCode(code: string, argument: string): string {
  if (rules.some((rule) => rule.code === code)) return code;
  const what = code === "" ? "The name of a rule is missing." : `${quotedItem(code, argument)} is not a rule.`;
  throw new InvalidArgumentError(`${what} \`std66 explain\` lists them.`);
}

export function parsePorts(list: string): readonly number[] {
  return itemsOf(list).map((port) => {
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
      throw new InvalidArgumentError(`${quotedItem(port, list)} is not a port. A port is a number up to 65535.`);
    }
    return Number(port);
  });
}

export function readHosts(file: string): readonly string[] {
  try {
    return hostsIn(readFileSync(file));
  } catch (error) {
    const { message } = error as Error;
    if (error instanceof RangeError) throw new InvalidArgumentError(sentence(message));
    // Without the code before the reason, and the call after it.
    const help = /^[\w.*-]+(?:,[\w.*-]*)*$/.test(file) ? " Write the name of a file with one host per line." : "";
    throw new InvalidArgumentError(`The file cannot be read: ${message.replace(/E\w+: |, .*/g, "")}.${help}`);
  }
}

export function addPolicyOptions(command: Subcommand) {
  return command
    .addOption(choice("--deny <severity>", "exit with 1 if a finding has this severity or higher", SEVERITIES))
    .addOption(repeated("--ignore <codes>", "comma-separated list of rules to leave out", parseCodes))
    .addOption(repeated("--rule <code=severity>", "make a rule info, warning or danger, or turn it off", parseRule))
    .option(
      "--hosts <file>",
      "a file of allowed hosts, one per line, such as example.com or *.example.com; any other host is reported as a danger",
      readHosts,
    )
    .option(
      "--public",
      "allow only public addresses and names; localhost, 10.0.0.1 or printer.local, say, is reported as a danger",
    )
    .option(
      "--schemes <list>",
      "comma-separated list of allowed schemes; any other is reported as a danger",
      parseSchemes,
    )
    .option("--ports <list>", "comma-separated list of allowed ports; any other is reported as a danger", parsePorts);
}

type PolicyOptions = ReturnType<ReturnType<typeof addPolicyOptions>["opts"]>;

const GATES = {
  hosts: "host-not-allowed",
  public: "host-not-public",
  schemes: "scheme-not-allowed",
  ports: "port-not-allowed",
} as const;

/** The policy of the options. Calls `refuse` for two severities of a rule, or an option that no rule would enforce. */
export function policyOf(options: PolicyOptions, refuse: (message: string) => never) {
  const { deny, ignore = [], rule = [], hosts, public: publicHosts, schemes, ports } = options;
  const severities = new Map<string, Severity | "off">();
  for (const [code, severity] of [...ignore, ...rule]) {
    const before = severities.get(code) ?? severity;
    if (before !== severity)
      refuse(`error: option '--rule <code=severity>' gives ${code} two severities: ${before} and ${severity}`);
    severities.set(code, severity);
  }
  const given = (Object.keys(GATES) as (keyof typeof GATES)[]).filter((name) => options[name] !== undefined);
  const least = deny ?? (given.length > 0 ? "danger" : undefined);
  const denied = least === undefined ? [] : SEVERITIES.slice(SEVERITIES.indexOf(least));
  for (const name of given) {
    const severity = severities.get(GATES[name]) ?? "danger";
    if (!denied.some((each) => each === severity))
      refuse(`error: option '--${name}' needs the rule ${GATES[name]}, as severe as --deny`);
  }
  const rulesByCode = Object.fromEntries(severities);
  return { options: { rules: rulesByCode, allowedHosts: hosts, publicHosts, schemes, allowedPorts: ports }, denied };
}

export type Policy = ReturnType<typeof policyOf>;
