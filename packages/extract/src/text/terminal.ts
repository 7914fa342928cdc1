/** ECMA-48 §5.4, and OSC 8 of terminals: control sequences around a URI in a program's output (Appendix C). */
import { matchEnd } from "./run-end.ts";
import { ESCAPE, LOOKBEHIND } from "./scheme-start.ts";

/** BEL and ST end a string of a terminal, as ESC and "\\" do. */
const ENDS = "\u0007\u009C";
/** A control sequence, such as a color; a character set, as of `tput sgr0`; or the end of a link. None has an "@". */
const SEQUENCE: RegExp = /* @__PURE__ */ new RegExp(
  `${ESCAPE}(?:\\[[0-?]{0,99}[A-Za-z]|\\([A-Z]|\\]8;;(?:[${ENDS}]|${ESCAPE}\\\\))`,
  "y",
);
/** What opens the URI of a link. */
const LINK: RegExp = /* @__PURE__ */ new RegExp(`${ESCAPE}\\]8;[^;\\0-\\x1F\\x7F-\\x9F]*;$`);

/** Returns the offset after the sequence at `index`, or -1. A terminal shows nothing between what surrounds it. */
export function sequenceEnd(text: string, index: number): number {
  return matchEnd(SEQUENCE, text, index);
}

/** Whether the control character at `index` closes the link that opens before `start`. */
export function isLinkEnd(text: string, index: number, start: number): boolean {
  return (ENDS + ESCAPE).includes(text.charAt(index)) && LINK.test(text.slice(Math.max(0, start - LOOKBEHIND), start));
}
