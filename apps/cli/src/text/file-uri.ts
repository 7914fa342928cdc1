/** RFC 8089 §2: the `file` URI of a path. */
import { build, percentEncode } from "@std66/core";

/**
 * The URI of an absolute path. On Windows, the drive is the first segment. Elsewhere, the separator is `/`, and a backslash is a
 * character of a name.
 */
export function fileUri(path: string, separator: string): string {
  const slashed = path.replaceAll(separator, "/");
  const rooted = slashed.startsWith("/") ? slashed : `/${slashed}`;
  return String(build({ scheme: "file", host: "", path: percentEncode(rooted, "path") }));
}
