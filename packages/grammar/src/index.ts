/** The ABNF of RFC 3986 and RFC 3987 as automata, and the suites of texts that try a parser on them. */
export { type Grammar, parseAbnf } from "./abnf.ts";
export { Automaton, automatonOf, lettersOf } from "./automaton.ts";
export { inCodeUnits } from "./code-units.ts";
export { ConformanceSuite } from "./conformance-suite.ts";
export type { Rewriting } from "./decision-automaton.ts";
export { decisionOf } from "./decision.ts";
export { type Claim, outcomeOf, predicateAutomaton, runProof, unitAutomaton } from "./proof.ts";
export { regExpAutomaton } from "./regexp-automaton.ts";
export { rfc1808 } from "./rfc1808.ts";
export { rfc2396, rfc2732 } from "./rfc2396.ts";
export { rfc3986 } from "./rfc3986.ts";
export { rfc3987 } from "./rfc3987.ts";
export { rfc6570 } from "./rfc6570.ts";
export { type Trial, type Trials, runTrials } from "./run-trials.ts";
export { samplesOf } from "./samples.ts";
export { shortestDifference } from "./shortest-difference.ts";
