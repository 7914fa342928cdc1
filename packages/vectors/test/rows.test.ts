// The rows: each matches its type, ids have no gaps, and every reason is known and used.

import { expect, it } from "vitest";
import {
  clients,
  components,
  differences,
  equivalence,
  extraction,
  iris,
  legacyComponents,
  legacyResolution,
  legacyValidity,
  parameters,
  pitfalls,
  resolution,
  sameDocument,
  seeds,
  templates,
  validity,
} from "../src/index.ts";
import dataIndex from "../data/index.json" with { type: "json" };
import type {
  ClientReader,
  ClientReading,
  ClientsRow,
  ComponentsRow,
  DecodedParameter,
  DifferenceCode,
  EquivalenceRow,
  ExtractionRow,
  IrisRow,
  LegacyComponentsRow,
  LegacyResolutionExpectation,
  LegacyResolutionRow,
  LegacyValidityRow,
  ParametersRow,
  Pitfall,
  PitfallCode,
  ResolutionExpectation,
  ResolutionRow,
  Rfc1738Parts,
  Rfc1738GenericParts,
  Rfc1808Parts,
  Rfc1808Path,
  Rfc2396Parts,
  Rfc2396Path,
  Rfc2396Segment,
  RowReason,
  SameDocumentRow,
  SeedCheck,
  SeedRow,
  TemplateValue,
  TemplatesRow,
  ValidityRow,
} from "../src/index.ts";
import {
  byKey,
  either,
  flag,
  index,
  list,
  mapOf,
  oneOf,
  optional,
  orNull,
  pair,
  record,
  text,
  textLike,
} from "./shapes.ts";
import type { Shape } from "./shapes.ts";

const codes = [...differences, ...Object.keys(pitfalls)];
const namedReasons = optional(list(oneOf(...codes) as Shape<RowReason>, 1));
const textOrNull = orNull(text);

const rfc1808 = record<Rfc1808Parts>({
  scheme: optional(text),
  net_loc: optional(text),
  slashes: optional(flag),
  path: optional(text),
  params: optional(text),
  query: optional(text),
  fragment: optional(text),
});

const rfc2396 = record<Rfc2396Parts>({
  opaque: optional(oneOf(true)),
  authority: optional(textOrNull),
  regName: optional(textOrNull),
  userinfo: optional(textOrNull),
  host: optional(textOrNull),
  port: optional(textOrNull),
  path: optional(text),
  query: optional(textOrNull),
  fragment: optional(textOrNull),
});

const rfc2396Result = either(
  text,
  either(
    record({ currentDocument: oneOf(true), fragment: textOrNull }),
    either(
      record({ error: oneOf("excess-dotdot"), keep: text, remove: text }),
      record({ error: oneOf("unsuitable-base"), literal: text }),
    ),
  ),
) as Shape<NonNullable<ResolutionExpectation["rfc2396"]>>;

const legacyResults = {
  rfc2396: optional(rfc2396Result),
  rfc2396compat: optional(text),
  rfc3986nonstrict: optional(text),
  rfc3986unguarded: optional(text),
  rfc3986normalizedBase: optional(list(text, 1)),
};

const validityFields = {
  text,
  uriReference: flag,
  uri: flag,
  absoluteUri: flag,
  relativeReference: flag,
  errorOffset: optional(index),
};

const componentFields = {
  text,
  scheme: textOrNull,
  authority: textOrNull,
  userinfo: textOrNull,
  host: textOrNull,
  hostType: orNull(oneOf("IPv6address", "IPvFuture", "IPv4address", "reg-name")),
  port: textOrNull,
  path: text,
  pathRule: oneOf("path-abempty", "path-absolute", "path-noscheme", "path-rootless", "path-empty"),
  query: textOrNull,
  fragment: textOrNull,
  rfc1808: optional(rfc1808),
  rfc2396: optional(rfc2396),
};

const equivalenceFields = {
  a: text,
  b: text,
  rung: oneOf("identical", "case", "percent-encoding", "dot-segments", "scheme", "none"),
};

const serverFields = { host: text, port: textOrNull };
const loginFields = { ...serverFields, user: textOrNull, password: textOrNull };

