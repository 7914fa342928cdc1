/** RFC 3986 Appendix D: the verdict of one standard on a text. */
import type { DialectId } from "../dialect/dialect.ts";
import type { ComponentsByDialect } from "./dialects.ts";
import type { ReasonCode } from "../dialect/reason-code.ts";

/**
 * A text that is valid by a standard, with its components under the names of that standard. The URL Standard accepts
 * texts that are not valid in it (§4.3); of `whatwg`, `valid` says that it accepts the text.
 */
export type ValidRow = {
  readonly [Id in DialectId]: {
    readonly dialect: Id;
    readonly valid: true;
    readonly components: ComponentsByDialect[Id];
  };
}[DialectId];

/** A text that is not valid by a standard, and the reason. */
export interface InvalidRow {
  readonly dialect: DialectId;
  readonly valid: false;
  readonly reason: ReasonCode;
  readonly message: string;
}

/** The verdict of one standard on a text. If the text is valid, `dialect` narrows the type of `components`. */
export type SyntaxRow = ValidRow | InvalidRow;
