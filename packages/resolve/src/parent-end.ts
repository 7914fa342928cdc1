/** RFC 3986 §5.2.4, step 2C: the directory that remains when a ".." has removed the last segment. */

const SLASH = 0x2f;

/** Returns the end of the parent of the directory that ends at `end`. The root, which ends at `root`, is its own parent. */
export function parentEnd(text: string, root: number, end: number): number {
  if (end === root) return end;
  let i = end - 1;
  while (i > root && text.charCodeAt(i - 1) !== SLASH) i--;
  return i;
}
