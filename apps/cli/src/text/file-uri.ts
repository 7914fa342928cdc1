/** RFC 8089 §2: the `file` URI of a path, and the URI of a file in a folder that has another URI. */
import { build, parse, percentEncode } from "@std66/core";

/**
 * The URI of an absolute path. On Windows, the drive is the first segment. Elsewhere, the separator is `/`, and a backslash is a
 * character of a name.
 */
export function fileUri(path: string, separator: string): string {
  const slashed = path.replaceAll(separator, "/");
  const rooted = slashed.startsWith("/") ? slashed : `/${slashed}`;
  return String(build({ scheme: "file", host: "", path: percentEncode(rooted, "path") }));
}

/** The URI of what is in a folder, by the names on the way to it. `folder`: its URI, whose path may lack the `/` at its end. */
export function uriBelow(folder: string, names: readonly string[]): string {
  const base = parse(folder);
  const root = base.path.endsWith("/") ? base.path : `${base.path}/`;
  const path = root + names.map((name) => percentEncode(name, "path")).join("/");
  return String(base.with({ path, query: undefined, fragment: undefined }));
}
