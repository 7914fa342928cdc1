import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { type FileUriError } from "@std66/file-uri";
import { toFilePath } from "@std66/file-uri";
void [sample, describe];


test("packages/file-uri/src/file-uri-error.ts:56", async () => {
const codeOf = (uri: string): string => {
  try {
    return toFilePath(uri, { platform: "posix" });
  } catch (error) {
    return `${(error as FileUriError).code} at ${(error as FileUriError).offset}`;
  }
};
sample.same(codeOf("file:///a%2Fb"), "separator at 8");
});
