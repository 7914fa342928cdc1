import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { toFilePath } from "@std66/file-uri";
void [sample, describe];


test("packages/file-uri/src/to-file-path.ts:31", async () => {
sample.same(toFilePath("file:///data/100%25%20a%23b", { platform: "posix" }), "/data/100% a#b");
sample.same(toFilePath("file:///C:/Users/%C3%A9", { platform: "windows" }), "C:\\Users\\é");
sample.same(toFilePath("file://server/share/a.txt", { platform: "windows", host: "unc" }), "\\\\server\\share\\a.txt");
sample.throws(() => { toFilePath("file://server/share/a.txt", { platform: "windows" }); }, "FileUriError");
});
