import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { toFilePath } from "@std66/file-uri";
import { toFileUri } from "@std66/file-uri";
import { change } from "@std66/core";
import { resolve } from "@std66/resolve";
import { type FileUriError } from "@std66/file-uri";
void [sample, describe];


test("packages/file-uri/README.md:6", async () => {

sample.same(String(toFileUri("/data/100% a#b", { platform: "posix" })), "file:///data/100%25%20a%23b");
sample.same(String(toFileUri("C:\\Users\\é", { platform: "windows" })), "file:///C:/Users/%C3%A9");
sample.same(toFilePath("file:///C:/Users/%C3%A9", { platform: "windows" }), "C:\\Users\\é");
sample.throws(() => { toFilePath("file:///etc%2Fpasswd", { platform: "posix" }); }, "FileUriError");
});

test("packages/file-uri/README.md:60", async () => {

const folder = toFileUri("/schemas/", { platform: "posix" });
const target = resolve(folder, "person.json#/$defs/name");
sample.same(toFilePath(change(target, { fragment: undefined }), { platform: "posix" }), "/schemas/person.json");
sample.same(target.fragment, "/$defs/name");
});

test("packages/file-uri/README.md:73", async () => {

sample.same(toFilePath("file:///c%3A/project/a.ts", { platform: "windows" }), "c:\\project\\a.ts");
});

test("packages/file-uri/README.md:108", async () => {

function faultOf(path: string): FileUriError | undefined {
  try {
    toFileUri(path, { platform: "windows" });
  } catch (error) {
    return error as FileUriError;
  }
  return undefined;
}

sample.same(faultOf("C:\\a\\nul.txt")?.message, "toFileUri: path: this names a device, not a file (offset 5, RFC 8089 §4)");
sample.same(faultOf("C:a")?.code, "drive");
});
