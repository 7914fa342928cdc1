/** `std66 audit`: what is suspicious about URIs, and which host each reader sees (RFC 3986 §7). */
import { type AuditOptions, type Finding, type Severity, audit } from "@std66/audit";
import { type CommandUnknownOpts, Option } from "@commander-js/extra-typings";
import { type Style, type WidthOf, diagnosticLines } from "@std66/report";
import {
  findingDiagnostics,
  findingsRecord,
  githubAnnotations,
  readerLines,
  readersRecord,
  sarifBeginning,
  sarifEnd,
  sarifResult,
} from "@std66/report/audit";
import manifest from "../../package.json" with { type: "json" };
import { type ChosenSeverity, parseCodes, parsePorts, parseRule, readHosts } from "../command-line/audit-options.ts";
import { DONE, INVALID, type Settings, settingsOf, type Subcommand } from "../command-line/shared-options.ts";
import { INPUTS } from "../command-line/help.ts";
import { isInputName } from "../command-line/operands.ts";
import { choice, repeated } from "../command-line/input-options.ts";
import { parseSchemes } from "../command-line/list-options.ts";
import { blocksWith, type Task, type RunEnding } from "../loop/task.ts";
import { answerInputs } from "../loop/answer-inputs.ts";
import type { InputLocation } from "../input/source.ts";
import { anyTextWidth, isNarrow } from "../loop/reporter.ts";
import { styleFor } from "../terminal/style.ts";

const DESCRIPTION =
  "Flag suspicious URIs, and say what is wrong, where and why. Invalid input is first repaired as browsers do.";

const NOTE = `
A finding is info (unusual), warning (can be mistaken for something else, or
carries a secret) or danger (no legitimate use). std66 explain CODE says more.

A reader is a standard or a common string function, such as a split at the first
@, that finds the host of a text in its own way. --readers compares them.

--deny denies findings of this severity or higher. Without it, nothing is denied,
except that --hosts, --schemes and --ports deny dangers. A reference without a
host, such as /a, is not denied. The file for --hosts has one host per line;
empty lines and lines that begin with # are ignored.

Exit status:
  0  no finding is denied
  1  a finding is denied, or an input line is not UTF-8 or too long
  2  wrong usage, a list of hosts that is empty or has a bad line, or a read or
     write error

Examples:
  $ std66 audit 'http://www.good.example@0x7f.1/'
  $ std66 audit --readers 'https://a.example\\@b.example/'
  $ std66 audit --deny warning --ignore host-loopback < links.txt
  $ std66 audit --hosts hosts.txt --schemes https < links.txt
  $ std66 audit --format sarif -f links.txt`;

const SEVERITIES: readonly Severity[] = ["info", "warning", "danger"];

/** Sets up the arguments, options and action of `audit`. */
export function define(command: Subcommand): void {
  command
    .argument("[uri...]", INPUTS)
    .addOption(
      choice("--deny <severity>", "exit with 1 if a finding has this severity or higher", [
        "info",
        "warning",
        "danger",
      ]),
    )
    .addOption(repeated("--ignore <codes>", "comma-separated list of rules to leave out", parseCodes))
    .addOption(repeated("--rule <code=severity>", "make a rule info, warning or danger, or turn it off", parseRule))
    .option(
      "--hosts <file>",
      "a file of allowed hosts, one per line, such as example.com or *.example.com; any other host is reported as a danger",
      readHosts,
    )
    .option(
      "--schemes <list>",
      "comma-separated list of allowed schemes; any other is reported as a danger",
      parseSchemes,
    )
    .option("--ports <list>", "comma-separated list of allowed ports; any other is reported as a danger", parsePorts)
    .addOption(new Option("--readers", "show which scheme, host, port and path each reader sees").conflicts(["format"]))
    .addOption(choice("--format <name>", "print a SARIF 2.1.0 log, or GitHub workflow commands", ["sarif", "github"]))
    .option("--source <file>", "the file name shown by SARIF and GitHub (default: the name given to -f, else stdin)")
    .description(DESCRIPTION)
    .addHelpText("after", NOTE)
    .action(async (uris, { deny, ignore, rule, hosts, schemes, ports, readers, format, source }, self) => {
      const settings = settingsOf(self);
      if (settings.json && format !== undefined)
        self.error("error: option '--format' cannot be used with option '--json'");
      const style = await styleFor(1, settings);
      const severities = mergedSeverities([...(ignore ?? []), ...(rule ?? [])], self);
      const lists = { hosts, schemes, ports };
      const options: AuditOptions = {
        rules: Object.fromEntries(severities),
        allowedHosts: hosts,
        schemes,
        allowedPorts: ports,
      };
      const audited = new Audited(options, deniedBy(deny, lists, severities, self));
      if (readers === true) return answerInputs(self, uris, readersTask(settings, style, audited));
      if (format === "sarif") return answerInputs(self, uris, sarifTask(settings, audited, source));
      if (format === "github") return answerInputs(self, uris, githubTask(settings, audited, source));
      const [first = ""] = uris;
      // One URI of usual characters needs none of the widths of the others (docs/decisions/0020).
      const isPlain = settings.json || (uris.length === 1 && isNarrow(first) && !isInputName(first, process.argv));
      const widthOf = isPlain ? lengthOf : await anyTextWidth();
      return answerInputs(self, uris, findingsTask(settings, style, audited, widthOf));
    });
}

