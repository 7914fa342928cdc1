// What is not a path, a URI, a platform or an option is refused by name.
import { expect, it } from "vitest";
import { FileUriError, toFilePath, toFileUri } from "../src/index.ts";
import { thrown } from "./thrown.ts";

it.each<[() => unknown, string, string]>([
  [() => toFileUri("/a", undefined as never), "TypeError", "toFileUri: options must be a plain object, not undefined"],
  [
    () => toFileUri("/a", {} as never),
    "RangeError",
    "toFileUri: options.platform must be one of `posix`, `windows`, not undefined",
  ],
  [
    () => toFileUri("/a", { platform: "linux" } as never),
    "RangeError",
    "toFileUri: options.platform must be one of `posix`, `windows`, not `linux`",
  ],
  [
    () => toFileUri("/a", { platform: "posix", base: "/" } as never),
    "TypeError",
    "toFileUri: options has no `base`, only platform, folder",
  ],
  [() => toFileUri(1 as never, { platform: "posix" }), "TypeError", "toFileUri: path must be a string, not 1"],
  [
    () => toFileUri("a", { platform: "posix", folder: 1 as never }),
    "TypeError",
    "toFileUri: options.folder must be a string, not 1",
  ],
  [
    () => toFilePath("file:///a", { platform: "linux" } as never),
    "RangeError",
    "toFilePath: options.platform must be one of `posix`, `windows`, not `linux`",
  ],
  [
    () => toFilePath("file:///a", { platform: "posix", host: "share" as never }),
    "RangeError",
    "toFilePath: options.host must be one of `refuse`, `unc`, not `share`",
  ],
  [
    () => toFilePath("file:///a", Object.create({ platform: "posix" }) as never),
    "TypeError",
    "toFilePath: options must be a plain object, with `platform` as its own member",
  ],
  [
    () => toFilePath(new URL("file:///a") as never, { platform: "posix" }),
    "TypeError",
    "toFilePath: uri must be a string or a UriReference, not an instance of URL: pass its `href`",
  ],
])("%s: %s %s", (run, name, message) => {
  const error = thrown(run);
  expect(error).toMatchObject({ name, message });
});

it("an error keeps what it was given out of logs, and is one of every copy", () => {
  const error = thrown(() => toFilePath("file://u:secret@h/secret", { platform: "posix" }));
  expect(Object.keys(error as object)).toEqual(["code", "offset", "section"]);
  expect(Object.assign(new TypeError(), { name: "FileUriError" })).toBeInstanceOf(FileUriError);
  expect(new TypeError()).not.toBeInstanceOf(FileUriError);
});

const SEPARATOR = "toFilePath: uri: a name contains an encoded separator of paths";
const QUERY = "toFilePath: uri: a file URI has no query; write `%3F` for a question mark";
const NUL = "toFileUri: path: no path contains NUL";

// An offset in or after a possible password would tell its length.
it.each<[call: () => unknown, message: string, code: string, section: string, offset: number, isShown: boolean]>([
  [() => toFilePath("file:///a%2Fb", { platform: "posix" }), SEPARATOR, "separator", "4", 8, true],
  [() => toFilePath("file:///a/b%2Fc", { platform: "posix" }), SEPARATOR, "separator", "4", 10, true],
  [() => toFilePath("file:///x:y@z/%2F", { platform: "posix" }), SEPARATOR, "separator", "4", 14, false],
  [() => toFilePath("file:////u:secret@h/a%2Fb", { platform: "posix" }), SEPARATOR, "separator", "4", 20, false],
  [() => toFilePath("file:///a?http://u:secret@h/", { platform: "posix" }), QUERY, "query", "2", 9, true],
  [() => toFilePath("file:///http://u:secret@h/a?b", { platform: "posix" }), QUERY, "query", "2", 27, false],
  [() => toFileUri("/a/\0", { platform: "posix" }), NUL, "nul", "4", 3, true],
  [() => toFileUri("/a b/\0", { platform: "posix" }), NUL, "nul", "4", 5, true],
  [() => toFileUri("/http://u:secret@h/\0", { platform: "posix" }), NUL, "nul", "4", 19, false],
  [() => toFileUri("/http://u:se cret@h/\0", { platform: "posix" }), NUL, "nul", "4", 20, false],
  [() => toFileUri("/a/\0/http://u:secret@h/", { platform: "posix" }), NUL, "nul", "4", 3, true],
])("%s: its message and its JSON have the offset only where it tells nothing of a password", (...row) => {
  const [call, reason, code, number, offset, isShown] = row;
  const section = `RFC 8089 §${number}`;
  const message = `${reason} (${isShown ? `offset ${offset}, ` : ""}${section})`;
  const error = thrown(call);
  expect(error).toMatchObject({ message, offset });
  expect(JSON.parse(JSON.stringify(error))).toEqual({
    name: "FileUriError",
    message,
    code,
    section,
    ...(isShown && { offset }),
  });
});

// RFC 8089 §2: a host is a name, also one that reads like a drive once it is decoded; Appendix E.2: a path is not.
it.each([
  ["file://c%3A/x", "refuse", "host", 7],
  ["file://c%3A/x", "unc", "name", 7],
  ["file://c%7C/s/x", "refuse", "host", 7],
  ["file://c:/x", "unc", "drive-as-host", 7],
  ["file:////c%3A/x", "unc", "drive-as-host", 9],
  ["file:////C:/x", "refuse", "drive-as-host", 9],
  ["file:////cd/x", "refuse", "host", 9],
] as const)("%s with `host: %s` is refused as %s, at %i", (uri, host, code, offset) => {
  expect(thrown(() => toFilePath(uri, { platform: "windows", host }))).toMatchObject({ code, offset });
});
