/** JSON text. What a valid URI consists of (RFC 3986 §2) needs no escape in a JSON string, so most of it is put together by hand. */
import { tooLongOf } from "./length.ts";
import type { Problem } from "./problem.ts";

/** `"text"`, for a text known to be a component of a URI, or a whole one; `null` for one that is not there. */
export function quoted(component: string | undefined): string {
  return component === undefined ? "null" : `"${component}"`;
}

/** `{"input":…,"error":{…}}`, with `members` (`"valid":false,`) between the two. An input that no JSON can hold is `null`. */
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
