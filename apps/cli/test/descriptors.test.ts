/** What the command asks and writes of its descriptors: each call of Node that it makes, with answers of the test. */
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import tty from "node:tty";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ClosedPipe, WriteFailure } from "../src/system/calls.ts";
import { Output, print } from "../src/terminal/output.ts";
import { Progress } from "../src/terminal/progress.ts";
import { styleFor } from "../src/terminal/style.ts";
import { isTerminal } from "../src/terminal/terminal.ts";
import { WaitingMessages } from "../src/terminal/waiting-messages.ts";
import { writeAll, writeOctets, writeSome } from "../src/terminal/write-all.ts";

type Kind = "pipe" | "socket" | "file" | "terminal" | "null device" | "odd device" | "closed";

/** What each descriptor is. */
let kinds: Kind[] = [];
/** Whether 1 and 2 lead to the same place. */
let isJoined = false;
/** Every write, as a descriptor and a text. */
let written: [descriptor: number, text: string][] = [];
/** What is done at the next writes: a code to throw, or how many octets are taken at most. */
let refusals: (string | number)[] = [];
let opened: unknown[][] = [];
let closed: number[] = [];
let asked: number[] = [];
let now = 0;

const NULL_DEVICE = fs.statSync("/dev/null", { throwIfNoEntry: false })?.rdev ?? 0;
const { env } = process;
const { fstatSync, statSync, writeSync, openSync, closeSync } = fs;
const { isatty } = tty;
/** The descriptor of a second opening of standard error. */
const SECOND = 77;

beforeEach(() => {
  [kinds, isJoined, written, refusals] = [["terminal", "terminal", "terminal"], false, [], []];
  [opened, closed, asked, now] = [[], [], [], 0];
  vi.spyOn(Date, "now").mockImplementation(() => now);
  process.env = { ...env, TERM: "xterm" };
  Object.assign(fs, {
    fstatSync(descriptor: number) {
      const kind = kinds[descriptor];
      if (kind === "closed") throw new Error("EBADF: bad file descriptor, fstat");
      return {
        ino: isJoined ? 5 : 5 + descriptor,
        dev: 1,
        rdev: kind === "null device" ? NULL_DEVICE : kind === "odd device" ? 0 : NULL_DEVICE + 1,
        isFile: () => kind === "file",
        isFIFO: () => kind === "pipe",
        isSocket: () => kind === "socket",
        isCharacterDevice: () => kind === "terminal" || kind === "null device" || kind === "odd device",
      };
    },
    writeSync(descriptor: number, octets: Buffer, start: number) {
      const next = refusals.shift() ?? Infinity;
      if (typeof next === "string") throw Object.assign(new Error(`${next}: no reason, write`), { code: next });
      const taken = Math.min(next, octets.length - start);
      written.push([descriptor, Buffer.from(octets.subarray(start, start + taken)).toString()]);
      return taken;
    },
    openSync: (...values: unknown[]) => {
      opened.push(values);
      if (kinds[2] === "file") throw new Error("ENXIO: no such device or address, open");
      return SECOND;
    },
    closeSync: (descriptor: number) => closed.push(descriptor),
  });
  tty.isatty = (descriptor) => {
    asked.push(descriptor);
    return kinds[descriptor] !== "null device";
  };
  syncBuiltinESMExports();
});

afterEach(() => {
  Object.assign(fs, { fstatSync, statSync, writeSync, openSync, closeSync });
  tty.isatty = isatty;
  syncBuiltinESMExports();
  vi.restoreAllMocks();
  process.env = env;
});

describe("a terminal", () => {
  it("is a device other than the null device; Node is asked for no other", () => {
    const answers = (["terminal", "null device", "pipe", "file", "socket"] as const).map((kind) => {
      kinds[1] = kind;
      return isTerminal(1);
    });
    expect(answers).toEqual([true, false, false, false, false]);
    expect(asked).toEqual([1]);
  });

  it("may be a device without a number, or one that the system does not describe: Node is asked", () => {
    kinds = ["odd device", "closed", "null device"];
    expect([isTerminal(0), isTerminal(1), isTerminal(2)]).toEqual([true, true, false]);
    expect(asked).toEqual([0, 1]);
  });

  it("may be any device where the null device has no number", () => {
    Object.assign(fs, { statSync: () => ({ rdev: 0 }) });
    syncBuiltinESMExports();
    kinds = ["odd device", "terminal", "pipe"];
    expect([isTerminal(0), isTerminal(1), isTerminal(2)]).toEqual([true, true, false]);
  });
});

