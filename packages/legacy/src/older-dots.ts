/**
 * RFC 1808 §4 step 6 a–d and RFC 2396 §5.2 step 6 c–f, which are the same: "." and ".." taken out of a path that a base's and a
 * reference's have been put together to.
 *
 * Both RFCs take the leftmost `<segment>/../` again and again. One pass that keeps the segments gives the same. An empty
 * segment is one, and the "/" that a path begins with ends none: `/../g` stays.
 */

export interface DotRemoval {
  /** The path without its dot-segments. */
  readonly path: string;
  /** Whether a ".." has taken the first segment of a path that does not begin with "/". */
  readonly hasLostFirst: boolean;
}

/** A dot-segment that went: "." or a segment with its "..", and where that begins in the path, in UTF-16 code units. */
export type OnRemoval = (removed: string, offset: number) => void;

export function removeDots(path: string, onRemoval?: OnRemoval): DotRemoval {
  const lead = path.startsWith("/") ? "/" : "";
  const segments = path.slice(lead.length).split("/");
  const last = segments.length - 1;
  const kept: string[] = [];
  const offsets: number[] = [];
  let surplus = 0;
  let hasLostFirst = false;
  let offset = lead.length;
  segments.forEach((segment, index) => {
    const isLast = index === last;
    const isDot = segment === ".";
    if (isDot || (segment === ".." && kept.length > surplus)) {
      const slash = isLast ? "" : "/";
      if (isDot) {
        onRemoval?.(`.${slash}`, offset);
      } else {
        const gone = kept.pop() as string;
        onRemoval?.(`${gone}/..${slash}`, offsets.pop() as number);
        hasLostFirst ||= lead === "" && kept.length === surplus;
      }
      if (isLast) kept.push("");
    } else {
      if (segment === "..") surplus++;
      kept.push(segment);
      offsets.push(offset);
    }
    offset += segment.length + 1;
  });
  return { path: lead + kept.join("/"), hasLostFirst };
}

/** How many characters of a path are ".." that nothing was left for: at its beginning, with the "/" behind each. */
export function surplusLength(path: string): number {
  const lead = path.startsWith("/") ? 1 : 0;
  let end = lead;
  while (path.startsWith("../", end)) end += 3;
  if (path.slice(end) === "..") end = path.length;
  return end - lead;
}

/** A path without the ".." that nothing was left for. */
export function withoutSurplus(path: string): string {
  const lead = path.startsWith("/") ? "/" : "";
  return lead + path.slice(lead.length + surplusLength(path));
}

/** A path up to and with its last "/"; nothing, where it has none. */
export function directoryOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/") + 1);
}

/** Which of the four operations of the step has taken a dot-segment away, by its letter in RFC 1808. */
export function letterOf(removed: string): "a" | "b" | "c" | "d" {
  if (removed === "./") return "a";
  if (removed === ".") return "b";
  return removed.endsWith("/") ? "c" : "d";
}
