import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { toFileUri } from "@std66/file-uri";
void [sample, describe];


test("packages/file-uri/src/to-file-uri.ts:35", async () => {
sample.same(String(toFileUri("/data/100% a#b", { platform: "posix" })), "file:///data/100%25%20a%23b");
sample.same(String(toFileUri("C:\\Users\\é", { platform: "windows" })), "file:///C:/Users/%C3%A9");
sample.same(String(toFileUri("\\\\server\\share\\a.txt", { platform: "windows" })), "file://server/share/a.txt");
sample.same(String(toFileUri("../b", { platform: "posix", folder: "/folders/a" })), "file:///folders/b");
sample.throws(() => { toFileUri("b", { platform: "posix" }); }, "FileUriError");
});
