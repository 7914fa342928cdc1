/** RFC 1808, Relative Uniform Resource Locators (1995): the first algorithm for relative references. */
import { excludedAt, named, requireText } from "./characters.ts";
import type { Dialect } from "./dialect.ts";
import { LegacySyntaxError } from "./legacy-syntax-error.ts";
import { directoryOf, removeDots, surplusLength } from "./older-dots.ts";
import { type Acts, type Resolution, failed, resolved } from "./resolution.ts";
import { type Fault, withWorkings } from "./workings.ts";

/** RFC 1808 §2.1. Absent and empty are the same to it (§2.4): a component that is empty is not there. */
export interface Rfc1808Components {
  readonly scheme: string | undefined;
  readonly netLoc: string | undefined;
  /** With its leading "/". */
  readonly path: string;
  readonly params: string | undefined;
  readonly query: string | undefined;
  readonly fragment: string | undefined;
}

/** RFC 1808 §2.4: the steps in their order, each of which takes a part away from what is left. */
interface Parts {
  scheme: string;
  hasSlashes: boolean;
  netLoc: string;
  path: string;
  params: string;
  query: string;
  fragment: string;
  /** Whether a delimiter had nothing behind it, and went. */
  readonly hasLostParams: boolean;
  readonly hasLostQuery: boolean;
  readonly hasLostFragment: boolean;
}

function split(text: string): Parts {
  const [beforeFragment, fragment] = cut(text, "#");
  const scheme = /^[-A-Za-z0-9+.]+(?=:)/.exec(beforeFragment)?.[0] ?? "";
  let rest = scheme === "" ? beforeFragment : beforeFragment.slice(scheme.length + 1);
  const hasSlashes = rest.startsWith("//");
  let netLoc = "";
  if (hasSlashes) {
    const end = rest.indexOf("/", 2);
    netLoc = rest.slice(2, end === -1 ? rest.length : end);
    rest = rest.slice(2 + netLoc.length);
  }
  const [beforeQuery, query] = cut(rest, "?");
  const [path, params] = cut(beforeQuery, ";");
  return {
    scheme,
    hasSlashes,
    netLoc,
    path,
    params: params ?? "",
    query: query ?? "",
    fragment: fragment ?? "",
    hasLostParams: params === "",
    hasLostQuery: query === "",
    hasLostFragment: fragment === "",
  };
}

/** What stands before the first delimiter, and what stands behind it, if it is there. */
function cut(text: string, delimiter: string): readonly [before: string, after: string | undefined] {
  const index = text.indexOf(delimiter);
  return index === -1 ? [text, undefined] : [text.slice(0, index), text.slice(index + 1)];
}

/**
 * RFC 1808 §4, step by step. It asks nothing of the grammar: a text with characters that no RFC allows is refused, any other
 * is taken as it is, as a program written to these steps does.
 */
function resolve1808(base: string, reference: string): Resolution {
  for (const text of [base, reference]) {
    const at = excludedAt(text);
    if (at !== -1) return failed("excluded-characters", `${named(text, at)} has never been allowed in a URL`);
  }
  const acts: Acts = new Map();
  // 1.
  if (base === "") return resolved(reference, acts);
  // 2.
  const from = split(base);
  const parts = split(reference);
  if (from.scheme === "" && parts.scheme === "")
    return failed("base-without-scheme", "the base has no scheme: it is no absolute URL (RFC 1808 §3)");
  if (parts.hasLostParams) acts.set("params-are-not-path", "dropped");
  if (parts.hasLostParams || parts.hasLostQuery || parts.hasLostFragment) {
    acts.set("empty-component-is-absent", "dropped");
  }
  if (Object.values(parts).every((part) => part === "" || typeof part === "boolean")) {
    if (parts.hasSlashes) acts.set("empty-authority", "ignored");
    // 2a. The base as a whole, with its fragment.
    if (from.fragment !== "" || from.hasLostFragment) acts.set("base-fragment-inherited", "inherited");
    return resolved(base, acts);
  }
  // 2b.
  if (parts.scheme !== "") return resolved(reference, new Map());
  // 2c.
  parts.scheme = from.scheme;
  // 3.
  if (parts.netLoc === "") {
    if (parts.hasSlashes) acts.set("empty-authority", "ignored");
    parts.netLoc = from.netLoc;
    parts.hasSlashes = from.hasSlashes;
    // 4.
    if (!parts.path.startsWith("/")) inheritPath(parts, from, acts);
  }
  if (parts.netLoc.includes("?")) acts.set("net-loc-runs-to-slash", "up to the slash");
  // 7.
  return resolved(recompose(parts), acts);
}

