/**
 * What other libraries offer for each operation of ours. To add a contender, add an entry. `operations.ts` of compare
 * says how one is written.
 */
import * as hyperjump from "@hyperjump/uri";
import fastUri from "fast-uri";
import getUrls from "get-urls";
import { LinkifyIt } from "linkify-it";
import qs from "qs";
import queryString from "query-string";
import * as toAbsolute from "relative-to-absolute-iri";
import uriJs from "uri-js";
import uriTemplates from "uri-templates";
import URI from "urijs";
import urlRegexSafe from "url-regex-safe";
import { parseTemplate } from "url-template";
import { validateIri } from "validate-iri";
import type { Comparison } from "../../../proof/compare/src/comparisons.ts";
import type { Pair } from "../../../proof/compare/src/corpora.ts";
import {
  type AnyOperation,
  type Contender,
  type Operation,
  anyOf,
  prepared,
} from "../../../proof/compare/src/operation.ts";
import { ours, refusal } from "../../../proof/compare/src/operations.ts";
import * as queries from "../../../proof/compare/src/queries.ts";
import * as spelling from "./rival-spelling.ts";

/** For `URL.canParse`, which needs a base if the text has no scheme. */
const BASE = "http://example.com/";

export const operations: readonly AnyOperation[] = [
  against(ours.isUriReference, [
    { name: "URL.canParse", run: (keep) => (text) => keep(URL.canParse(text)) },
    { name: "URL.canParse with a base", run: (keep) => (text) => keep(URL.canParse(text, BASE)) },
    { name: "hyperjump", run: (keep) => (text) => keep(hyperjump.isUriReference(text)) },
  ]),
  against(ours.isUri, [
    { name: "URL.canParse", run: (keep) => (text) => keep(URL.canParse(text)) },
    { name: "hyperjump", run: (keep) => (text) => keep(hyperjump.isUri(text)) },
  ]),
  against(ours.parse, [
    {
      name: "URL",
      run: (keep) => (text) => keep(new URL(text)),
      answer: ([url]) => spelling.fromUrl(spelling.readUrl(url)),
    },
    {
      name: "fast-uri",
      run: (keep) => (text) => keep(fastUri.parse(text)),
      answer: ([uri]) => spelling.fromUriJs(spelling.readUriJs(uri)),
    },
    {
      name: "uri-js",
      run: (keep) => (text) => keep(uriJs.parse(text)),
      answer: ([uri]) => spelling.fromUriJs(spelling.readUriJs(uri)),
    },
    {
      name: "hyperjump",
      run: (keep) => (text) => keep(hyperjump.parseUri(text)),
      answer: ([uri]) => spelling.fromEight(spelling.readEight(uri)),
    },
    {
      name: "urijs",
      run: (keep) => (text) => keep(URI.parse(text)),
      answer: ([uri]) => spelling.fromUrijs(spelling.readUrijs(uri)),
    },
  ]),
  against(ours.parseAndRead, [
    {
      name: "URL",
      run: (keep) => (text) => {
        const url = new URL(text);
        keep(url.protocol);
        keep(url.username);
        keep(url.password);
        keep(url.hostname);
        keep(url.port);
        keep(url.pathname);
        keep(url.search);
        keep(url.hash);
      },
      answer: spelling.fromUrl,
    },
    {
      name: "fast-uri",
      run: (keep) => (text) => {
        const uri = fastUri.parse(text);
        keep(uri.scheme);
        keep(uri.userinfo);
        keep(uri.host);
        keep(uri.port);
        keep(uri.path);
        keep(uri.query);
        keep(uri.fragment);
        keep(uri.reference);
      },
      answer: spelling.fromUriJs,
    },
    {
      name: "uri-js",
      run: (keep) => (text) => {
        const uri = uriJs.parse(text);
        keep(uri.scheme);
        keep(uri.userinfo);
        keep(uri.host);
        keep(uri.port);
        keep(uri.path);
        keep(uri.query);
        keep(uri.fragment);
        keep(uri.reference);
      },
      answer: spelling.fromUriJs,
    },
    {
      name: "hyperjump",
      run: (keep) => (text) => {
        const uri = hyperjump.parseUri(text);
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
    {
      name: "urijs",
      run: (keep) => (text) => {
        const uri = URI.parse(text);
        keep(uri.protocol);
        keep(uri.username);
        keep(uri.password);
        keep(uri.hostname);
        keep(uri.port);
        keep(uri.path);
        keep(uri.query);
        keep(uri.fragment);
      },
      answer: spelling.fromUrijs,
    },
  ]),
  against(ours.tryParse, [
    {
      name: "URL",
      run: (keep) => (text) => {
        try {
          keep(new URL(text));
        } catch {
          keep(undefined);
        }
      },
      answer: refusal,
    },
    {
      name: "hyperjump",
      run: (keep) => (text) => {
        try {
          keep(hyperjump.parseUriReference(text));
        } catch {
          keep(undefined);
        }
      },
      answer: refusal,
    },
    {
      name: "fast-uri",
      run: (keep) => (text) => keep(fastUri.parse(text).error),
      answer: ([error]) => (error === undefined ? "accepted" : "refused"),
    },
  ]),
  against(ours.resolve, [
    { name: "URL", run: (keep) => (pair) => keep(new URL(pair.reference, pair.base).href) },
    { name: "fast-uri", run: (keep) => (pair) => keep(fastUri.resolve(pair.base, pair.reference)) },
    { name: "uri-js", run: (keep) => (pair) => keep(uriJs.resolve(pair.base, pair.reference)) },
    { name: "hyperjump", run: (keep) => (pair) => keep(hyperjump.resolveUri(pair.reference, pair.base)) },
    { name: "urijs", run: (keep) => (pair) => keep(new URI(pair.reference).absoluteTo(pair.base).toString()) },
  ]),
  against(ours.resolverFor, [
    prepared(
      "URL",
      ({ base, reference }: Pair) => ({ base: new URL(base), reference }),
      (keep) =>
        ({ base, reference }) =>
          keep(new URL(reference, base).href),
    ),
  ]),
  against(ours.resolveParsed, [
    prepared(
      "URL",
      ({ base, reference }: Pair) => ({ base: new URL(base), reference }),
      (keep) =>
        ({ base, reference }) =>
          keep(new URL(reference, base).href),
    ),
  ]),
  against(ours.relativize, [
    { name: "hyperjump", run: (keep) => (pair) => keep(hyperjump.toRelativeUri(pair.base, pair.reference)) },
    { name: "urijs", run: (keep) => (pair) => keep(new URI(pair.reference).relativeTo(pair.base).toString()) },
  ]),
  against(ours.normalizeNormal, [
    { name: "URL", run: (keep) => (text) => keep(new URL(text).href) },
    { name: "fast-uri", run: (keep) => (text) => keep(fastUri.normalize(text)) },
    { name: "uri-js", run: (keep) => (text) => keep(uriJs.normalize(text)) },
    { name: "urijs", run: (keep) => (text) => keep(new URI(text).normalize().toString()) },
  ]),
  against(ours.normalizeOther, [
    { name: "URL", run: (keep) => (text) => keep(new URL(text).href) },
    { name: "fast-uri", run: (keep) => (text) => keep(fastUri.normalize(text)) },
    { name: "uri-js", run: (keep) => (text) => keep(uriJs.normalize(text)) },
    { name: "urijs", run: (keep) => (text) => keep(new URI(text).normalize().toString()) },
  ]),
  against(ours.normalizeParsedNormal, ofParsed()),
  against(ours.normalizeParsedOther, ofParsed()),
  against(ours.equivalent, ofEquivalence()),
  against(ours.equivalentSame, ofEquivalence()),
  against(ours.equivalentRespelled, ofEquivalence()),
  against(ours.equivalentDifferent, ofEquivalence()),
  against(ours.extractUris, [
    {
      name: "linkify-it",
      run: (keep) => {
        const linkify = new LinkifyIt();
        return (sentence) => {
          for (const { raw } of linkify.match(sentence.text) ?? []) keep(raw);
        };
      },
    },
    {
      name: "url-regex-safe",
      run: (keep) => {
        const pattern = urlRegexSafe({ strict: true });
        return (sentence) => {
          for (const found of sentence.text.match(pattern) ?? []) keep(found);
        };
      },
    },
    {
      name: "get-urls",
      run: (keep) => (sentence) => {
        for (const found of getUrls(sentence.text)) keep(found);
      },
    },
  ]),
  against(ours.audit, []),
  against(ours.isIri, [{ name: "validate-iri", run: (keep) => (text) => keep(validateIri(text) === undefined) }]),
  against(ours.parseIri, [
    {
      name: "uri-js",
      run: (keep) => (text) => keep(uriJs.parse(text, { iri: true })),
      answer: ([iri]) => spelling.fromUriJs(spelling.readUriJs(iri)),
    },
  ]),
  against(ours.resolveIri, [
    {
      name: "relative-to-absolute-iri",
      run: (keep) => (pair) => keep(toAbsolute.resolve(pair.reference, pair.base)),
    },
    { name: "uri-js", run: (keep) => (pair) => keep(uriJs.resolve(pair.base, pair.reference, { iri: true })) },
  ]),
  against(ours.toUri, [
    { name: "uri-js", run: (keep) => (text) => keep(uriJs.serialize(uriJs.parse(text, { iri: true }))) },
    { name: "URL", run: (keep) => (text) => keep(new URL(text).href) },
  ]),
  against(ours.parseQuery, [
    {
      name: "URLSearchParams",
      run: (keep) => (query) => keep(new URLSearchParams(query)),
      answer: ([pairs]) => queries.fromPairs([...(pairs as URLSearchParams)]),
    },
    {
      name: "qs",
      run: (keep) => (query) => keep(qs.parse(query)),
      answer: ([object]) => queries.fromObject(object as object),
    },
    {
      name: "query-string",
      run: (keep) => (query) => keep(queryString.parse(query, { sort: false })),
      answer: ([object]) => queries.fromObject(object as object),
    },
  ]),
  against(ours.formatQuery, [
    prepared("URLSearchParams", queries.pairsOf, (keep) => (pairs) => keep(String(new URLSearchParams(pairs)))),
    prepared("qs", queries.objectOf, (keep) => (object) => keep(qs.stringify(object))),
    prepared(
      "query-string",
      queries.objectOf,
      (keep) => (object) => keep(queryString.stringify(object, { sort: false })),
    ),
  ]),
  against(ours.expand, [
    prepared("url-template", queries.mapOf, (keep) => (map) => keep(parseTemplate("{?map*}").expand({ map }))),
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- `fill` is the method of a template, not of an array
    prepared("uri-templates", queries.mapOf, (keep) => (map) => keep(uriTemplates("{?map*}").fill({ map }))),
  ]),
];

function against<Input>(operation: Operation<Input>, rivals: readonly Contender<Input>[]): AnyOperation {
  const [first, ...others] = operation.contenders;
  return anyOf({ ...operation, contenders: [first, ...others, ...rivals] });
}

function ofParsed(): Contender<string>[] {
  return [{ name: "URL", run: (keep) => (text) => keep(new URL(text).href) }];
}

function ofEquivalence(): Contender<Comparison>[] {
  return [
    { name: "URL", run: (keep) => (pair) => keep(new URL(pair.a).href === new URL(pair.b).href) },
    { name: "fast-uri", run: (keep) => (pair) => keep(fastUri.equal(pair.a, pair.b)) },
    { name: "uri-js", run: (keep) => (pair) => keep(uriJs.equal(pair.a, pair.b)) },
    { name: "urijs", run: (keep) => (pair) => keep(new URI(pair.a).equals(pair.b)) },
  ];
}
