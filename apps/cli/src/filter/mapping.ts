/** The answers of every command that turns one text into another. */
import { isUriReference } from "@std66/core";
import type { Settings } from "../command-line/shared-options.ts";
import { recordOf } from "../render/json.ts";
import type { Answers } from "./answers.ts";

const resultRecord = recordOf({ input: "uri", result: "uri" });

/** A line for each input: the result of `map`, or an empty line if the input is not a URI-reference. */
export function mapping({ json, end, show }: Settings, map: (input: string) => string): Answers {
  return {
    answer(input) {
      if (!isUriReference(input)) return undefined;
      const result = map(input);
      return json ? resultRecord({ input, result }) + end : show(result) + end;
    },
    blank: end,
  };
}
