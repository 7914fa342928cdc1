/** Inputs of which there is too much to print. */
import { UriSyntaxError } from "@std66/core";
import type { Problem } from "./problem.ts";
import { thousands } from "./thousands.ts";

/** How many slashes and semicolons an input may have that is told at length: each takes up to 400 bytes until it is printed. */
const MOST = 1_000_000;
const SLASH = 0x2f;
const SEMICOLON = 0x3b;

const HELP = "no standard has a limit, but what is printed has to fit into memory";

/** What an answer throws that there cannot be. */
export class TooLong extends Error {
  readonly offset: number;
  readonly label: string;

  constructor(reason: string, offset: number, label: string) {
    super(reason);
    this.offset = offset;
    this.label = label;
  }
}

/**
 * For what has lines for each segment and each parameter.
 *
 * @throws {TooLong} where there are more of them than fit into the memory of a small machine
 */
export function requireTellable(input: string): void {
  if (input.length <= MOST) return;
  let count = 0;
  for (let i = 0; i < input.length; i++) {
    const code = input.charCodeAt(i);
    if ((code === SLASH || code === SEMICOLON) && ++count > MOST) {
      const most = thousands(MOST);
      throw new TooLong(`more than ${most} segments or parameters to tell of`, i, `more than ${most}`);
    }
  }
}

/** That an answer is too long, if that is what was thrown: a string cannot hold it, or a command has said so. */
export function tooLongOf(error: unknown): TooLong | undefined {
  if (error instanceof TooLong) return error;
  if (!(error instanceof RangeError && error.message === "Invalid string length")) return undefined;
  return new TooLong("more to print than a text can hold", 0, "too long");
}

/** What is told of an input that an answer would be too long for. */
export function problemOfLength(input: string, { message: reason, offset, label }: TooLong): Problem {
  const fault = { code: "pchar", offset, length: 1, component: "path", expected: [] } as const;
  const section = "RFC 3986 §3.3";
  return {
    input,
    code: "length",
    offset,
    component: undefined,
    section,
    message: `${reason} (offset ${offset}, ${section})`,
    error: new UriSyntaxError(input, fault),
    instead: { reason, label, rule: 'path-abempty = *( "/" segment )', help: HELP },
  };
}
