/** RFC 8089: what the codes of errors in paths and file URIs mean, for programs that show them to people. */
import { FAULTS, type FileUriErrorCode } from "./file-uri-error.ts";

/** What a code means. */
export interface FileUriCode {
  /** What is wrong, in one line. */
  readonly summary: string;
  /** The rule, or why it matters. */
  readonly explanation: string;
  /** What to do, where it is known. */
  readonly help: string | undefined;
  /** The section that says so, such as `RFC 8089 §2`. */
  readonly section: string;
  /** A call with this code, and a similar one without it. */
  readonly example: string;
  readonly counterexample: string;
}

/** Of each code: the rule or a reason, a call that has it, and one that is right. */
const TEXTS: Readonly<Record<FileUriErrorCode, readonly [explanation: string, example: string, right: string]>> = {
  empty: ["local-path = path-absolute", toUri("", "posix"), toUri("/", "posix")],
  "relative-path": [
    "auth-path = [ file-auth ] path-absolute",
    toUri("a/b", "posix"),
    'toFileUri("a/b", { platform: "posix", folder: "/" })',
  ],
  drive: ["local-path = [ drive-letter ] path-absolute", toUri("C:a", "windows"), toUri("C:/a", "windows")],
  share: [
    "The server of a share becomes the host of the URI, and its folder the first segment.",
    toUri("//server", "windows"),
    toUri("//server/share", "windows"),
  ],
  device: [
    "Windows opens a device in place of a file of such a name, in each folder and with any extension. Shares such as `IPC$` have pipes, and no files.",
    toUri("C:/nul.txt", "windows"),
    toUri("C:/null.txt", "windows"),
  ],
  name: [
    "By such a name, Windows opens another file, a stream of one, or nothing.",
    toUri("C:/a?", "windows"),
    toUri("C:/a", "windows"),
  ],
  nul: ["Systems end a path at NUL, and open another file.", toPath("file:///a%00b"), toPath("file:///ab")],
  surrogate: [
    "A name is encoded as UTF-8 before it is percent-encoded.",
    toUri(String.raw`/\uD800`, "posix"),
    toUri("/é", "posix"),
  ],
  "dot-segment": [
    "A URI loses these segments when it is resolved. A file system follows links first, and may arrive elsewhere.",
    toUri("/a/../b", "posix"),
    toUri("/b", "posix"),
  ],
  scheme: ['file-scheme = "file"', toPath("http:///a"), toPath("file:///a")],
  authority: ['file-auth = "localhost" / host', toPath("file://host:80/a"), toPath("file://localhost/a")],
  "drive-as-host": [
    "What follows `//` is a host. The path, with its drive, begins at the third slash.",
    toPath("file://C:/a", "windows"),
    toPath("file:///C:/a", "windows"),
  ],
  host: [
    "The host names the system that has the file. To open it there would send the name of the user over the network.",
    toPath("file://host/a", "windows"),
    toPath("file:///C:/a", "windows"),
  ],
  query: ['file-URI = file-scheme ":" file-hier-part', toPath("file:///a?b"), toPath("file:///a%3Fb")],
  fragment: ['file-URI = file-scheme ":" file-hier-part', toPath("file:///a#b"), toPath("file:///a%23b")],
  separator: [
    "Decoded, the separator would make two names of one, and so name another file.",
    toPath("file:///a%2Fb"),
    toPath("file:///a/b"),
  ],
  "utf-8": ["A path is text, so its octets must be UTF-8.", toPath("file:///%FF"), toPath("file:///%C3%BF")],
};

function toUri(path: string, platform: string): string {
  return `toFileUri("${path}", { platform: "${platform}" })`;
}

function toPath(uri: string, platform: string = "posix"): string {
  return `toFilePath("${uri}", { platform: "${platform}" })`;
}

/**
 * The codes of `FileUriError`: those of paths, and then those of URIs.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc8089#section-2 | RFC 8089 §2}
 * @example
 * ```ts
 * import { fileUriCodes } from "@std66/file-uri/codes";
 * fileUriCodes.scheme.summary; // => "the scheme is not `file`"
 * fileUriCodes.scheme.example; // => 'toFilePath("http:///a", { platform: "posix" })'
 * ```
 */
export const fileUriCodes: Readonly<Record<FileUriErrorCode, FileUriCode>> = Object.fromEntries(
  Object.entries(TEXTS).map(([code, [explanation, example, counterexample]]) => {
    const [reason, section] = FAULTS[code as FileUriErrorCode];
    const [summary = reason, help] = reason.split("; ");
    return [code, { summary, explanation, help, section, example, counterexample }];
  }),
) as Record<FileUriErrorCode, FileUriCode>;
