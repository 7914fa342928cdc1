/** What is copied from the playground: code that gives the same answer, and the answer as Markdown. */
import { variablesIn } from "@std66/report/template";
import { plainLine } from "./marks.ts";
import type { Answer, Copied, Inputs, View } from "./question.ts";
import { sharedFragment, sharedInputs } from "./shared-inputs.ts";

type CodeOf = (inputs: Inputs) => string;

const quote = (text: string): string =>
  JSON.stringify(text).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");

/** For POSIX shells. NUL cannot be an argument. */
const shellQuote = (text: string): string =>
  /^[\w./:@%+,=-]+$/.test(text) ? text : `'${text.replaceAll("\0", "").replaceAll("'", `'\\''`)}'`;

const TYPESCRIPT: Readonly<Record<View, CodeOf>> = {
  components: ({ text }) => `import { parse } from "@std66/core";\n\nconsole.log(parse(${quote(text)}));`,
  resolution: ({ text, base }) =>
    `import { traceResolution } from "@std66/resolve";\n\nconst { result, steps } = traceResolution(${quote(base)}, ${quote(text)});\nconsole.log(String(result), steps);`,
  ladder: ({ text, other }) =>
    other === ""
      ? `import { normalize } from "@std66/normalize";\n\nconsole.log(String(normalize(${quote(text)})));`
      : `import { compare } from "@std66/normalize";\n\nconsole.log(compare(${quote(text)}, ${quote(other)}));`,
  standards: ({ text, base }) =>
    base === ""
      ? `import { compareSyntax } from "@std66/legacy";\n\nconsole.log(compareSyntax(${quote(text)}));`
      : `import { compareResolution } from "@std66/legacy";\n\nconsole.log(compareResolution(${quote(base)}, ${quote(text)}));`,
  audit: ({ text }) =>
    `import { audit, readings } from "@std66/audit";\n\nconsole.log(audit(${quote(text)}), readings(${quote(text)}));`,
  iri: ({ text }) =>
    `import { toIri, toUri } from "@std66/iri";\n\nconsole.log(String(toUri(${quote(text)})), String(toIri(${quote(text)})));`,
  encoding: ({ text }) =>
    `import { percentEncode } from "@std66/core";\n\nconsole.log(percentEncode(${quote(text)}, "query-value"));`,
  template: ({ text, values, other }) =>
    `import { parseTemplate } from "@std66/template";\n\nconst template = parseTemplate(${quote(text)});\nconsole.log(template.expand(JSON.parse(${quote(variablesIn(values, "values").json)})));${other === "" ? "" : `\nconsole.log(template.match(${quote(other)}));`}`,
  extraction: ({ text, kind, base }) =>
    `import { documentLinks } from "@std66/extract/documents";\n\nfor await (const { line, column, result } of documentLinks([${quote(text)}], ${quote(kind)}${base === "" ? "" : `, { base: ${quote(base)} }`})) {\n  console.log(line, column, result);\n}`,
};

const SHELL: Readonly<Record<View, CodeOf>> = {
  components: ({ text }) => `std66 parse -- ${shellQuote(text)}`,
  resolution: ({ text, base }) => `std66 resolve --explain -- ${shellQuote(base)} ${shellQuote(text)}`,
  ladder: ({ text, other }) =>
    other === ""
      ? `std66 normalize --explain -- ${shellQuote(text)}`
      : `std66 compare --explain -- ${shellQuote(text)} ${shellQuote(other)}`,
  standards: ({ text, base }) =>
    base === "" ? `std66 legacy -- ${shellQuote(text)}` : `std66 legacy -- ${shellQuote(base)} ${shellQuote(text)}`,
  audit: ({ text }) => `std66 audit -- ${shellQuote(text)}`,
  iri: ({ text }) => `std66 iri --to-uri -- ${shellQuote(text)}`,
  encoding: ({ text }) => `std66 encode -- ${shellQuote(text)}`,
  template: ({ text, values, other }) =>
    other === ""
      ? `std66 template expand -- ${shellQuote(text)} ${shellQuote(variablesIn(values, "values").json)}`
      : `std66 template match -- ${shellQuote(text)} ${shellQuote(other)}`,
  extraction: ({ text }) => `printf %s ${shellQuote(text)} | std66 extract`,
};

/** A program that gives the answer. */
export function typescriptOf(inputs: Inputs): string {
  return `${TYPESCRIPT[inputs.view](inputs)}\n`;
}

/** A command that prints the answer. */
export function shellOf(inputs: Inputs): string {
  return `${SHELL[inputs.view](inputs)}\n`;
}

/** The answer as Markdown, in fences that nothing in it can end. */
export function markdownOf({ verdict, blocks }: Answer): string {
  const parts = blocks.map(({ title, lines }) => {
    const text = lines.map((line) => plainLine(line)).join("\n");
    const longest = (text.match(/`+/gu) ?? []).reduce((most, { length }) => Math.max(most, length), 2);
    const fence = "`".repeat(longest + 1);
    return `${title === "" ? "" : `**${title}**\n\n`}${fence}text\n${text}\n${fence}\n`;
  });
  return [`${verdict}\n`, ...parts].join("\n");
}

/** What is copied by each name; `text` is `undefined` if the texts are too long for a link. */
export async function copyOf(
  what: string,
  { inputs, hasPasswords, answer }: Copied,
): Promise<{ readonly text: string | undefined; readonly isLeftOut: boolean }> {
  if (what === "Markdown") return { text: markdownOf(answer), isLeftOut: false };
  if (what === "SVG") return { text: answer.drawing, isLeftOut: false };
  if (what === "link") {
    const { fragment, isLeftOut } = await sharedFragment(inputs, hasPasswords);
    return { text: fragment === undefined ? undefined : `#${fragment}`, isLeftOut };
  }
  const shared = await sharedInputs(inputs, hasPasswords);
  return { text: what === "shell" ? shellOf(shared.inputs) : typescriptOf(shared.inputs), isLeftOut: shared.isLeftOut };
}
