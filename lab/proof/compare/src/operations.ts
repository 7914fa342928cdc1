/**
 * The operations of our packages to measure, each with what makes an answer right. To add one, add an entry; the bench
 * adds what others offer for it. Each contender is a separate function literal, so that none shares another's feedback,
 * and passes every result to `keep`. So all pay the same for it, and what is kept is what is checked.
 */
import { type Finding, audit, readings } from "@std66/audit";
import { isUri, isUriReference, parse, tryParse } from "@std66/core";
import { extractUris } from "@std66/extract";
import { isIri, parseIri, resolveIri, toUri } from "@std66/iri";
import { equivalent, normalize } from "@std66/normalize";
import { type Parameter, formatQuery, parseQuery } from "@std66/parameters";
import { relativize, resolve, resolverFor } from "@std66/resolve";
import { expand } from "@std66/template";
import type { Comparison, Kind } from "./comparisons.ts";
import type { Corpus, Pair } from "./corpora.ts";
import { flatten } from "./flatten.ts";
import { type AnyOperation, type Operation, anyOf, operation, prepared } from "./operation.ts";
import * as iris from "./iris.ts";
import * as queries from "./queries.ts";
import * as rfc3986 from "./rfc3986.ts";
import * as spelling from "./spelling.ts";

const PAIRS: Record<Kind, string> = {
  same: "the same text twice",
  respelled: "a text and a respelling of it",
  different: "two texts that differ in a path segment or in the value of a parameter",
};

