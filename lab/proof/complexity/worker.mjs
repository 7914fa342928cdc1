// node worker.mjs SHAPE SUBJECT…: measures the subjects with one shape of text, and sends a result for each to
// main.mjs.

import { measure } from "./measure.mjs";
import { textsOf } from "./shapes.mjs";
import { subjects } from "./subjects.mjs";

const [shape = 0, ...wanted] = process.argv.slice(2).map(Number);
/** The texts of each size, made once. @type {Map<number, ReturnType<typeof textsOf>>} */
const made = new Map();

for (const subject of wanted) {
  const measured = measure((size) => {
    const texts = made.get(size) ?? textsOf(shape, size);
    made.set(size, texts);
    return subjects[subject]?.prepare(texts);
  });
  process.send?.({ subject, measured });
}
