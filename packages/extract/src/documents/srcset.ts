/** The HTML Standard, "parse a srcset attribute": the URLs of images, each with descriptors after it, up to a comma. */
import { type UriSyntaxError, diagnose } from "@std66/core";
import { syntaxError } from "@std66/core/internal";
import { COMPUTED_MASK } from "./component-view.ts";
import { type Part, SPACES, partOf } from "./part.ts";

/** Returns the URL of each candidate. One that the standard drops for its descriptors is a fault, as a whole. */
export function srcsetUrls(value: string): Part[] {
  const parts: Part[] = [];
  for (let start = skip(value, 0); start < value.length;) {
    const after = wordEnd(value, start);
    let end = after;
    while (value[end - 1] === ",") end--;
    // A comma at its end leaves no room for descriptors.
    const descriptors = end < after ? { words: [], end: after } : descriptorsAt(value, after);
    const wrong = wrongDescriptor(descriptors.words);
    parts.push(wrong === undefined ? partOf(value, start, end) : faultyCandidate(value, start, descriptors.end, wrong));
    start = skip(value, descriptors.end);
  }
  return parts;
}

/** What separates candidates. */
function skip(value: string, from: number): number {
  let i = from;
  while (value[i] === "," || SPACES.includes(value[i] as string)) i++;
  return i;
}

function wordEnd(value: string, from: number): number {
  let i = from;
  while (i < value.length && !SPACES.includes(value[i] as string)) i++;
  return i;
}

/** The descriptors from an offset on, and where they end. In parentheses, neither a comma nor a space ends one. */
function descriptorsAt(value: string, from: number): { readonly words: readonly Part[]; readonly end: number } {
  const words: Part[] = [];
  let start = from;
  let isInParentheses = false;
  let i = from;
  for (; i < value.length; i++) {
    const character = value[i] as string;
    if (character === "(") isInParentheses = true;
    else if (character === ")") isInParentheses = false;
    else if (isInParentheses) continue;
    else if (character === ",") break;
    else if (SPACES.includes(character)) {
      words.push(partOf(value, start, i));
      start = i + 1;
    }
  }
  words.push(partOf(value, start, i));
  return { words: words.filter(({ text }) => text !== ""), end: i };
}

/** A width and a height, which are not 0, and a density. */
const PIXELS = /^0*[1-9]\d*[wh]$/;
const DENSITY = /^-?(?:\d+(?:\.\d+)?|\.\d+)(?:[Ee][-+]?\d+)?x$/;

const UNKNOWN = "the text after this space is not a descriptor, such as `2x` or `100w`";
const SECOND = "the descriptor after this space does not go with the one before it";

/** A descriptor for which a candidate is dropped, by its place, and why. */
interface WrongDescriptor {
  readonly start: number;
  readonly reason: string;
}

function wrongDescriptor(words: readonly Part[]): WrongDescriptor | undefined {
  const units = new Set<string>();
  let height: WrongDescriptor | undefined;
  for (const { text, start } of words) {
    // What code computes may be anything.
    if (text.includes(COMPUTED_MASK)) return undefined;
    const unit = text.at(-1) as string;
    const isDescriptor = PIXELS.test(text) || (DENSITY.test(text) && Number.parseFloat(text) >= 0);
    if (!isDescriptor) return { start, reason: UNKNOWN };
    // A density stands alone.
    if (units.has(unit) || units.has("x") || (unit === "x" && units.size > 0)) return { start, reason: SECOND };
    units.add(unit);
    if (unit === "h") height = { start, reason: UNKNOWN };
  }
  return units.has("w") ? undefined : height;
}

/** The whole of a candidate, whose fault is the space before a descriptor: its author may mean a URL with a space. */
function faultyCandidate(value: string, from: number, to: number, { start, reason }: WrongDescriptor): Part {
  const part = partOf(value, from, to);
  const offset = start - 1 - from;
  // The component in which the space stands.
  const before = part.text.slice(0, offset).replace(/[^!-~]|["%<>\\^`{|}]/g, "~");
  const { code, component, expected } = diagnose(`${before} `) as UriSyntaxError;
  const fault = syntaxError(part.text, { code, offset, length: 1, component, expected }, undefined, reason);
  return { ...part, fault };
}
