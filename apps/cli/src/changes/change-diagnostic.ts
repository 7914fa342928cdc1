/** RFC 3986 §5.3: the diagnostic of a URI that cannot be changed as asked. */
import { UriSyntaxError, diagnose, parse } from "@std66/core";
import { explain } from "@std66/core/diagnostics";
import { pathStart, scanArgument } from "@std66/core/internal";
import { type Diagnostic, type Location, statedDiagnostic, syntaxDiagnostic } from "@std66/report";
import { uriChanger } from "./changed-uri.ts";
import type { UriChanges } from "./uri-changes.ts";

/** The diagnostic of a URI to which `uriChanger` cannot make these changes. @throws {Error} if it can */
export function changeDiagnostic(input: string, changes: UriChanges, location: Location): Diagnostic {
  const invalid = diagnose(input);
  if (invalid !== undefined) return syntaxDiagnostic(invalid, location);
  try {
    if (uriChanger(changes)(input) === undefined) return withoutHost(input, changes, location);
  } catch (error) {
    if (error instanceof UriSyntaxError) return unfit(input, changes, error, location);
    throw error;
  }
  throw new Error("a valid input was rejected");
}

function withoutHost(input: string, { components }: UriChanges, location: Location): Diagnostic {
  return statedDiagnostic({
    location,
    input,
    offset: pathStart(scanArgument("changeDiagnostic", input)),
    length: 0,
    code: "no-host",
    section: "RFC 3986 §3.2",
    reason: `the URI has no host, so it cannot have a ${components.port === undefined ? "userinfo" : "port"}`,
    label: "no authority before this",
    rule: 'authority = [ userinfo "@" ] host [ ":" port ]',
    help: "also set the host, by --host",
  });
}

/** A host before a path that the URI has without one, such as that of `mailto:a`. */
function besideHost(input: string, { components }: UriChanges, rule: string, location: Location): Diagnostic {
  return statedDiagnostic({
    location,
    input,
    offset: pathStart(scanArgument("changeDiagnostic", input)),
    length: parse(input).path.length,
    code: "path-abempty",
    section: "RFC 3986 §3.3",
    reason: "with the changes, a path without a leading `/` would follow the host",
    label: "in the path",
    rule,
    help: components.path === undefined ? "also set the path, by --path" : "begin the path with `/`",
  });
}

/** A query that cannot be decoded, or components that do not fit together. */
function unfit(input: string, changes: UriChanges, error: UriSyntaxError, location: Location): Diagnostic {
  const { code, section, component } = error;
  const { reason, rule } = explain(error);
  const { query } = parse(input);
  if (code === "path-abempty") return besideHost(input, changes, rule, location);
  const isHere = component === "query" && error.input === query;
  const offset = isHere ? scanArgument("changeDiagnostic", input).pathEnd + 1 + error.offset : 0;
  const statement = isHere
    ? { reason, length: error.length, label: "in a name of the query" }
    : { reason: `with the changes, ${reason}`, length: 0, label: "after the changes" };
  return {
    ...statedDiagnostic({ ...statement, location, input, offset, code, section, rule, help: undefined }),
    component,
  };
}
