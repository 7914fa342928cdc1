/** RFC 3986 §3.2.1: an answer with the values of a template, of which several may make one password. */
import { type Answer, type Make, answerTo } from "../answer/answer.ts";
import type { Show } from "../text/passwords.ts";

const HIDDEN = "Not shown: the template or a value may have a password.";

/** An answer that is shown as a whole, or not at all if a text, or a string in `values`, may have a password. */
export function valuesAnswer(texts: string[], values: object, show: Show, content: ReturnType<Make>): Answer {
  JSON.stringify(values, (name, value: unknown) => {
    texts.push(name, typeof value === "string" ? value : "");
    return value;
  });
  return answerTo(texts, show, (shown) =>
    shown.every((text, index) => text === texts[index]) ? content : { lines: () => [HIDDEN] },
  );
}
