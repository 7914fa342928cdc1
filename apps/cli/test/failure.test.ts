/** How the command ends after something was thrown. */
import { CommanderError } from "@commander-js/extra-typings";
import { expect, it } from "vitest";
import { ClosedPipe, Failure, failureOf, systemReason } from "../src/failure.ts";

it.each([
  ["a reader that has had enough", new ClosedPipe(), { status: undefined, message: undefined }],
  ["help that was asked for", new CommanderError(0, "commander.help", ""), { status: 0, message: undefined }],
  ["a wrong command line", new CommanderError(1, "commander.error", ""), { status: 2, message: undefined }],
  ["what the system refuses", new Failure("cannot read"), { status: 2, message: "cannot read" }],
  [
    "a text that no string can hold",
    new RangeError("Invalid string length"),
    { status: 2, message: "a line is too long for what is to be printed of it" },
  ],
  [
    "a fault of its own",
    new TypeError("x is not a function"),
    { status: 2, message: "TypeError: x is not a function; this is a bug in std66, please report it" },
  ],
])("%s", (_, thrown, ending) => {
  expect(failureOf(thrown)).toEqual(ending);
});

it("tells what the system says without the name of the call", () => {
  expect(systemReason(new Error("ENOSPC: no space left on device, write"))).toBe("no space left on device (ENOSPC)");
  expect(systemReason("odd")).toBe("odd");
});
