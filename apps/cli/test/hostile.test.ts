/** Input that nobody means well with: there is an answer for each line, and never a stack trace. */
import { describe, expect, it } from "vitest";
import { std66 } from "./run.ts";

/** Octets that look random and are the same in each run. */
function octets(count: number, alphabet?: string): Uint8Array {
  let state = 66;
  return Uint8Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const random = state >>> 24;
    return alphabet === undefined ? random : alphabet.charCodeAt(random % alphabet.length);
  });
}

const inputs: readonly (readonly [title: string, input: Uint8Array])[] = [
  ["random bytes", octets(100_000)],
  ["random delimiters", octets(100_000, "/:?#[]@%.a1\n|\0 \t\r\\")],
  ["runs of one byte", Buffer.concat([0x00, 0xff, 0x0a, 0x2e].map((byte) => Buffer.alloc(10_000, byte)))],
  [
    "lines of a million characters",
    Buffer.from([`http://a/${"../".repeat(333_333)}`, ":".repeat(1e6), `a:${"%".repeat(1e6)}`].join("\n")),
  ],
  [
    "terminal escapes, and names of Object.prototype",
    Buffer.from(
      "\u001B]0;t\u0007\u001B[2J\n\u001B[31m%\n\u009B31m\n__proto__:\nconstructor:a\n//toString/hasOwnProperty\n",
    ),
  ],
];

/** In milliseconds: `legacy` has six standards read lines of a million characters, and all commands run at once. */
const PATIENCE = 20_000;

describe.concurrent.each(inputs)("%s", (_title, input) => {
  const text = Buffer.from(input).toString("latin1");
  const lines = text.split("\n").length - (text.endsWith("\n") ? 1 : 0);

  it.each([["check"], ["parse"], ["resolve", "http://a/b"], ["legacy", "http://a/b", "-"], ["legacy", "-"]])(
    "%s",
    async (...args) => {
      const { stdout, stderr, status } = await std66(args, { stdin: input });
      expect(status).toBeLessThan(2);
      expect(stderr).not.toMatch(/^ +at |\bbug\b|Error/mu);
      // Nothing that a terminal would take for a command.
      // oxlint-disable-next-line no-control-regex -- controls are what must not be there
      expect(stderr).not.toMatch(/[\0-\x09\x0B-\x1F\x7F-\x9F\u202A-\u202E\u2066-\u2069]/u);
      if (args[0] === "resolve") expect(stdout.split("\n")).toHaveLength(lines + 1);
      if (args[0] === "check") expect(stdout).toBe("");
    },
    PATIENCE,
  );

  it.each([["check"], ["parse"], ["resolve", "http://a/b"], ["legacy", "http://a/b", "-"], ["legacy", "-"]])(
    "%s --json",
    async (...args) => {
      const { stdout, stderr, status } = await std66([...args, "--json"], { stdin: input });
      expect({ stderr, isTrouble: status === 2 }).toEqual({ stderr: "", isTrouble: false });
      const objects = stdout.split("\n");
      expect(objects.pop()).toBe("");
      expect(objects).toHaveLength(lines);
      expect(objects.filter((object) => !("input" in (JSON.parse(object) as object)))).toEqual([]);
    },
    PATIENCE,
  );
});
