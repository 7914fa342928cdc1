/**
 * RFC 3986 §3 and §5.2 by @std66/core and @std66/resolve, and what of it is new. The draft that was its last but one version
 * has the same grammar and the same algorithms, rule by rule: both dialects are made of this.
 */
import { type UriSyntaxError, diagnose, isUriReference, parse } from "@std66/core";
import { type ResolutionStep, traceResolution } from "@std66/resolve";
import { excludedAt, requireText } from "./characters.ts";
import type { Dialect, DialectId, DialectOptions } from "./dialect.ts";
import { LegacySyntaxError } from "./legacy-syntax-error.ts";
import type { ReasonCode } from "./reasons.ts";
import { type Acts, type Resolution, failed, resolved } from "./resolution.ts";
import { type Fault, withWorkings } from "./workings.ts";

/** RFC 3986 §3. */
export interface Rfc3986Components {
  readonly scheme: string | undefined;
  readonly authority: string | undefined;
  readonly userinfo: string | undefined;
  readonly host: string | undefined;
  readonly hostKind: "ipv4" | "ipv6" | "ipvfuture" | "reg-name" | undefined;
  readonly port: string | undefined;
  readonly path: string;
  readonly query: string | undefined;
  readonly fragment: string | undefined;
}

/** RFC 3986 §5.2. */
function resolve3986(base: string, reference: string, options: DialectOptions = {}): Resolution {
  for (const text of [base, reference]) {
    const fault = fault3986(text);
    if (fault !== undefined) return failed(...fault);
  }
  const from = parse(base);
  if (!from.isUri()) return failed("base-without-scheme", "the base has no scheme (RFC 3986 §5.1)");
  const { result, steps } = traceResolution(base, reference, { strict: options.strict });
  return resolved(String(result), actsOf(steps, parse(reference).path));
}

/** What the steps have done that earlier algorithms did not. `path` is the reference's. */
function actsOf(steps: readonly ResolutionStep[], path: string): Acts {
  const acts: Acts = new Map();
  let merged: string | undefined;
  for (const { section, rule, value = "" } of steps) {
    if (rule === "undefine(R.scheme)") acts.set("same-scheme-loophole", "ignored");
    else if (rule === "T.path = merge(Base.path, R.path)") merged = value;
    // A ".." that takes no segment with it is above the root. It was left alone before, where nothing had been merged.
    // What becomes of it has the name that RFC 2396's choice has: who chooses the same does the same.
    else if (merged !== undefined && ["2A../", "2C/..", "2D.."].includes(rule + value))
      acts.set("climb-above-root", "remove");
    else if (rule.startsWith("T.path = remove_dot_segments")) {
      if (merged === undefined && value !== path) acts.set("dots-in-absolute-paths", "removed");
      if (!(merged ?? path).startsWith("/") && value.startsWith("/")) acts.set("rootless-dot-removal", "slash left");
    } else if (section === "RFC 3986 §3.3") acts.set("path-looks-like-authority", "guarded");
  }
  return acts;
}

/** Why a text is not valid. */
function fault3986(text: string): Fault {
  const error = diagnose(text);
  return error === undefined ? undefined : [reasonOf(error), error.message];
}

function reasonOf({ code, input, offset }: UriSyntaxError): ReasonCode {
  if (excludedAt(input.slice(offset)) === 0) return "excluded-characters";
  if (code.startsWith("ip") || code === "h16" || /[[\]]/.test(input.charAt(offset)))
    return "brackets-only-around-ip-literals";
  if (code === "path-noscheme") {
    return /^[-A-Za-z0-9+.]+:/.test(input) ? "scheme-begins-with-a-letter" : "colon-in-first-segment";
  }
  return input.charAt(offset) === "#" ? "excluded-characters" : "registry-names-moved-into-host";
}

/** A dialect with the grammar and the algorithms of RFC 3986. */
export function genericSyntax(id: DialectId, title: string): Dialect<Rfc3986Components> {
  const dialect: Dialect<Rfc3986Components> = {
    id,
    title,
    isValid(text) {
      requireText(text);
      return isUriReference(text);
    },
    parse(text) {
      requireText(text);
      const fault = fault3986(text);
      if (fault !== undefined) throw new LegacySyntaxError(id, text, ...fault);
      const { scheme, authority, userinfo, host, hostKind, port, path, query, fragment } = parse(text);
      return { scheme, authority, userinfo, host, hostKind, port, path, query, fragment };
    },
    resolve(base, reference, options) {
      requireText(base);
      requireText(reference);
      return resolve3986(base, reference, options).outcome;
    },
  };
  return withWorkings(dialect, { resolve: resolve3986, fault: fault3986 });
}
