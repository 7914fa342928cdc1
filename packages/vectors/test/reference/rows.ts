// Recomputes every field about RFC 3986 from the text of the RFC, and copies the others.

import {
  ladder,
  normalize,
  recompose,
  removeDotSegments,
  resolve,
  split,
  splitAuthority,
  transform,
} from "@std66/oracle";
import type {
  ComponentsRow,
  EquivalenceRung,
  EquivalenceRow,
  PathRule,
  ResolutionExpectation,
  ResolutionRow,
  SameDocumentRow,
  SeedCheck,
  ValidityRow,
} from "../../src/index.ts";
import { hostType, pathRules } from "./components.ts";
import { matches, viablePrefix } from "./grammar.ts";

/** §5.2. The second and third result are present only if they differ from the first. */
export function resolutionAnew(row: ResolutionRow): ResolutionRow {
  const { rfc3986nonstrict: _, rfc3986unguarded: __, rfc3986normalizedBase: ___, ...others } = row.expect;
  return { ...row, expect: { ...others, ...resultsOf(row) } };
}

function resultsOf({ base, ref }: Pick<ResolutionRow, "base" | "ref">): Pick<ResolutionExpectation, Rfc3986Result> {
  const rfc3986 = resolve(base, ref);
  const rfc3986nonstrict = resolve(base, ref, false);
  const rfc3986unguarded = recompose(transform(base, ref));
  const normalized = [withoutScheme, ladder].map((rungs) => resolve(normalize(base, rungs), ref));
  const rfc3986normalizedBase = [...new Set(normalized)].filter((target) => target !== rfc3986);
  return {
    rfc3986,
    ...(rfc3986nonstrict !== rfc3986 && { rfc3986nonstrict }),
    ...(rfc3986unguarded !== rfc3986 && { rfc3986unguarded }),
    ...(rfc3986normalizedBase.length > 0 && { rfc3986normalizedBase }),
  };
}

type Rfc3986Result = "rfc3986" | "rfc3986nonstrict" | "rfc3986unguarded" | "rfc3986normalizedBase";

/** Appendix A. The offset is optional in a row, and always absent for a valid text. */
export function validityAnew<Row extends Omit<ValidityRow, "id">>(row: Row): Row {
  const { errorOffset: _, ...others } = row;
  const isReference = matches("URI-reference", row.text);
  return {
    ...others,
    uriReference: isReference,
    uri: matches("URI", row.text),
    absoluteUri: matches("absolute-URI", row.text),
    relativeReference: matches("relative-ref", row.text),
    ...(!isReference && row.errorOffset !== undefined && { errorOffset: viablePrefix(row.text) }),
  } as Row;
}

/** §3 and Appendix B. The text comes from recomposing the components (§5.3). */
export function componentsAnew<Row extends Omit<ComponentsRow, "id">>(row: Row): Row {
  const parts = split(row.text);
  const { userinfo, host, port } = parts.authority === undefined ? {} : splitAuthority(parts.authority);
  return {
    ...row,
    text: recompose(parts),
    scheme: parts.scheme ?? null,
    authority: parts.authority ?? null,
    userinfo: userinfo ?? null,
    host: host ?? null,
    hostType: host === undefined ? null : hostType(host),
    port: port ?? null,
    path: parts.path,
    // If no rule or several rules matched, this would not be the name of a rule.
    pathRule: pathRules(parts).join() as PathRule,
    query: parts.query ?? null,
    fragment: parts.fragment ?? null,
  };
}

/** §6.2. */
export function equivalenceAnew(row: EquivalenceRow): EquivalenceRow {
  const rung = firstRung(row.a, row.b);
  const syntaxBased = normalize(row.a, withoutScheme);
  const schemeBased = normalize(row.a, ladder);
  return {
    ...row,
    rung,
    ...(row.normal !== undefined && { normal: rung === "scheme" ? schemeBased : syntaxBased }),
    syntaxBased,
    ...(row.schemeBased !== undefined || schemeBased !== syntaxBased ? { schemeBased } : {}),
  };
}

const withoutScheme = ladder.filter((rung) => rung !== "scheme");

/** §6.2: the first rung on which the two are equal. */
function firstRung(a: string, b: string): EquivalenceRung {
  if (a === b) return "identical";
  const isEqual = (_: unknown, index: number): boolean => {
    const rungs = ladder.slice(0, index + 1);
    return normalize(a, rungs) === normalize(b, rungs);
  };
  return ladder.find(isEqual) ?? "none";
}

/** §4.4; RFC 2396 §4.2, which looks only at the form of the reference. */
export function sameDocumentAnew(row: SameDocumentRow): SameDocumentRow {
  const target = resolve(row.base, row.ref);
  const [a, b] = [target, row.base].map((text) => recompose({ ...split(text), fragment: undefined })) as [
    string,
    string,
  ];
  return {
    ...row,
    target,
    expect: {
      rfc2396: /^(?:#.*)?$/u.test(row.ref),
      rfc3986: a === b,
      rfc3986normalized: normalize(a) === normalize(b),
    },
  };
}

/** The results that the check has. */
export function checkAnew(check: SeedCheck): SeedCheck {
  switch (check.type) {
    case "resolution":
      return { ...check, expect: { ...check.expect, ...only(Object.keys(check.expect), resultsOf(check)) } };
    case "validity":
      return validityAnew(check);
    case "components":
      return componentsAnew(check);
    case "equivalence":
      return { ...check, rung: firstRung(check.a, check.b) };
    case "legacyValidity":
      return check.rfc3986 === undefined ? check : { ...check, rfc3986: matches("URI-reference", check.text) };
    case "dots":
      return { ...check, out: removeDotSegments(check.in) };
    default:
      // One pass of decoding (§2.4). These rows contain only ASCII triplets, for which the built-in function suffices.
      return { ...check, out: decodeURIComponent(check.in) };
  }
}

function only<T extends object>(keys: readonly string[], values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => keys.includes(key))) as Partial<T>;
}
