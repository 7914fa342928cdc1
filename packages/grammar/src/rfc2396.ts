/** RFC 2396 Appendix A: the printed grammar, in ABNF, and the changes by RFC 2732. */
import { readFileSync } from "node:fs";
import { type Grammar, parseAbnf } from "./abnf.ts";

const read = (name: string): string => readFileSync(new URL(`../data/${name}.abnf`, import.meta.url), "utf8");

export const rfc2396: Grammar = parseAbnf(read("rfc2396"));

/** RFC 2396 with the IP literals of RFC 2732. */
export const rfc2732: Grammar = parseAbnf(read("rfc2732"), rfc2396);
