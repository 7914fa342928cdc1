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

function behavior(operator: TemplateOperator, first: string, separator: string, ifEmpty?: string): Behavior {
  return {
    operator,
    first,
    separator,
    isNamed: ifEmpty !== undefined,
    ifEmpty: ifEmpty ?? "",
    allowsReserved: operator === "+" || operator === "#",
  };
}

export const SIMPLE: Behavior = /* @__PURE__ */ behavior("", "", ",");

const BEHAVIORS: readonly Behavior[] = /* @__PURE__ */ [
  /* @__PURE__ */ behavior("+", "", ","),
  /* @__PURE__ */ behavior("#", "#", ","),
  /* @__PURE__ */ behavior(".", ".", "."),
  /* @__PURE__ */ behavior("/", "/", "/"),
  /* @__PURE__ */ behavior(";", ";", ";", ""),
  /* @__PURE__ */ behavior("?", "?", "&", "="),
  /* @__PURE__ */ behavior("&", "&", "&", "="),
];

/** Returns what the operator does that a character is, if it is one. */
export function behaviorOf(character: string): Behavior | undefined {
  return BEHAVIORS.find(({ operator }) => operator === character);
}