describe("writing", () => {
  it("goes on after what was taken, and where a full pipe takes nothing", () => {
    refusals = [2, "EAGAIN", 1, "EAGAIN", "EAGAIN"];
    writeAll(2, "abcdef");
    expect(written).toEqual([
      [2, "ab"],
      [2, "c"],
      [2, "def"],
    ]);
    written = [];
    writeOctets(1, Buffer.from("é😀"));
    writeAll(1, "");
    writeOctets(1, Buffer.alloc(0));
    expect(written).toEqual([[1, "é😀"]]);
  });

  it("of a long text is in pieces of 87,381 characters, with both halves of each surrogate pair in one", () => {
    for (const pair of ["\u{10000}", "\u{103FF}", "\u{10FC00}", "\u{10FFFF}"]) {
      for (const before of [87_378, 87_379, 87_380, 87_381]) {
        written = [];
        const text = "a".repeat(before) + pair + pair;
        writeAll(1, text);
        expect(written.map(([, piece]) => piece).join("") === text).toBe(true);
      }
    }
    written = [];
    writeAll(1, "\uE000".repeat(87_382));
    expect(written.map(([, piece]) => piece.length)).toEqual([87_381, 1]);
  });

  it.each(["EPIPE", "ECONNRESET"])("ends without an error if the reader has left: %s", (code) => {
    refusals = [3, code];
    expect(() => writeAll(1, "abcdef")).toThrow(ClosedPipe);
    expect(written).toEqual([[1, "abc"]]);
  });

  it("that the system refuses has its reason", () => {
    refusals = ["ENOSPC", "EAGAIN"];
    expect(() => writeAll(1, "a")).toThrow(new WriteFailure("cannot write output: no reason (ENOSPC)"));
    expect(writeSome(1, Buffer.from("a"))).toBe(0);
    expect(writeSome(1, Buffer.from("ab"))).toBe(2);
  });
});

/** An output that notes when a progress bar would make way. */
function notedOutput(isQuiet = false) {
  const made = new Output(isQuiet);
  const events: string[] = [];
  made.beforeAnswers = () => events.push("answers");
  made.beforeMessages = () => events.push("messages");
  return { output: made, events };
}

describe("an output", () => {
  it("hides a progress bar before answers and messages, and only before those", () => {
    const { output: made, events } = notedOutput();
    made.flush();
    made.print("");
    made.printOctets(new Uint8Array());
    made.message("");
    made.note(undefined);
    made.flush();
    expect([events, written]).toEqual([[], []]);
    made.print("a\n");
    made.flush();
    made.flush();
    made.printOctets(Buffer.from("b\n"));
    made.message("c\n");
    made.flush();
    made.flush();
    expect(events).toEqual(["answers", "answers", "messages"]);
    expect(written).toEqual([
      [1, "a\n"],
      [1, "b\n"],
      [2, "c\n"],
    ]);
  });

  it("writes answers first, or in turn with messages where both are in one place", () => {
    for (const joined of [false, true]) {
      [isJoined, written] = [joined, []];
      const { output: made } = notedOutput();
      made.print("a\n");
      made.message("b\n");
      made.print("c\n");
      made.failure("d");
      made.flush(true);
      expect(written).toEqual(
        joined
          ? [[1, "a\nb\nc\nerror: d\n"]]
          : [
              [1, "a\nc\n"],
              [2, "b\nerror: d\n"],
            ],
      );
    }
  });

  it("that is quiet says only what failed", () => {
    const { output: made } = notedOutput(true);
    made.message("a\n");
    made.note("b");
    made.failure("c");
    expect(made.leavesOutMessage()).toBe(false);
    made.flush(true);
    expect(written).toEqual([[2, "error: c\n"]]);
  });

  it("collects up to 65,535 characters, of answers and of messages", () => {
    const { output: made } = notedOutput();
    made.print("a".repeat(65_535));
    made.message("m".repeat(65_535));
    expect(written).toEqual([]);
    made.print("b");
    expect(written.map(([descriptor, text]) => [descriptor, text.length])).toEqual([
      [1, 65_536],
      [2, 65_535],
    ]);
    written = [];
    made.print("c");
    made.print("d".repeat(65_536));
    expect(written.map(([, text]) => text.length)).toEqual([1, 65_536]);
    made.message("m".repeat(65_536));
    expect(written.at(-1)?.[1]).toHaveLength(65_536);
  });

  it("collects lines of a buffer up to 16,383 octets, and writes more at once, with what was before them", () => {
    const { output: made, events } = notedOutput();
    const lines = Buffer.from(`x${"a".repeat(16_384)}y`);
    made.printAscii(lines, 1, 16_384);
    expect(written).toEqual([]);
    made.printAscii(lines, 1, 16_385);
    expect(written).toEqual([
      [1, "a".repeat(16_383)],
      [1, "a".repeat(16_384)],
    ]);
    expect(events).toEqual(["answers"]);
  });

  it("goes on with answers when the reader of messages has left, and not when that of answers has", () => {
    const { output: made } = notedOutput();
    made.message("a\n");
    refusals = ["EPIPE"];
    made.flush();
    made.print("b\n");
    made.flush(true);
    expect(written).toEqual([[1, "b\n"]]);
    refusals = ["EPIPE"];
    made.print("c\n");
    expect(() => made.flush()).toThrow(ClosedPipe);
    refusals = [0, "ENOSPC"];
    made.message("d\n");
    expect(() => made.flush()).toThrow(WriteFailure);
  });

  it("of texts alone is written as they are", () => {
    print("a\n", "", "b\n");
    expect(written).toEqual([[1, "a\nb\n"]]);
  });
});

