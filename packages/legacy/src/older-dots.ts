/**
 * RFC 1808 §4 step 6 a–d and RFC 2396 §5.2 step 6 c–f, which are the same: "." and ".." taken out of a path that a base's and a
 * reference's have been put together to.
 *
 * Both RFCs take the leftmost `<segment>/../` again and again. One pass that keeps the segments comes to the same. An empty
 * segment is one, and the "/" that a path begins with ends none: `/../g` stays.
 */
export function removeDots(path: string): string {
  const lead = path.startsWith("/") ? "/" : "";
  const segments = path.slice(lead.length).split("/");
  const last = segments.length - 1;
  const kept: string[] = [];
  segments.forEach((segment, index) => {
    const before = kept.at(-1);
    if (segment === ".") {
      if (index === last) kept.push("");
    } else if (segment === ".." && before !== undefined && before !== "..") {
      kept.pop();
      if (index === last) kept.push("");
    } else {
      kept.push(segment);
    }
  });
  return lead + kept.join("/");
}

/** How many characters of a path are ".." that nothing was left for: at its beginning, with the "/" behind each. */
export function surplusLength(path: string): number {
  const lead = path.startsWith("/") ? 1 : 0;
  let end = lead;
  while (path.startsWith("../", end)) end += 3;
  if (path.slice(end) === "..") end = path.length;
  return end - lead;
}

/** A path up to and with its last "/"; nothing, where it has none. */
export function directoryOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/") + 1);
}
