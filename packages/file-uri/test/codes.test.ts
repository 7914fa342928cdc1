// What codes mean: each example has its code.
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { fileUriCodes } from "../src/codes.ts";
import { FAULTS } from "../src/file-uri-error.ts";
import { FileUriError, type FileUriErrorCode, toFilePath, toFileUri } from "../src/index.ts";
import { thrown } from "./thrown.ts";

const CODES = Object.keys(fileUriCodes) as FileUriErrorCode[];

/** Runs a call. Its options are from another realm, and so copied. */
const run = (call: string): unknown =>
  runInNewContext(call, {
    toFileUri: (path: string, options: Parameters<typeof toFileUri>[1]) => toFileUri(path, { ...options }),
    toFilePath: (uri: string, options: Parameters<typeof toFilePath>[1]) => toFilePath(uri, { ...options }),
  });

it("each code has its texts", () => {
  expect(CODES).toEqual(Object.keys(FAULTS));
});

describe.each(CODES)("%s", (code) => {
  const { summary, explanation, help, section, example, counterexample } = fileUriCodes[code];

  it("is the code of its example, with its section, its summary and its help", () => {
    const error = thrown(() => run(example));
    expect(error).toBeInstanceOf(FileUriError);
    expect(error).toMatchObject({ code, section });
    expect((error as FileUriError).message).toContain(`: ${summary}${help === undefined ? "" : `; ${help}`} (`);
  });

  it("is not that of the similar call", () => {
    expect(String(run(counterexample))).toMatch(/^(?:file:\/\/|\/|C:\\)/);
    for (const call of [example, counterexample]) expect(call).toMatch(/^toFile(?:Uri|Path)\("/);
    expect(example.includes('("",')).toBe(code === "empty");
    expect(counterexample).not.toContain('("",');
  });

  it("has an explanation: a rule, or sentences", () => {
    expect(explanation).toMatch(/^[a-zA-Z-]+ = |^[A-Z].*\.$/);
  });
});
