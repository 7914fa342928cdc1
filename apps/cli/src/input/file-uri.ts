/** RFC 8089 §2: the `file` URI of a path, and the URI of a file below a folder that has another URI. */
import { realpathSync } from "node:fs";
import system, { basename, dirname, join, type PlatformPath, resolve } from "node:path";
import { change, parse, percentEncode } from "@std66/core";
import { FileUriError, type Platform, toFileUri } from "@std66/file-uri";
import { attempt, Failure } from "../system/calls.ts";

/** Whose paths those of this machine are. */
export const PLATFORM = process.platform === "win32" ? "windows" : "posix";

/** The URI of an absolute path. @throws {Failure} if it has none, such as a device of Windows */
export function fileUri(path: string, platform: Platform = PLATFORM): string {
  try {
    return String(toFileUri(path, { platform }));
  } catch (error) {
    throw error instanceof FileUriError ? new Failure(`no URI for ${path}: ${error.message}`) : error;
  }
}

/** The URI below a folder, by the names on the way. `folder`: its URI, whose path may lack the final `/`. */
export function uriBelow(folder: string, names: readonly string[]): string {
  const base = parse(folder);
  const root = base.path.endsWith("/") ? base.path : `${base.path}/`;
  const path = root + names.map((name) => percentEncode(name, "path")).join("/");
  return String(change(base, { path, query: undefined, fragment: undefined }));
}

/**
 * The names on the way from the working directory to a file, as written. After a symbolic link, `..` leads elsewhere
 * than its text says. The system follows such a path first, since Node itself reads only the text.
 *
 * @throws {Failure} if the file is outside of the working directory
 */
export function namesOf(file: string): readonly string[] {
  const followed = (): string => attempt(file, () => join(realpathSync.native(dirname(file)), basename(file)));
  const written = file.split(/[\\/]/).includes("..") ? undefined : namesBelow(process.cwd(), resolve(file), system);
  const names = written ?? namesBelow(realpathSync.native(process.cwd()), followed(), system);
  if (names !== undefined) return names;
  const how = "run std66 there, or name its folder with --recursive";
  throw new Failure(`no URI for ${file}: it is outside the working directory, which --base names; ${how}`);
}

/** The names on the way from a folder to a file, by their paths on a system; `undefined` if it is not in the folder. */
export function namesBelow(folder: string, file: string, on: PlatformPath): readonly string[] | undefined {
  const way = on.relative(folder, file);
  const names = way.split(on.sep);
  // Windows has no relative path from one drive to another.
  return on.isAbsolute(way) || names[0] === ".." ? undefined : names;
}
