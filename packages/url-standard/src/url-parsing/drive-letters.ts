/** URL Standard, file state, file slash state, file host state and path state: Windows drive letters. */
import { type SplitComponents, split } from "@std66/core";
import { mergedPath } from "./path-state.ts";
import { type Base, type Change, inPath, schemeFor, written } from "./parts.ts";

/** File host state: `file://C:/x` has no host. */
export const moveDriveLetterIntoPath: Change = (text, base) => {
  const parts = split(text);
  const { authority, path } = parts;
  if (authority === undefined || schemeFor(parts, base) !== "file" || !isDriveLetter(authority)) return text;
  return written({ ...parts, authority: "", path: `/${authority}${path}` });
};

/** File state: a reference that begins with a drive letter leaves nothing of the path of the base. */
export const rootDriveLetter: Change = (text, base) => {
  if (base?.scheme !== "file") return text;
  const start = /^file:/i.test(text) ? 5 : 0;
  // Without a scheme, "C:" would be one.
  const isDrive = DRIVE_LETTER_FIRST.test(text.slice(start, start + 3)) && (start === 5 || text[1] === "|");
  return isDrive ? `${text.slice(0, start)}/${text.slice(start)}` : text;
};

/** File slash state: an absolute path stays on the drive of the base. */
export const inheritDriveLetter: Change = inFilePath((path, parts, base) => {
  const drive = base === undefined ? undefined : /^\/[a-z]:(?![^/])/i.exec(base.parts.path)?.[0];
  const isOfBase = parts.scheme === undefined && parts.authority === undefined && path.startsWith("/");
  return drive === undefined || !isOfBase || DRIVE_LETTER_FIRST.test(path.slice(1, 4)) ? path : drive + path;
});

/** Path state: as the first segment, `C|` is `C:`. */
export const writeDriveColon: Change = inFilePath((path, parts, base) => {
  const whole = wholePath(path, parts, base);
  const at = firstBar(whole);
  return at === -1 ? path : `${whole.slice(0, at)}:${whole.slice(at + 1)}`;
});

/** Shorten a URL's path: neither a relative reference nor `..` removes a drive letter. `..` there is written as `.`. */
export const keepDriveLetter: Change = inFilePath((path, parts, base) => {
  const whole = wholePath(path, parts, base);
  const kept = withDotsAtDrive(whole);
  return kept === mergedOrSame(path, parts, base) ? path : kept;
});

function inFilePath(change: (path: string, parts: SplitComponents, base?: Base) => string): Change {
  return inPath((path, scheme, parts, base) =>
    scheme === "file" && path !== "" && (parts.scheme === undefined || parts.authority !== undefined)
      ? change(path, parts, base)
      : path,
  );
}

/** The path with that of the base before it. A base that is only a drive letter is not cut. */
function wholePath(path: string, parts: SplitComponents, base: Base | undefined): string {
  const isRelative = isRelativeTo(path, parts, base);
  if (isRelative && base !== undefined && /^\/[a-z]:$/i.test(base.parts.path)) return `${base.parts.path}/${path}`;
  return mergedOrSame(path, parts, base);
}

function mergedOrSame(path: string, parts: SplitComponents, base: Base | undefined): string {
  return base !== undefined && isRelativeTo(path, parts, base) ? mergedPath(path, base) : path;
}

function isRelativeTo(path: string, parts: SplitComponents, base: Base | undefined): boolean {
  return base !== undefined && parts.scheme === undefined && parts.authority === undefined && !path.startsWith("/");
}

const DRIVE_LETTER_FIRST = /^[a-z][:|](?:$|[/\\?#])/i;

function isDriveLetter(text: string): boolean {
  return /^[a-z][:|]$/i.test(text);
}

/**
 * The offset of the "|" of a drive letter that is the first segment once those before it are gone; -1 if there is none.
 */
function firstBar(path: string): number {
  if (!/\/[a-z]\|(?![^/])/i.test(path)) return -1;
  let depth = 0;
  for (const { start, end } of segmentsOf(path)) {
    const segment = path.slice(start, end);
    if (depth === 0 && isDriveLetter(segment)) return segment[1] === "|" ? start + 1 : -1;
    depth = depthAfter(depth, segment);
  }
  return -1;
}

/** With "." for each ".." that would remove a drive letter. */
function withDotsAtDrive(path: string): string {
  if (!/\/[a-z]:(?![^/])/i.test(path)) return path;
  const pieces: string[] = [];
  let depth = 0;
  let isOnDrive = false;
  let from = 0;
  for (const { start, end } of segmentsOf(path)) {
    const segment = path.slice(start, end);
    if (segment === ".." && depth === 1 && isOnDrive) {
      pieces.push(path.slice(from, start), ".");
      from = end;
      continue;
    }
    if (depth === 0) isOnDrive = isDriveLetter(segment);
    depth = depthAfter(depth, segment);
  }
  return pieces.join("") + path.slice(from);
}

function depthAfter(depth: number, segment: string): number {
  if (segment === ".") return depth;
  return segment === ".." ? Math.max(0, depth - 1) : depth + 1;
}

/** The segments of a path that begins with "/". */
function* segmentsOf(path: string): Generator<{ readonly start: number; readonly end: number }> {
  for (let start = 1; start <= path.length;) {
    const slash = path.indexOf("/", start);
    const end = slash === -1 ? path.length : slash;
    yield { start, end };
    start = end + 1;
  }
}
