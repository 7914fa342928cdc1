/** Where a file is below a folder. */
import { realpathSync } from "node:fs";
import path, { type PlatformPath, basename, dirname, join, resolve } from "node:path";
import { Failure, attempt } from "../system/failures.ts";

/**
 * The names on the way from the working directory to a file, as they are written. After a symbolic link, `..` leads elsewhere than its
 * text says, so that such a path is followed first: by the system, since Node itself reads the text.
 *
 * @throws {Failure} if the file is outside of the working directory
 */
export function namesOf(file: string): readonly string[] {
  const followed = (): string =>
    join(
      attempt(file, () => realpathSync.native(dirname(file))),
      basename(file),
    );
  const written = file.split(/[\\/]/).includes("..") ? undefined : namesBelow(process.cwd(), resolve(file), path);
  const names = written ?? namesBelow(realpathSync.native(process.cwd()), followed(), path);
  if (names !== undefined) return names;
  const how = "run std66 there, or name its folder with --recursive";
  throw new Failure(`no URI for ${file}: it is outside the working directory, which --base names; ${how}`);
}

/** The names on the way from a folder to a file, by their paths on a system; `undefined` if it is not in the folder. */
export function namesBelow(folder: string, file: string, system: PlatformPath): readonly string[] | undefined {
  const way = system.relative(folder, file);
  const names = way.split(system.sep);
  // On Windows, there is no way to another drive.
  return system.isAbsolute(way) || names[0] === ".." ? undefined : names;
}