const rfc1738 = byKey<Rfc1738Parts>(
  "scheme",
  new Map<string, Shape<Rfc1738Parts>>([
    ["ftp", record({ scheme: oneOf("ftp"), ...loginFields, cwd: list(text), name: textOrNull, type: textOrNull })],
    ["file", record({ scheme: oneOf("file"), host: text, cwd: list(text), name: text })],
    ["http", record({ scheme: oneOf("http"), ...serverFields, path: textOrNull, search: textOrNull })],
    [
      "gopher",
      record({
        scheme: oneOf("gopher"),
        ...serverFields,
        gtype: textOrNull,
        selector: textOrNull,
        search: textOrNull,
        plus: textOrNull,
      }),
    ],
    ["mailto", record({ scheme: oneOf("mailto"), address: text })],
    ["news", record({ scheme: oneOf("news"), group: textOrNull, article: textOrNull })],
    ["nntp", record({ scheme: oneOf("nntp"), ...serverFields, group: text, article: textOrNull })],
    ["telnet", record({ scheme: oneOf("telnet"), ...loginFields })],
    [
      "wais",
      record({
        scheme: oneOf("wais"),
        ...serverFields,
        database: text,
        search: textOrNull,
        wtype: textOrNull,
        wpath: textOrNull,
      }),
    ],
    ["prospero", record({ scheme: oneOf("prospero"), ...serverFields, path: text, fields: list(pair) })],
  ]),
  record<Rfc1738GenericParts>({ scheme: text, schemepart: text }),
);

const legacyComponentsRow = byKey<LegacyComponentsRow>(
  "dialect",
  new Map<string, Shape<LegacyComponentsRow>>([
    ["rfc1738", record({ id: text, dialect: oneOf("rfc1738"), text, expect: orNull(rfc1738) })],
    [
      "rfc1808",
      record({
        id: text,
        dialect: oneOf("rfc1808"),
        text,
        expect: orNull(record<Rfc1808Path>({ path: text, params: text })),
      }),
    ],
    [
      "rfc2396",
      record({
        id: text,
        dialect: oneOf("rfc2396"),
        text,
        expect: orNull(
          record<Rfc2396Path>({
            path: text,
            opaque_part: textOrNull,
            segments: list(record<Rfc2396Segment>({ segment: text, params: list(text) })),
          }),
        ),
      }),
    ],
  ]),
);

const seedCheck = byKey<SeedCheck>(
  "type",
  new Map<string, Shape<SeedCheck>>([
    [
      "resolution",
      record({
        type: oneOf("resolution"),
        base: text,
        ref: text,
        expect: record<Partial<ResolutionExpectation>>({
          rfc1808: optional(text),
          rfc3986: optional(text),
          ...legacyResults,
        }),
        reasons: namedReasons,
      }),
    ],
    ["validity", record({ type: oneOf("validity"), ...validityFields })],
    ["components", record({ type: oneOf("components"), ...componentFields })],
    ["equivalence", record({ type: oneOf("equivalence"), ...equivalenceFields })],
    [
      "legacyValidity",
      record({
        type: oneOf("legacyValidity"),
        text,
        rfc1738: optional(flag),
        rfc1808: optional(flag),
        rfc2396: optional(flag),
        rfc2732: optional(flag),
        rfc3986: optional(flag),
      }),
    ],
    ["dots", record({ type: oneOf("dots"), in: text, out: text })],
    ["decode", record({ type: oneOf("decode"), in: text, out: text })],
  ]),
);

const oneLevel = oneOf(1, 2, 3, 4);

const parameter: Shape<DecodedParameter> = {
  problems: (value, place) =>
    Array.isArray(value) && value.length === 2
      ? [...text.problems(value[0], place), ...textOrNull.problems(value[1], place)]
      : [`${place}: not a name and a value`],
};

