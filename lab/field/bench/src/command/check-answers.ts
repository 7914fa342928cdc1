/** Checks a tool's answers against RFC 3986 on the beginning of a file, before it is timed. */
import { readFileSync } from "node:fs";
import * as queries from "../../../../proof/compare/src/queries.ts";
import * as rfc3986 from "../../../../proof/compare/src/rfc3986.ts";
import { type CommandLine, outputOf } from "./child.ts";
import type { InputFile } from "./input-files.ts";
import type { Task } from "./tools.ts";

export interface Question {
  readonly task: Task;
  readonly isOurs: boolean;
  readonly command: CommandLine;
  readonly base: string;
}

/** Returns how the answers differ, if they do. */
export function checkAnswers(question: Question, { sample }: InputFile): string | undefined {
  const { stdout, stderr } = outputOf(question.command, sample.path);
  const answers = linesOf(stdout);
  if (question.task === "check") {
    // std66 reports each line that it rejects; the others print how many they accept.
    const accepted = question.isOurs ? sample.lines - [...stderr.matchAll(/^error\[/gmu)].length : Number(answers[0]);
    const valid = sample.lines - sample.faulty;
    return accepted === valid ? undefined : `accepts ${accepted} lines, but ${valid} are valid`;
  }
  const texts = linesOf(readFileSync(sample.path, "utf8"));
  if (question.task === "unique") return wrongUnique(answers, texts);
  if (question.task === "extract") return wrongLinks(answers, texts);
  if (answers.length !== texts.length) return `gives ${answers.length} answers to ${texts.length} lines`;
  if (question.task === "audit") {
    return answers.every((answer, i) => isAudited(answer, texts[i] ?? ""))
      ? undefined
      : "gives a danger, or no findings";
  }
  if (question.task === "parse") {
    // The other tools are free to name and spell components differently.
    return !question.isOurs || answers.every(isParsed) ? undefined : "gives wrong components";
  }
  if (question.task === "params" || question.task === "legacy") {
    const isRight = question.task === "params" ? hasPairs : isCompared;
    return !question.isOurs || answers.every((answer, i) => isRight(answer, texts[i] ?? "")) ? undefined : "is wrong";
  }
  const wrong = answers.filter((answer, i) => !isRightText(question, answer, texts[i] ?? "")).length;
  return wrong === 0 ? undefined : `answers ${wrong} of ${texts.length} lines differently`;
}

function isRightText({ task, base }: Question, answer: string, text: string): boolean {
  if (task === "relativize") return rfc3986.resolve(base, answer) === text;
  if (task === "normalize") return answer === rfc3986.normalize(text);
  if (task === "resolve") return answer === rfc3986.resolve(base, text);
  return answer === (task === "set" ? withPair(text) : text);
}

/** The text with `via=news` as the last pair of its query. */
function withPair(text: string): string {
  const [beforeFragment = "", ...fragment] = text.split("#");
  const separator = beforeFragment.includes("?") ? "&" : "?";
  return [`${beforeFragment}${separator}via=news`, ...fragment].join("#");
}

function wrongLinks(answers: readonly string[], texts: readonly string[]): string | undefined {
  const links = texts.flatMap((text) => /\(see (.+)\)\.$/u.exec(text)?.[1] ?? []);
  if (answers.join("\n") === links.join("\n")) return undefined;
  const found = new Set(answers);
  return `lacks ${links.filter((link) => !found.has(link)).length} of ${links.length} links`;
}

/** Whether a record has the pairs of the query of the text. */
function hasPairs(answer: string, text: string): boolean {
  const { query } = JSON.parse(answer) as { query: readonly { name: string; value: string | null }[] | null };
  const expected = rfc3986.split(text).query;
  if (query === null || expected === undefined) return query === null && expected === undefined;
  return queries.fromPairs(queries.pairsOf(expected)) === JSON.stringify(query.map(({ name, value }) => [name, value]));
}

/** Whether a record compares the text by each standard. */
function isCompared(answer: string, text: string): boolean {
  const { input, rows } = JSON.parse(answer) as { input: string; rows: readonly { dialect: string }[] };
  return input === text && rows.some(({ dialect }) => dialect === "rfc3986");
}

function wrongUnique(answers: readonly string[], texts: readonly string[]): string | undefined {
  const seen = new Set<string>();
  const firsts = texts.filter((text) => seen.size < seen.add(rfc3986.normalize(text)).size);
  if (answers.join("\n") === firsts.join("\n")) return undefined;
  return `gives ${answers.length} lines, not the ${firsts.length} that come first`;
}

function isParsed(answer: string): boolean {
  const { input, scheme, authority, path, query, fragment } = JSON.parse(answer) as Record<string, string | null>;
  const expected = rfc3986.split(input ?? "");
  return (
    scheme === (expected.scheme ?? null) &&
    authority === (expected.authority ?? null) &&
    path === expected.path &&
    query === (expected.query ?? null) &&
    fragment === (expected.fragment ?? null)
  );
}

/** Whether a record is about the text, and has no finding that no ordinary link has. */
function isAudited(answer: string, text: string): boolean {
  const { input, findings } = JSON.parse(answer) as { input: string; findings: readonly { severity: string }[] };
  return input === text && findings.every(({ severity }) => severity !== "danger");
}

function linesOf(text: string): readonly string[] {
  return text.split("\n").slice(0, -1);
}