/** Steps 5 and 6: the path, and perhaps params and query, of the base. */
function inheritPath(parts: Parts, from: Parts, acts: Acts): void {
  if (parts.path === "") {
    // 5.
    parts.path = from.path;
    if (parts.params !== "") {
      acts.set(from.params.includes("/") ? "params-hide-slashes" : "params-are-not-path", "replaced");
      return;
    }
    parts.params = from.params;
    if (from.hasLostParams || (parts.query === "" && from.hasLostQuery)) {
      acts.set("empty-component-is-absent", "dropped");
    }
    parts.query ||= from.query;
    return;
  }
  // 6.
  if (from.params.includes("/")) acts.set("params-hide-slashes", "hidden");
  if (parts.params !== "" && (/\/\.\.?(?:\/|$)/.test(parts.params) || /(?:^|\/)\.\.?$/.test(parts.path))) {
    acts.set("params-are-not-path", "kept apart");
  }
  parts.path = removeDots(directoryOf(from.path) + parts.path);
  // 7 puts a "/" in front of a path that has none: of no path, and of one that begins with an empty segment, it does not.
  if (from.path === "" && parts.hasSlashes && /^(?:\/|$)/.test(parts.path)) {
    acts.set("pathless-base-merge", "no slash between");
  }
  if (surplusLength(parts.path) > 0) acts.set("climb-above-root", "kept");
}

/** Without a scheme, the base has been refused. */
function recompose({ scheme, hasSlashes, netLoc, path, params, query, fragment }: Parts): string {
  // The template of §2.1 has a "/" between the two.
  const slash = hasSlashes && path !== "" && !path.startsWith("/") ? "/" : "";
  return (
    `${scheme}:` +
    (hasSlashes ? `//${netLoc}${slash}` : "") +
    path +
    (params === "" ? "" : `;${params}`) +
    (query === "" ? "" : `?${query}`) +
    (fragment === "" ? "" : `#${fragment}`)
  );
}

/** RFC 1808 §2.2. Triplets are judged before, so that "%" counts as one more character of a class. */
const PCHAR = "-A-Za-z0-9$_.+!*'(),%:@&=";
const REL_PATH = `(?:[${PCHAR}][${PCHAR}/]*)?(?:;[${PCHAR}/;]*)?(?:\\?[${PCHAR}/;?]*)?`;
const URL_1808 = new RegExp(
  `^(?:[-A-Za-z0-9+.]+:[${PCHAR}/;?]*|//[${PCHAR};?]*(?:/${REL_PATH})?|/?${REL_PATH})(?:#[${PCHAR}/;?]*)?$`,
);

function isValid(text: string): boolean {
  requireText(text);
  return excludedAt(text) === -1 && URL_1808.test(text);
}

/** Why a text is not valid. */
function fault1808(text: string): Fault {
  if (isValid(text)) return undefined;
  const at = excludedAt(text);
  if (at !== -1) return ["excluded-characters", `${named(text, at)} is not allowed in a URL (RFC 1808 §2.2)`];
  const national = text.search(/[~[\]]/);
  if (national !== -1) {
    const reason = text[national] === "~" ? "tilde-became-unreserved" : "brackets-only-around-ip-literals";
    return [reason, `${named(text, national)} is one of the national characters, to be encoded (RFC 1808 §2.2)`];
  }
  if (text.indexOf("#") !== text.lastIndexOf("#")) {
    return ["excluded-characters", "a second `#` is not allowed (RFC 1808 §2.2)"];
  }
  return ["first-segment-is-not-empty", "the first segment of a path is not empty (RFC 1808 §2.2)"];
}

/**
 * RFC 1808: path parameters that are no part of the path, and no difference between absent and empty.
 *
 * @example
 * ```ts
 * import { rfc1808 } from "@std66/legacy";
 * rfc1808.resolve("http://a/b/c/d;p?q", ";x"); // => { kind: "uri", text: "http://a/b/c/d;x" }
 * rfc1808.parse("http://a/b;c?d").params; // => "c"
 * rfc1808.isValid("http://a/~b"); // => false
 * ```
 */
export const rfc1808: Dialect<Rfc1808Components> = /* @__PURE__ */ withWorkings(
  {
    id: "rfc1808",
    title: "RFC 1808, Relative Uniform Resource Locators (1995)",
    isValid,
    parse(text) {
      const fault = fault1808(text);
      if (fault !== undefined) throw new LegacySyntaxError("rfc1808", text, ...fault);
      const { scheme, netLoc, path, params, query, fragment } = split(text);
      return {
        scheme: scheme || undefined,
        netLoc: netLoc || undefined,
        path,
        params: params || undefined,
        query: query || undefined,
        fragment: fragment || undefined,
      };
    },
    resolve(base, reference) {
      requireText(base);
      requireText(reference);
      return resolve1808(base, reference).outcome;
    },
  },
  { resolve: resolve1808, fault: fault1808 },
);
