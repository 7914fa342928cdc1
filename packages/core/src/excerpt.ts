/**
 * RFC 3986 §3.2.1 in messages: the text around a fault as it may be shown, with what follows the first ":" of userinfo
 * masked, invisible characters escaped, and no more of a long text than a line holds.
 */
import type { Component } from "./components.ts";
import { escapeInvisible } from "./visible.ts";

/** Three pieces of one line; `marked` is what a caret goes under, and may be empty. */
export interface Excerpt {
  readonly before: string;
  readonly marked: string;
  readonly after: string;
}

interface Faulty {
  readonly input: string;
  readonly offset: number;
  readonly length: number;
  readonly component: Component | undefined;
}

const MASK = "***";
/** How many code units of the text are kept before and after the fault. */
const BEFORE = 48;
const AFTER = 24;

export function excerpt({ input, offset, length, component }: Faulty): Excerpt {
  const end = offset + length;
  let before = "";
  let marked = input.slice(offset, end);
  let after = "";
  let shown = 0;
  for (const [from, to] of passwords(input, offset, component)) {
    if (to <= offset) {
      before += input.slice(shown, from) + MASK;
    } else if (from < end || from === offset) {
      before += input.slice(shown, from);
      marked = MASK;
    } else {
      after += input.slice(Math.max(shown, end), from) + MASK;
    }
    shown = to;
  }
  if (shown < offset) before += input.slice(shown, offset);
  after += input.slice(Math.max(shown, end));
  return { before: lastOf(before), marked: firstOf(marked), after: firstOf(after) };
}

/** The passwords of all userinfo in the text. A user name that itself has an "@", as mail addresses do, does not hide one. */
function passwords(
  input: string,
  offset: number,
  component: Component | undefined,
): Iterable<readonly [from: number, to: number]> {
  const found: [number, number][] = [];
  const inAuthority =
    component === "userinfo" || component === "authority" || component === "host" || component === "port";
  if (inAuthority && !input.slice(0, offset).includes("//")) {
    // No "//" before it: the input is the component itself.
    const from = input.indexOf(":") + 1;
    const at = input.lastIndexOf("@");
    const to = at >= from ? at : component === "userinfo" ? input.length : from;
    if (from > 0 && to > from) found.push([from, to]);
    return found;
  }
  for (const match of input.matchAll(/\/\/[^/?#:]*:([^/?#]+)@/g)) {
    const to = match.index + match[0].length - 1;
    found.push([to - (match[1] as string).length, to]);
  }
  return found;
}

function lastOf(text: string): string {
  return text.length <= BEFORE
    ? escapeInvisible(text)
    : `…${escapeInvisible(text.slice(text.length - BEFORE).replace(/^[\uDC00-\uDFFF]/, ""))}`;
}

function firstOf(text: string): string {
  return text.length <= AFTER
    ? escapeInvisible(text)
    : `${escapeInvisible(text.slice(0, AFTER).replace(/[\uD800-\uDBFF]$/, ""))}…`;
}
