/** RFC 8089 §2 and Appendices E.2 and E.3: the file URI of a path. */
import { type Uri, build, percentEncode } from "@std66/core";
import { ownOptions, requireString } from "@std66/core/internal";
import { type Input, refuse, refuseAbove } from "./file-uri-error.ts";
import { type Name, checkNames, checkShare, isDotSegment, isDrive, namesFrom } from "./names.ts";
import { PLATFORMS, type Platform, chosen } from "./platform.ts";

export interface ToFileUriOptions {
  /** Whose path it is. The machine that the program runs on does not matter. */
  readonly platform: Platform;
  /**
   * The folder that a relative path is relative to, as an absolute path of the same platform. The `.` and `..` of the
   * relative path are then removed as a reference's are (RFC 3986 §5.2.4). Default: relative paths are refused.
   */
  readonly folder?: string | undefined;
}

/** An absolute path. The first name of Windows is the drive or the share, which `..` does not leave. */
interface AbsolutePath {
  readonly host: string;
  readonly names: readonly Name[];
}

/**
 * Returns the file URI of a path (RFC 8089 §2). Drives are the first segment (Appendix E.2), and the server of a share
 * is the host (Appendix E.3). Empty names and a separator at the end stay, so that `toFilePath` returns the path: with
 * `\` for each `/` on Windows, else unchanged. What cannot come back is refused.
 *
 * @throws {FileUriError} if the path has no file URI; `offset` is in UTF-16 code units
 * @throws {RangeError} if the platform is unknown
 * @throws {TypeError} if `path` or `folder` is not a string, or if an option is unknown
 * @see {@link https://www.rfc-editor.org/rfc/rfc8089#section-2 | RFC 8089 §2}
 * @example
 * ```ts
 * import { toFileUri } from "@std66/file-uri";
 * String(toFileUri("/data/100% a#b", { platform: "posix" })); // => "file:///data/100%25%20a%23b"
 * String(toFileUri("C:\\Users\\é", { platform: "windows" })); // => "file:///C:/Users/%C3%A9"
 * String(toFileUri("\\\\server\\share\\a.txt", { platform: "windows" })); // => "file://server/share/a.txt"
 * String(toFileUri("../b", { platform: "posix", folder: "/folders/a" })); // => "file:///folders/b"
 * toFileUri("b", { platform: "posix" }); // throws FileUriError
 * ```
 */
export function toFileUri(path: string, options: ToFileUriOptions): Uri {
  const { platform: given, folder } = ownOptions("toFileUri: options", options, ["platform", "folder"]);
  const platform = chosen("toFileUri: options.platform", given, PLATFORMS);
  const base = folder === undefined ? undefined : absolutePathOf("toFileUri: options.folder", folder, platform);
  const { host, names } = absolutePathOf("toFileUri: path", path, platform, base);
  const written = percentEncode(names.map(({ name }) => name).join("/"), "path");
  return build({ scheme: "file", host: percentEncode(host, "reg-name"), path: `/${written}` });
}

function absolutePathOf(argument: string, text: string, platform: Platform, folder?: AbsolutePath): AbsolutePath {
  requireString(argument, text);
  const input = { argument, text };
  if (text === "") refuse(input, 0, "empty");
  const surrogate = text.search(/[\uD800-\uDFFF]/u);
  if (surrogate !== -1) refuse(input, surrogate, "surrogate");
  return platform === "posix" ? posixPath(input, folder) : windowsPath(input, folder);
}

function posixPath(input: Input, folder: AbsolutePath | undefined): AbsolutePath {
  const isAbsolute = input.text.startsWith("/");
  const names = namesFrom(input.text, isAbsolute ? 1 : 0, "/");
  checkNames(input, names, "posix");
  return isAbsolute ? absolute(input, "", names) : below(input, folder, 0, names);
}

function windowsPath(input: Input, folder: AbsolutePath | undefined): AbsolutePath {
  const { text } = input;
  if (/^[\\/]{2}/.test(text)) return share(input);
  const isRooted = /^[\\/]/.test(text);
  const names = namesFrom(text, isRooted ? 1 : 0, /[\\/]/);
  const [{ name: first }] = names as [Name];
  if (/^[A-Za-z]:/.test(first) && !isRooted) {
    // `C:` and `C:a` are relative to the current folder of that drive.
    if (!isDrive(first) || names.length === 1) refuse(input, 2, "drive");
    const found = absolute(input, "", names);
    checkNames(input, names.slice(1), "windows");
    return found;
  }
  checkNames(
    input,
    names.filter((name) => !isDotSegment(name)),
    "windows",
  );
  const root = folder && { host: folder.host, names: folder.names.slice(0, 1) };
  return below(input, isRooted ? root : folder, 1, names);
}

function share(input: Input): AbsolutePath {
  const [server, ...names] = namesFrom(input.text, 2, /[\\/]/) as [Name, ...Name[]];
  if (server.name === "." || server.name === "?") refuse(input, 0, "device");
  const found = absolute(input, server.name, names);
  checkShare(input, server, names);
  return found;
}

/** A URI with dot-segments is not the path that the system follows: it may follow a link first. */
function absolute(input: Input, host: string, names: readonly Name[]): AbsolutePath {
  const dots = names.find(isDotSegment);
  if (dots !== undefined) refuse(input, dots.offset, "dot-segment");
  return { host, names };
}

/** A relative path in a folder. `..` does not lead above the first `fixed` names, nor out of an empty one. */
function below(input: Input, folder: AbsolutePath | undefined, fixed: number, names: readonly Name[]): AbsolutePath {
  if (folder === undefined) refuse(input, 0, "relative-path");
  const way = [...folder.names];
  if (way.at(-1)?.name === "") way.pop();
  names.forEach((name, index) => {
    if (!isDotSegment(name)) way.push(name);
    else {
      if (name.name === ".." && way.length === fixed) {
        refuseAbove(input, name.offset, fixed === 0 ? "the root of the file system" : "its drive or share");
      }
      // A file system reads two separators as one, a URI as an empty segment.
      if (name.name === ".." && way.at(-1)?.name === "") refuse(input, name.offset, "dot-segment");
      if (name.name === "..") way.pop();
      if (index === names.length - 1) way.push({ name: "", offset: name.offset });
    }
  });
  return { host: folder.host, names: way };
}