describe("messages wait", () => {
  it.each([
    ["pipe", "pipe", true],
    ["pipe", "file", false],
    ["pipe", "terminal", false],
    ["file", "pipe", false],
    ["terminal", "pipe", false],
    ["socket", "pipe", true],
  ] as const)("where answers go to a %s and messages to a %s: %s", (one, two, isWaiting) => {
    kinds = ["pipe", one, two];
    const messages = WaitingMessages.create();
    expect(messages !== undefined).toBe(isWaiting);
    if (messages === undefined) return;
    const { O_WRONLY, O_NONBLOCK } = fs.constants;
    expect(opened).toEqual([["/proc/self/fd/2", O_WRONLY | O_NONBLOCK]]);
    messages.say("a");
    messages.say("b");
    messages.write();
    messages.end();
    expect([written, closed]).toEqual([[[SECOND, "ab"]], []]);
    // Nothing is read for a second: the answers are closed, and it is tried once more.
    vi.spyOn(Date, "now").mockImplementation(() => (now += 1000));
    refusals = ["EAGAIN", "EAGAIN", 1];
    messages.say("cd");
    messages.write();
    messages.end();
    expect([written.slice(1), closed]).toEqual([
      [
        [SECOND, "c"],
        [SECOND, "d"],
      ],
      [1],
    ]);
  });

  it("in a socket by itself, which is only written", () => {
    kinds = ["pipe", "pipe", "socket"];
    const sockets: object[] = [];
    const Socket = class {
      constructor(options: object) {
        sockets.push(options);
      }
      unref(): this {
        return this;
      }
    };
    const getBuiltinModule = process.getBuiltinModule.bind(process);
    vi.spyOn(process, "getBuiltinModule").mockImplementation((id: string) =>
      id === "node:net" ? { Socket } : getBuiltinModule(id),
    );
    WaitingMessages.create()?.say("a");
    expect(sockets).toEqual([{ fd: 2, readable: false, writable: true }]);
    expect(opened).toEqual([]);
  });

  it("nowhere if the pipe cannot be opened again", () => {
    kinds = ["pipe", "pipe", "pipe"];
    Object.assign(fs, {
      openSync: () => {
        throw new Error("ENXIO: no such device or address, open");
      },
    });
    syncBuiltinESMExports();
    expect(WaitingMessages.create()).toBeUndefined();
    const made = new Output(false);
    made.message("a\n");
    made.flush(true);
    expect(written).toEqual([[2, "a\n"]]);
  });
});

