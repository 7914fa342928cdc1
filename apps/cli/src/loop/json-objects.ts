/** RFC 8259 §4: inputs from JSON objects, one object in each line, and answers that go back into them. */
import { type Diagnostic, type Location, statedDiagnostic } from "@std66/report";
import type { Invocation, Settings } from "../command-line/shared-options.ts";
import type { Decoded } from "../input/source.ts";
import type { Output } from "../terminal/output.ts";
import { lostMember, type MemberInput, memberInput, underMember, withMembers } from "../text/json-members.ts";

export interface ObjectInput extends Decoded, Omit<MemberInput, "text"> {
  /** The object as it is written. */
  readonly object?: string;
}

/** The objects of `--json-input`; `undefined` if lines are inputs. */
export function jsonObjectsFor(invocation: Invocation, { json, end, into }: Settings, output: Output) {
  const { jsonInput = false, field } = invocation.optsWithGlobals();
  if (field !== undefined && !jsonInput) invocation.error("error: option '--field <name>' needs option '--json-input'");
  if (into !== undefined && !(jsonInput && json)) {
    invocation.error("error: option '--into <name>' needs options '--json' and '--json-input'");
  }
  if (!jsonInput) return undefined;
  let isLossReported = false;
  return {
    inputOf({ text, wrongOctet, hasByteOrderMark }: Decoded): ObjectInput {
      // RFC 8259 §8.1 lets a reader ignore a byte order mark.
      const object = hasByteOrderMark === true ? text.slice(1) : text;
      if (wrongOctet !== undefined) return { text, wrongOctet, object };
      const { text: input = text, ...rest } = memberInput(object, field ?? "input", into);
      return { text: input, object, ...rest };
    },
    /**
     * A line of JSON output with the other members of its input's object. `outdated`: the member of an earlier command
     * that would seem to belong to this answer.
     */
    withOthers(line: string, { others }: ObjectInput, outdated: "error" | "result"): string {
      if (others === undefined || line === "") return line;
      const answer = line.slice(0, -1);
      if (into !== undefined) return underMember(into, answer, others) + end;
      const lost = isLossReported ? undefined : lostMember(answer, others, outdated);
      if (lost !== undefined)
        output.note(
          `answers replace keys of their objects, such as ${JSON.stringify(lost)} (--into NAME keeps them all)`,
        );
      isLossReported ||= lost !== undefined;
      return withMembers(answer, others, outdated) + end;
    },
  };
}

/** The diagnostic of a line without an input. `reason`: why it has none. */
export function jsonLineDiagnostic(input: string, reason: string, location: Location): Diagnostic {
  return statedDiagnostic({
    location,
    input,
    offset: 0,
    length: 1,
    code: "json",
    section: "RFC 8259 §4",
    reason,
    label: "in this line",
    rule: "--json-input reads one JSON object per line, whose key `input`, or the one named by --field, has a string",
  });
}
