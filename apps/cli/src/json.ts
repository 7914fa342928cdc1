/** JSON text. What a valid URI consists of (RFC 3986 §2) needs no escape in a JSON string, so most of it is put together by hand. */
import type { Problem } from "./problem.ts";

/** `"text"`, for a text known to be a component of a URI, or a whole one; `null` for one that is not there. */
export function quoted(component: string | undefined): string {
  return component === undefined ? "null" : `"${component}"`;
}

/** `{"input":…,"error":{…}}`, with `members` (`"valid":false,`) between the two. */
export function problemJson(problem: Problem, members: string): string {
  const { input, code, offset, component = null, section, message } = problem;
  const error = JSON.stringify({ code, offset, component, section, message });
  return `{"input":${JSON.stringify(input)},${members}"error":${error}}`;
}
