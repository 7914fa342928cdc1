/**
 * RFC 6570 §1.4: a template can be reversed if its expressions are delimited by the ends of the text, or by characters
 * that cannot be part of an expansion.
 */
import type { Expression, Part, TemplateVariable } from "./parse-parts.ts";
import { quoted } from "./template-syntax-error.ts";

/** How to match a template. */
export interface Plan {
  /** Why the template cannot be reversed. */
  readonly ambiguity?: TemplateAmbiguity | undefined;
  /** The template; or two parts of it, if the second begins with a delimiter that the first cannot have. */
  readonly sections: readonly Section[];
  /** How the second one begins, unless all of it is empty. */
  readonly delimiters: RegExp;
}

/** How to match a part of a template: what is before `pivot` from the left, and what is after it from the right. */
export interface Section {
  readonly parts: readonly Part[];
  /**
   * The expression whose end is not seen from the left, so that it takes what the others leave; or the number of parts.
   */
  readonly pivot: number;
  /** For each expression before it, by index, a sticky pattern of what may follow its first character. */
  readonly runs: readonly (RegExp | undefined)[];
}

/** Why a template cannot be reversed. */
export interface TemplateAmbiguity {
  /** One line, which names the two expressions, or what else cannot be distinguished. */
  readonly reason: string;
  /** Where the expression begins in the template that cannot be read back, in UTF-16 code units. */
  readonly offset: number;
}

/** Returns how to match a template, or why that would need guessing. */
export function planOf(parts: readonly Part[]): Plan {
  const ofVariables = ambiguityOfVariables(parts);
  const whole = sectionOf(parts);
  const plan = { ambiguity: ofVariables ?? whole.ambiguity, sections: [whole], delimiters: /(?!)/ };
  if (whole.ambiguity === undefined || ofVariables !== undefined) return plan;
  const halves = divided(parts);
  const sections = halves?.map((half) => sectionOf(half));
  return sections === undefined || sections.some(({ ambiguity }) => ambiguity !== undefined)
    ? plan
    : { sections, delimiters: /[?#]/ };
}

/** Divides a template where its query or fragment begins, if nothing before can have a "?" or "#" (RFC 3986 §3). */
function divided(parts: readonly Part[]): [Part[], Part[]] | undefined {
  for (const [index, part] of parts.entries()) {
    if (typeof part === "string") {
      const cut = part.search(/[?#]/);
      if (cut === -1) continue;
      return [
        [...parts.slice(0, index), part.slice(0, cut)],
        [part.slice(cut), ...parts.slice(index + 1)],
      ];
    }
    const { operator, allowsReserved } = part.behavior;
    if (operator === "?" || operator === "#") {
      // What follows an expression that is empty must also begin with a delimiter.
      const after = parts.slice(index);
      const next = after.find((each) => typeof each === "string" || !/[?#]/.test(each.behavior.first));
      return next === undefined || (typeof next === "string" && /^[?#]/.test(next))
        ? [parts.slice(0, index), after]
        : undefined;
    }
    if (allowsReserved) return undefined;
  }
  return undefined;
}

function sectionOf(parts: readonly Part[]): Section & { readonly ambiguity: TemplateAmbiguity | undefined } {
  const runs: RegExp[] = [];
  let ambiguity: TemplateAmbiguity | undefined;
  let pivot = 0;
  for (; pivot < parts.length; pivot++) {
    const part = parts[pivot] as Part;
    if (typeof part === "string") continue;
    const run = runOf(part);
    const follower = undelimitedBy(parts, pivot, run);
    if (follower !== undefined) {
      // A literal may go on with a part of a password.
      const other = typeof follower === "string" ? `the literal ${quoted(follower.charAt(0))}` : quoted(follower.text);
      if (!isSeenFromRight(parts, pivot)) ambiguity = ambiguityAt(part, quoted(part.text), other);
      break;
    }
    runs[pivot] = run;
  }
  return { parts, pivot, runs, ambiguity };
}

/**
 * Why a variable cannot be distinguished from another one of its expression, or has another value in another
 * expression.
 */
function ambiguityOfVariables(parts: readonly Part[]): TemplateAmbiguity | undefined {
  const seen = new Map<string, readonly [Expression, TemplateVariable]>();
  for (const part of parts) {
    if (typeof part === "string") continue;
    const [first, second] = part.variables as [TemplateVariable, TemplateVariable?];
    const { isNamed, operator, allowsReserved } = part.behavior;
    const exploded = part.variables.find(({ modifier }) => modifier === "*");
    if (second !== undefined && (!isNamed || exploded !== undefined)) {
      const one = exploded ?? first;
      return ambiguityAt(part, written(one, part), written(one === first ? second : first, part));
    }
    // A "." may also be in a value.
    if (operator === "." && exploded !== undefined)
      return ambiguityAt(part, `the members of ${written(exploded, part)}`);
    for (const variable of part.variables) {
      const [before, other] = seen.get(variable.name) ?? [part, variable];
      seen.set(variable.name, [before, other]);
      const differs =
        variable.modifier === "*" || other.modifier === "*"
          ? variable.modifier !== other.modifier || operator !== before.behavior.operator
          : allowsReserved !== before.behavior.allowsReserved;
      if (differs) return ambiguityAt(part, written(other, before), written(variable, part));
    }
  }
  return undefined;
}

function ambiguityAt({ offset }: Expression, ...names: readonly string[]): TemplateAmbiguity {
  return { reason: `${names.join(" and ")} cannot be distinguished`, offset };
}

/**
 * Returns the part after an expression that may begin as the expression may go on, or as it would begin if it were not
 * empty.
 */
function undelimitedBy(parts: readonly Part[], index: number, run: RegExp): Part | undefined {
  const { first } = (parts[index] as Expression).behavior;
  for (let next = index + 1; next < parts.length; next++) {
    const part = parts[next] as Part;
    const begin = typeof part === "string" ? part.charAt(0) : part.behavior.first;
    run.lastIndex = 0;
    if (begin === "" || begin === first || run.test(begin)) return part;
    if (typeof part === "string") return undefined;
  }
  return undefined;
}

/** Whether all after an expression is literals, and expressions that a literal delimits on their left. */
function isSeenFromRight(parts: readonly Part[], pivot: number): boolean {
  for (let index = parts.length - 1; index > pivot; index--) {
    const part = parts[index] as Part;
    if (typeof part === "string") continue;
    const before = parts[index - 1] as Part;
    if (part.behavior.first !== "" || typeof before !== "string") return false;
    const run = runOf(part);
    run.lastIndex = before.length - 1;
    if (run.test(before)) return false;
  }
  return true;
}

/** The patterns so far: few, since an operator and two properties decide. */
const RUNS: Map<string, RegExp> = /* @__PURE__ */ new Map();

/**
 * Returns a sticky pattern of a run of the characters that the expansion of an expression may have after its first one.
 */
function runOf({ behavior, variables }: Expression): RegExp {
  const { allowsReserved, isNamed, separator } = behavior;
  const isExploded = variables.some(({ modifier }) => modifier === "*");
  const more = (isNamed || isExploded ? "=" : "") + (isExploded || variables.length > 1 ? separator : "");
  const characters = allowsReserved ? "[^]" : `[-\\w.~%,${more}]`;
  const run = RUNS.get(characters) ?? new RegExp(`${characters}+`, "y");
  RUNS.set(characters, run);
  return run;
}

function written({ name, modifier }: TemplateVariable, expression: Expression): string {
  const colon = typeof modifier === "number" ? ":" : "";
  return `${quoted(name + colon + (modifier ?? ""))} in ${quoted(expression.text)}`;
}
