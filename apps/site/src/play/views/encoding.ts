/** RFC 3986 §2: the text as data of each component, percent-encoded, and the data that is encoded in it. */
import { type EncodableComponent, percentDecode, percentEncode } from "@std66/core";
import { percentDecodeLenient } from "@std66/core/diagnostics";
import { type Show, answerTo, visible } from "@std66/report";
import type { Question } from "../question.ts";
import { type ViewAnswer, blockOf } from "./view-answer.ts";

const COMPONENTS: readonly EncodableComponent[] = [
  "userinfo",
  "reg-name",
  "segment",
  "path",
  "query",
  "query-value",
  "fragment",
];

export function answerOf({ text }: Question, show: Show): ViewAnswer {
  const encoded = answerTo([text], show, ([data = ""]) => ({
    lines: ({ colors: { dim } }) =>
      COMPONENTS.map((component) => `${dim(component.padEnd(12))}${valueOf(() => percentEncode(data, component))}`),
  }));
  const decoded = answerTo([text], show, ([data = ""]) => ({
    lines: ({ colors: { dim } }) => [
      `${dim("strictly".padEnd(12))}${valueOf(() => percentDecode(data))}`,
      `${dim("what can be".padEnd(12))}${visible(percentDecodeLenient(data))}`,
    ],
  }));
  return {
    blocks: [blockOf("The text as data, encoded for each component", encoded), blockOf("The text decoded", decoded)],
  };
}

function valueOf(value: () => string): string {
  try {
    return visible(value());
  } catch (error) {
    return `error: ${visible((error as Error).message)}`;
  }
}
