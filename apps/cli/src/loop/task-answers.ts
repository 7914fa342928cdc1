/** The answers of a task to its inputs, and the diagnostic of an input without an answer. */
import { UriSyntaxError } from "@std66/core";
import type { Diagnostic } from "@std66/report";
import { diagnoseUri } from "../diagnostics/diagnose.ts";
import { byteOrderMarkDiagnostic, notUtf8Diagnostic } from "../diagnostics/encoding.ts";
import { TooLong, tooLongDiagnostic, tooLongOf } from "../diagnostics/limits.ts";
import type { Decoded, InputLocation } from "../input/source.ts";
import type { InputPlace, Task } from "./task.ts";

/** From how many characters on an input is answered in pieces. */
const LONG = 1_000_000;

export class TaskAnswers {
  readonly #task: Task;
  #error: UriSyntaxError | TooLong | undefined;

  constructor(task: Task) {
    this.#task = task;
  }

  /** The answer to an input; `undefined` if it is invalid. A long one goes to `print` in pieces instead. */
  to(input: string, place: InputPlace, print?: (piece: string) => void): string | undefined {
    const { answer, pieces: piecesOf } = this.#task;
    this.#error = undefined;
    try {
      if (input.length < LONG || piecesOf === undefined) return answer(input, place);
      const pieces = piecesOf(input);
      if (pieces === undefined || print === undefined) return pieces && [...pieces].join("");
      for (const piece of pieces) print(piece);
      return "";
    } catch (error) {
      this.#error = error instanceof UriSyntaxError ? error : tooLongOf(error);
      if (this.#error === undefined) throw error;
      return undefined;
    }
  }

  diagnose({ text, wrongOctet, hasByteOrderMark }: Decoded, location: InputLocation): Diagnostic {
    const { diagnose = diagnoseUri, keepsByteOrderMark } = this.#task;
    if (wrongOctet !== undefined) return notUtf8Diagnostic(text, wrongOctet, location);
    if (this.#error instanceof TooLong) return tooLongDiagnostic(text, this.#error, location);
    if (hasByteOrderMark === true && keepsByteOrderMark !== true) return byteOrderMarkDiagnostic(text, location);
    return diagnose(text, location, this.#error);
  }
}
