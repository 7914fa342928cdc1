/**
 * RFC 3986 §3 and §5.2, implemented with @std66/core and @std66/resolve. The last draft has the same grammar and the same
 * algorithms, rule by rule, so both dialects are built from this file.
 */
import { type UriSyntaxError, diagnose, isUriReference, parse } from "@std66/core";
import { resolve, traceResolution } from "@std66/resolve";
import { excludedAt } from "./characters.ts";
import type { Dialect, DialectOptions, Outcome } from "./dialect.ts";
import { type Fault, type TextDialect, withFaults, withoutPasswords } from "./faults.ts";
import { legacySyntaxError } from "./legacy-syntax-error.ts";
import type { ReasonCode } from "./reasons.ts";
import { failed, resolved } from "./outcome.ts";
import type { DialectTrace } from "./steps.ts";

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
function trace3986(base: string, reference: string, options: DialectOptions = {}): DialectTrace {
  const refusal = refusalOf(base, reference);
  if (refusal !== undefined) return { outcome: refusal, steps: [] };
  // A reference with a scheme takes nothing from the base, so any base serves.
  const { result, steps } = parse(base).isUri()
    ? traceResolution(base, reference, { strict: options.strict })
    : traceResolution(NO_BASE, reference);
  return { outcome: resolved(String(result)), steps };
}

function resolve3986(base: string, reference: string, options: DialectOptions = {}): Outcome {
  const refusal = refusalOf(base, reference);
  if (refusal !== undefined) return refusal;
  const result = parse(base).isUri()
    ? resolve(base, reference, { strict: options.strict })
    : resolve(NO_BASE, reference);
  return resolved(String(result));
}

const NO_BASE = "x:";

/** Only valid texts are resolved. A character that no RFC allows is reported before any other fault. */
function refusalOf(base: string, reference: string): Outcome | undefined {
  const found = [faults3986(base)[0], faults3986(reference)[0]].filter((fault) => fault !== undefined);
  const fault = found.find(([reason]) => reason === "excluded-characters") ?? found[0];
  if (fault !== undefined) return failed(fault[0], fault[1]);
  return parse(base).isUri() || parse(reference).isUri()
    ? undefined
    : failed("base-without-scheme", "the base has no scheme (RFC 3986 §5.1)");
}

/** The fault of an invalid text. */
function fault3986(text: string): Fault | undefined {
  const error = diagnose(text);
  return error === undefined ? undefined : [reasonOf(error), error.message];
}

const faults3986 = /* @__PURE__ */ withoutPasswords(
  allFaults,
  "a character of a possible password is not allowed in the userinfo (RFC 3986 §3.2.1)",
);

/** The first fault of a text, and those after a scheme and an authority that an older standard allows. */
function allFaults(text: string): Fault[] {
  const faults: Fault[] = [];
  let rest = text;
  let fault = fault3986(rest);
  if (fault?.[0] === "scheme-begins-with-a-letter") {
    faults.push(fault);
    rest = `x${text}`;
    fault = fault3986(rest);
  }
  if (fault?.[0] === "registry-names-moved-into-host") {
    faults.push(fault);
    fault = fault3986(rest.replace(/^((?:[^:/?#]*:)?\/\/)[^/?#]*/, "$1_"));
  }
  if (fault !== undefined) faults.push(fault);
  return faults;
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

/** Creates a dialect with the grammar and the algorithms of RFC 3986. */
export function genericSyntax<Id extends "rfc2396bis07" | "rfc3986">(
  id: Id,
  title: string,
): Dialect<Rfc3986Components, Id> {
  const own: TextDialect<Rfc3986Components, Id> = {
    id,
    title,
    isValid(text) {
      return isUriReference(text);
    },
    parse(text) {
      const [fault] = faults3986(text);
      if (fault !== undefined) throw legacySyntaxError(id, text, fault);
      const { scheme, authority, userinfo, host, hostKind, port, path, query, fragment } = parse(text);
      return { scheme, authority, userinfo, host, hostKind, port, path, query, fragment };
    },
    resolve(base, reference, options) {
      return resolve3986(base, reference, options);
    },
    trace(base, reference, options) {
      return trace3986(base, reference, options);
    },
  };
  return withFaults(own, faults3986);
}
