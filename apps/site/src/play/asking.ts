/** Asks the worker. Only the last question is answered: an answer to an earlier one is dropped. */
import type { Answer, Question } from "./question.ts";

/** A worker that has not answered for so many milliseconds is ended for the next question. */
const PATIENCE = 2000;

/** Returns a function that asks. `answered` is called with the answer, `failed` if the worker cannot be used. */
export function asker(answered: (answer: Answer) => void, failed: () => void): (question: Question) => void {
  let worker: Worker | undefined;
  let last = 0;
  let isBusy = false;
  let asked = 0;

  const start = (): Worker => {
    const started = new Worker(new URL("play-worker.js", import.meta.url), { type: "module" });
    started.addEventListener("message", ({ data }: MessageEvent<{ readonly id: number; readonly answer: Answer }>) => {
      // Whichever it answers, it is not stuck.
      asked = performance.now();
      if (data.id !== last) return;
      isBusy = false;
      answered(data.answer);
    });
    started.addEventListener("error", failed);
    return started;
  };

  return (question) => {
    if (isBusy && performance.now() - asked > PATIENCE) {
      worker?.terminate();
      worker = undefined;
    }
    if (!isBusy || worker === undefined) asked = performance.now();
    last++;
    isBusy = true;
    try {
      worker ??= start();
      worker.postMessage({ id: last, question });
    } catch {
      failed();
    }
  };
}
