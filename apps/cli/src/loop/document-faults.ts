/** RFC 3986 §4.1: faults of documents, as diagnostics on standard error, or as JSON or a log on standard output. */
import type { DocumentLink, FormatFault } from "@std66/extract/documents";
import type { Diagnostic } from "@std66/report";
import { diagnosticsLog } from "@std66/report/codes";
import manifest from "../../package.json" with { type: "json" };
import type { Settings } from "../command-line/shared-options.ts";
import { linkDiagnostic, unclearHostDiagnostic } from "../diagnostics/link.ts";
import { standardInput } from "../input/streams.ts";
import type { Failure } from "../system/calls.ts";
import { messageLines, type Output } from "../terminal/output.ts";
import { rejectionsOf } from "./rejections.ts";

/**
 * A link that is not a URI-reference, or a URI that is left out because its host is not clear: that one has no error.
 */
export type Fault = Omit<DocumentLink, "result">;

/** Reports the faults of documents. `format`: that of a log in place of diagnostics. */
export function documentFaults(output: Output, settings: Settings, format: "sarif" | "github" | undefined) {
  const { json, quiet, end } = settings;
  const rejections = rejectionsOf(output, settings);
  const log = format === undefined ? undefined : diagnosticsLog(format, { version: manifest.version, end });
  let count = 0;
  return {
    get count() {
      return count;
    },

    async prepare(): Promise<void> {
      if (!json && log === undefined) await rejections.prepare();
    },

    /** Says what is wrong. `isIri`: whether `--iri` accepts it. Comes after `prepare`. */
    add(name: string, fault: Fault, isIri: boolean): void {
      count++;
      if (json) return output.print(faultRecord(name, fault) + end);
      const diagnostic = diagnosticOf(name, fault, isIri);
      if (log !== undefined) output.print(log.add(diagnostic, fileOf(name)));
      else if (!quiet) rejections.addAtOnce(diagnostic);
    },

    addMalformed(name: string, { line, column }: { line: number; column: number }, fault: FormatFault): void {
      count++;
      const { start, reason, rule, help } = fault;
      const section = rule.replace(", section ", " §");
      if (json) {
        const error = { code: "malformed", offset: 0, component: null, section, message: reason };
        output.print(JSON.stringify({ input: null, file: name, line, column, start, end: start, error }) + end);
      } else if (log !== undefined) {
        const repair = help === undefined ? "" : `; ${help}`;
        output.print(log.addMalformed(`${reason} (${section})${repair}`, fileOf(name), { line, column }));
      } else if (!quiet) {
        const place = `${name}:${line}:${column}`;
        const note = `  = note: ${rule}${help === undefined ? "" : `\n  = help: ${help}`}`;
        rejections.tell(
          "malformed",
          () => messageLines(`${place}: error[malformed] ${reason}\n`),
          () => messageLines(`error[malformed]: ${reason}\n --> ${place}\n${note}\n`),
        );
      }
    },

    addUnread({ message }: Failure, name: string): void {
      output.failure(message);
      if (log !== undefined) output.print(log.addUnread(messageLines(message), fileOf(name)));
    },

    end(): void {
      rejections.tellCounts();
      output.print(log?.end() ?? "");
    },
  };
}

/** A file's name; `undefined` for standard input. */
function fileOf(name: string): string | undefined {
  return name === standardInput.name ? undefined : name;
}

function diagnosticOf(name: string, fault: Fault, isIri: boolean): Diagnostic {
  const { line, column, start, end, input, error, encoding, isUnlinked = false, faultAt } = fault;
  const location = { source: name, line: faultAt?.line ?? line };
  if (error === undefined) return unclearHostDiagnostic(input, location, column);
  const isEscaped = end - start !== input.length || /[\n\r]/.test(input.slice(0, error.offset));
  const place = faultAt === undefined ? { column, isEscaped } : { column: faultAt.column, isEscaped: true };
  return linkDiagnostic(error, location, { ...place, isIri, encoding, isUnlinked });
}

function faultRecord(file: string, fault: Fault): string {
  const { input, line, column, start, end, details, withIri } = fault;
  const { code, offset, component, section, message } = fault.error ?? diagnosticOf(file, fault, false);
  const error = { code, offset, component: component ?? null, section, message };
  const other = withIri === undefined ? {} : { withIri };
  return jsonWithNulls({ input, file, line, column, start, end, ...details, error, ...other });
}

export function jsonWithNulls(value: object): string {
  return JSON.stringify(value, (_, member: unknown) => member ?? null);
}
