/** JSON text. The characters of a valid URI (RFC 3986 §2) need no escape in a JSON string, so most of it is concatenated. */
import { tooLongOf } from "../diagnostics/too-long.ts";
import type { Problem } from "../diagnostics/diagnostic.ts";

/** Quotes a valid URI or component as a JSON string. Returns `null` for an absent one. */
export function quoted(component: string | undefined): string {
  return component === undefined ? "null" : `"${component}"`;
}

/** `{"input":…,"error":{…}}`, with `members` (`"valid":false,`) in between. The input is `null` if too long for a string. */
export function problemJson(problem: Problem, members: string): string {
  const { input, code, offset, component = null, section, message } = problem;
  const error = JSON.stringify({ code, offset, component, section, message });
  const rest = `,${members}"error":${error}}`;
  try {
    return `{"input":${JSON.stringify(input)}${rest}`;
  } catch (thrown) {
    if (tooLongOf(thrown) === undefined) throw thrown;
    return `{"input":null${rest}`;
  }
}
