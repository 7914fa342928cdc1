/** RFC 3986 §5.2.4 for a path that is relative to an unknown directory. */

/**
 * Removes the dot-segments of a path that does not begin with "/", but keeps each ".." that leads out of it. A base
 * whose own path begins with dot-segments, as `s:../a`, can give such a path another target; no other base does.
 */
export function reducedPath(path: string): string {
  if (!/(?:^|\/)\.\.?(?:\/|$)/.test(path)) return path;
  const kept: string[] = [];
  const segments = path.split("/");
  let isLeading = false;
  for (const segment of segments) {
    if (segment === ".") continue;
    const last = kept[kept.length - 1];
    isLeading = last === undefined || last === "..";
    if (segment !== ".." || isLeading) kept.push(segment);
    else kept.pop();
  }
  // A dot-segment that is removed at the end leaves a directory.
  const end = segments[segments.length - 1];
  if (end === "." || (end === ".." && !isLeading)) kept.push("");
  const reduced = kept.join("/");
  // It would be empty, absolute, or read as a scheme.
  return /^(?:$|\/|[^/]*:)/.test(reduced) ? `./${reduced}` : reduced;
}
