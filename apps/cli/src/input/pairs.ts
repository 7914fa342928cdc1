/** Two URIs on a line, separated by a tab. */
import { isUriReference } from "@std66/core";
import { explain, syntaxError } from "@std66/core/internal";
import { type Problem, errorAt, messageOf, problemOf } from "../diagnostics/diagnostic.ts";

export type Pair = readonly [a: string, b: string];

/** The two URIs of a line, if there are exactly two URI-references. No URI contains a tab. */
export function pairOf(line: string): Pair | undefined {
  const tab = line.indexOf("\t");
  if (tab < 0) return undefined;
  const pair = [line.slice(0, tab), line.slice(tab + 1)] as const;
  return pair.every((text) => isUriReference(text)) ? pair : undefined;
}

/** The problem of a line that is not a pair. */
export function problemOfPair(line: string): Problem {
  const [first = "", second, third] = line.split("\t", 3);
  if (second === undefined) {
    return notPair(line, line.length, "the line has one URI instead of two", "expected a tab and another URI");
  }
  if (third !== undefined) {
    const offset = first.length + 1 + second.length;
    return notPair(line, offset, "the line has more than two URIs", "expected the end of the line");
  }
  return isUriReference(first) ? problemWithin(line, second, first.length + 1) : problemWithin(line, first, 0);
}

/** The problem of a part of a line: explained for the part, located in the line. */
function problemWithin(line: string, part: string, start: number): Problem {
  const problem = problemOf(part);
  const { code, component, length, expected, section } = problem.error;
  const offset = start + problem.offset;
  const error = syntaxError(line, { code, offset, length, component, expected });
  const { reason, label, rule, help } = explain(problem.error);
  return {
    ...problem,
    input: line,
    offset,
    section,
    message: error.message,
    error,
    instead: { reason, label, rule, help },
  };
}

/** The format that defines how texts share a line. */
const FORMAT = "text/tab-separated-values";

function notPair(line: string, offset: number, reason: string, label: string): Problem {
  const error = errorAt(line, "pchar", offset, line.length > offset ? 1 : 0);
  return {
    input: line,
    code: "pair",
    offset,
    component: undefined,
    section: FORMAT,
    message: messageOf(reason, error, FORMAT),
    error,
    instead: { reason, label, rule: "a pair is two URIs separated by a tab", help: undefined },
  };
}
