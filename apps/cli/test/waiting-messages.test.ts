/** Messages for a standard error that may not be read, with a reader and a clock of the test. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { WaitingMessages } from "../src/terminal/waiting-messages.ts";

const LIMIT = 1_000_000;

/** For how many octets the reader has room. */
let room = 0;
let read = "";
/** How often octets were written, or could not be. */
let attempts = 0;
let closed = 0;
let messages: WaitingMessages;
/** After how many attempts the reader has room for one octet more. */
let every = Infinity;
/** By how many milliseconds the clock goes on each time it is read. */
let pace = 0;

beforeEach(() => {
  [room, read, attempts, closed, every, pace] = [0, "", 0, 0, Infinity, 1000];
  let now = 0;
  vi.spyOn(Date, "now").mockImplementation(() => (now += pace));
  messages = new WaitingMessages(
    (octets) => {
      attempts++;
      if (attempts % every === 0) room++;
      const count = Math.min(room, octets.length);
      read += octets.toString("latin1", 0, count);
      room -= count;
      return count;
    },
    () => closed++,
  );
});

afterEach(() => {
  vi.restoreAllMocks();
});

const say = (...texts: readonly string[]): void => {
  for (const text of texts) {
    messages.say(text);
    messages.write();
  }
};

const note = (count: string): string => `\nnote: ${count} left out, because standard error was not read\n`;

describe("messages that are not read", () => {
  it("have room until they are left out, and again once the others are read", () => {
    say("a".repeat(LIMIT));
    expect(messages.hasRoom).toBe(true);
    say("b");
    expect(messages.hasRoom).toBe(false);
    messages.leaveOut();
    messages.leaveOut();
    room = Infinity;
    messages.write();
    expect(messages.hasRoom).toBe(true);
    say("c");
    expect(read).toBe(`${"a".repeat(LIMIT)}b${note("2 messages are")}c`);
  });

  it("wait up to a million octets, and are then left out", () => {
    say("a".repeat(LIMIT - 1), "b", "c", "d", "e");
    room = Infinity;
    say("f");
    expect(read.slice(LIMIT - 1)).toBe("bc");
    say("g", "h");
    expect(read.slice(LIMIT - 1)).toBe(`bc${note("3 messages are")}gh`);
  });

  it("wait up to a million octets before any of them is written", () => {
    messages.say("a".repeat(LIMIT));
    messages.say("b");
    messages.say("c");
    room = Infinity;
    messages.write();
    say("d");
    expect(read.slice(LIMIT)).toBe(`b${note("1 message is")}d`);
  });

  it("are left out until all that wait have been read, so that the note has its place", () => {
    say("a".repeat(LIMIT), "b", "c");
    room = LIMIT;
    say("d");
    expect(read).toBe("a".repeat(LIMIT));
    say("e");
    room = Infinity;
    say("f");
    expect(read.slice(LIMIT)).toBe("b");
    say("g", "h");
    expect(read.slice(LIMIT)).toBe(`b${note("4 messages are")}gh`);
  });

  it("are counted anew after each note", () => {
    for (const text of ["a", "b"]) {
      room = 0;
      say(text.repeat(LIMIT + 1), text, text);
      room = Infinity;
      messages.write();
      say("c", "d");
    }
    expect(read).toBe(["a", "b"].map((text) => `${text.repeat(LIMIT + 1)}${note("2 messages are")}cd`).join(""));
  });

  it("are counted with a comma between the thousands", () => {
    say("a".repeat(LIMIT + 1), ...Array<string>(1234).fill("b"));
    room = Infinity;
    messages.end();
    expect(read.slice(LIMIT + 1)).toBe(note("1,234 messages are"));
  });
});

describe("the end", () => {
  it("writes what is said last, and leaves the answers open if all is read", () => {
    room = Infinity;
    say("a");
    messages.write();
    messages.end();
    expect([read, closed]).toEqual(["a", 0]);
  });

  it("closes the answers, and then waits for a reader again", () => {
    say("a");
    expect(attempts).toBe(1);
    messages.end();
    // Once without a reader, and once more after the answers are closed.
    expect([read, closed, attempts]).toEqual(["", 1, 3]);
  });

  it("has the note of what was left out", () => {
    say("a".repeat(LIMIT + 1), "b");
    room = Infinity;
    messages.end();
    expect([read.slice(LIMIT + 1), closed]).toEqual([note("1 message is"), 0]);
  });
});

describe("a slow reader", () => {
  it("is waited for a second", () => {
    pace = 100;
    say("a");
    // The first attempt, and one after each tenth of a second but the last.
    expect(attempts).toBe(10);
    say("b");
    expect(attempts).toBe(11);
  });

  it("is waited for as long as it reads something each second", () => {
    pace = 100;
    every = 5;
    say("abcdef");
    expect([read, attempts]).toEqual(["abcdef", 30]);
  });

  it("is waited for again once it has read something", () => {
    say("ab");
    room = 1;
    pace = 100;
    attempts = 0;
    messages.write();
    expect([read, attempts]).toEqual(["a", 11]);
    room = 1;
    messages.write();
    expect(read).toBe("ab");
  });
});
