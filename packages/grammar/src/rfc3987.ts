/** RFC 3987 §2.2: the printed grammar of IRIs. */
import { readFileSync } from "node:fs";
import { type Grammar, parseAbnf } from "./abnf.ts";

export const rfc3987: Grammar = parseAbnf(readFileSync(new URL("../data/rfc3987.abnf", import.meta.url), "utf8"));
