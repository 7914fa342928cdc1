/** The factory of all dialects. It checks arguments, so a definition gets only strings and known options. */
import type { UriReference } from "@std66/core";
import { referenceText, textOf } from "@std66/core/internal";
import { DIALECT_OPTIONS, ownDialectOptions } from "./dialect-options.ts";
import { type OnStep, traceSteps } from "./dialect-trace.ts";
import type { Dialect, DialectId } from "./dialect.ts";
import type { DialectOptions } from "./dialect-options.ts";
import type { Outcome } from "./outcome.ts";
import type { FaultsOf } from "./faults.ts";
import { legacySyntaxError } from "./legacy-syntax-error.ts";

/** The grammar and the algorithm of one standard. */
export interface DialectDefinition<C extends object, Id extends DialectId> {
  readonly id: Id;
  readonly title: string;
  readonly isValid: (text: string) => boolean;
  readonly faultsOf: FaultsOf;
  /** Returns the components of a text without faults. */
  readonly componentsOf: (text: string) => C;
  /** Resolves a reference, and passes each step to `onStep` if the standard has steps. */
  readonly resolve: (base: string, reference: string, options: DialectOptions, onStep?: OnStep) => Outcome;
}

export function createDialect<C extends object, Id extends DialectId>(
  definition: DialectDefinition<C, Id>,
): Dialect<C, Id> {
  const { id, title } = definition;
  const checked = (
    method: string,
    base: string | UriReference,
    reference: string | UriReference,
    options: DialectOptions = {},
  ): [base: string, reference: string, options: DialectOptions] => {
    const own = ownDialectOptions(`${id}.${method}: options`, options, DIALECT_OPTIONS);
    return [textOf(`${id}.${method}: base`, base), textOf(`${id}.${method}: reference`, reference), own];
  };
  return {
    id,
    title,
    isValid: (given) => {
      const text = typeof given === "string" ? given : referenceText(given);
      return text !== undefined && definition.isValid(text);
    },
    parse: (given) => {
      const text = textOf(`${id}.parse: text`, given);
      const [fault] = definition.faultsOf(text);
      if (fault !== undefined) throw legacySyntaxError(id, text, fault);
      return definition.componentsOf(text);
    },
    resolve: (base, reference, options) => definition.resolve(...checked("resolve", base, reference, options)),
    trace: (base, reference, options) => {
      const asked = checked("trace", base, reference, options);
      return traceSteps((onStep) => definition.resolve(...asked, onStep));
    },
  };
}
