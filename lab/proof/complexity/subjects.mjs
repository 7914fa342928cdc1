// Every public function that takes a text, as data.

import { inspect } from "node:util";
import * as audit from "@std66/audit";
import * as core from "@std66/core";
import { explain } from "@std66/core/diagnostics";
import * as extract from "@std66/extract";
import * as iri from "@std66/iri";
import * as legacy from "@std66/legacy";
import * as normalize from "@std66/normalize";
import * as parameters from "@std66/parameters";
import * as resolve from "@std66/resolve";

/**
 * @typedef {ReturnType<typeof import("./shapes.mjs").textsOf>} Texts
 * @typedef {(texts: Texts) => (() => unknown) | undefined} Prepare runs unmeasured, and returns the call to measure, if any
 * @typedef {{ name: string, form?: string | undefined, prepare: Prepare }} Subject a function, and the form of its arguments
 */

const RUNGS = /** @type {const} */ (["identical", "case", "percent-encoding", "dot-segments", "scheme", "protocol"]);
const SEPARATORS = /** @type {const} */ (["&", ";", "&;"]);
const ENCODABLE = /** @type {const} */ ([
  "segment",
  "path",
  "query",
  "query-value",
  "fragment",
  "userinfo",
  "reg-name",
]);
const COMPONENTS = /** @type {const} */ ([
  "scheme",
  "authority",
  "userinfo",
  "host",
  "port",
  "path",
  "query",
  "fragment",
]);
/** The components that some others require. @type {Partial<Record<core.ComponentName, core.UriComponents>>} */
const BESIDE = { userinfo: { host: "h" }, port: { host: "h" } };
/** @param {string} text @param {number} length the length of each item */
function itemsOf(text, length = 64) {
  return Array.from({ length: Math.ceil(text.length / length) }, (_, i) => text.slice(i * length, (i + 1) * length));
}

/** Each substitution is an argument, and the stack has no room for many more than 65,536. @param {string} text */
function substitutionsOf(text) {
  const substitutions = itemsOf(text, Math.max(64, Math.ceil(text.length / 65_536)));
  return { substitutions, literals: templateOf(["?a", ...substitutions.map(() => "b")]) };
}

/** A template whose literal text is not known in advance. @param {string[]} literals @returns {TemplateStringsArray} */
function templateOf(literals) {
  return Object.assign(literals, { raw: literals });
}

/**
 * @param {string} name
 * @param {(text: string) => unknown} call
 * @param {string} [form]
 * @returns {Subject}
 */
function ofText(name, call, form) {
  return { name, form, prepare: ({ text }) => call.bind(undefined, text) };
}

/**
 * @param {string} name
 * @param {(uri: string) => unknown} call
 * @returns {Subject}
 */
function ofUri(name, call) {
  return { name, form: "URI", prepare: ({ base }) => call.bind(undefined, base) };
}

/**
 * A function of something made of the text, if there is such a thing.
 *
 * @template T
 * @param {string} name
 * @param {(text: string) => T | undefined} make
 * @param {(made: T) => unknown} call
 * @param {string} [form]
 * @returns {Subject}
 */
function ofMade(name, make, call, form) {
  /** @type {Prepare} */
  const prepare = ({ text }) => {
    const made = make(text);
    return made === undefined ? undefined : () => call(made);
  };
  return { name, form, prepare };
}

/** The arguments of a function of two texts: a base and a reference, or any two. */
const PAIRS = {
  reference: (/** @type {Texts} */ { text }) => /** @type {const} */ (["http://a/b/c", text]),
  base: (/** @type {Texts} */ { base }) => /** @type {const} */ ([base, "../g"]),
  "text as base": (/** @type {Texts} */ { text }) => /** @type {const} */ ([text, "../g"]),
  both: (/** @type {Texts} */ { base, text }) => /** @type {const} */ ([base, text]),
  same: (/** @type {Texts} */ { text, copy }) => /** @type {const} */ ([text, copy]),
  near: (/** @type {Texts} */ { base, nearBase }) => /** @type {const} */ ([base, nearBase]),
  "longer first": (/** @type {Texts} */ { base }) => /** @type {const} */ ([base, "http://a/b/c?d"]),
  "longer second": (/** @type {Texts} */ { base }) => /** @type {const} */ (["http://a/b/c?d", base]),
};

/**
 * @param {string} name
 * @param {(keyof typeof PAIRS)[]} forms
 * @param {(first: string, second: string) => unknown} call
 * @returns {Subject[]}
 */