type Severities = ReadonlyMap<string, Severity | "off">;

function mergedSeverities(chosen: readonly ChosenSeverity[], self: CommandUnknownOpts): Severities {
  const severities = new Map<string, Severity | "off">();
  for (const [code, severity] of chosen) {
    const before = severities.get(code) ?? severity;
    if (before !== severity) self.error(`error: the rule ${code} has two severities: ${before} and ${severity}`);
    severities.set(code, severity);
  }
  return severities;
}

/** The rule of each allowlist. */
const GATES = { hosts: "host-not-allowed", schemes: "scheme-not-allowed", ports: "port-not-allowed" } as const;

/** The severities that are denied. An allowlist that no rule would enforce is wrong usage. */
function deniedBy(
  deny: Severity | undefined,
  lists: Readonly<Record<keyof typeof GATES, unknown>>,
  severities: Severities,
  self: CommandUnknownOpts,
): readonly Severity[] {
  const given = (["hosts", "schemes", "ports"] as const).filter((name) => lists[name] !== undefined);
  const least = deny ?? (given.length > 0 ? "danger" : undefined);
  const denied = least === undefined ? [] : SEVERITIES.slice(SEVERITIES.indexOf(least));
  for (const name of given) {
    const severity = severities.get(GATES[name]) ?? "danger";
    if (severity === "off" || !denied.includes(severity)) {
      self.error(`error: option '--${name}' needs the rule ${GATES[name]}, as severe as --deny`);
    }
  }
  return denied;
}

const lengthOf: WidthOf = (text) => text.length;

/** The findings of a run, and whether any of them is denied. */
class Audited {
  readonly #options: AuditOptions;
  readonly #denied: readonly Severity[];
  #isDenied = false;

  constructor(options: AuditOptions, denied: readonly Severity[]) {
    this.#options = options;
    this.#denied = denied;
  }

  of(input: string): Finding[] {
    const findings = audit(input, this.#options);
    if (findings.some(({ severity }) => this.#denied.includes(severity))) this.#isDenied = true;
    return findings;
  }

  /** What is denied decides, and with an allowlist also what cannot be read. */
  get verdict(): RunEnding {
    return {
      isGate: this.#denied.length > 0,
      status: (invalid) => (invalid > 0 || this.#isDenied ? INVALID : DONE),
    };
  }
}

/** Answers with a diagnostic for each finding. */
function findingsTask({ json, end }: Settings, style: Style, audited: Audited, widthOf: WidthOf): Task {
  const { block, invalid } = blocksWith(end);
  return {
    inputs: { takesAnyText: true },
    answer(input, { location }) {
      const findings = audited.of(input);
      if (json) return findingsRecord(input, findings) + end;
      const blocks = findingDiagnostics(input, findings, location).map((diagnostic) =>
        diagnosticLines(diagnostic, style, widthOf).join("\n"),
      );
      if (end === "\n") return blocks.map((lines) => block(lines)).join("");
      return block(blocks.join("\n\n"));
    },
    invalid,
    ending: audited.verdict,
  };
}

/** Answers with a table of what each reader sees. */
function readersTask({ json, end }: Settings, style: Style, audited: Audited): Task {
  const { block, invalid } = blocksWith(end);
  return {
    inputs: { takesAnyText: true },
    answer(input) {
      audited.of(input);
      return json ? readersRecord(input) + end : block(readerLines(input, style).join("\n"));
    },
    invalid,
    ending: audited.verdict,
  };
}

/** The file of an input; `undefined` for an argument. */
function fileOf({ source, isFile }: InputLocation, given: string | undefined): string | undefined {
  if (given !== undefined || isFile === true) return given ?? source;
  return source === "<stdin>" ? "stdin" : undefined;
}

/** Answers with a line for each finding. */
function githubTask({ end }: Settings, audited: Audited, source: string | undefined): Task {
  return {
    inputs: { takesAnyText: true },
    answer: (input, { location }) =>
      githubAnnotations(audited.of(input), fileOf(location, source), location.line)
        .map((line) => line + end)
        .join(""),
    ending: audited.verdict,
  };
}

/** Answers with one log for all inputs. */
function sarifTask({ end }: Settings, audited: Audited, source: string | undefined): Task {
  let separator = sarifBeginning(manifest.version);
  return {
    inputs: { takesAnyText: true },
    answer(input, { location }) {
      let text = "";
      for (const finding of audited.of(input)) {
        text +=
          separator +
          sarifResult(finding, { file: fileOf(location, source), name: location.source, line: location.line });
        separator = ",";
      }
      return text;
    },
    ending: { ...audited.verdict, closing: () => (separator === "," ? "" : separator) + sarifEnd + end },
  };
}
