export { type Grammar, parseAbnf } from "./abnf.ts";
export { Automaton, automatonOf, lettersOf } from "./automaton.ts";
export { ConformanceSuite } from "./conformance-suite.ts";
export { rfc3986 } from "./rfc3986.ts";
