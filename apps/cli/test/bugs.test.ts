/** A diagnostic is asked for only where there is a fault: anything else is a bug of the command, and is not hidden. */
import type { QueryOptions } from "@std66/parameters";
import { parameters as parametersOf } from "@std66/report";
import { describe, expect, it } from "vitest";
import { changeDiagnostic } from "../src/changes/change-diagnostic.ts";
import { uriChanger } from "../src/changes/changed-uri.ts";
import type { UriChanges } from "../src/changes/uri-changes.ts";
import { diagnoseUri, irisIf } from "../src/diagnostics/diagnose.ts";
import { answering, mapping, textMapping } from "../src/loop/answers.ts";
import { TaskAnswers } from "../src/loop/task-answers.ts";
import type { Task } from "../src/loop/task.ts";

const AT = { source: "<stdin>", line: 1 };
const NOTHING = {
  components: {},
  removedParameters: [],
  segments: [],
  removed: [],
  replaced: [],
  appended: [],
  sorts: true,
};
/** No command passes this. */
const WRONG = { separators: "x" as "&" };
const refuse = () => {
  throw new RangeError("options");
};
const change = (options: UriChanges["options"]) => {
  const changes = { ...NOTHING, options };
  return diagnosed({
    answer: uriChanger(changes),
    diagnose: (input, location, error) => changeDiagnostic(input, changes, location, error),
  });
};

const SETTINGS = {
  json: false,
  tsv: false,
  end: "\n",
  color: "never",
  show: String,
  into: undefined,
  quiet: false,
  exitZero: false,
  diagnostics: "full",
  files: undefined,
  maxInvalid: Infinity,
} as const;
const parameters = (options: QueryOptions) =>
  answering({ ...SETTINGS, json: true }, (input, show) => parametersOf(input, { show, ...options }));
/** What a task says of a text after it has answered it. */
const diagnosed = (task: Task) => {
  const answers = new TaskAnswers(task);
  answers.to("?a", { location: AT });
  return answers.diagnose({ text: "?a" }, AT);
};

const { inputs: inIris } = await irisIf(true);
const ofParameters = parameters({});
const ofWrongParameters = parameters(WRONG);

describe("a diagnostic", () => {
  it.each([
    ["of a URI", () => diagnoseUri("a:b", AT)],
    ["of an IRI", () => inIris.diagnose?.("é", AT)],
    ["of a conversion", () => diagnosed(mapping(SETTINGS, String))],
    ["of parameters", () => diagnosed(ofParameters)],
    ["of a change", () => change({})],
    ["of a text", () => diagnosed(textMapping(SETTINGS, String))],
  ])("%s without a fault is refused", (_, diagnostic) => {
    expect(diagnostic).toThrow("a valid input was rejected");
  });

  it.each([
    ["of a conversion", () => diagnosed(mapping(SETTINGS, refuse))],
    ["of a text", () => diagnosed(textMapping(SETTINGS, refuse))],
    ["of parameters", () => diagnosed(ofWrongParameters)],
    ["of a change", () => change(WRONG)],
  ])("%s does not stand for another error", (_, diagnostic) => {
    expect(diagnostic).toThrow(RangeError);
  });
});