describe("the progress", () => {
  const reading = { bytesRead: 5, count: 7, size: 0 };
  const LINE = "\r7 lines\u001B[K";
  const ERASED = "\r\u001B[K";
  const room = { quiet: false, end: "\n" } as const;
  const shownAt = (progress: Progress, ...times: number[]): number[] =>
    times.filter((time) => {
      const before = written.length;
      now = time;
      progress.show(reading);
      return written.length > before;
    });

  it("is shown after a second, and each tenth of one, until it is hidden", () => {
    const progress = new Progress(room, false);
    expect([shownAt(progress, 0, 999), progress.wasShown]).toEqual([[], false]);
    progress.hide();
    expect(shownAt(progress, 1000, 1099, 1100, 1199, 1250, 1349, 1350)).toEqual([1000, 1100, 1250, 1350]);
    expect(progress.wasShown).toBe(true);
    progress.hide();
    progress.hide();
    expect(written).toEqual([...Array.from({ length: 4 }, () => [2, LINE]), [2, ERASED]]);
  });

  it("makes way for answers on its terminal, for a second, and for no others", () => {
    const progress = new Progress(room, false);
    expect(shownAt(progress, 1000)).toEqual([1000]);
    progress.giveWay();
    expect(written.at(-1)).toEqual([2, ERASED]);
    expect(shownAt(progress, 1999, 2000)).toEqual([2000]);
    kinds[1] = "pipe";
    const other = new Progress(room, false);
    expect(shownAt(other, 3000, 3100)).toEqual([3000, 3100]);
    other.giveWay();
    expect(written.at(-1)).toEqual([2, LINE]);
    expect(shownAt(other, 3200)).toEqual([3200]);
  });

  it.each<
    readonly [
      string,
      boolean,
      { quiet?: boolean; end?: "\n" | "\0"; term?: string; kinds?: Kind[]; readsInput?: boolean; bytesRead?: number },
    ]
  >([
    ["in a usual run", true, {}],
    ["in a quiet run", false, { quiet: true }],
    ["on a dumb terminal", false, { term: "dumb" }],
    ["beside a terminal", false, { kinds: ["terminal", "terminal", "pipe"] }],
    ["while a person types the input", false, { readsInput: true }],
    ["while a pipe is the input", true, { readsInput: true, kinds: ["pipe", "terminal", "terminal"] }],
    ["with answers that end with NUL on the terminal", false, { end: "\0" }],
    ["with answers that end with NUL in a file", true, { end: "\0", kinds: ["terminal", "file", "terminal"] }],
    ["before anything was read", false, { bytesRead: 0 }],
  ])(
    "%s is shown: %s",
    (_, isShown, { quiet = false, end = "\n", term, kinds: all, readsInput = false, bytesRead = 5 }) => {
      if (all !== undefined) kinds = all;
      if (term !== undefined) process.env["TERM"] = term;
      const progress = new Progress({ quiet, end }, readsInput);
      now = 5000;
      progress.show({ ...reading, bytesRead });
      expect([written, progress.wasShown]).toEqual([isShown ? [[2, LINE]] : [], isShown]);
    },
  );

  it("is a character shorter than the line of its terminal, of 80 if it does not say", () => {
    const columns = Object.getOwnPropertyDescriptor(process.stderr, "columns");
    const line = ` 50% [${"=".repeat(15)}${"-".repeat(15)}] of 2.0 MB`;
    const lines = [10, 47, 48, 0, undefined].map((value) => {
      Object.defineProperty(process.stderr, "columns", { value, configurable: true, writable: true });
      const progress = new Progress(room, false);
      now += 5000;
      progress.show({ bytesRead: 1e6, count: 0, size: 2e6 });
      return written.at(-1)?.[1];
    });
    if (columns === undefined) delete (process.stderr as { columns?: number }).columns;
    else Object.defineProperty(process.stderr, "columns", columns);
    expect(line).toHaveLength(47);
    expect(lines).toEqual([9, 46, 47, 47, 47].map((length) => `\r${line.slice(0, length)}\u001B[K`));
  });
});

describe("colors", () => {
  it.each<readonly [Record<string, string>, "auto" | "always" | "never", Kind, boolean]>([
    [{}, "auto", "terminal", true],
    [{}, "auto", "pipe", false],
    [{}, "always", "pipe", true],
    [{}, "never", "terminal", false],
    [{ TERM: "dumb" }, "auto", "terminal", false],
    [{ TERM: "dumb" }, "always", "terminal", true],
    [{ NO_COLOR: "1" }, "auto", "terminal", false],
    [{ NO_COLOR: "" }, "auto", "terminal", true],
    [{ NO_COLOR: "1", FORCE_COLOR: "1" }, "auto", "terminal", false],
    [{ NO_COLOR: "1" }, "always", "pipe", true],
    [{ FORCE_COLOR: "" }, "auto", "pipe", true],
    [{ FORCE_COLOR: "1", TERM: "dumb" }, "auto", "pipe", true],
    [{ FORCE_COLOR: "0" }, "auto", "terminal", false],
    [{ FORCE_COLOR: "false" }, "auto", "terminal", false],
    [{ FORCE_COLOR: "1" }, "never", "pipe", false],
  ])("by %j, --color=%s and a %s: %s", (environment, color, kind, isColorful) => {
    process.env = environment;
    kinds = ["pipe", "pipe", kind];
    const { colors } = styleFor(2, { color });
    expect(colors.bold("a")).toBe(isColorful ? "\u001B[1ma\u001B[22m" : "a");
  });
});
