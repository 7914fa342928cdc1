/** The answers of a task to short and long inputs, both sides of the length from which they come in pieces. */
import { UriSyntaxError, parse } from "@std66/core";
import { describe, expect, it } from "vitest";
import type { InputPlace, Task } from "../src/loop/task.ts";
import { TaskAnswers } from "../src/loop/task-answers.ts";

const LONG = 1_000_000;
const location = { source: "<stdin>", line: 3 };
const place: InputPlace = { location };

/** Answers with the length, at once or in two pieces; not at all what begins with `!`; and throws for a space. */
const answerOf = (input: string): string | undefined => {
  if (input.startsWith(" ")) parse(input);
  return input.startsWith("!") ? undefined : `${input.length}\n`;
};
const inPieces: Task = {
  answer: answerOf,
  pieces: (input) => {
    const answer = answerOf(input);
    return answer === undefined ? undefined : [`pieces ${input.length}`, "\n"];
  },
};

function answered(task: Task, input: string) {
  const printed: string[] = [];
  const answers = new TaskAnswers(task);
  return { answer: answers.to(input, place, (piece) => printed.push(piece)), printed, alone: answers.to(input, place) };
}

describe("an input", () => {
  it("is answered at once up to 999,999 characters, and from 1,000,000 on in pieces that are printed", () => {
    const [short, long] = ["a".repeat(LONG - 1), "a".repeat(LONG)];
    expect(answered(inPieces, short)).toEqual({ answer: "999999\n", printed: [], alone: "999999\n" });
    expect(answered(inPieces, long)).toEqual({
      answer: "",
      printed: ["pieces 1000000", "\n"],
      alone: "pieces 1000000\n",
    });
    expect(answered({ answer: answerOf }, long)).toEqual({ answer: "1000000\n", printed: [], alone: "1000000\n" });
  });

  it.each([1, LONG])(
    "of %i characters without an answer is invalid, in pieces or not, and prints nothing",
    (length) => {
      for (const task of [inPieces, { answer: answerOf }]) {
        for (const first of ["!", " "]) {
          const input = first.padEnd(length, "a");
          expect(answered(task, input)).toEqual({ answer: undefined, printed: [], alone: undefined });
        }
      }
    },
  );

  it("that throws has its own error in its diagnostic, and the next one has none of it", () => {
    const answers = new TaskAnswers({
      answer: answerOf,
      diagnose: (_input, _location, error) => ({ code: error?.code ?? "none" }) as never,
    });
    const codeOf = (text: string) => {
      answers.to(text, place);
      return answers.diagnose({ text }, location).code;
    };
    expect([" ", "!", " ", "a"].map(codeOf)).toEqual(["pchar", "none", "pchar", "none"]);
  });

  it("is not called invalid if its task fails in another way", () => {
    const answers = new TaskAnswers({
      answer: () => {
        throw new TypeError("not of the input");
      },
    });
    expect(() => answers.to("a", place)).toThrow(new TypeError("not of the input"));
  });
});

describe("the diagnostic of an input", () => {
  const answers = new TaskAnswers({ answer: answerOf });
  const wrongOctet = { value: 0xe9, offset: 1 };

  it("is about its octets first, then about a byte order mark, which some tasks keep", () => {
    const mark = { text: "\uFEFFa b", hasByteOrderMark: true };
    expect(answers.diagnose({ text: "a\uFFFD", wrongOctet }, location)).toMatchObject({
      code: "utf-8",
      offset: 1,
      location,
    });
    expect(answers.diagnose({ ...mark, wrongOctet }, location).code).toBe("utf-8");
    const byteOrderMark = "the input begins with a byte order mark (offset 0, RFC 3986 §3.3)";
    expect(answers.diagnose(mark, location).message).toBe(byteOrderMark);
    expect(answers.diagnose({ ...mark, hasByteOrderMark: false }, location).message).not.toBe(byteOrderMark);
    const keeping = new TaskAnswers({
      answer: answerOf,
      keepsByteOrderMark: true,
      diagnose: (text) => ({ input: text }) as never,
    });
    expect(keeping.diagnose(mark, location)).toEqual({ input: mark.text });
  });

  it("is that of a URI-reference where the task says nothing else", () => {
    answers.to(" ", place);
    const error = answers.diagnose({ text: " " }, location);
    expect(error).toMatchObject({ code: "pchar", offset: 0, input: " ", location });
    expect(() => parse(" ")).toThrow(UriSyntaxError);
  });
});
