/** RFC 8089: the error for a path that has no file URI, and for a URI that has no path. */
import { tryParse } from "@std66/core";
import { maskFault, maskReference } from "@std66/core/diagnostics";

/** Why a path has no file URI, or a file URI no path. Codes are stable, for use by programs. */
export type FileUriErrorCode =
  | "empty"
  | "relative-path"
  | "drive"
  | "share"
  | "device"
  | "name"
  | "nul"
  | "surrogate"
  | "dot-segment"
  | "scheme"
  | "authority"
  | "drive-as-host"
  | "host"
  | "query"
  | "fragment"
  | "separator"
  | "utf-8";

/** Of each code: what is wrong, what would be right, and the section. */
export const FAULTS: Readonly<Record<FileUriErrorCode, readonly [reason: string, section: string]>> = {
  empty: ["the path is empty", "RFC 8089 §2"],
  "relative-path": ["the path is not absolute; `toFileUri` takes the option `folder` for it", "RFC 8089 §2"],
  drive: ["a path of Windows begins with a drive and a slash, such as `C:/`, or with a share", "RFC 8089 App. E.2"],
  share: ["a share has the name of a server and of a folder, such as `\\\\server\\share`", "RFC 8089 App. E.3"],
  device: ["this names a device, not a file", "RFC 8089 §4"],
  name: ['no name of Windows has a control character, one of `<>:"|?*`, or a blank or dot at its end', "RFC 8089 §4"],
  nul: ["no path contains NUL", "RFC 8089 §4"],
  surrogate: ["a lone surrogate has no octets", "RFC 8089 §4"],
  "dot-segment": [
    "`.` and `..` are removed from a URI, which a file system does not do; resolve the path first",
    "RFC 3986 §5.2.4",
  ],
  scheme: ["the scheme is not `file`", "RFC 8089 §2"],
  authority: ["a file URI has no userinfo and no port", "RFC 8089 §2"],
  "drive-as-host": ["a drive is read as a host; write `file:///C:/…` for a path of drive C", "RFC 8089 App. E.2"],
  host: ['the file is on another host; with `host: "unc"`, Windows reads it as a share', "RFC 8089 §2"],
  query: ["a file URI has no query; write `%3F` for a question mark", "RFC 8089 §2"],
  fragment: ["a file URI has no fragment; remove it first, or write `%23` for a number sign", "RFC 8089 §2"],
  separator: ["a name contains an encoded separator of paths", "RFC 8089 §4"],
  "utf-8": ["the octets are not UTF-8", "RFC 8089 §4"],
};

/**
 * Thrown for a path that has no file URI, and for a URI that has no path, so that nothing is converted with loss
 * (RFC 8089).
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc8089#section-2 | RFC 8089 §2}
 * @example
 * ```ts
 * import { type FileUriError, toFilePath } from "@std66/file-uri";
 * const codeOf = (uri: string): string => {
 *   try {
 *     return toFilePath(uri, { platform: "posix" });
 *   } catch (error) {
 *     return `${(error as FileUriError).code} at ${(error as FileUriError).offset}`;
 *   }
 * };
 * codeOf("file:///a%2Fb"); // => "separator at 8"
 * ```
 */
export class FileUriError extends TypeError {
  /** Why. */
  declare readonly code: FileUriErrorCode;
  /**
   * Where in `input` the faulty name or component begins, in UTF-16 code units. Not enumerable in or after a possible
   * password.
   */
  declare readonly offset: number;
  /** The section that says so, such as `RFC 8089 §2`. */
  declare readonly section: string;

  readonly #input: string;

  /** Not private, since types of test libraries take only public constructors: `toThrow(FileUriError)`. */
  constructor(argument: never, input: never, offset: never, fault: never);
  constructor(argument: string, input: string, offset: number, { code, isAdvised, own }: Fault) {
    const [advised, section] = FAULTS[code];
    const reason = own ?? (isAdvised ? advised : advised.slice(0, advised.indexOf("; ")));
    const isSecret = revealsLength(input, offset);
    super(`${argument}: ${reason} (${isSecret ? "" : `offset ${offset}, `}${section})`);
    Object.assign(this, { code, offset, section });
    if (isSecret) Object.defineProperty(this, "offset", { enumerable: false });
    this.#input = input;
  }

  /** The path or the URI as given. Not enumerable, since a URI may contain a password. */
  get input(): string {
    return this.#input;
  }

  /** What `JSON.stringify` writes: the message as well, and never the input (RFC 3986 §7.5). */
  toJSON(): object {
    const { name, message } = this;
    return Object.assign({ name, message }, this);
  }

  /**
   * Makes `instanceof` accept the errors of every copy of this package: a program can load its ESM and its CommonJS.
   */
  static override [Symbol.hasInstance](value: unknown): value is FileUriError {
    return (
      this.prototype.isPrototypeOf(value as object) || (value instanceof TypeError && value.name === "FileUriError")
    );
  }
}

Object.defineProperty(FileUriError.prototype, "name", { value: "FileUriError", writable: true, configurable: true });

/**
 * Whether an offset is in a possible password or after it (RFC 3986 §3.2.1). `file:///C:/@a`, which is a URI, has none.
 */
function revealsLength(input: string, offset: number): boolean {
  if (tryParse(input) !== undefined) return !maskReference(input).startsWith(input.slice(0, offset));
  return maskFault({ input, offset, length: 0, component: "path" }).place !== undefined;
}

/** `isAdvised`: whether the message says what would be right. `own`: the reason, if it is not that of the code. */
interface Fault {
  readonly code: FileUriErrorCode;
  readonly isAdvised: boolean;
  readonly own?: string;
}

/** What a function converts: `argument` names it in messages, such as `toFileUri: path`. */
export interface Input {
  readonly argument: string;
  readonly text: string;
}

/**
 * Throws the error for a fault at an offset of the input. The message says what would be right, if that `isAdvised`.
 */
export function refuse({ argument, text }: Input, offset: number, code: FileUriErrorCode, isAdvised = true): never {
  throw new (FileUriError as unknown as Constructor)(argument, text, offset, { code, isAdvised });
}

/** Throws the error for a `..` that leads out of a file system. `root`: what it leads above. */
export function refuseAbove({ argument, text }: Input, offset: number, root: string): never {
  const fault = { code: "dot-segment", isAdvised: false, own: `the path leads above ${root}` } as const;
  throw new (FileUriError as unknown as Constructor)(argument, text, offset, fault);
}

type Constructor = new (argument: string, input: string, offset: number, fault: Fault) => FileUriError;
