/** What was asked of the standards. */
import type { CompareResolutionOptions } from "@std66/legacy";

/** A reference, with its base, and how it was resolved. */
export interface DialectRequest {
  readonly base: string;
  readonly input: string;
  /** `dialects`: those that were chosen. Default: `resolvingDialects`. */
  readonly options: CompareResolutionOptions;
}
