/** RFC 6570 §2: the printed grammar of URI templates, with erratum 6937. */
import { readFileSync } from "node:fs";
import { type Grammar, parseAbnf } from "./abnf.ts";

export const rfc6570: Grammar = parseAbnf(readFileSync(new URL("../data/rfc6570.abnf", import.meta.url), "utf8"));