function ofTwo(name, forms, call) {
  return forms.map((form) => ({
    name,
    form,
    prepare: (texts) => call.bind(undefined, ...PAIRS[form](texts)),
  }));
}

/** Reads the result, which flattens it: only then does too deep a rope fail. @param {unknown} result */
function read(result) {
  const text = String(result);
  return text.charCodeAt(text.length - 1);
}

const GETTERS = Object.entries(Object.getOwnPropertyDescriptors(core.UriReference.prototype))
  .filter(([name, property]) => "get" in property && name !== "segments")
  .map(([name]) => /** @type {keyof core.UriReference} */ (name));

/** @param {core.UriReference} reference */
function components(reference) {
  const kinds = [reference.isUri(), reference.isAbsoluteUri(), reference.isRelativeReference()];
  return [...GETTERS.map((name) => reference[name]), reference.toJSON(), ...kinds];
}

/** @param {legacy.Outcome} outcome */
function readOutcome(outcome) {
  return read(outcome.kind === "error" ? outcome.message : outcome.text);
}

const there = core.parse("s://u@h:1/p?q#f");

/** @type {readonly Subject[]} */
export const subjects = [
  // @std66/core
  ofText("parse", core.parse),
  ofText("tryParse", core.tryParse),
  ofText("isUriReference", core.isUriReference),
  ofText("isUri", core.isUri),
  ofText("isAbsoluteUri", core.isAbsoluteUri),
  ofText("isRelativeReference", core.isRelativeReference),
  ofText("diagnose", (text) => core.diagnose(text)?.message),
  .../** @type {const} */ (["uri", "absolute-uri", "relative-ref", "http-uri"]).map((production) =>
    ofText("diagnoseAs", (text) => core.diagnoseAs(text, production)?.message, production),
  ),
  ofText("referenceFromText", (text) => read(core.referenceFromText(text))),
  ofText("uriFromHref", (text) => read(core.uriFromHref(`http://h/${text}`))),
  ofMade("UriSyntaxError: frame", core.diagnose, (error) => error.frame),
  ofMade("explain", core.diagnose, explain),
  ofMade("UriReference: getters", core.tryParse, components),
  ofMade("UriReference: segments", core.tryParse, (reference) => reference.segments),
  ofMade("UriReference: inspect", core.tryParse, (reference) => inspect(reference)),
  ...COMPONENTS.map((form) => ofText("build", (text) => read(core.build({ ...BESIDE[form], [form]: text })), form)),
  ofText("change", (text) => read(core.change(there, { path: text })), "path"),
  ofText("change", (text) => read(core.change(there, { authority: text })), "authority"),
  ofText("uri", (text) => read(core.uri`//${text}@h`), "userinfo"),
  ofText("uri", (text) => read(core.uri`//${text}/`), "host"),
  ofText("uri", (text) => read(core.uri`//h:${text}/`), "port"),
  ofText("uri", (text) => read(core.uri`${text}/b`), "segment"),
  ofText("uri", (text) => read(core.uri`?${text}=a`), "query"),
  ofText("uri", (text) => read(core.uri(templateOf([text, ""]), "a")), "literal text"),
  ofMade("uri", itemsOf, (list) => read(core.uri`/${list}`), "list"),
  ofMade(
    "uri",
    substitutionsOf,
    ({ literals, substitutions }) => read(core.uri(literals, ...substitutions)),
    "substitutions",
  ),
  ...ENCODABLE.map((form) => ofText("percentEncode", (text) => read(core.percentEncode(text, form)), form)),
  ofText("percentDecode", (text) => read(core.percentDecode(text))),
  ofText("percentDecodeBytes", core.percentDecodeBytes),
  ofText("split", core.split),
  ofText("removeDotSegments", (text) => read(core.removeDotSegments(text))),

  // @std66/resolve
  ...ofTwo("resolve", ["reference", "base", "text as base", "both"], (base, reference) =>
    read(resolve.resolve(base, reference)),
  ),
  ...ofTwo("resolve, not strict", ["near"], (base, reference) =>
    read(resolve.resolve(base, reference, { strict: false })),
  ),
  ...ofTwo("resolverFor", ["both"], (base, reference) => {
    const fromHere = resolve.resolverFor(base);
    return ["../g", "?g", reference].map((each) => read(fromHere(each)));
  }),
  ...ofTwo("tryResolve", ["reference", "base"], (base, reference) => read(resolve.tryResolve(base, reference))),
  ...ofTwo("joinReferences", ["reference", "base", "both"], (base, reference) =>
    read(resolve.joinReferences(base, reference)),
  ),
  ofText("joinReferences, to a relative base", (text) => read(resolve.joinReferences(text, "../g"))),
  ...ofTwo("relativize", ["near", "longer first", "longer second"], (base, target) =>
    read(resolve.relativize(base, target)),
  ),
  ...ofTwo("relativize, to a path", ["near", "longer first"], (base, target) =>
    read(resolve.relativize(base, target, { form: "path" })),
  ),
  ...ofTwo("traceResolution", ["both"], (base, reference) => resolve.traceResolution(base, reference).steps),
  ...ofTwo("dotSegmentBuffers", ["both"], (base, reference) => {
    const { steps } = resolve.traceResolution(base, reference);
    let last = 0;
    // Kept, all of them would be quadratic.
    const removing = steps.filter(({ section }) => section === "RFC 3986 §5.2.4");
    for (const { output } of resolve.dotSegmentBuffers(removing)) last = output.length;
    return last;
  }),
  ...ofTwo("establishBase", ["both"], (retrieval, embedded) =>
    read(resolve.establishBase({ embedded: "../g", encapsulating: embedded, retrieval }).base),
  ),
  ...ofTwo("isSameDocument", ["same", "near", "reference"], resolve.isSameDocument),

  // @std66/normalize
  ofText("normalize", (text) => read(normalize.normalize(text))),
  ofUri("normalize", (text) => read(normalize.normalize(text))),
  ...RUNGS.map((rung) =>
    ofUri(`normalize: ${rung}`, (text) => read(normalize.normalize(text, { rungs: [rung], protocol: String }))),
  ),
  ofUri("pendingRungs", (text) => normalize.pendingRungs(text)),
  ofUri("traceNormalization", (text) => normalize.traceNormalization(text).steps),
  ...ofTwo("equivalent", ["same", "near"], normalize.equivalent),
  ...ofTwo("equivalent, without fragments", ["same", "near"], (a, b) =>
    normalize.equivalent(a, b, { ignoreFragment: true }),
  ),
  ...ofTwo("compare", ["near", "longer first"], normalize.compare),
  ...ofTwo("compare, without fragments", ["near"], (a, b) => normalize.compare(a, b, { ignoreFragment: true })),

  // @std66/audit
  ofText("audit", (text) => audit.audit(text)),
  ofUri("auditorFor", audit.auditorFor({ allowedHosts: ["good.example"], schemes: ["https"] })),
  ofText("readings", (text) => audit.readings(text)),
  ofText("redact", (text) => read(audit.redact(text))),
  ofText("redact, in quotes", (text) => read(audit.redact(`{"a":"${text}","token":"${text}"}`))),

  // @std66/extract
  ofText("extractUris", (text) => [...extract.extractUris(text, { www: "http", positions: true })]),
  ofText("extractUris, in brackets", (text) => [...extract.extractUris(`<${text}>`)]),
  ofText("htmlBase", (text) => read(extract.htmlBase(text, "http://a/"))),
  ofText("htmlLinks", (text) => [...extract.htmlLinks(text, "http://a/")]),
  ofText("extractUris, of IRIs", (text) => [...extract.extractUris(text, { iris: true })]),
  ofText("htmlBase, in its attribute", (text) => read(extract.htmlBase(`<base href="${text}">`, "http://a/"))),
  ofText("htmlLinks, with texts and IRIs", (text) => [
    ...extract.htmlLinks(`<a href="${text}">${text}`, "http://a/", { iris: true, texts: true }),
  ]),
  ofText("htmlLinks, in an attribute", (text) => [
    ...extract.htmlLinks(`<a href="${text}" ping="${text}">`, "http://a/"),
  ]),

  // @std66/parameters
  ...SEPARATORS.flatMap((separators) => [
    ofText(`parseQuery, ${separators}`, (text) => parameters.parseQuery(text, { separators })),
    ofText(`formatQuery, ${separators}`, (text) => read(parameters.formatQuery([[text, text]], { separators }))),
  ]),
  ofText("parseQuery, plus: space", (text) => parameters.parseQuery(text, { plus: "space" })),
  ofText("parseQuery, invalid: keep", (text) => parameters.parseQuery(text, { invalid: "keep" })),
  ofText("formatQuery, plus: space", (text) => read(parameters.formatQuery([[text, text]], { plus: "space" }))),
  ofText("getFromQuery", (text) => parameters.getFromQuery(text, "")),
  ofText("setInQuery", (text) => read(parameters.setInQuery(text, "", "a", { separators: "&;" }))),
  ofText("appendPair", (text) => read(parameters.appendPair("?a", text, text))),
  ofText("setPair", (text) => read(parameters.setPair(`?${parameters.formatQuery([[text, text]])}`, text, "b"))),
  ofText("deletePairs", (text) => read(parameters.deletePairs(`?a&${parameters.formatQuery([[text, text]])}`, text))),
  ofText("sortPairs", (text) => read(parameters.sortPairs(`?${parameters.formatQuery([[text, text]])}&a`))),
  ofText("appendSegments", (text) => read(parameters.appendSegments("a", [`b${text}`]))),
  ofText("appendToQuery", (text) => read(parameters.appendToQuery("a", text, text))),
  ofText("deletePathParameters", (text) => read(parameters.deletePathParameters(text, "a"))),
  ofText("deleteFromQuery", (text) => read(parameters.deleteFromQuery(text, "", { separators: "&;" }) ?? "")),
  ofText("sortQuery", (text) => read(parameters.sortQuery(text, { separators: "&;" }) ?? "")),
  ofText("parseSegment", (text) => parameters.parseSegment(text)),
  ofText("formatSegment", (text) => read(parameters.formatSegment({ name: text, parameters: [[text, text]] }))),
  ofText("pathParameters", (text) => parameters.pathParameters(text)),

  // @std66/iri
  ofText("isIriReference", iri.isIriReference),
  ofText("isIri", iri.isIri),
  ofText("isAbsoluteIri", iri.isAbsoluteIri),
  ofText("isRelativeIriReference", iri.isRelativeIriReference),
  ofText("tryParseIri", (text) => iri.tryParseIri(text)),
  ofText("parseIri", (text) => iri.parseIri(text)),
  ofText("diagnoseIri", (text) => iri.diagnoseIri(text)?.frame),
  .../** @type {const} */ (["iri-reference", "iri", "absolute-iri", "irelative-ref"]).map((production) =>
    ofText("diagnoseIriAs", (text) => iri.diagnoseIriAs(text, production)?.frame, production),
  ),
  ...ofTwo("establishIriBase", ["both"], (retrieval, embedded) =>
    read(iri.establishIriBase({ embedded: "../g", encapsulating: embedded, retrieval }).base),
  ),
  ...ofTwo("isSameIriDocument", ["same", "near", "reference"], iri.isSameIriDocument),
  ...ofTwo("resolveIri", ["reference", "base"], (base, text) => read(iri.resolveIri(base, text))),
  ...ofTwo("iriResolverFor", ["reference", "base"], (base, text) => read(iri.iriResolverFor(base)(text))),
  ...ofTwo("tryResolveIri", ["reference", "base"], (base, text) => read(iri.tryResolveIri(base, text))),
  ...ofTwo("joinIriReferences", ["both"], (base, text) => read(iri.joinIriReferences(base, text))),
  ...ofTwo("relativizeIri", ["both"], (base, text) => read(iri.relativizeIri(base, text))),
  ofText("toUri", (text) => read(iri.toUri(text, { toASCII: () => "a" }))),
  ofText("toIri", (text) => read(iri.toIri(text, { toUnicode: () => "\u00E9" }))),
  ofText("normalizeIri", (text) => read(iri.normalizeIri(text))),
  ofText("normalizeIri, after a character", (text) => read(iri.normalizeIri(`\u00E9${text}`))),
  ...ofTwo("equivalentIri", ["same", "near"], iri.equivalentIri),
  ...ofTwo("compareIri", ["same", "near"], iri.compareIri),
  ofText("bidiFindings", (text) => iri.bidiFindings(`\u05D0${text}`)),

  // @std66/legacy
  ...Object.entries(legacy.dialects).flatMap(([id, dialect]) => [
    ofText(`${id}: isValid`, dialect.isValid),
    ofText(`${id}: parse`, dialect.parse),
    ...ofTwo(`${id}: resolve`, ["both"], (base, text) => readOutcome(dialect.resolve(base, text))),
    ...ofTwo(`${id}: trace`, ["both"], (base, text) => readOutcome(dialect.trace(base, text).outcome)),
  ]),
  .../** @type {const} */ (["remove", "error"]).flatMap((excessDots) =>
    ofTwo(`rfc2396: resolve, ${excessDots}`, ["both"], (base, text) =>
      readOutcome(legacy.rfc2396.resolve(base, text, { excessDots })),
    ),
  ),
  ...ofTwo("compareResolution", ["both"], (base, text) => legacy.compareResolution(base, text)),
  ofText("compareSyntax", (text) => legacy.compareSyntax(text)),
  ofText("otherReadings", (text) => legacy.otherReadings("http://a/b", text)),
  ofText("syntaxReadings", (text) => legacy.syntaxReadings(text)),
];
