/** A diagnostic as a line of JSON output. */
import { type Json, NULL, jsonOf, record } from "../render/json.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { tooLongOf } from "./too-long.ts";

/** `{"input":…,"error":{…}}`, with `members` (`"valid":false`) in between. The input is `null` if too long for a string. */
export function diagnosticRecord(diagnostic: Diagnostic, members: Readonly<Record<string, Json>>): Json {
  const { input, code, offset, component = null, section, message } = diagnostic;
  const error = jsonOf({ code, offset, component, section, message });
  try {
    return record({ input: jsonOf(input), ...members, error });
  } catch (thrown) {
    if (tooLongOf(thrown) === undefined) throw thrown;
    return record({ input: NULL, ...members, error });
  }
}
