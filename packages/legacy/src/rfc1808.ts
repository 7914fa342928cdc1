/** RFC 1808, Relative Uniform Resource Locators (1995): the first algorithm for relative references. */
import { excludedAt, named } from "./characters.ts";
import type { Dialect, Outcome } from "./dialect.ts";
import { type Fault, withFaults, withoutPasswords } from "./faults.ts";
import { legacySyntaxError } from "./legacy-syntax-error.ts";
import { type OnRemoval, directoryOf, letterOf, removeDots } from "./older-dots.ts";
import { failed, resolved } from "./outcome.ts";
import { type Note, traced } from "./steps.ts";

/** RFC 1808 §2.1. Absent and empty are the same (§2.4): an empty component is `undefined`. */
export interface Rfc1808Components {
  readonly scheme: string | undefined;
  readonly netLoc: string | undefined;
  /** With its leading "/". */
  readonly path: string;
  readonly params: string | undefined;
  readonly query: string | undefined;
  readonly fragment: string | undefined;
}

/** RFC 1808 §2.4: the parts in order, each of which a parsing step splits off. */
interface Parts {
  scheme: string;
  hasSlashes: boolean;
  netLoc: string;
  path: string;
  params: string;
  query: string;
  fragment: string;
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
  return { scheme, hasSlashes, netLoc, path, params, query, fragment };
}

/** The text before and after the first delimiter; the latter is empty if there is no delimiter. */
function cut(text: string, delimiter: string): readonly [before: string, after: string] {
  const index = text.indexOf(delimiter);
  return index === -1 ? [text, ""] : [text.slice(0, index), text.slice(index + 1)];
}

/**
 * RFC 1808 §4, step by step. Checks no more of the grammar than for characters that no RFC allows, like a program that follows
 * these steps.
 */
function resolve1808(base: string, reference: string, note?: Note): Outcome {
  for (const text of [base, reference]) {
    const at = excludedAt(text);
    if (at !== -1) return failed("excluded-characters", `${named(text, at)} has never been allowed in a URL`);
  }
  const step = (number: string, rule: string, component: keyof Rfc1808Components, value: string) =>
    note?.({ section: `RFC 1808 §4 step ${number}`, rule, component, value: value || undefined });
  const done = (number: string, rule: string, text: string): Outcome => {
    note?.({ section: `RFC 1808 §4 step ${number}`, rule, component: undefined, value: text });
    return resolved(text);
  };
  // 1.
  if (base === "") return done("1", "the base is empty: the reference is absolute", reference);
  // 2.
  const from = split(base);
  const parts = split(reference);
  if (from.scheme === "" && parts.scheme === "")
    return failed("base-without-scheme", "the base has no scheme, so it is not an absolute URL (RFC 1808 §3)");
  const { scheme, netLoc, path, params, query, fragment } = parts;
  if (from.params !== "") step("2", "cut the base's params from its path", "params", from.params);
  if (params !== "") step("2", "cut the reference's params from its path", "params", params);
  const isEmpty = [scheme, netLoc, path, params, query, fragment].every((part) => part === "");
  if (isEmpty) return done("2a", "the reference is empty: use the whole base", base);
  if (scheme !== "") return done("2b", "the reference has a scheme: it is absolute", reference);
  // 2c.
  parts.scheme = from.scheme;
  step("2c", "no scheme: use the base's", "scheme", parts.scheme);
  if (netLoc !== "") {
    step("3", "net_loc present: skip to step 7", "netLoc", netLoc);
  } else {
    parts.netLoc = from.netLoc;
    parts.hasSlashes = from.hasSlashes;
    step("3", "no net_loc: use the base's", "netLoc", parts.netLoc);
    if (path.startsWith("/")) step("4", "the path begins with a slash: skip to step 7", "path", path);
    else if (path === "") inheritPath(parts, from, step);
    else mergePath(parts, from, step, note);
  }
  return done("7", "recombine", recompose(parts));
}

type Step = (number: string, rule: string, component: keyof Rfc1808Components, value: string) => void;