const kinds: readonly { name: string; prefix: string; rows: readonly Row[]; shape: Shape<unknown> }[] = [
  {
    name: "resolution",
    prefix: "res",
    rows: resolution,
    shape: record<ResolutionRow>({
      id: text,
      base: text,
      ref: text,
      expect: record<ResolutionExpectation>({ rfc1808: text, rfc3986: text, ...legacyResults }),
      reasons: namedReasons,
      source: textLike(/./u),
    }),
  },
  {
    name: "validity",
    prefix: "val",
    rows: validity,
    shape: record<ValidityRow>({ id: text, ...validityFields, reasons: namedReasons }),
  },
  {
    name: "components",
    prefix: "cmp",
    rows: components,
    shape: record<ComponentsRow>({ id: text, ...componentFields, reasons: namedReasons }),
  },
  {
    name: "equivalence",
    prefix: "eq",
    rows: equivalence,
    shape: record<EquivalenceRow>({
      id: text,
      ...equivalenceFields,
      normal: optional(text),
      syntaxBased: text,
      schemeBased: optional(text),
      assumption: optional(oneOf("N2", "N3", "N7")),
      reasons: namedReasons,
    }),
  },
  {
    name: "extraction",
    prefix: "ext",
    rows: extraction,
    shape: record<ExtractionRow>({ id: text, text, uris: list(text), basis: text }),
  },
  {
    name: "same-document",
    prefix: "sd",
    rows: sameDocument,
    shape: record<SameDocumentRow>({
      id: text,
      base: text,
      ref: text,
      target: text,
      expect: record({ rfc2396: flag, rfc3986: flag, rfc3986normalized: flag }),
      reasons: namedReasons,
    }),
  },
  {
    name: "parameters",
    prefix: "par",
    rows: parameters,
    shape: record<ParametersRow>({
      id: text,
      part: oneOf("query", "segment"),
      text,
      separators: optional(oneOf(";", "&;")),
      plus: optional(oneOf("space")),
      name: optional(text),
      parameters: orNull(list(parameter)),
      errorOffset: optional(index),
      formatted: optional(text),
    }),
  },
  {
    name: "iris",
    prefix: "iri",
    rows: iris,
    shape: record<IrisRow>({
      id: text,
      text,
      rule: orNull(oneOf("absolute-IRI", "IRI", "irelative-ref")),
      uri: optional(text),
      iri: optional(text),
      errorOffset: optional(index),
      code: optional(text),
      source: text,
    }),
  },
  {
    name: "templates",
    prefix: "tpl",
    rows: templates,
    shape: record<TemplatesRow>({
      id: text,
      template: text,
      variables: mapOf(orNull(either(text, either(list(text), mapOf(text)))) as Shape<TemplateValue>),
      level: optional(oneLevel),
      expansion: text,
      reordered: optional(list(text, 1)),
      source: textLike(/^RFC 6570 [\d., ]+$/u),
    }),
  },
  {
    name: "legacy-resolution",
    prefix: "lr",
    rows: legacyResolution,
    shape: record<LegacyResolutionRow>({
      id: text,
      base: text,
      ref: text,
      expect: record<LegacyResolutionExpectation>({ rfc1808: text, rfc2396: text }),
      reasons: namedReasons,
    }),
  },
  {
    name: "legacy-validity",
    prefix: "leg",
    rows: legacyValidity,
    shape: record<LegacyValidityRow>({
      id: text,
      text,
      rfc1738: optional(flag),
      rfc1808: flag,
      rfc2396: flag,
      rfc2732: flag,
      rfc3986: flag,
      reasons: namedReasons,
    }),
  },
  {
    name: "legacy-components",
    prefix: "lc",
    rows: legacyComponents,
    shape: legacyComponentsRow,
  },
  {
    name: "clients",
    prefix: "cl",
    rows: clients,
    shape: record<ClientsRow>({
      id: text,
      base: text,
      ref: text,
      readings: list(
        record<ClientReading>({
          text,
          by: list(
            oneOf<ClientReader>(
              "RFC 2396",
              "RFC 1808",
              "a proposal",
              "Netscape Navigator 4.03",
              "Lynx 2.7.1",
              "Internet Explorer 3.01",
              "NCSA Mosaic 2.6",
              "libwww-perl 5.14",
            ),
            1,
          ),
        }),
        1,
      ),
      source: textLike(/^rel_examples[1-5]$/u),
    }),
  },
  {
    name: "seeds",
    prefix: "seed",
    rows: seeds,
    shape: record<SeedRow>({
      id: text,
      source: oneOf(
        "notes on path parameters, from RFC 1738 to RFC 3986",
        "a web developer's notes on URLs",
        "rfcdiff of draft-fielding-uri-rfc2396bis-07 and RFC 3986",
        "RFC 1808, abstract to section 2.3, on a download page",
        "RFC 1808, sections 2.4.1 to 3",
      ),
      says: textLike(/./u),
      mustDo: textLike(/./u),
      check: orNull(seedCheck),
      reasons: namedReasons,
    }),
  },
];

interface Row {
  readonly id: string;
  readonly reasons?: readonly RowReason[];
}

it.each(kinds)("$name: every row matches its type", ({ rows, shape }) => {
  expect(rows.flatMap((row) => shape.problems(row, row.id))).toEqual([]);
});

it.each(kinds)("$name: as many rows as data/index.json says, numbered without gaps", ({ name, prefix, rows }) => {
  const about: readonly { file: string; rows: number }[] = Object.values(dataIndex.kinds);
  const count = about.find(({ file }) => file === `${name}.json`)?.rows ?? 0;
  expect(count).toBeGreaterThan(0);
  const numbers = Array.from({ length: count }, (_, i) => `${prefix}-${String(i + 1).padStart(3, "0")}`);
  expect(rows.map((row) => row.id)).toEqual(numbers);
});