export const ours = {
  isUriReference: operation<string>({
    title: "`isUriReference(text)`",
    group: "validate",
    says: "Is the text a URI-reference? The right answer is yes.",
    inputs: withoutInvalid,
    isRight: (answer) => answer === "true",
    contenders: [{ name: "std66", run: (keep) => (text) => keep(isUriReference(text)) }],
    wrongIsOut: true,
  }),
  isUri: operation<string>({
    title: "`isUri(text)`",
    group: "validate",
    says: "Is the text a URI, with a scheme? The right answer is yes.",
    inputs: uris,
    isRight: (answer) => answer === "true",
    contenders: [{ name: "std66", run: (keep) => (text) => keep(isUri(text)) }],
    wrongIsOut: true,
  }),
  parse: operation<string>({
    title: "`parse(text)`",
    group: "parse",
    says: "Turns a text into an object. The right components are those of RFC 3986, Appendix B and §3.2, character for character.",
    inputs: uris,
    isRight: (answer, text) => answer === spelling.componentsOf(text),
    contenders: [
      {
        name: "std66",
        run: (keep) => (text) => keep(parse(text)),
        answer: ([uri]) => spelling.fromEight(spelling.readEight(uri)),
      },
    ],
  }),
  parseAndRead: operation<string>({
    title: "`parse(text)` and eight components",
    group: "parse",
    says: "Does the same, and reads eight properties of the object. The right components are the same.",
    inputs: uris,
    isRight: (answer, text) => answer === spelling.componentsOf(text),
    contenders: [
      {
        name: "std66",
        run: (keep) => (text) => {
          const uri = parse(text);
          keep(uri.scheme);
          keep(uri.authority);
          keep(uri.userinfo);
          keep(uri.host);
          keep(uri.port);
          keep(uri.path);
          keep(uri.query);
          keep(uri.fragment);
        },
        answer: spelling.fromEight,
      },
    ],
  }),
  tryParse: operation<string>({
    title: "`tryParse(text)` of an invalid text",
    group: "validate",
    says: "A contender must reject the text, by whatever means it has.",
    inputs: ({ kind, texts }) => (kind === "invalid" || kind === "repairable" ? texts : []),
    isRight: (answer) => answer === "refused",
    contenders: [{ name: "std66", run: (keep) => (text) => keep(tryParse(text)), answer: refusal }],
    wrongIsOut: true,
  }),
  resolve: operation<Pair>({
    title: "`String(resolve(base, reference))`",
    group: "resolve",
    says: "Takes two texts and returns one, with a new base each time. The right answer is the result of RFC 3986 §5.2 and §5.3.",
    inputs: ({ pairs }) => pairs,
    isRight: isTarget,
    contenders: [{ name: "std66", run: (keep) => (pair) => keep(String(resolve(pair.base, pair.reference))) }],
  }),
  resolverFor: operation<Pair>({
    title: "`String(f(reference))`, `f = resolverFor(base)`",
    group: "resolve",
    says: "Does the same with bases parsed in advance; for `URL`, the base is a `URL`.",
    inputs: ({ pairs }) => pairs,
    isRight: isTarget,
    contenders: [
      prepared(
        "std66",
        ({ base, reference }: Pair) => ({ fromBase: resolverFor(base), reference }),
        (keep) =>
          ({ fromBase, reference }) =>
            keep(String(fromBase(reference))),
      ),
    ],
  }),
  resolveParsed: operation<Pair>({
    title: "`String(resolve(base, reference))`, both parsed",
    group: "resolve",
    says: "Does the same with objects, of which each is used once. For `URL`, the base is a `URL`.",
    inputs: ({ pairs }) => pairs,
    isRight: isTarget,
    contenders: [
      prepared(
        "std66",
        ({ base, reference }: Pair) => ({ base: parse(base), reference: parse(reference) }),
        (keep) => (pair) => keep(String(resolve(pair.base, pair.reference))),
      ),
      { name: "std66: of texts", run: (keep) => (pair) => keep(String(resolve(pair.base, pair.reference))) },
    ],
  }),
  relativize: operation<Pair>({
    title: "`String(relativize(base, target))`",
    group: "resolve",
    says: "A right answer is any reference that RFC 3986 §5.2 resolves to the target, whatever its length.",
    // Without dotty references: a target has no dot-segments.
    inputs: ({ kind, pairs }) => (kind === "dotty" ? [] : pairs.map(withTarget)),
    isRight: (answer, { base, reference }) => rfc3986.resolve(base, answer) === reference,
    contenders: [{ name: "std66", run: (keep) => (pair) => keep(String(relativize(pair.base, pair.reference))) }],
  }),
  normalizeNormal: operation<string>({
    title: "`String(normalize(text))`, already normal",
    group: "normalize",
    says: "The right answer is the text itself, as it is in the normal form of RFC 3986 §6.2.2 and §6.2.3.",
    inputs: (corpus) => uris(corpus).map(inNormalForm),
    isRight: (answer, text) => answer === text,
    contenders: [{ name: "std66", run: (keep) => (text) => keep(String(normalize(text))) }],
  }),
  normalizeOther: operation<string>({
    title: "`String(normalize(text))`, work to do",
    group: "normalize",
    says: "Each text needs one to three changes. The right answer is the normal form of RFC 3986 §6.2.2 and §6.2.3.",
    inputs: ({ respelled }) => respelled,
    isRight: (answer, text) => answer === rfc3986.normalize(text),
    contenders: [{ name: "std66", run: (keep) => (text) => keep(String(normalize(text))) }],
  }),
  normalizeParsedNormal: ofParsed({ state: "already normal", inputs: (corpus) => uris(corpus).map(inNormalForm) }),
  normalizeParsedOther: ofParsed({ state: "work to do", inputs: ({ respelled }) => respelled }),
  equivalent: equivalence({ title: "`equivalent(a, b)`" }),
  equivalentSame: equivalence({ title: "`equivalent(a, b)`, the same text", kind: "same" }),
  equivalentRespelled: equivalence({ title: "`equivalent(a, b)`, a respelling", kind: "respelled" }),
  equivalentDifferent: equivalence({ title: "`equivalent(a, b)`, different", kind: "different" }),
  extractUris: operation<Sentence>({
    title: "`extractUris(text)`",
    group: "extract",
    says: "Each text is a sentence with one URI of the web in parentheses, before a full stop. The right answer is the URI.",
    // Of odd authorities, no other contender finds all.
    inputs: (corpus) => (corpus.name === "odd authorities" ? [] : uris(corpus).filter(isOfTheWeb).map(inSentence)),
    isRight: (answer, { uri }) => answer === uri,
    contenders: [
      {
        name: "std66",
        run: (keep) => (sentence) => {
          for (const { text } of extractUris(sentence.text)) keep(text);
        },
      },
    ],
    // Another answer is other work, and one contender that takes a second for each pass lets V8 discard the code of the
    // others.
    wrongIsOut: true,
  }),
  audit: operation<string>({
    title: "`audit(text)`",
    group: "audit",
    says:
      "What is suspicious about the text? No text of the corpora is a danger; many odd authorities have other findings. " +
      "No other library does this: `audit` is compared with a part of its own work, which only texts with something unusual need.",
    inputs: withoutInvalid,
    isRight: (answer) => answer === "no danger",
    contenders: [
      { name: "std66", run: (keep) => (text) => keep(audit(text)), answer: worstOf },
      { name: "std66: the readers alone", run: (keep) => (text) => keep(readings(text)), answer: () => "no danger" },
    ],
  }),
  isIri: operation<string>({
    title: "`isIri(text)`",
    group: "iri",
    says: "Is the text an IRI? The right answer is yes.",
    inputs: iris.ofCorpus,
    isRight: (answer) => answer === "true",
    contenders: [{ name: "std66", run: (keep) => (text) => keep(isIri(text)) }],
    wrongIsOut: true,
  }),
  parseIri: operation<string>({
    title: "`parseIri(text)`",
    group: "iri",
    says: "Turns an IRI into an object. The right components are those of RFC 3986, Appendix B and §3.2, character for character.",
    inputs: iris.ofCorpus,
    isRight: (answer, text) => answer === spelling.componentsOf(text),
    contenders: [
      {
        name: "std66",
        run: (keep) => (text) => keep(parseIri(text)),
        answer: ([iri]) => spelling.fromEight(spelling.readEight(iri)),
      },
    ],
  }),
  resolveIri: operation<Pair>({
    title: "`String(resolveIri(base, reference))`",
    group: "iri",
    says: "Takes two texts and returns one. The right answer is the result of RFC 3986 §5.2 and §5.3 on the characters.",
    inputs: iris.pairsOf,
    isRight: isTarget,
    contenders: [{ name: "std66", run: (keep) => (pair) => keep(String(resolveIri(pair.base, pair.reference))) }],
  }),
  toUri: operation<string>({
    title: "`String(toUri(text))`",
    group: "iri",
    says: "The right answer has the characters that are not ASCII as triplets, and nothing else changed.",
    inputs: iris.ofCorpus,
    isRight: (answer, text) => answer === iris.uriOf(text),
    contenders: [{ name: "std66", run: (keep) => (text) => keep(String(toUri(text))) }],
  }),
  parseQuery: operation<string>({
    title: "`parseQuery(query)`",
    group: "parameters",
    says: "The names and values of a query. The right ones are its parts between `&`, split at the first `=` and decoded, in order.",
    inputs: queries.ofCorpus,
    isRight: (answer, query) => answer === queries.fromPairs(queries.pairsOf(query)),
    contenders: [
      {
        name: "std66",
        run: (keep) => (query) => keep(parseQuery(query)),
        answer: ([pairs]) => queries.fromPairs(pairs as Parameter[]),
      },
    ],
  }),
  formatQuery: operation<string>({
    title: "`formatQuery(pairs)`",
    group: "parameters",
    says: "The reverse. A right answer has the same names and values, in the same order.",
    inputs: queries.ofCorpus,
    isRight: (answer, query) =>
      queries.fromPairs(queries.pairsOf(answer)) === queries.fromPairs(queries.pairsOf(query)),
    contenders: [prepared("std66", queries.pairsOf, (keep) => (pairs) => keep(formatQuery(pairs)))],
  }),
  expand: operation<string>({
    title: "`expand(template, variables)`",
    group: "parameters",
    says: "Expands `{?map*}` with the names and values of a query. The right answer is that of RFC 6570 §3.2.8.",
    inputs: queries.ofCorpus,
    isRight: (answer, query) => answer === queries.expansionOf(queries.mapOf(query)),
    contenders: [prepared("std66", queries.mapOf, (keep) => (map) => keep(expand("{?map*}", { map })))],
  }),
};

