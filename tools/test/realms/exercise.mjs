// Calls every function of every library, with and without options, and returns all results and errors as texts.

import * as auditing from "@std66/audit";
import * as core from "@std66/core";
import { help } from "@std66/core/diagnostics";
import * as iri from "@std66/iri";
import * as legacy from "@std66/legacy";
import * as normalizing from "@std66/normalize";
import * as parameters from "@std66/parameters";
import * as resolving from "@std66/resolve";
import { validity } from "@std66/vectors";

const BASE = "http://u@a:80/b;c/d?e";
const OWN_RULES = new Map([...normalizing.schemes, ["s", { sources: [] }]]);
const TEXTS = [
  "s://h:80",
  "s:a/../b",
  "HTTP://u:p@H:80/%7ea/../b?q#f",
  "../x;y?z",
  "//[::1]:8/",
  "file://localhost/a",
  "ftp://a:b@h//c;type=A",
  "mailto:A@B",
  "urn:X:y",
  "http:g",
  "",
  "http://a b/",
  "http://u:p%@h/",
  "http://h:8a/",
  "%",
];

/** @returns {string[]} one line for each call */
export function exercise() {
  const lines = [`${validity.length} rows`];
  /** @param {string} name @param {() => unknown} call */
  const record = (name, call) => lines.push(`${name}: ${outcomeOf(call)}`);
  for (const text of TEXTS) {
    for (const options of [undefined, {}]) {
      for (const [name, call] of Object.entries(callsOn(text, options))) record(`${name} ${text}`, call);
      for (const dialect of Object.values(legacy.dialects)) {
        record(`${dialect.id}.isValid ${text}`, () => dialect.isValid(text));
        record(`${dialect.id}.parse ${text}`, () => dialect.parse(text));
        record(`${dialect.id}.resolve ${text}`, () => dialect.resolve(BASE, text, options));
        record(`${dialect.id}.trace ${text}`, () => dialect.trace(BASE, text, options));
      }
    }
  }
  return lines;
}

/** @param {string} text @param {object | undefined} options @returns {Record<string, () => unknown>} */
function callsOn(text, options) {
  return {
    parse: () => core.parse(text),
    tryParse: () => core.tryParse(text),
    isUri: () => [
      core.isUri(text),
      core.isAbsoluteUri(text),
      core.isRelativeReference(text),
      core.isUriReference(text),
    ],
    components: () => {
      const { scheme, authority, userinfo, host, hostKind, port, path, query, fragment, segments } = core.parse(text);
      return [scheme, authority, userinfo, host, hostKind, port, path, query, fragment, segments];
    },
    diagnose: () => {
      const error = core.diagnose(text);
      return error && [error, error.frame, help(error)];
    },
    change: () => [core.change(text, { path: "/a" }), core.change(core.parse(text), { authority: "h", path: "" })],
    referenceFromText: () => core.referenceFromText(text),
    build: () => [core.build({ path: "/a" }), core.build({ scheme: "s", host: "h" }), core.build({})],
    uri: () => core.uri`http://h/${text}?${text}`,
    percentEncode: () => core.percentEncode(text, "query"),
    percentDecode: () => [core.percentDecode(text), core.percentDecodeBytes(text)],
    split: () => core.split(text),
    removeDotSegments: () => core.removeDotSegments(text),
    resolve: () => [resolving.resolve(BASE, text, options), resolving.resolverFor(BASE, options)(text)],
    traceResolution: () => resolving.traceResolution(BASE, text, options),
    tryResolve: () => [resolving.tryResolve(BASE, text, options), resolving.joinReferences(text, BASE)],
    relativize: () => [resolving.relativize(BASE, text), resolving.relativize(BASE, text, { form: "path" })],
    establishBase: () => resolving.establishBase({ retrieval: text }),
    normalize: () => [normalizing.normalize(text, options), normalizing.pendingRungs(text, options)],
    traceNormalization: () => normalizing.traceNormalization(text, options),
    "normalize by own rules": () => normalizing.normalize(text, { schemes: OWN_RULES }),
    isSameDocument: () => resolving.isSameDocument(BASE, text),
    compare: () => [normalizing.equivalent(text, BASE, options), normalizing.compare(text, BASE, options)],
    parseQuery: () => [parameters.parseQuery(text, options), parameters.formatQuery([[text, text]], options)],
    changes: () => [
      parameters.getFromQuery(text, "q", options),
      parameters.setInQuery(text, text, "b", options),
      parameters.appendToQuery(text, "a", text, options),
      parameters.appendPair("?a", text, text, options),
      parameters.appendSegments("a", [`b${text}`]),
      parameters.deleteFromQuery(text, text, options),
      parameters.sortQuery(text, options),
    ],
    pathParameters: () => [
      parameters.pathParameters(text, options),
      parameters.formatSegment(parameters.parseSegment(text, options)),
    ],
    parseIri: () => [iri.parseIri(`${text}\u00E9`), iri.tryParseIri(text), iri.diagnoseIri(`${text}\uFFFF`)],
    isIri: () => [iri.isIri(text), iri.isAbsoluteIri(text), iri.isRelativeIriReference(text), iri.isIriReference(text)],
    resolveIri: () => [iri.resolveIri(BASE, text, options), iri.iriResolverFor(BASE, options)(`\u00E9${text}`)],
    tryResolveIri: () => [iri.tryResolveIri(BASE, text, options), iri.joinIriReferences(text, BASE)],
    relativizeIri: () => iri.relativizeIri(BASE, text, { form: "path" }),
    toUri: () => [iri.toUri(`${text}\u00E9`, options), iri.toIri(text, options)],
    normalizeIri: () => [
      iri.normalizeIri(`${text}\u00E9%c3%a9`, options),
      iri.equivalentIri(text, BASE, options),
      iri.compareIri(text, BASE, options),
      iri.bidiFindings(text),
    ],
    compareResolution: () => legacy.compareResolution(BASE, text, options),
    compareSyntax: () => legacy.compareSyntax(text, options),
    audit: () => [auditing.audit(text, options), auditing.readings(text)],
  };
}

/** @param {() => unknown} call */
function outcomeOf(call) {
  try {
    return textOf(call());
  } catch (error) {
    return textOf(error);
  }
}

/** @param {unknown} value @returns {string} */
function textOf(value) {
  if (value instanceof Error) return `${value.name} ${value.message}`;
  if (value instanceof Uint8Array || Array.isArray(value)) return `[${Array.from(value, textOf).join(", ")}]`;
  if (typeof value !== "object" || value === null || value instanceof core.UriReference) return String(value);
  return Object.entries(value)
    .map(([name, item]) => `${name}=${textOf(item)}`)
    .join(" ");
}
