/**
 * RFC 6570 §1.4: a template can be reversed if its expressions are delimited by the ends of the text, or by characters that cannot be
 * part of an expansion.
 */
import type { Expression, Part, TemplateVariable } from "./parse-parts.ts";

/** How to match a template: its parts up to `pivot` from the left, and those after it from the right. */
export interface Plan {
  /** The expression whose end is not seen from the left, so that it takes what the others leave; or the number of parts. */
  readonly pivot: number;
}

/** Why a template cannot be reversed. */
export interface Ambiguity {
  readonly reason: string;
}

/** Returns how to match a template, or why that would need guessing. */
export function planOf(parts: readonly Part[]): Plan | Ambiguity {
  const within = ambiguityWithin(parts) ?? ambiguityOfNames(parts);
  if (within !== undefined) return { reason: within };
  let pivot = parts.length;
  for (const [index, part] of parts.entries()) {
    if (typeof part === "string") continue;
    const follower = undelimitedBy(parts, index, part);
    if (follower === undefined) continue;
    if (!isSeenFromRight(parts, index)) return { reason: `${quoted(part)} and ${quoted(follower)}` };
    pivot = index;
    break;
  }
  return { pivot };
}

/** Whether a variable cannot be distinguished from another one of its expression. */
function ambiguityWithin(parts: readonly Part[]): string | undefined {
  for (const part of parts) {
    if (typeof part === "string") continue;
    const [first, second] = part.variables as [TemplateVariable, TemplateVariable?];
    const { isNamed, operator } = part.behavior;
    const exploded = part.variables.find(({ modifier }) => modifier === "*");
    if (second !== undefined && !isNamed) return `${written(first)} and ${written(second)} in ${quoted(part)}`;
    if (second !== undefined && exploded !== undefined) {
      const other = exploded === first ? second : first;
      return `${written(exploded)} and ${written(other)} in ${quoted(part)}`;
    }
    // A "." may also be in a value.
    if (operator === "." && exploded !== undefined) return `the members of ${written(exploded)} in ${quoted(part)}`;
  }
  return undefined;
}

/** Whether a variable occurs twice in ways that do not give the same value. */
function ambiguityOfNames(parts: readonly Part[]): string | undefined {
  const seen = new Map<string, readonly [Expression, TemplateVariable]>();
  for (const part of parts) {
    if (typeof part === "string") continue;
    for (const variable of part.variables) {
      const [before, other] = seen.get(variable.name) ?? [part, variable];
      seen.set(variable.name, [before, other]);
      const differs =
        variable.modifier === "*" || other.modifier === "*"
          ? variable.modifier !== other.modifier || part.behavior !== before.behavior
          : part.behavior.allowsReserved !== before.behavior.allowsReserved;
      if (differs) return `${written(other)} in ${quoted(before)} and ${written(variable)} in ${quoted(part)}`;
    }
  }
  return undefined;
}

/** Returns the part after an expression that may begin as the expression may go on, or as it would begin if it were not empty. */
function undelimitedBy(parts: readonly Part[], index: number, expression: Expression): Part | undefined {
  const run = new RegExp(charactersOf(expression));
  for (let next = index + 1; next < parts.length; next++) {
    const part = parts[next] as Part;
    const begin = typeof part === "string" ? part.charAt(0) : part.behavior.first;
    if (begin === "" || begin === expression.behavior.first || run.test(begin)) return part;
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
    if (part.behavior.first !== "" || part.behavior.allowsReserved || typeof before !== "string") return false;
    if (new RegExp(`${charactersOf(part)}$`).test(before)) return false;
  }
  return true;
}

/** As in a class of a regular expression, in which more may follow. */
const UNRESERVED = "-\\w.~%";

/** Returns a pattern of the characters that the expansion of an expression may have after its first one. */
export function charactersOf({ behavior, variables }: Expression): string {
  const { allowsReserved, isNamed, separator } = behavior;
  if (allowsReserved) return "[^]";
  const isExploded = variables.some(({ modifier }) => modifier === "*");
  const isList = variables.some(({ modifier }) => typeof modifier !== "number");
  const more =
    (isList ? "," : "") + (isNamed || isExploded ? "=" : "") + (isExploded || variables.length > 1 ? separator : "");
  return `[${UNRESERVED}${more}]`;
}

function quoted(part: Part): string {
  return typeof part === "string" ? `the literal \`${part}\`` : `\`${part.text}\``;
}

function written({ name, modifier }: TemplateVariable): string {
  return `\`${name}${modifier === undefined ? "" : modifier === "*" ? "*" : `:${modifier}`}\``;
}
