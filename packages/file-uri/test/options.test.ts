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
