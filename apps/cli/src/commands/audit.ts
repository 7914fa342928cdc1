/** `std66 audit`: what is suspicious about URIs, and which host each reader sees (RFC 3986 §7). */
import { type Finding, auditorFor } from "@std66/audit";
import { Option } from "@commander-js/extra-typings";
import { type FindingsLog, findings, findingsLog, readers as readersOf } from "@std66/report/audit";
import manifest from "../../package.json" with { type: "json" };
import { type Policy, addPolicyOptions, policyOf } from "../command-line/audit-options.ts";
import { type Settings, settingsOf, type Subcommand } from "../command-line/shared-options.ts";
import { isOneUri } from "../command-line/operands.ts";
import { INPUTS, choice, refuseWithJson } from "../command-line/input-options.ts";
import { ROWS } from "../command-line/row-options.ts";
import { answering, blocksWith, recordOf } from "../loop/answers.ts";
import type { InputPlace, Task } from "../loop/task.ts";
import { answerInputs } from "../loop/answer-inputs.ts";
import { PLACE_KEYS, placeIn } from "../loop/json-objects.ts";
import { standardInput } from "../input/streams.ts";
import { anyTextWidth, isNarrow } from "../loop/rejections.ts";
import { counted } from "../text/thousands.ts";
import { styleFor } from "../terminal/style.ts";

export const DESCRIPTION =
  "Flag suspicious URIs, and say what is wrong, where and why. Invalid input is first repaired as browsers do.";

export const NOTES = `
A finding is info (unusual), warning (can be mistaken for something else, or
carries a secret) or danger (no legitimate use). std66 explain CODE says more.

A reader is a standard or a common string function, such as a split at the first
@, that finds the host of a text in its own way. --readers compares them.

--deny denies findings of this severity or higher. Without it, nothing is denied,
except that --hosts, --public, --schemes and --ports deny dangers. A reference
without a host, such as /a, is not denied. The file for --hosts has one host per
line; empty lines and lines that begin with # are ignored. A URI without a host,
such as mailto:a@b.example, is allowed beside them only if --schemes names it.

With --json-input, a finding is where the keys file, line and column of its
object say, as in the output of extract --json; without a file and a number of a
line, it is at the object itself.

--public does not look up names: one of the public DNS passes, and can still
lead to a private address. Check the address that you connect to.

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
  $ std66 audit --public --schemes https < links.txt
  $ std66 audit --format sarif -f links.txt`;

export function define(command: Subcommand): void {
  addPolicyOptions(command)
    .argument("[uri...]", INPUTS)
    .addOption(new Option("--readers", "show which scheme, host, port and path each reader sees").conflicts(["format"]))
    .addOption(
      choice(
        "--format <name>",
        "print findings in full, compact as one line each, as a SARIF 2.1.0 log, or as GitHub workflow commands (default: full)",
        ["full", "compact", "sarif", "github"],
      ).conflicts(ROWS),
    )
    .option("--source <file>", "the file name shown by SARIF and GitHub (default: the name given to -f, else stdin)")
    .action(async (uris, options, self) => {
      const settings = settingsOf(self);
      const { readers, format, source } = options;
      if (settings.json) refuseWithJson(self, ["format"]);
      const gate = gateBy(policyOf(options, (message) => self.error(message)));
      if (format === "sarif" || format === "github")
        return answerInputs(self, uris, logTask(format, settings, gate, source));
      if (readers === true) return answerInputs(self, uris, readersTask(settings, gate));
      const compact = format === "compact";
      // One URI of usual characters needs none of the widths of the others (docs/decisions/0020).
      const isPlain = compact || settings.json || (isOneUri(uris) && uris.every(isNarrow));
      const widthOf = isPlain ? undefined : await anyTextWidth();
      return answerInputs(self, uris, findingsTask(settings, gate, { widthOf, compact }));
    });
}

/** Finds what is suspicious, and decides how a run ends: a denied finding counts, in a gate an unreadable input too. */
function gateBy({ options, denied }: Policy) {
  const auditor = auditorFor(options);
  let isDenied = false;
  let misplaced = 0;
  const task: Omit<Task, "answer"> = {
    takesAnyText: true,
    note() {
      if (misplaced === 0) return undefined;
      const their =
        misplaced === 1 ? "its findings are at the record itself" : "their findings are at the records themselves";
      const have = misplaced === 1 ? "has" : "have";
      return `${counted(misplaced, "record")} ${have} no valid file, line and column; ${their}`;
    },
    isGate: denied.length > 0,
    isNo: () => isDenied,
  };
  return {
    task,
    findingsIn(input: string): Finding[] {
      const found = auditor(input);
      isDenied ||= found.some(({ severity }) => denied.includes(severity));
      return found;
    },
    /** Where a record says that its findings are; `undefined` if it does not, or not validly, which is noted. */
    placeOf(record: string | undefined) {
      const place = placeIn(record);
      if (place !== "unclear") return place;
      misplaced++;
      return undefined;
    },
  };
}

type Gate = ReturnType<typeof gateBy>;

type Form = Pick<NonNullable<Parameters<typeof findings>[2]>, "widthOf" | "compact">;

function findingsTask(settings: Settings, gate: Gate, form: Form): Task {
  const { json, tsv, end, show } = settings;
  const style = styleFor(1, settings);
  const { block, invalid } = blocksWith(end);
  return {
    ...gate.task,
    alsoRead: json ? [] : PLACE_KEYS,
    answer(input, place) {
      const found = gate.findingsIn(input);
      if (tsv) return [...new Set(found.map(({ code }) => code))].join(",") + end;
      if (found.length === 0 && !json && end === "\n") return "";
      const record = json || found.length === 0 ? undefined : gate.placeOf(place.object);
      const { column } = record ?? {};
      const location = record === undefined ? place.location : { source: record.file, line: record.line };
      const answer = findings(input, found, { show, location, column, ...form });
      if (json) return recordOf(answer) + end;
      const lines = answer.lines(style);
      return form.compact ? lines.join("\n") + end : block(lines.join("\n"));
    },
    invalid,
  };
}

function readersTask(settings: Settings, gate: Gate): Task {
  const task = answering(settings, (input, show) => {
    gate.findingsIn(input);
    return readersOf(input, { show });
  });
  return { ...task, ...gate.task };
}

/** Where a log places an input: where its record says, or in its own line. An argument has no file. */
function logPlace({ location, object }: InputPlace, gate: Gate): Parameters<FindingsLog["add"]>[2] {
  const { source: name, line, isFile = false } = location;
  const record = gate.placeOf(object);
  if (record !== undefined && record.file !== name) return { ...record, name };
  const file = isFile && record === undefined ? name : name === standardInput.name ? "stdin" : undefined;
  return { line, ...record, file, name };
}

/** Answers with one log for all inputs, or with a line for each finding. */
function logTask(format: "sarif" | "github", { end }: Settings, gate: Gate, source: string | undefined): Task {
  const log = findingsLog(format, { version: manifest.version, end });
  return {
    ...gate.task,
    alsoRead: PLACE_KEYS,
    answer(input, place) {
      const found = gate.findingsIn(input);
      if (found.length === 0) return "";
      const inLog = logPlace(place, gate);
      return log.add(input, found, { ...inLog, file: source ?? inLog.file });
    },
    closing: () => log.end(),
    ...(format === "sarif" && { wholeRun: "--format sarif" }),
  };
}
