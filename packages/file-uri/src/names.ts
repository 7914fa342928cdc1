/** RFC 8089 §4 and Appendix E: the names in a path, and which of them a file can have. */
import { type Input, refuse } from "./file-uri-error.ts";
import type { Platform } from "./platform.ts";

/** A name between two separators, decoded. `offset`: where it begins in the input, in UTF-16 code units. */
export interface Name {
  readonly name: string;
  readonly offset: number;
}

/** The names of a text from an offset on. An empty one at the end is a separator at the end. */
export function namesFrom(text: string, from: number, separator: RegExp | "/"): Name[] {
  let offset = from;
  return text
    .slice(from)
    .split(separator)
    .map((name) => {
      const found = { name, offset };
      offset += name.length + 1;
      return found;
    });
}

export function isDotSegment({ name }: Name): boolean {
  return name === "." || name === "..";
}

/** A drive of Windows, such as `C:`. */
export function isDrive(name: string | undefined): boolean {
  return name !== undefined && /^[A-Za-z]:$/.test(name);
}

/** Windows opens a device in place of a file of this name, in each folder, whatever follows a dot. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[1-9¹²³]) *(?:\.|$)/i;
const NOT_IN_WINDOWS = /[^ -\uFFFF]|[<>:"|?*]|[. ]$/;

/**
 * Refuses a share without a server or a folder, one of this machine, whose paths have drives, and what has no files:
 * pipes, mail slots, and the share of pipes.
 */
export function checkShare(input: Input, server: Name, names: readonly Name[]): void {
  const [folder = server] = names;
  if (server.name === "" || server.name.toLowerCase() === "localhost") refuse(input, server.offset, "share");
  if (folder === server || folder.name === "") refuse(input, server.offset, "share");
  if (/^(?:pipe|mailslot|ipc\$)$/i.test(folder.name)) refuse(input, folder.offset, "device");
  checkNames(input, [server, ...names], "windows");
}

/** Refuses the names that no file of the platform has. */
export function checkNames(input: Input, names: readonly Name[], platform: Platform): void {
  for (const { name, offset } of names) {
    if (name.includes("\0")) refuse(input, offset, "nul");
    if (platform === "posix") continue;
    if (DEVICE.test(name)) refuse(input, offset, "device");
    if (NOT_IN_WINDOWS.test(name)) refuse(input, offset, "name");
  }
}
