/** Answers questions off the main thread, so that the page stays responsive whatever is pasted. */
import { answer } from "./answer.ts";
import type { Question } from "../question.ts";

self.addEventListener("message", ({ data }: MessageEvent<{ readonly id: number; readonly question: Question }>) => {
  void answer(data.question).then((answered) => self.postMessage({ id: data.id, answer: answered }));
});
