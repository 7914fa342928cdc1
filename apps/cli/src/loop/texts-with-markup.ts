/** Documents with markup that `extract` reads as text, counted for a note on standard error. */
import { thousands } from "../text/thousands.ts";

const MARKUPS: readonly (readonly [extension: RegExp, markup: string])[] = [
  [/[^/]\.(?:adoc|asciidoc)(?:\.gz)?$/i, "AsciiDoc"],
  [/[^/]\.(?:rst|rest)(?:\.gz)?$/i, "reStructuredText"],
];

/** Counts them by their markup, and keeps the first name of each. */
export class TextsWithMarkup {
  readonly #names = new Map<string, { count: number; readonly first: string }>();

  add(name: string): void {
    const markup = MARKUPS.find(([extension]) => extension.test(name))?.[1];
    if (markup === undefined) return;
    const entry = this.#names.get(markup);
    if (entry === undefined) this.#names.set(markup, { count: 1, first: name });
    else entry.count++;
  }

  /** One line for each markup, without its end. */
  notes(): string[] {
    return [...this.#names].map(([markup, { count, first }]) =>
      count === 1
        ? `note: ${first} was read as text: only URIs are found in ${markup}, not relative links`
        : `note: ${thousands(count)} files, the first ${first}, were read as text: only URIs are found in ${markup}, not relative links`,
    );
  }
}
