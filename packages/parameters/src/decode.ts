/** RFC 3986 §2.4: decodes the parts of a text that are left after splitting it, once. */
import { type ComponentName, type UriSyntaxError, percentDecode } from "@std66/core";
import { percentDecodeLenient } from "@std66/core/diagnostics";
import { syntaxError } from "@std66/core/internal";
import type { ParameterSyntax } from "./options.ts";

/** The text that the parts belong to, and how to decode them. */
export interface Decoding {
  readonly text: string;
  readonly component: ComponentName;
  readonly syntax: ParameterSyntax;
}

/**
 * Returns a part of the text decoded, which begins at `start`.
 *
 * @throws {UriSyntaxError} with its offset in the whole text
 */
export function decoded(part: string, start: number, { text, component, syntax }: Decoding): string {
  // A "+" is as long as a space, so offsets stay the same.
  const spaced = syntax.plusIsSpace ? part.replaceAll("+", " ") : part;
  if (!spaced.includes("%")) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    if (syntax.keepsInvalid) return percentDecodeLenient(spaced);
    throw locatedFault(text, start, part, component);
  }
}

/** The error of a part that cannot be decoded, as an error of the whole text. */
function locatedFault(text: string, start: number, part: string, component: ComponentName): unknown {
  try {
    return percentDecode(part);
  } catch (error) {
    const { code, offset, length, expected, message } = error as UriSyntaxError;
    // The message goes on with the offset and the section.
    const reason = message.slice(0, message.lastIndexOf(" ("));
    return syntaxError(text, { code, offset: start + offset, length, component, expected }, undefined, reason);
  }
}
