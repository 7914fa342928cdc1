/** Documents: files, directories of files, and standard input, in pieces of text. */
import { type Dirent, closeSync, openSync, readSync, readdirSync, statSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import { Failure, attempt } from "../system/failures.ts";
import { fileUri } from "../text/file-uri.ts";
import type { Read } from "./line-blocks.ts";
import { standardInput } from "./standard-input.ts";
import { refusingUtf16 } from "./utf-16.ts";

/** A document. */
export interface Document {
  /** As messages show it. */
  readonly name: string;
  /** `undefined` for standard input. */
  readonly uri: string | undefined;
  /**
   * The text, decoded from UTF-8. Octets that are no UTF-8 become U+FFFD: no URI has them, and those around them are unchanged.
   *
   * @throws {Failure} if the document cannot be read
   */
  readonly pieces: () => Generator<string>;
}

/** How much is read at a time. */
const PIECE = 65_536;

/** Standard input. */
export const INPUT: Document = {
  name: standardInput.name,
  uri: undefined,
  pieces: () => decoded(standardInput.name, standardInput.read),
};

/**
 * The documents at a path: a file, or with `recursive` those in a directory, by name; `undefined` if there is no such option. There, files with a NUL are left out, since
 * they are not text, and links are not followed.
 *
 * @throws {Failure} if there is nothing to read
 */
export function* documentsAt(path: string, recursive: boolean | undefined): Generator<Document | Failure> {
  if (path === "-") {
    yield INPUT;
  } else if (!attempt(path, () => statSync(path)).isDirectory()) {
    yield fileAt(path);
  } else if (!recursive) {
    const hint = recursive === undefined ? "" : " (--recursive reads the files in it)";
    throw new Failure(`cannot read ${path}: it is a directory${hint}`);
  } else {
    yield* documentsIn(path);
  }
}

function* documentsIn(folder: string): Generator<Document | Failure> {
  // A stack, since a tree of folders may be deep.
  const folders = [folder];
  for (let next = folders.pop(); next !== undefined; next = folders.pop()) {
    const entries = failureOr(next);
    if (entries instanceof Failure) {
      yield entries;
      continue;
    }
    for (const entry of entries) {
      const path = join(next, entry.name);
      if (entry.isFile() && isText(path)) yield fileAt(path);
    }
    // The last one pushed is the next one read.
    for (let i = entries.length - 1; i >= 0; i--) {
      const entry = entries[i] as Dirent;
      if (entry.isDirectory()) folders.push(join(next, entry.name));
    }
  }
}

/** The same, or why there are none. */
function failureOr(folder: string): Dirent[] | Failure {
  try {
    return entriesOf(folder);
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

/** The entries of a folder, sorted by name. */
function entriesOf(folder: string): Dirent[] {
  const entries = attempt(folder, () => readdirSync(folder, { withFileTypes: true }));
  // oxlint-disable-next-line unicorn/no-array-sort -- `toSorted` is not in ES2022
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function fileAt(path: string): Document {
  return { name: path, uri: fileUri(resolve(path), sep), pieces: () => piecesOf(path) };
}

/** Whether the first piece has no NUL. A file that cannot be read is reported when it is. */
function isText(path: string): boolean {
  try {
    for (const piece of piecesOf(path)) return !piece.includes("\0");
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
  return true;
}

function* piecesOf(path: string): Generator<string> {
  const descriptor = attempt(path, () => openSync(path, "r"));
  try {
    yield* decoded(path, (buffer, start) =>
      attempt(path, () => readSync(descriptor, buffer, start, buffer.length - start, null)),
    );
  } finally {
    closeSync(descriptor);
  }
}

function* decoded(name: string, readRaw: Read): Generator<string> {
  const read = refusingUtf16(name, readRaw, "\n");
  // A byte order mark counts in offsets.
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  const buffer = Buffer.allocUnsafeSlow(PIECE);
  for (let count = read(buffer, 0); count > 0; count = read(buffer, 0)) {
    yield decoder.decode(buffer.subarray(0, count), { stream: true });
  }
  yield decoder.decode();
}
