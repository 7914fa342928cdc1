/** RFC 3986 §5.2, by @std66/resolve without its guard: the pseudocode to the letter. */
import { type Uri, type UriReference, parse } from "@std66/core";
import { resolve, traceResolution } from "@std66/resolve";
import type { OnStep } from "../dialect/dialect-trace.ts";
import type { DialectOptions } from "../dialect/dialect-options.ts";
import { type Outcome, failed, refusedFor, resolved } from "../dialect/outcome.ts";
import type { ReasonCode } from "../dialect/reason-code.ts";
import { faultsOf3986 } from "./faults.ts";

/** A reference with a scheme takes nothing from the base, so any base serves. */
const ANY_BASE = "x:";

const EXCLUDED: ReasonCode = "excluded-characters";

/** The section of the step with which @std66/resolve guards a path. No step of the pseudocode is in it. */
const GUARD = "RFC 3986 §3.3";

export function resolveGeneric(base: string, reference: string, options: DialectOptions, onStep?: OnStep): Outcome {
  const refusal = refuse(base, reference);
  if (refusal !== undefined) return refusal;
  if (onStep === undefined) return resolved(withoutGuard(guardedTarget(base, reference, options), parse(reference)));
  const { result, steps } = traceResolution(...argumentsOf(base, reference, options));
  const text = withoutGuard(result, parse(reference));
  // The value of the last step is the target.
  steps.forEach((step, index) => {
    if (step.section !== GUARD) onStep(index === steps.length - 1 ? { ...step, value: text } : step);
  });
  return resolved(text);
}

/** What @std66/resolve makes of a reference that RFC 3986 resolves. */
export function guardedTarget(base: string, reference: string, options: DialectOptions): Uri {
  return resolve(...argumentsOf(base, reference, options));
}

function argumentsOf(base: string, reference: string, { strict }: DialectOptions): Parameters<typeof resolve> {
  return parse(base).isUri() ? [base, reference, { strict }] : [ANY_BASE, reference, {}];
}

/** The target by RFC 3986 §5.3, which has no "/." before a path that begins with "//". */
function withoutGuard(target: Uri, { path }: UriReference): string {
  // Only the path of a base can have a "/./" of its own: that of any reference loses its dot-segments.
  const text = String(target);
  if (path === "" || target.authority !== undefined || !target.path.startsWith("/.//")) return text;
  const start = target.scheme.length + 1;
  return text.slice(0, start) + text.slice(start + "/.".length);
}

/** Only valid texts are resolved. A character that no RFC allows is reported before any other fault. */
function refuse(base: string, reference: string): Outcome | undefined {
  const [inBase] = faultsOf3986(base);
  const [inReference] = faultsOf3986(reference);
  const isLater = inBase?.reason !== EXCLUDED && inReference?.reason === EXCLUDED;
  const refusal = refusedFor(isLater ? undefined : inBase, inReference);
  if (refusal !== undefined) return refusal;
  return parse(base).isUri() || parse(reference).isUri()
    ? undefined
    : failed("base-without-scheme", "the base has no scheme (RFC 3986 §5.1)");
}
