/** RFC 1808, Relative Uniform Resource Locators (1995): the first algorithm for relative references. */
import { excludedAt, named } from "./characters.ts";
import type { Dialect, Outcome } from "./dialect.ts";
import { type Fault, withFaults } from "./faults.ts";
import { legacySyntaxError } from "./legacy-syntax-error.ts";
import { type OnRemoval, directoryOf, letterOf, removeDots } from "./older-dots.ts";
import { failed, resolved } from "./outcome.ts";
import { type Note, traced } from "./steps.ts";

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

/** What stands before the first delimiter, and what stands behind it: nothing, where there is none. */
function cut(text: string, delimiter: string): readonly [before: string, after: string] {
  const index = text.indexOf(delimiter);
  return index === -1 ? [text, ""] : [text.slice(0, index), text.slice(index + 1)];
}

/**
 * RFC 1808 §4, step by step. It asks nothing of the grammar: a text with characters that no RFC allows is refused, any other
 * is taken as it is, as a program written to these steps does.
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
    return failed("base-without-scheme", "the base has no scheme: it is no absolute URL (RFC 1808 §3)");
  const { scheme, netLoc, path, params, query, fragment } = parts;
  if (from.params !== "") step("2", "the base's params, cut from its path", "params", from.params);
  if (params !== "") step("2", "the reference's params, cut from its path", "params", params);
  const isEmpty = [scheme, netLoc, path, params, query, fragment].every((part) => part === "");
  if (isEmpty) return done("2a", "the reference is empty: it is the whole base", base);
  if (scheme !== "") return done("2b", "the reference has a scheme: it is absolute", reference);
  // 2c.
  parts.scheme = from.scheme;
  step("2c", "no scheme: that of the base", "scheme", parts.scheme);
  if (netLoc !== "") {
    step("3", "a net_loc: skip to step 7", "netLoc", netLoc);
  } else {
    parts.netLoc = from.netLoc;
    parts.hasSlashes = from.hasSlashes;
    step("3", "no net_loc: that of the base", "netLoc", parts.netLoc);
    if (path.startsWith("/")) step("4", "the path begins with a slash: skip to step 7", "path", path);
    else if (path === "") inheritPath(parts, from, step);
    else mergePath(parts, from, step, note);
  }
  return done("7", "recombine", recompose(parts));
}

type Step = (number: string, rule: string, component: keyof Rfc1808Components, value: string) => void;

/** Step 5: the path, and perhaps params and query, of the base. */
function inheritPath(parts: Parts, from: Parts, step: Step): void {
  parts.path = from.path;
  step("5", "the path is empty: that of the base", "path", parts.path);
  if (parts.params !== "") return step("5a", "params: skip to step 7", "params", parts.params);
  parts.params = from.params;
  step("5a", "no params: those of the base", "params", parts.params);
  if (parts.query !== "") return step("5b", "a query: skip to step 7", "query", parts.query);
  parts.query = from.query;
  step("5b", "no query: that of the base", "query", parts.query);
}

/** Step 6. */
function mergePath(parts: Parts, from: Parts, step: Step, note?: Note): void {
  const path = directoryOf(from.path) + parts.path;
  step("6", "the base's path up to its last slash, and the path", "path", path);
  const onRemoval: OnRemoval | undefined =
    note &&
    ((value, offset) =>
      note({ section: `RFC 1808 §4 step 6${letterOf(value)}`, rule: "remove", component: "path", value, offset }));
  parts.path = removeDots(path, onRemoval).path;
  step("6", "what is left of the path", "path", parts.path);
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
  return excludedAt(text) === -1 && URL_1808.test(text);
}

/** Why a text is not valid. */
function faults1808(text: string): Fault[] {
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
      return [reason, `${named(text, index)} is one of the national characters, to be encoded (RFC 1808 §2.2)`];
    });
  if (!URL_1808.test(text.replace(/[~[\]]/g, "_"))) {
    faults.push(["first-segment-is-not-empty", "the first segment of a path is not empty (RFC 1808 §2.2)"]);
  }
  return faults;
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
export const rfc1808: Dialect<Rfc1808Components, "rfc1808"> = /* @__PURE__ */ withFaults(
  {
    id: "rfc1808",
    title: "RFC 1808, Relative Uniform Resource Locators (1995)",
    isValid,
    parse(text) {
      const [fault] = faults1808(text);
      if (fault !== undefined) throw legacySyntaxError("rfc1808", text, ...fault);
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
