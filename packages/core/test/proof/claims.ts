// What is proved about the sources of core: each of these accepts exactly the texts of a rule of RFC 3986 Appendix A.

import { type Claim, predicateAutomaton, regExpAutomaton, samplesOf, unitAutomaton } from "@std66/grammar";
import { isAbsoluteUri, isRelativeReference, isUri, isUriReference } from "../../src/index.ts";
import {
  IS_ALPHA,
  IS_DIGIT,
  IS_PATH,
  IS_QUERY,
  IS_REG_NAME,
  IS_SCHEME,
  IS_USERINFO,
  isIn,
  isTripletAt,
} from "../../src/scan/characters.ts";
import { IP_LITERAL } from "../../src/scan/host.ts";
import { PATH, QUERY, REGEXP_TO, REG_NAME, SCHEME, USERINFO } from "../../src/scan/rules.ts";
import { runSource } from "../../src/scan/runs.ts";
import { rule } from "../appendix-a.ts";

const PREDICATES: readonly [predicate: (text: string) => boolean, rule: string][] = [
  [isUriReference, "URI-reference"],
  [isUri, "URI"],
  [isAbsoluteUri, "absolute-URI"],
  [isRelativeReference, "relative-ref"],
];

const predicates = PREDICATES.flatMap(([predicate, name]) =>
  Object.entries(samplesOf("a:/?#[]@%b", REGEXP_TO)).map(([which, texts]): Claim => ({
    name: `${predicate.name}, ${which} texts`,
    rule: name,
    ours: () => predicateAutomaton(predicate, { texts: texts.map((text) => [text]) }),
    theirs: () => rule(name),
  })),
);

const SOURCES: readonly [name: string, source: string, rule: string][] = [
  ["SCHEME", SCHEME, "scheme"],
  ["IP_LITERAL", IP_LITERAL, "IP-literal"],
  ["runSource(REG_NAME)", runSource(REG_NAME, true), "reg-name"],
  ["runSource(USERINFO)", runSource(USERINFO, true), "userinfo"],
  ["runSource(PATH)", runSource(PATH), '*( pchar / "/" )'],
  ["runSource(QUERY)", runSource(QUERY), "query"],
];

const sources = SOURCES.map(([name, source, elements]): Claim => ({
  name,
  rule: elements,
  ours: () => regExpAutomaton({ source: `^(?:${source})$`, flags: "" }),
  theirs: () => rule(elements),
}));

const isHexdig = (code: number): boolean => isTripletAt(`%${String.fromCharCode(code)}0`, 0);
const isSecondHexdig = (code: number): boolean => isTripletAt(`%0${String.fromCharCode(code)}`, 0);

const CLASSES: readonly [name: string, isIn: (code: number) => boolean, rule: string][] = [
  ["IS_ALPHA", (code) => isIn(code, IS_ALPHA), "ALPHA"],
  ["IS_DIGIT", (code) => isIn(code, IS_DIGIT), "DIGIT"],
  ["the first digit of isTripletAt", isHexdig, "HEXDIG"],
  ["the second digit of isTripletAt", isSecondHexdig, "HEXDIG"],
  ["IS_SCHEME", (code) => isIn(code, IS_SCHEME), 'ALPHA / DIGIT / "+" / "-" / "."'],
  ["IS_REG_NAME", (code) => isIn(code, IS_REG_NAME), "unreserved / sub-delims"],
  ["IS_USERINFO", (code) => isIn(code, IS_USERINFO), 'unreserved / sub-delims / ":"'],
  ["IS_PATH", (code) => isIn(code, IS_PATH), 'unreserved / sub-delims / ":" / "@" / "/"'],
  ["IS_QUERY", (code) => isIn(code, IS_QUERY), 'unreserved / sub-delims / ":" / "@" / "/" / "?"'],
];

const classes = CLASSES.map(([name, isOf, elements]): Claim => ({
  name,
  rule: elements,
  ours: () => unitAutomaton(isOf),
  theirs: () => rule(elements),
}));

export const claims: readonly Claim[] = [...predicates, ...sources, ...classes];
