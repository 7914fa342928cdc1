import { expect, test } from "vitest";
import { reasonsWithoutLoss, slowerOperations } from "../src/slower-operations.ts";
import { faster, slower, standing } from "./fixtures.ts";

const standings = [
  standing("here", { URL: slower, a: slower, b: faster, c: undefined }),
  standing("there", { URL: faster }),
];
const onNewer = [standing("here", { URL: faster }), standing("there", { URL: slower })];
// Alone, against `URL`.
const onThis = [standing("here", { URL: faster }), standing("there", { URL: faster })];
const report = {
  standings,
  columns: [
    { version: "20.0.0", standings: onThis },
    { version: "22.0.0", standings: onNewer },
  ],
};

test("an operation that is slower beside all contenders, or on any version of Node, is listed with its reason", () => {
  const losses = slowerOperations(report, { there: { links: "it is far" } });
  expect(losses).toEqual([
    { operation: "here", corpus: "links", contender: "URL", ratios: [0.5, 2, 2], reason: undefined },
    { operation: "here", corpus: "links", contender: "a", ratios: [0.5], reason: undefined },
    { operation: "there", corpus: "links", contender: "URL", ratios: [2, 2, 0.5], reason: "it is far" },
  ]);
});

test("a reason for what is not slower is found", () => {
  const reasons = { here: { links: "known", pages: "never measured" }, nowhere: { links: "gone" } };
  expect(reasonsWithoutLoss(slowerOperations(report, reasons), reasons)).toEqual(["here, pages", "nowhere, links"]);
});
