/** RFC 3986 §5.3: the diagnostic of a URI that cannot be changed as asked. */
import { type UriSyntaxError, diagnose } from "@std66/core";
import { explain } from "@std66/core/diagnostics";
import { pathStart, scanArgument } from "@std66/core/internal";
import { type Diagnostic, type Location, statedDiagnostic, syntaxDiagnostic } from "@std66/report";
import type { UriChanges } from "./uri-changes.ts";

/**
 * The diagnostic of a URI to which `uriChanger` cannot make these changes. `error`: what it throws; `undefined` for a
 * userinfo or a port without a host.
 *
 * @throws {Error} if they can be made
 */
export function changeDiagnostic(
  input: string,
  { components }: UriChanges,
  location: Location,
  error: UriSyntaxError | undefined,
): Diagnostic {
  const invalid = diagnose(input);
  if (invalid !== undefined) return syntaxDiagnostic(invalid, location);
  const scanned = scanArgument("changeDiagnostic", input);
  const atPath = { location, input, offset: pathStart(scanned) };
  if (error === undefined) {
    const name = components.port === undefined ? "userinfo" : "port";
    if (components[name] === undefined) throw new Error("a valid input was rejected");
    return statedDiagnostic({
      ...atPath,
      length: 0,
      code: "no-host",
      section: "RFC 3986 §3.2",
      reason: `the URI has no host, so it cannot have a ${name}`,
      label: "no authority before this",
      rule: 'authority = [ userinfo "@" ] host [ ":" port ]',
      help: "also set the host, by --host",
    });
  }
  const { code, section, component } = error;
  const { reason, rule } = explain(error);
  // A host before a path that the URI has without one, such as that of `mailto:a`.
  if (code === "path-abempty") {
    return statedDiagnostic({
      ...atPath,
      length: scanned.pathEnd - atPath.offset,
      code,
      section: "RFC 3986 §3.3",
      reason: "with the changes, a path without a leading `/` would follow the host",
      label: "in the path",
      rule,
      help: components.path === undefined ? "also set the path, by --path" : "begin the path with `/`",
    });
  }
  // Components that do not fit together, or a segment that would be a dot-segment.
  const statement = { reason: `with the changes, ${reason}`, offset: 0, length: 0, label: "after the changes" };
  return { ...statedDiagnostic({ ...statement, location, input, code, section, rule }), component };
}
