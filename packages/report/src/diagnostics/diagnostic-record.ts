/** A diagnostic as a line of JSON output. */
import type { Diagnostic } from "./diagnostic.ts";

/**
 * `{"input":…,"error":{…}}`, with `members`, such as `{ valid: false }`, in between. The input is `null` if the record would be
 * too long for a string.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-2.1 | RFC 3986 §2.1}
 */
export function diagnosticRecord(
  { input, code, offset, component, section, message }: Diagnostic,
  members: Readonly<Record<string, unknown>> = {},
): string {
  const error = { code, offset, component: component ?? null, section, message };
  try {
    return JSON.stringify({ input, ...members, error });
  } catch (thrown) {
    if (!(thrown instanceof RangeError)) throw thrown;
    return JSON.stringify({ input: null, ...members, error });
  }
}
