/** Documents: files, directories of files, and standard input, in pieces of text. */
import { type Dirent, readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { gunzipped } from "@std66/extract/gzip";
import { attempt, Failure, failing, statusOf } from "../system/calls.ts";
import { fileUri, namesOf, uriBelow } from "./file-uri.ts";
import { octetsFrom, openFile, standardInput } from "./streams.ts";
import { refuseUtf16 } from "./encodings.ts";

export interface Document {
  /** As messages show it. */
  readonly name: string;
  /**
   * The URI of a file; `undefined` for standard input.
   *
   * @throws {Failure} if the base is that of a folder in which the file is not
   */
  readonly uri: () => string | undefined;
  /**
   * The text, decompressed if it is gzip, and decoded from UTF-8. Octets that are not UTF-8 become U+FFFD: no URI and
   * no IRI has it, and the octets around them are unchanged. `limit`: how many octets a compressed one may have, or a
   * compressed file four times its size if that is more: so much it would have without compression.
   *
   * @throws {Failure} if the document cannot be read
   */
  readonly pieces: (limit?: number) => AsyncGenerator<string>;
  /** Why the document was read, but not to its end; `undefined` if it was. */
  readonly unread: () => Failure | undefined;
}

export interface Search {
  readonly recursive?: true | undefined;
  /** The URI of the searched folder, or for files of the working directory. Default: each has its `file` URI. */
  readonly base?: string | undefined;
  /** Whether messages may name options of `extract`. */
  readonly mayHint?: true;
}

/** Why a directory, or a folder in it, cannot be listed. */
export class UnreadFolder extends Failure {
  readonly folder: string;

  constructor(message: string, folder: string) {
    super(message);
    this.folder = folder;
  }
}

/** Why the search of a directory skips an entry: a link is not followed, and a file with a NUL is not text. */
export type SkippedKind = "link" | "special" | "binary";

/**
 * Yields the file at a path, or with `recursive` those in a directory, by name, and calls `skip` for each other entry
 * there.
 *
 * @throws {Failure} if there is nothing to read
 */
export async function* documentsAt(
  path: string,
  search: Search,
  skip: (kind: SkippedKind) => void = () => {},
): AsyncGenerator<Document | UnreadFolder> {
  const { recursive, base, mayHint } = search;
  if (path === "-") {
    const { name, read } = standardInput;
    yield { name, uri: () => base, ...decoded(name, () => octetsFrom(read)) };
  } else if (!attempt(path, () => statSync(path)).isDirectory()) {
    yield fileAt(path, base === undefined ? undefined : () => uriBelow(base, namesOf(path)));
  } else if (recursive !== true) {
    const hint = mayHint === true ? " (--recursive reads the files in it)" : "";
    throw new Failure(`cannot read ${path}: it is a directory${hint}`);
  } else {
    yield* documentsIn(path, base, skip);
  }
}

async function* documentsIn(
  root: string,
  base: string | undefined,
  skip: (kind: SkippedKind) => void,
): AsyncGenerator<Document | UnreadFolder> {
  // A stack, since a tree of folders may be deep.
  const folders: { readonly folder: string; readonly names: readonly string[] }[] = [{ folder: root, names: [] }];
  for (let next = folders.pop(); next !== undefined; next = folders.pop()) {
    const { folder, names } = next;
    let listed: Dirent[];
    try {
      listed = attempt(folder, () => readdirSync(folder, { withFileTypes: true }));
    } catch (failure) {
      yield new UnreadFolder((failure as Failure).message, folder);
      continue;
    }
    const entries = listed.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
      if (entry.isDirectory()) continue;
      if (!entry.isFile()) {
        skip(entry.isSymbolicLink() ? "link" : "special");
        continue;
      }
      const { name } = entry;
      const uri = base === undefined ? undefined : () => uriBelow(base, [...names, name]);
      const file = fileAt(join(folder, name), uri);
      if (await isText(file)) yield file;
      else skip("binary");
    }
    // The last one pushed is the next one read.
    for (const { name } of entries.filter((entry) => entry.isDirectory()).toReversed())
      folders.push({ folder: join(folder, name), names: [...names, name] });
  }
}

function fileAt(path: string, uri: () => string = () => fileUri(resolve(path))): Document {
  const { pieces, unread } = decoded(path, () => octetsIn(path));
  // Text usually has no more than that when it is decompressed.
  const usual = (): number => 4 * (statusOf(path)?.size ?? 0);
  return { name: path, uri, unread, pieces: (limit) => pieces(limit && Math.max(limit, usual())) };
}

/** Whether the first piece has no NUL. A file that cannot be read is reported when it is. */
async function isText(file: Document): Promise<boolean> {
  try {
    for await (const piece of file.pieces()) return !piece.includes("\0");
  } catch {
    // So is it then.
  }
  return true;
}

function* octetsIn(path: string): Generator<Buffer> {
  const { read, close } = openFile(path);
  try {
    yield* octetsFrom(read);
  } finally {
    close();
  }
}

function decoded(name: string, octets: () => Iterable<Buffer>): Pick<Document, "pieces" | "unread"> {
  let failure: Failure | undefined;
  const more = (): void => {
    failure = new Failure(`cannot read all of ${name}: other bytes follow the end of its gzip data (RFC 1952)`);
  };
  async function* pieces(limit = Infinity): AsyncGenerator<string> {
    // A byte order mark counts in offsets.
    const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
    let isFirst = true;
    const read = failing(gunzipped(octets(), { limit, more }), (error) =>
      error instanceof SyntaxError || error instanceof RangeError ? `cannot read ${name}: ${error.message}` : undefined,
    );
    for await (const piece of read) {
      if (isFirst) refuseUtf16(name, piece, "\n");
      isFirst = false;
      yield decoder.decode(piece, { stream: true });
    }
    yield decoder.decode();
  }
  return { pieces, unread: () => failure };
}
