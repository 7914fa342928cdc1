/** Each view has its blocks, in their order, with their titles, and nothing of what is not asked. */
import { parse } from "@std66/core";
import { masked } from "@std66/report";
import { drawing } from "@std66/report/drawing";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { markedParts, markingColors, plainLine } from "../src/play/marks.ts";
import { type Inputs, NO_INPUTS, type Question, VIEWS } from "../src/play/question.ts";
import { answer } from "../src/play/worker/answer.ts";

const ask = (inputs: Partial<Inputs>, others: Partial<Question> = {}) =>
  answer({ ...NO_INPUTS, hasPasswords: false, width: 80, ...inputs, ...others });

it.each<[text: string, verdict: string, isValid: boolean]>([
  ["http://a/", "An absolute-URI: a URI without a fragment.", true],
  ["http://a/#", "A URI.", true],
  ["", "The empty text is a relative reference: a URI-reference without a scheme.", true],
  ["a", "A relative reference: a URI-reference without a scheme.", true],
  ["http://é/", "An IRI, but not a URI: it has characters that are not ASCII.", true],
  ["a b", "Not a URI-reference, and not an IRI-reference.", false],
  ["é b", "Not a URI-reference, and not an IRI-reference.", false],
])("what %j is", async (text, verdict, isValid) => {
  expect(await ask({ text })).toMatchObject({ verdict, isValid });
});

const RESOLVED = ["Resolved", "Step by step", "Backwards: references that resolve to it"];
it.each<[inputs: Partial<Inputs>, titles: readonly string[]]>([
  [{ text: "http://a/" }, []],
  [{ text: "http://a/;b" }, ["Parameters, decoded"]],
  [{ text: "http://a/?b" }, ["Parameters, decoded"]],
  [{ text: "a b;c" }, ["Not a URI-reference"]],
  [{ text: "http://h/é;c" }, ["Why it is not a URI-reference"]],
  [{ text: "http://h/é/%zz" }, ["Not a URI-reference", "Why it is not an IRI-reference"]],
  [{ view: "resolution", text: "a", base: "http://a/" }, RESOLVED],
  [{ view: "resolution", text: "é", base: "http://a/" }, ["Resolved as an IRI (RFC 3987 §6.5)", "Backwards"]],
  [{ view: "resolution", text: "a" }, ["A base is needed: fill in the box Base"]],
  [{ view: "resolution", text: "a", base: "b" }, ["The base"]],
  [{ view: "ladder", text: "a", other: "b" }, ["What each rung changes", "Compared"]],
  [{ view: "ladder", text: "a" }, ["What each rung changes", "Compared"]],
  [{ view: "ladder", text: "é" }, ["Normal form of the IRI"]],
  [{ view: "ladder", text: "é", other: "b" }, ["Normal form of the IRI", "Compared"]],
  [{ view: "ladder", text: "a", other: "é" }, ["Normal form of the IRI", "Compared"]],
  [{ view: "standards", text: "a" }, ["As each grammar reads the text"]],
  [{ view: "standards", text: "a", base: "b" }, ["As each grammar reads the text"]],
  [{ view: "standards", text: "a;b" }, ["As each grammar reads the text", "The semicolons through time"]],
  [
    { view: "standards", text: "a", base: "http://a/" },
    ["Resolved against the base", "As each grammar reads the text", "Resolved step by step"],
  ],
  [{ view: "audit", text: "a" }, ["Findings", "Which host each reader sees"]],
  [{ view: "iri", text: "a" }, ["As a URI (RFC 3987 §3.1)", "As an IRI (RFC 3987 §3.2)"]],
  [{ view: "iri", text: "a b" }, [""]],
  [{ view: "encoding", text: "a" }, ["The text as data, encoded for each component", "The text decoded"]],
  [{ view: "template", text: "{a}" }, ["Expanded"]],
  [{ view: "template", text: "{a}", values: "a=b" }, ["Expanded"]],
  [{ view: "template", text: "{a}", other: "b" }, ["Matched with the URI", "Expanded"]],
  [{ view: "template", text: "{a}", other: "b", values: "a=b" }, ["Expanded", "Matched with the URI"]],
  [{ view: "template", text: "{a}", other: "b", values: "{" }, ["The values", "Matched with the URI"]],
  [{ view: "extraction", text: "http://a/" }, ["Found: 1"]],
  [{ view: "extraction", text: "a", base: "b" }, ["The base"]],
  [{ view: "extraction", kind: "html", text: '<a href="%">' }, ["Found: 1", "Links that are not URI-references"]],
])("the blocks of %o", async (inputs, titles) => {
  const { blocks } = await ask(inputs);
  expect(blocks.map(({ title }) => title)).toEqual(titles);
});

const linesOf = async (inputs: Partial<Inputs>, title: string): Promise<readonly string[] | undefined> => {
  const { blocks } = await ask(inputs);
  return blocks.find((block) => block.title === title)?.lines.map((line) => plainLine(line));
};

