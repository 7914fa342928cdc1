import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { fileUriCodes } from "@std66/file-uri/codes";
void [sample, describe];


test("packages/file-uri/src/codes.ts:90", async () => {
sample.same(fileUriCodes.scheme.summary, "the scheme is not `file`");
sample.same(fileUriCodes.scheme.example, 'toFilePath("http:///a", { platform: "posix" })');
});
