/** RFC 8089 §2 and Appendices B, E.2 and E.3: the path of a file URI. */
import { type UriReference, type UriSyntaxError, parse, percentDecode } from "@std66/core";
import { ownOptions, textOf } from "@std66/core/internal";
import { type Input, refuse } from "./file-uri-error.ts";
import { type Name, checkNames, checkShare, isDotSegment, isDrive, namesFrom } from "./names.ts";
import { PLATFORMS, type Platform, chosen } from "./platform.ts";

export interface ToFilePathOptions {
  /** Whose path it becomes. The machine that the program runs on does not matter. */
  readonly platform: Platform;
  /**
   * What a URI with a host other than `localhost` means: `refuse` throws, `unc` makes it a share of Windows, which a
   * program then opens over the network. Default: `refuse`.
   */
  readonly host?: "refuse" | "unc" | undefined;
}

/**
 * Returns the path of a file URI (RFC 8089 §2). The forms of Appendix B (`file:/a`) and Appendix E.2 (`file:C:/a`) are
 * read as `file:///a` and `file:///C:/a`; with `host: "unc"`, Windows also reads those of Appendix E.3
 * (`file:////server/share/a`). Whatever would name another file than the URI does is refused: an encoded separator, a
 * dot-segment, NUL, a device, a query.
 *
 * @throws {FileUriError} if the URI has no path on the platform; `offset` is in UTF-16 code units
 * @throws {UriSyntaxError} if the text is not a URI-reference
 * @throws {RangeError} if the platform or `host` is unknown
 * @throws {TypeError} if `uri` is neither a string nor a `UriReference`, or if an option is unknown
 * @see {@link https://www.rfc-editor.org/rfc/rfc8089#section-2 | RFC 8089 §2}
 * @example
 * ```ts
 * import { toFilePath } from "@std66/file-uri";
 * toFilePath("file:///data/100%25%20a%23b", { platform: "posix" }); // => "/data/100% a#b"
 * toFilePath("file:///C:/Users/%C3%A9", { platform: "windows" }); // => "C:\\Users\\é"
 * toFilePath("file://server/share/a.txt", { platform: "windows", host: "unc" }); // => "\\\\server\\share\\a.txt"
 * toFilePath("file://server/share/a.txt", { platform: "windows" }); // throws FileUriError
 * ```
 */
export function toFilePath(uri: string | UriReference, options: ToFilePathOptions): string {
  const given = ownOptions("toFilePath: options", options, ["platform", "host"]);
  const platform = chosen("toFilePath: options.platform", given.platform, PLATFORMS);
  const readsShares = chosen("toFilePath: options.host", given.host ?? "refuse", ["refuse", "unc"]) === "unc";
  const input = { argument: "toFilePath: uri", text: textOf("toFilePath: uri", uri) };
  const reference = parse(uri);
  const host = hostOf(reference, input);
  const names = pathNames(reference, input, platform);
  if (platform === "posix") {
    // No option makes it a path.
    if (host !== undefined) refuse(input, host.offset, "host", false);
    checkNames(input, names, platform);
    return `/${join(names, "/")}`;
  }
  const server = host ?? serverIn(names);
  if (server === undefined) return driveOf(input, names);
  if (host === undefined && isDrive(server.name)) refuse(input, server.offset, "drive-as-host");
  if (!readsShares) refuse(input, server.offset, "host");
  const share = host === undefined ? names.slice(names.indexOf(server) + 1) : names;
  checkShare(input, server, share);
  return `\\\\${server.name}\\${join(share, "\\")}`;
}

/** The host, decoded; `undefined` if the file is on this machine. Refuses all but a scheme, a host and a path. */
function hostOf(
  { scheme, userinfo, host, hostKind, port, query, fragment }: UriReference,
  input: Input,
): Name | undefined {
  if (scheme?.toLowerCase() !== "file") refuse(input, 0, "scheme");
  const start = "file://".length;
  if (userinfo === undefined && port === "" && isDrive(`${host}:`)) refuse(input, start, "drive-as-host");
  if (userinfo !== undefined || port !== undefined) refuse(input, start, "authority");
  if (query !== undefined) refuse(input, input.text.indexOf("?"), "query");
  if (fragment !== undefined) refuse(input, input.text.indexOf("#"), "fragment");
  if (host === undefined || host === "") return undefined;
  const server = decoded(input, { name: host, offset: start }, "windows");
  if (server.name.toLowerCase() === "localhost") return undefined;
  if (hostKind !== "reg-name" && hostKind !== "ipv4") refuse(input, start, "host", false);
  return server;
}

/** The names of the path, decoded. */
function pathNames({ path }: UriReference, input: Input, platform: Platform): Name[] {
  const start = input.text.length - path.length;
  const hasRoot = path.startsWith("/");
  const names = namesFrom(input.text, start + (hasRoot ? 1 : 0), "/").map((name) => decoded(input, name, platform));
  if (!hasRoot && !(platform === "windows" && isDrive(names[0]?.name))) refuse(input, start, "relative-path");
  return names;
}

function decoded(input: Input, { name, offset }: Name, platform: Platform): Name {
  const found = { name: decodedText(input, name, offset), offset };
  if (isDotSegment(found)) refuse(input, offset, "dot-segment");
  if (found.name.includes("/") || (platform === "windows" && found.name.includes("\\")))
    refuse(input, offset, "separator");
  return found;
}

function decodedText(input: Input, text: string, offset: number): string {
  try {
    return percentDecode(text);
  } catch (error) {
    return refuse(input, offset + (error as UriSyntaxError).offset, "utf-8");
  }
}

/** The server in a path that begins with two or three slashes (RFC 8089 Appendix E.3.2). */
function serverIn(names: readonly Name[]): Name | undefined {
  if (names[0]?.name !== "") return undefined;
  return names[1]?.name === "" ? names[2] : names[1];
}

function driveOf(input: Input, names: readonly Name[]): string {
  const [drive] = names as [Name];
  if (!isDrive(drive.name) || names.length === 1) refuse(input, drive.offset, "drive");
  checkNames(input, names.slice(1), "windows");
  return join(names, "\\");
}

function join(names: readonly Name[], separator: string): string {
  return names.map(({ name }) => name).join(separator);
}
