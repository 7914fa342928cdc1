/** A diagnostic as a line of JSON output. */
import { type Json, NULL, jsonOf, recordOf } from "../render/json.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { tooLongOf } from "./limits.ts";

/**
 * Returns the writer of `{"input":…,"error":{…}}`, with `members` (`"valid":false`) in between. The input is `null` if too long
 * for a string.
 */
export function diagnosticRecordWith(members: Readonly<Record<string, Json>>): (diagnostic: Diagnostic) => Json {
  const names = ["input", ...Object.keys(members), "error"];
  const write = recordOf(Object.fromEntries(names.map((name) => [name, "json"] as const)));
  return ({ input, code, offset, component = null, section, message }) => {
    const error = jsonOf({ code, offset, component, section, message });
    try {
      return write({ input: jsonOf(input), ...members, error });
    } catch (thrown) {
      if (tooLongOf(thrown) === undefined) throw thrown;
      return write({ input: NULL, ...members, error });
    }
  };
}
