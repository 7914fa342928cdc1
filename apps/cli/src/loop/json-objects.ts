/** RFC 8259 §4: inputs from JSON objects, one object in each line, and answers that go back into them. */
import { type Diagnostic, type Location, statedDiagnostic } from "@std66/report";
import type { Invocation, Settings } from "../command-line/shared-options.ts";
import type { Decoded } from "../input/source.ts";
import type { Output } from "../terminal/output.ts";

export interface ObjectInput extends Decoded, Omit<MemberInput, "text"> {
  /** The object as it is written. */
  readonly object?: string;
}

/** The objects of `--json-input`; `undefined` if lines are inputs. `alsoRead`: the keys that are read besides. */
export function jsonObjectsFor(
  invocation: Invocation,
  { json, end, into }: Settings,
  output: Output,
  alsoRead: readonly string[] = [],
) {
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
      const { text: input = text, ...rest } = memberInput(object, field ?? "input", into, alsoRead);
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

interface Member {
  readonly name: string;
  /** As it is written, with its name, such as `"a":1`: so that numbers keep their digits. */
  readonly text: string;
}

/** The input of a line and the members of its object, or the reason why the line has no input. */
interface MemberInput {
  readonly text?: string;
  readonly others?: readonly Member[];
  readonly malformed?: string;
}

/**
 * The input of a line: the string under the key `field` of its object. `into`: a key that the object must not have,
 * since the answer goes there. `alsoRead`: keys that it may have, but like the field only once, since other programs
 * may read another one of several members (RFC 8259 §4).
 */
export function memberInput(line: string, field: string, into?: string, alsoRead: readonly string[] = []): MemberInput {
  const object = objectOf(line);
  if (object === undefined) return { malformed: "the line is not a JSON object" };
  if (into !== undefined && Object.hasOwn(object, into)) {
    return { malformed: `the object already has a key ${JSON.stringify(into)}` };
  }
  const others = membersOf(line);
  const twice = isTwiceIn(others, field) ? field : alsoRead.find((name) => isTwiceIn(others, name));
  if (twice !== undefined) return { malformed: `the object has more than one key ${JSON.stringify(twice)}` };
  // Only an own member counts: an object may inherit something that is not a string.
  const text = object[field];
  if (typeof text !== "string") return { malformed: `the object has no string ${JSON.stringify(field)}` };
  return { text, others };
}

function isTwiceIn(members: readonly Member[], name: string): boolean {
  let count = 0;
  for (const member of members) if (member.name === name) count++;
  return count > 1;
}

type JsonObject = Readonly<Record<string, unknown>>;

function objectOf(line: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined;
  } catch {
    return undefined;
  }
}

/** The keys of a record that say where its input is. */
export const PLACE_KEYS = ["file", "line", "column"] as const;

/**
 * The place in a record's members `file`, `line` and `column`, counted from 1, as `extract` writes it; `undefined` if
 * it names no file, and "unclear" if they are not a place.
 */
export function placeIn(record: string | undefined) {
  const { file, line, column = 1 } = (record === undefined ? undefined : objectOf(record)) ?? {};
  if (file === undefined) return undefined;
  return typeof file === "string" && isCount(line) && isCount(column) ? { file, line, column } : "unclear";
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value > 0;
}

/** The members of an object, in order. `object`: valid JSON text. */
export function membersOf(object: string): Member[] {
  const members: Member[] = [];
  let start = object.indexOf("{") + 1;
  let depth = 0;
  for (let i = start; i < object.length; i++) {
    const character = object[i];
    if (character === '"') {
      i = stringEnd(object, i) - 1;
    } else if (character === "[" || character === "{") {
      depth++;
    } else if (depth > 0) {
      if (character === "]" || character === "}") depth--;
    } else if (character === "," || character === "}") {
      const text = object.slice(start, i).trim();
      if (text !== "") members.push({ name: nameIn(text), text });
      start = i + 1;
    }
  }
  return members;
}

/** The name at the start of a member. Few have escapes, and to parse each takes time. */
function nameIn(member: string): string {
  const written = member.slice(0, stringEnd(member, 0));
  return written.includes("\\") ? (JSON.parse(written) as string) : written.slice(1, -1);
}

function stringEnd(text: string, start: number): number {
  for (let i = start + 1; ; i++) {
    if (text[i] === "\\") i++;
    else if (text[i] === '"') return i + 1;
  }
}

/** The first member that is `outdated` or differs in the object; `undefined` if all can be added. */
export function lostMember(object: string, members: readonly Member[], outdated?: string): string | undefined {
  const own = JSON.parse(object) as JsonObject;
  const valueOf = ({ name, text }: Member): unknown => (JSON.parse(`{${text}}`) as JsonObject)[name];
  const isReplaced = (member: Member): boolean =>
    Object.hasOwn(own, member.name) && JSON.stringify(valueOf(member)) !== JSON.stringify(own[member.name]);
  return members.find((member) => member.name === outdated || isReplaced(member))?.name;
}

/** A JSON object with more members, unless it has members of these names, or they are `outdated`. */
export function withMembers(object: string, members: readonly Member[], outdated?: string): string {
  const own = JSON.parse(object) as object;
  const added = members.filter(({ name }) => name !== outdated && !Object.hasOwn(own, name)).map(({ text }) => text);
  if (added.length === 0) return object;
  return `${object.slice(0, -1)}${Object.keys(own).length === 0 ? "" : ","}${added.join(",")}}`;
}

/** A JSON object of members, and of one more: an answer, under a key that none of them has. */
export function underMember(into: string, answer: string, members: readonly Member[]): string {
  return `{${[...members.map(({ text }) => text), `${JSON.stringify(into)}:${answer}`].join(",")}}`;
}
