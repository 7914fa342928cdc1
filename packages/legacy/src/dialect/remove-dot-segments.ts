/**
 * RFC 1808 §4 step 6 a–d and RFC 2396 §5.2 step 6 c–f, which are the same: the removal of "." and ".." from a merged
 * path.
 *
 * Both RFCs remove the leftmost `<segment>/../` repeatedly. One pass with a stack of segments gives the same result. An
 * empty segment counts as a segment, but the leading "/" ends none, so `/../g` stays.
 */

export interface DotRemoval {
  /** The path after the removal. */
  readonly path: string;
  /** Whether a ".." has removed the first segment of a path without a leading "/". */
  readonly hasLostFirst: boolean;
}

/** Receives each removal: a "." or a segment with its "..", and its offset in the path in UTF-16 code units. */
export type OnRemoval = (removed: string, offset: number) => void;

/** `empty: "stays"`: an empty segment is no `<segment>`, the other reading (L12). */
export function removeDotSegments(path: string, onRemoval?: OnRemoval, empty: "goes" | "stays" = "goes"): DotRemoval {
  const lead = path.startsWith("/") ? "/" : "";
  const segments = path.slice(lead.length).split("/");
  const last = segments.length - 1;
  const kept: string[] = [];
  const offsets: number[] = [];
  let excess = 0;
  let hasLostFirst = false;
  let offset = lead.length;
  const isRemovable = () => kept.length > excess && (empty === "goes" || (kept.at(-1) !== "" && kept.at(-1) !== ".."));
  segments.forEach((segment, index) => {
    const isLast = index === last;
    const isDot = segment === ".";
    if (isDot || (segment === ".." && isRemovable())) {
      const slash = isLast ? "" : "/";
      if (isDot) {
        onRemoval?.(`.${slash}`, offset);
      } else {
        const removed = kept.pop() as string;
        onRemoval?.(`${removed}/..${slash}`, offsets.pop() as number);
        hasLostFirst ||= lead === "" && kept.length === excess;
      }
      if (isLast) kept.push("");
    } else {
      if (segment === ".." && kept.length === excess) excess++;
      kept.push(segment);
      offsets.push(offset);
    }
    offset += segment.length + 1;
  });
  return { path: lead + kept.join("/"), hasLostFirst };
}

/** Length of the excess ".." at the start of a path, each with the "/" after it. */
export function excessDotsLength(path: string): number {
  const lead = path.startsWith("/") ? 1 : 0;
  let end = lead;
  while (path.startsWith("../", end)) end += 3;
  if (path.slice(end) === "..") end = path.length;
  return end - lead;
}

/** Removes the excess ".." from the start of a path. */
export function withoutExcessDots(path: string): string {
  const lead = path.startsWith("/") ? "/" : "";
  return lead + path.slice(lead.length + excessDotsLength(path));
}

/** The path up to and including its last "/"; empty if it has none. */
export function directoryOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/") + 1);
}

/** The letter in RFC 1808 §4 step 6 of the operation that removed a dot-segment. */
export function stepLetterOf(removed: string): "a" | "b" | "c" | "d" {
  if (removed === "./") return "a";
  if (removed === ".") return "b";
  return removed.endsWith("/") ? "c" : "d";
}
