/** RFC 6570 Appendix A: what each operator does, as a table. */

/** The operators of levels 1 to 4; `""` is simple string expansion. */
export type TemplateOperator = "" | "+" | "#" | "." | "/" | ";" | "?" | "&";

export interface Behavior {
  readonly operator: TemplateOperator;
  /** What precedes the first defined variable. */
  readonly first: string;
  readonly separator: string;
  /** Whether the name of a variable is part of its expansion. */
  readonly isNamed: boolean;
  /** What follows a name whose value is empty. */
  readonly ifEmpty: string;
  /** Whether values may have reserved characters and triplets. */
  readonly allowsReserved: boolean;
}

/** Returns what the operator of a character does; of any other, simple expansion. */
export function behaviorOf(character: string): Behavior {
  const operator = ("+#./;?&".includes(character) ? character : "") as TemplateOperator;
  const allowsReserved = operator === "+" || operator === "#";
  const isOfQuery = operator === "?" || operator === "&";
  return {
    operator,
    first: operator === "+" ? "" : operator,
    separator: isOfQuery ? "&" : allowsReserved ? "," : operator || ",",
    isNamed: isOfQuery || operator === ";",
    ifEmpty: isOfQuery ? "=" : "",
    allowsReserved,
  };
}
