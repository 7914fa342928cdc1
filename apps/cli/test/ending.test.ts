/** How the command ends after an error. */
import { CommanderError } from "@commander-js/extra-typings";
import { expect, it } from "vitest";
import { endingOf } from "../src/program.ts";
import { ClosedPipe, Failure, systemReason } from "../src/system/calls.ts";

it.each([
  ["a closed pipe sets no status", new ClosedPipe(), { status: undefined, message: undefined }],
  ["requested help has status 0", new CommanderError(0, "commander.help", ""), { status: 0, message: undefined }],
  ["wrong usage has status 2", new CommanderError(1, "commander.error", ""), { status: 2, message: undefined }],
  ["a system error has status 2 and its message", new Failure("cannot read"), { status: 2, message: "cannot read" }],
  [
    "output too long for a string has status 2",
    new RangeError("Invalid string length"),
    { status: 2, message: "the output for a line is too long" },
  ],
  [
    "an unexpected error is reported as a bug",
    new TypeError("x is not a function"),
    { status: 2, message: "TypeError: x is not a function; this is a bug in std66, please report it" },
  ],
])("%s", (_, thrown, ending) => {
  expect(endingOf(thrown)).toEqual(ending);
});

it("systemReason: omits the name of the call", () => {
  expect(systemReason(new Error("ENOSPC: no space left on device, write"))).toBe("no space left on device (ENOSPC)");
  expect(systemReason("odd")).toBe("odd");
});
