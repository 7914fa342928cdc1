/** RFC 3986 §5.2, by @std66/resolve. */
import { parse } from "@std66/core";
import { resolve, traceResolution } from "@std66/resolve";
import type { OnStep } from "../dialect-trace.ts";
import type { DialectOptions } from "../dialect.ts";
import { type Outcome, failed, resolved } from "../outcome.ts";
import { faultsOf } from "./faults.ts";

/** A reference with a scheme takes nothing from the base, so any base serves. */
const ANY_BASE = "x:";

export function resolveGeneric(base: string, reference: string, { strict }: DialectOptions, onStep?: OnStep): Outcome {
  const refusal = refuse(base, reference);
  if (refusal !== undefined) return refusal;
  const [absolute, options] = parse(base).isUri() ? [base, { strict }] : [ANY_BASE, {}];
  if (onStep === undefined) return resolved(String(resolve(absolute, reference, options)));
  const { result, steps } = traceResolution(absolute, reference, options);
  for (const step of steps) onStep(step);
  return resolved(String(result));
}

/** Only valid texts are resolved. A character that no RFC allows is reported before any other fault. */
function refuse(base: string, reference: string): Outcome | undefined {
  const faults = [faultsOf(base).at(0), faultsOf(reference).at(0)].filter((fault) => fault !== undefined);
  const fault = faults.find(({ reason }) => reason === "excluded-characters") ?? faults.at(0);
  if (fault !== undefined) return failed(fault.reason, fault.message);
  return parse(base).isUri() || parse(reference).isUri()
    ? undefined
    : failed("base-without-scheme", "the base has no scheme (RFC 3986 §5.1)");
}