it("a block with nothing to say says so", async () => {
  expect(await linesOf({ view: "extraction", text: "nothing" }, "Found: 0")).toEqual(["No URI was found."]);
  expect(await linesOf({ view: "ladder", text: "a" }, "Compared")).toEqual([
    "Fill in the second text to compare the two.",
  ]);
  expect(await linesOf({ view: "extraction", kind: "json", text: "{" }, "Not JSON")).toEqual([
    "the JSON has a syntax error at line 1, column 2",
  ]);
  const way = "Backwards: references that resolve to it";
  expect(await linesOf({ view: "resolution", text: "s:b", base: "http://a/" }, way)).toEqual([
    "shortest  s:b",
    "as a path s:b",
    "No relative reference leads from the base to it.",
  ]);
  expect(await linesOf({ view: "resolution", text: "b", base: "http://a/" }, way)).toEqual([
    "shortest  b",
    "as a path b",
  ]);
});

it("an answer says which value should be a text", async () => {
  expect((await ask({ text: 5 as never })).blocks).toEqual([
    {
      title: "",
      lines: ["This could not be answered: TypeError: diagnose: text must be a string or a UriReference, not 5"],
    },
  ]);
});

it("a drawing has four fifths of the columns", async () => {
  const text = `http://example.com/${"segment/".repeat(20)}`;
  for (const [width, columns] of [
    [80, 64],
    [101, 80],
  ] as const) {
    const expected = drawing(parse(text), { show: masked }).lines({ width: columns, colors: markingColors });
    expect((await ask({ text }, { width })).drawing).toBe(expected.join(""));
  }
});

it("a drawing has a password if it is asked for", async () => {
  const text = "http://u:hunter2@h/";
  const shown = async (hasPasswords: boolean) => (await ask({ text }, { hasPasswords })).drawing?.includes("hunter2");
  expect([await shown(true), await shown(false)]).toEqual([true, false]);
});

it("a text that is too long for a view is refused in a block without a title", async () => {
  expect((await ask({ view: "iri", text: "a".repeat(100_001) })).blocks).toEqual([
    { title: "", lines: ["This view takes texts of up to 100000 characters."] },
  ]);
});

it("a drawing and a record have a password as written if passwords are shown, each by itself", async () => {
  const text = "http://u:hunter2@h/";
  expect((await ask({ text }, { hasPasswords: true })).json).toContain("hunter2");
  expect((await ask({ text })).json).toBeUndefined();
  expect(JSON.stringify((await ask({ text }, { hasPasswords: true })).drawing)).toContain("hunter2");
  expect(JSON.stringify((await ask({ text })).drawing)).not.toContain("hunter2");
});

it("only the view of components has a drawing and pieces", async () => {
  for (const view of VIEWS) {
    const { drawing: drawn, pieces } = await ask({ view, text: "http://a/", base: "http://b/" });
    expect([view, drawn === undefined, pieces.length === 0]).toEqual([
      view,
      view !== "components",
      view !== "components",
    ]);
  }
});

it("the record of a text of more than 100,000 characters is left out, as a URI and as an invalid text", async () => {
  for (const last of ["a", " "]) {
    const [exact, more] = await Promise.all(
      [100_000, 100_001].map((length) => ask({ text: `${"a".repeat(length - 1)}${last}` })),
    );
    expect([last, typeof exact?.json, typeof more?.json]).toEqual([last, "string", "undefined"]);
  }
});

it("a record and a diagnostic have a password if it is asked for", async () => {
  for (const [view, text] of [
    ["components", "http://u:hunter2@h/"],
    ["components", "http://u:hunter2@h/ "],
    ["ladder", "http://u:hunter2@h/"],
  ] as const) {
    const shown = async (hasPasswords: boolean) => JSON.stringify(await ask({ view, text }, { hasPasswords }));
    expect([view, text, (await shown(true)).includes("hunter2")]).toEqual([view, text, true]);
    expect([view, text, (await shown(false)).includes("hunter2")]).toEqual([view, text, false]);
  }
});

it("marks: an empty text has none, and a line has no empty part", () => {
  expect([markingColors.bold(""), markedParts(""), plainLine("")]).toEqual(["", [], ""]);
  const line = `a${markingColors.bold(`b${markingColors.red("c")}`)}${markingColors.red("d")}`;
  expect(markedParts(line)).toEqual([
    { text: "a", marks: [] },
    { text: "b", marks: ["bold"] },
    { text: "c", marks: ["bold", "red"] },
    { text: "d", marks: ["red"] },
  ]);
  expect(plainLine(line)).toBe("abcd");
});

describe("the worker", () => {
  type Listener = (event: { readonly data: unknown }) => unknown;
  const listeners: (readonly [kind: string, listener: Listener])[] = [];

  beforeAll(async () => {
    vi.stubGlobal("self", { addEventListener: (...added: [string, Listener]) => listeners.push(added) });
    await import("../src/play/worker/worker.ts");
    vi.unstubAllGlobals();
  });

  it("answers each message by its number", async () => {
    const posted = await new Promise((resolve) => {
      vi.stubGlobal("self", { postMessage: resolve });
      expect(listeners.map(([kind]) => kind)).toEqual(["message"]);
      listeners[0]?.[1]({ data: { id: 5, question: { ...NO_INPUTS, text: "a", hasPasswords: false, width: 80 } } });
    });
    vi.unstubAllGlobals();
    expect(posted).toEqual({ id: 5, answer: await ask({ text: "a" }) });
  });
});
