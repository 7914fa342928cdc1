/** A worker is ended when it is stuck, and only then. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { asker } from "../src/play/asking.ts";
import { type Answer, NO_INPUTS } from "../src/play/question.ts";

type Listener = (event: { readonly data: { readonly id: number; readonly answer: Answer } }) => void;

/** Answers when the test says so. */
class FakeWorker {
  static readonly all: FakeWorker[] = [];
  readonly asked: number[] = [];
  isEnded = false;
  #listen: Listener = () => {};

  constructor() {
    FakeWorker.all.push(this);
  }

  addEventListener(type: string, listen: (event: never) => void): void {
    if (type === "message") this.#listen = listen as Listener;
  }

  postMessage({ id }: { readonly id: number }): void {
    this.asked.push(id);
  }

  terminate(): void {
    this.isEnded = true;
  }

  answerNext(): void {
    const id = this.asked.shift();
    if (id !== undefined) this.#listen({ data: { id, answer } });
  }
}

const answer: Answer = {
  verdict: "A URI.",
  isValid: true,
  drawing: undefined,
  pieces: [],
  blocks: [],
  json: undefined,
};
const question = { ...NO_INPUTS, hasPasswords: false, width: 80 };
let now = 0;

beforeEach(() => {
  now = 0;
  FakeWorker.all.length = 0;
  vi.stubGlobal("Worker", FakeWorker);
  vi.spyOn(performance, "now").mockImplementation(() => now);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("a worker that answers each question after the next was asked is not stuck", () => {
  const answered = vi.fn<(answer: Answer) => void>();
  const ask = asker(answered, () => {});
  for (let key = 0; key < 30; key++) {
    ask(question);
    // One question behind, as when every key is typed before its answer.
    if (key > 0) FakeWorker.all[0]?.answerNext();
    now += 100;
  }
  expect(FakeWorker.all.map(({ isEnded }) => isEnded)).toEqual([false]);
  FakeWorker.all[0]?.answerNext();
  expect(answered).toHaveBeenCalledTimes(1);
});

it("a worker that has not answered for two seconds is ended for the next question", () => {
  const ask = asker(
    () => {},
    () => {},
  );
  ask(question);
  now += 1900;
  ask(question);
  now += 200;
  ask(question);
  expect(FakeWorker.all.map(({ isEnded, asked }) => [isEnded, asked])).toEqual([
    [true, [1, 2]],
    [false, [3]],
  ]);
});

it("a worker that was idle is not stuck: its patience begins with the next question", () => {
  const ask = asker(
    () => {},
    () => {},
  );
  ask(question);
  FakeWorker.all[0]?.answerNext();
  now += 10_000;
  ask(question);
  now += 2000;
  ask(question);
  expect(FakeWorker.all.map(({ isEnded, asked }) => [isEnded, asked])).toEqual([[false, [2, 3]]]);
  now += 1;
  ask(question);
  expect(FakeWorker.all.map(({ isEnded }) => isEnded)).toEqual([true, false]);
});
