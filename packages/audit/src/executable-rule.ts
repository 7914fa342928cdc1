/** A rule with the function that carries it out. */
import type { FoundPlace, Rule } from "./finding.ts";
import type { Settings } from "./options.ts";
import type { Subject } from "./subject.ts";

export interface ExecutableRule extends Rule {
  readonly find: (subject: Subject, settings: Settings) => Iterable<FoundPlace>;
}