/** Step 5: inherits the path of the base, and its params and query if the reference has none. */
function inheritPath(parts: Parts, from: Parts, step: Step): void {
  parts.path = from.path;
  step("5", "the path is empty: use the base's", "path", parts.path);
  if (parts.params !== "") return step("5a", "params present: skip to step 7", "params", parts.params);
  parts.params = from.params;
  step("5a", "no params: use the base's", "params", parts.params);
  if (parts.query !== "") return step("5b", "query present: skip to step 7", "query", parts.query);
  parts.query = from.query;
  step("5b", "no query: use the base's", "query", parts.query);
}

/** Step 6: merges the path with that of the base. */
function mergePath(parts: Parts, from: Parts, step: Step, note?: Note): void {
  const path = directoryOf(from.path) + parts.path;
  step("6", "append the path to the base's path up to its last slash", "path", path);
  const onRemoval: OnRemoval | undefined =
    note &&
    ((value, offset) =>
      note({ section: `RFC 1808 §4 step 6${letterOf(value)}`, rule: "remove", component: "path", value, offset }));
  parts.path = removeDots(path, onRemoval).path;
  step("6", "the remaining path", "path", parts.path);
}

/** A scheme is always present here, since a base without one has been refused. */
function recompose({ scheme, hasSlashes, netLoc, path, params, query, fragment }: Parts): string {
  // The template of §2.1 has a "/" between net_loc and path.
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

/** RFC 1808 §2.2. Triplets are checked before, so "%" is an ordinary character here. */
const PCHAR = "-A-Za-z0-9$_.+!*'(),%:@&=";
const REL_PATH = `(?:[${PCHAR}][${PCHAR}/]*)?(?:;[${PCHAR}/;]*)?(?:\\?[${PCHAR}/;?]*)?`;
const URL_1808 = new RegExp(
  `^(?:[-A-Za-z0-9+.]+:[${PCHAR}/;?]*|//[${PCHAR};?]*(?:/${REL_PATH})?|/?${REL_PATH})(?:#[${PCHAR}/;?]*)?$`,
);

function isValid(text: string): boolean {
  return excludedAt(text) === -1 && URL_1808.test(text);
}

const faults1808 = /* @__PURE__ */ withoutPasswords(
  allFaults,
  "a character of a possible password must be encoded (RFC 1808 §2.2)",
);

/** The faults of a text. */
function allFaults(text: string): Fault[] {
  const at = excludedAt(text);
  if (at !== -1) {
    const where = text[at] === "#" ? "" : " in a URL";
    return [["excluded-characters", `${named(text, at)} is not allowed${where} (RFC 1808 §2.2)`]];
  }
  const nationals = [text.indexOf("~"), text.search(/[[\]]/)].filter((index) => index !== -1);
  const faults = nationals
    .sort((first, second) => first - second)
    .map((index): Fault => {
      const reason = text[index] === "~" ? "tilde-became-unreserved" : "brackets-only-around-ip-literals";
      return [reason, `${named(text, index)} is a national character and must be encoded (RFC 1808 §2.2)`];
    });
  if (!URL_1808.test(text.replace(/[~[\]]/g, "_"))) {
    faults.push(["first-segment-is-not-empty", "the first segment of a path must not be empty (RFC 1808 §2.2)"]);
  }
  return faults;
}

/**
 * RFC 1808: params are not part of the path, and an empty component is the same as an absent one.
 *
 * @example
 * ```ts
 * import { rfc1808 } from "@std66/legacy";
 * rfc1808.resolve("http://a/b/c/d;p?q", ";x"); // => { kind: "uri", text: "http://a/b/c/d;x" }
 * rfc1808.parse("http://a/b;c?d").params; // => "c"
 * rfc1808.isValid("http://a/~b"); // => false
 * ```
 */
export const rfc1808: Dialect<Rfc1808Components, "rfc1808"> = /* @__PURE__ */ withFaults(
  {
    id: "rfc1808",
    title: "RFC 1808, Relative Uniform Resource Locators (1995)",
    isValid,
    parse(text) {
      const [fault] = faults1808(text);
      if (fault !== undefined) throw legacySyntaxError("rfc1808", text, fault);
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
      return resolve1808(base, reference);
    },
    trace(base, reference) {
      return traced((note) => resolve1808(base, reference, note));
    },
  },
  faults1808,
);
