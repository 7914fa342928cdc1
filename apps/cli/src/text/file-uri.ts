/** RFC 8089 §2: the `file` URI of a path. */
import { build, percentEncode } from "@std66/core";

/** The URI of an absolute path. On Windows, the drive is the first segment. */
export function fileUri(path: string): string {
  const slashed = path.includes("\\") ? path.replaceAll("\\", "/") : path;
  const rooted = slashed.startsWith("/") ? slashed : `/${slashed}`;
  return String(build({ scheme: "file", host: "", path: percentEncode(rooted, "path") }));
}
