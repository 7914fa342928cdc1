export { type Grammar, parseAbnf } from "./abnf.ts";
export { Automaton, automatonOf, lettersOf } from "./automaton.ts";
export { ConformanceSuite } from "./conformance-suite.ts";
export { rfc1808 } from "./rfc1808.ts";
export { rfc2396, rfc2732 } from "./rfc2396.ts";
export { rfc3986 } from "./rfc3986.ts";
export { rfc3987 } from "./rfc3987.ts";
export { rfc6570 } from "./rfc6570.ts";
export { type Trial, type Trials, runTrials } from "./run-trials.ts";
