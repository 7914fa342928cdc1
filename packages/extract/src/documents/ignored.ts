/** Links that are not to be found: those like a pattern, and those in the line after a comment `std66-ignore`. */
import { argumentError } from "@std66/core/internal";
import { IgnoredLines } from "./ignored-lines.ts";

interface Place {
  readonly line: number;
  readonly column: number;
}

/**
 * Called once for each link that is ignored: with the patterns that it is like, of which there are none after a
 * comment.
 */
type Tell = (place: Place & { readonly start: number }, patterns: readonly string[]) => void;

/** Decides for one document. */
export class Ignored {
  /** The lines after comments. */
  readonly lines: IgnoredLines = new IgnoredLines();
  readonly #patterns: readonly { readonly pattern: string; readonly isLike: (text: string) => boolean }[];
  readonly #tell: Tell;
  /** The offsets of the links that were listed. */
  readonly #listed = new Set<number>();

  readonly #written: readonly string[];

  constructor(patterns: readonly string[], tell: Tell) {
    this.#written = patterns;
    this.#patterns = patterns.map((pattern) => ({ pattern, isLike: matcherOf(pattern) }));
    this.#tell = tell;
  }

  /**
   * The same patterns, for a part of the document. `placed`: what the listener hears, with the place in the document.
   */
  within(placed: (...heard: Parameters<Tell>) => Parameters<Tell>): Ignored {
    return new Ignored(this.#written, (...heard) => this.#tell(...placed(...heard)));
  }

  get hasPatterns(): boolean {
    return this.#patterns.length > 0;
  }

  /** Whether a link is ignored, which the listener hears once. */
  has(text: string, start: number, { line, column }: Place): boolean {
    const isCommented = this.lines.has(start);
    const like = isCommented ? [] : this.#patterns.filter(({ isLike }) => isLike(text));
    if (!isCommented && like.length === 0) return false;
    if (!this.#listed.has(start)) {
      this.#listed.add(start);
      this.#tell(
        { start, line, column },
        like.map(({ pattern }) => pattern),
      );
    }
    return true;
  }
}

/** Reads the option `ignore`. */
export function patternsOf(argument: string, patterns: unknown): readonly string[] {
  if (patterns === undefined) return [];
  if (!Array.isArray(patterns)) throw argumentError(argument, "an array of strings", patterns);
  return patterns.map((pattern: unknown, index) => {
    if (typeof pattern !== "string") throw argumentError(`${argument}[${index}]`, "a string", pattern);
    return pattern;
  });
}

/** Whether a text matches a pattern, in which each `*` stands for any characters. Takes linear time. */
function matcherOf(pattern: string): (text: string) => boolean {
  const [first = "", ...others] = pattern.split("*");
  const last = others.pop();
  if (last === undefined) return (text) => text === pattern;
  return (text) => {
    const end = text.length - last.length;
    if (!text.startsWith(first) || !text.endsWith(last)) return false;
    // The first place of each part leaves the most room for those after it.
    let from = first.length;
    for (const part of others) {
      const index = text.indexOf(part, from);
      if (index === -1) return false;
      from = index + part.length;
    }
    return from <= end;
  };
}
