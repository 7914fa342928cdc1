/**
 * RFC 3986 §5.2.4: Remove Dot Segments.
 *
 * The RFC's loop moves segments from an input to an output buffer and takes the last one back for every "..". Read from the
 * right the same needs no buffer: every ".." cancels the nearest segment to its left that is not yet cancelled, as brackets
 * do. One pass, whatever the input; what stands together stays together as one slice.
 */
import { DOT, SLASH } from "./characters.ts";

/**
 * Removes the segments "." and ".." from a path, each ".." with the segment before it (RFC 3986 §5.2.4). A ".." with nothing
 * before it goes too. `%2e` is no dot.
 *
 * @throws {TypeError} when `path` is no string
 * @example
 * ```ts
 * import { removeDotSegments } from "@std66/core";
 * removeDotSegments("/a/b/c/./../../g"); // => "/a/g"
 * removeDotSegments("mid/content=5/../6"); // => "mid/6"
 * removeDotSegments("/.."); // => "/"
 * ```
 */
export function removeDotSegments(path: string): string {
  if (typeof path !== "string") throw new TypeError("a path is a string");
  const from = afterLeadingDots(path);
  // 2D. What is left is "." or "..", or nothing.
  if (isDotSegment(path, from, path.length)) return "";
  if (!hasDotSegment(path, from)) return path.slice(from);

  const output = new ReversedOutput(path);
  let cancelled = 0;
  let end = path.length;
  while (end > from) {
    let slash = end - 1;
    while (slash > from && path.charCodeAt(slash) !== SLASH) slash--;
    // Only the first segment may lack its "/".
    const name = path.charCodeAt(slash) === SLASH ? slash + 1 : slash;
    if (name > slash && isDotSegment(path, name, end)) {
      // 2B, 2C. At the very end of the path they leave their "/".
      if (end === path.length) output.add(slash, slash + 1);
      if (end - name === 2) cancelled++;
    } else if (cancelled > 0) {
      cancelled--;
    } else {
      // 2E.
      output.add(slash, end);
    }
    end = slash;
  }
  return output.toString();
}

/** 2A. Where the leading "../" and "./" of a path end. */
function afterLeadingDots(path: string): number {
  let i = 0;
  for (;;) {
    if (path.startsWith("./", i)) i += 2;
    else if (path.startsWith("../", i)) i += 3;
    else return i;
  }
}

/** Whether the segment from `start` to `end` is "." or "..". */
function isDotSegment(path: string, start: number, end: number): boolean {
  const length = end - start;
  return (
    (length === 1 || length === 2) &&
    path.charCodeAt(start) === DOT &&
    path.charCodeAt(end - 1) === DOT
  );
}

/** Whether a path, or a text that begins with one, has "." or ".." as a complete segment from `start` to `end`. */
export function hasDotSegment(path: string, start: number, end: number = path.length): boolean {
  // Most paths have one dot, or none: look for those, and then around them.
  for (let i = path.indexOf(".", start); i >= 0 && i < end; i = path.indexOf(".", i + 1)) {
    if (i > start && path.charCodeAt(i - 1) !== SLASH) continue;
    const next = i + 1 < end && path.charCodeAt(i + 1) === DOT ? i + 2 : i + 1;
    if (next === end || path.charCodeAt(next) === SLASH) return true;
  }
  return false;
}

/** Slices of a text, which come from the right, adjoining ones as one. */
class ReversedOutput {
  readonly #text: string;
  #from = 0;
  #to = 0;
  #pieces: string[] = [];
  #joined: string[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  add(from: number, to: number): void {
    if (to !== this.#from) {
      this.#flush();
      this.#to = to;
    }
    this.#from = from;
  }

  #flush(): void {
    if (this.#to > this.#from) this.#pieces.push(this.#text.slice(this.#from, this.#to));
    // A million pieces of one character weigh a hundred times their text.
    if (this.#pieces.length === 1000) this.#join();
  }

  #join(): void {
    this.#joined.push(this.#pieces.reverse().join(""));
    this.#pieces = [];
  }

  toString(): string {
    this.#flush();
    this.#join();
    return this.#joined.reverse().join("");
  }
}
