import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { answerTo } from "@std66/report";
import { masked } from "@std66/report";
import { plainStyle } from "@std66/report";
void [sample, describe];


test("packages/report/src/answer/answer.ts:70", async () => {
const make = ([text = ""]: readonly string[]) => ({ lines: () => [text], record: () => JSON.stringify({ text }) });
const { lines, record } = answerTo(["http://u:secret@h/"], masked, make);
sample.same(lines(plainStyle), ["http://u:***@h/"]);
sample.same(record(), undefined);
sample.same(answerTo(["http://u@h/"], masked, make).record(), '{"text":"http://u@h/"}');
});
