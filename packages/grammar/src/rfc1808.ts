/** RFC 1808 §2.2: the printed grammar, in ABNF. */
import { readFileSync } from "node:fs";
import { type Grammar, parseAbnf } from "./abnf.ts";

export const rfc1808: Grammar = parseAbnf(readFileSync(new URL("../data/rfc1808.abnf", import.meta.url), "utf8"));