/** In the order of the page. */
export const operations: readonly AnyOperation[] = Object.values(ours).map(anyOf);

function ofParsed({ state, inputs }: { readonly state: string; readonly inputs: AnyTexts }): Operation<string> {
  return operation<string>({
    title: `\`String(normalize(uri))\`, parsed, ${state}`,
    group: "normalize",
    says: "Does the same with objects. Each is normalized again and again, and keeps nothing of it.",
    inputs,
    isRight: (answer, text) => answer === rfc3986.normalize(text),
    contenders: [
      prepared("std66", parse, (keep) => (uri) => keep(String(normalize(uri)))),
      { name: "std66: of texts", run: (keep) => (text) => keep(String(normalize(text))) },
    ],
  });
}

type AnyTexts = (corpus: Corpus) => readonly string[];

/** @param only the kind of pairs to measure; all kinds, in random order, if there is none */
function equivalence(only: { readonly title: string; readonly kind?: Kind }): Operation<Comparison> {
  const pairs =
    only.kind === undefined ? "Pairs of all three kinds, a third each" : `The pairs that are ${PAIRS[only.kind]}`;
  return operation<Comparison>({
    title: only.title,
    group: "equivalent",
    says: `${pairs}. The right answer is whether the normal forms of RFC 3986 §6.2.2 and §6.2.3 are the same.`,
    inputs: ({ comparisons }) => comparisons.filter(({ kind }) => only.kind === undefined || kind === only.kind),
    isRight: (answer, { a, b }) => answer === String(rfc3986.normalize(a) === rfc3986.normalize(b)),
    contenders: [{ name: "std66", run: (keep) => (pair) => keep(equivalent(pair.a, pair.b)) }],
  });
}

function uris({ kind, texts }: Corpus): readonly string[] {
  return kind === "uri" ? texts : [];
}

/** A text in which a URI is to be found. */
interface Sentence {
  readonly text: string;
  readonly uri: string;
}

function isOfTheWeb(text: string): boolean {
  return /^https?:/iu.test(text);
}

function inSentence(uri: string): Sentence {
  return { text: flatten(`All of this is said in detail on another page (see ${uri}). It also has examples.`), uri };
}

function withoutInvalid({ kind, texts }: Corpus): readonly string[] {
  return kind === "uri" || kind === "relative" ? texts : [];
}

function worstOf([findings]: readonly unknown[]): string {
  const found = (findings as readonly Finding[]).find(({ severity }) => severity === "danger");
  return found === undefined ? "no danger" : found.code;
}

function isTarget(answer: string, { base, reference }: Pair): boolean {
  return answer === rfc3986.resolve(base, reference);
}

/** Replaces the reference by the target that it resolves to. */
function withTarget({ base, reference }: Pair): Pair {
  return { base, reference: flatten(rfc3986.resolve(base, reference)) };
}

function inNormalForm(text: string): string {
  return flatten(rfc3986.normalize(text));
}

/** How a contender that returns nothing for an invalid text has answered. */
export function refusal([result]: readonly unknown[]): string {
  return result === undefined ? "refused" : "accepted";
}
