/** RFC 3986 Appendix A: the printed grammar. */
import { readFileSync } from "node:fs";
import { type Grammar, parseAbnf } from "./abnf.ts";

export const rfc3986: Grammar = parseAbnf(readFileSync(new URL("../data/rfc3986.abnf", import.meta.url), "utf8"));
