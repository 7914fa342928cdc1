/** A rule with the function that carries it out. */
import type { FoundPlace, Rule } from "../subject/finding.ts";
import type { Settings } from "./options.ts";
import type { Subject } from "../subject/subject.ts";
import type { Unusual } from "../subject/unusual.ts";

export interface ExecutableRule extends Rule {
  /** What a text must have for the rule to find anything; `undefined` for a rule that is asked about every text. */
  readonly needs?: keyof Unusual | undefined;
  readonly find: (subject: Subject, settings: Settings) => Iterable<FoundPlace>;
}
