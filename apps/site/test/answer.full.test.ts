/** Each view answers a long text. */
import { expect, it } from "vitest";
import { answer } from "../src/play/worker/answer.ts";
import { NO_INPUTS, VIEWS } from "../src/play/question.ts";

it.each(VIEWS)(
  "the view of %s answers 5 MB in the time of a test, or says that it does not take them",
  async (view) => {
    for (const text of [
      `http://h/${"a/".repeat(2.5e6)}`,
      "<a href=b> http://c/ ".repeat(2.4e5),
      "\uD800".repeat(5e6),
    ]) {
      const answered = await answer({ ...NO_INPUTS, hasPasswords: false, width: 80, view, text, base: "http://a/" });
      expect(JSON.stringify(answered).length).toBeLessThan(10_000_000);
    }
  },
);