it("no two rows of a kind ask the same", () => {
  const questions = [
    resolution.map(({ base, ref }) => `${base} + ${ref}`),
    validity.map((row) => row.text),
    components.map((row) => row.text),
    equivalence.map(({ a, b }) => `${a} ~ ${b}`),
    extraction.map((row) => row.text),
    sameDocument.map(({ base, ref }) => `${base} + ${ref}`),
    parameters.map((row) => `${row.part} ${row.separators} ${row.plus} ${row.text}`),
    iris.map((row) => row.text),
    templates.map((row) => JSON.stringify([row.template, row.variables])),
    legacyValidity.map((row) => row.text),
    legacyResolution.map(({ base, ref }) => `${base} + ${ref}`),
    clients.map(({ base, ref }) => `${base} + ${ref}`),
    legacyComponents.map(({ dialect, text: asked }) => `${dialect} ${asked}`),
  ];
  expect(questions.flatMap((asked) => asked.filter((question, i) => asked.indexOf(question) !== i))).toEqual([]);
});

it("resolution: a row has a reason if the RFCs resolve its reference differently", () => {
  const silent = resolution.filter(({ expect: { rfc1808: a, rfc2396: b = a, rfc3986: c }, reasons: given }) => {
    return given === undefined && !(a === b && b === c);
  });
  expect(silent).toEqual([]);
});

const pitfall = record<Pitfall>({
  summary: textLike(/^[^\n]{1,100}$/u),
  explanation: textLike(/^.+\.$/u),
  citations: list(textLike(/^RFC \d{4} /u), 1),
});

it("reasons: there are 47 codes, 32 of differences and 15 of pitfalls, each of which has its sections", () => {
  expect([differences.length, new Set(codes).size]).toEqual([32, 47]);
  expect(codes.filter((code) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(code))).toEqual([]);
  expect(Object.entries(pitfalls).flatMap(([code, value]) => pitfall.problems(value, code))).toEqual([]);
});

it("every reason is used in some row", () => {
  const used = new Set<string>(kinds.flatMap(({ rows }) => rows).flatMap((row) => row.reasons ?? []));
  expect(codes.filter((code) => !used.has(code))).toEqual([]);
});

it("the types of the codes contain every code", () => {
  // Every code of a type, once; a missing or an extra code does not compile.
  const ofDifferences: Record<DifferenceCode, true> = {
    "params-are-not-path": true,
    "params-hide-slashes": true,
    "query-only-keeps-path": true,
    "empty-ref-is-current-document": true,
    "base-fragment-inherited": true,
    "empty-component-is-absent": true,
    "climb-above-root": true,
    "dots-in-absolute-paths": true,
    "same-scheme-loophole": true,
    "pathless-base-merge": true,
    "net-loc-runs-to-slash": true,
    "empty-authority": true,
    "opaque-base": true,
    "opaque-query": true,
    "rootless-dot-removal": true,
    "path-looks-like-authority": true,
    "colon-in-first-segment": true,
    "scheme-begins-with-a-letter": true,
    "empty-scheme-specific-part": true,
    "empty-reference-by-grammar": true,
    "tilde-became-unreserved": true,
    "marks-became-reserved": true,
    "plus-dollar-comma-became-reserved": true,
    "brackets-only-around-ip-literals": true,
    "registry-names-moved-into-host": true,
    "ipv4-octet-range": true,
    "port-may-be-empty": true,
    "question-mark-in-ftp-path": true,
    "slash-is-added-last": true,
    "segments-have-params": true,
    "hostname-ends-in-dot": true,
    "net-loc-has-no-form": true,
  };
  const ofPitfalls: Record<PitfallCode, true> = {
    "empty-component-is-not-absent": true,
    "encoded-dots-are-data": true,
    "base-path-verbatim": true,
    "erratum-not-applied": true,
    "host-and-scheme-case": true,
    "decode-before-lowercasing": true,
    "reserved-is-not-its-encoding": true,
    "decode-once": true,
    "default-port": true,
    "empty-path-is-slash": true,
    "file-local-host": true,
    "mailto-domain-case": true,
    "ip-literals-are-text": true,
    "relative-references-are-resolved-first": true,
    "same-document-by-comparison": true,
  };
  expect(new Set(Object.keys(ofDifferences))).toEqual(new Set(differences));
  expect(new Set(Object.keys(ofPitfalls))).toEqual(new Set(Object.keys(pitfalls)));
});
