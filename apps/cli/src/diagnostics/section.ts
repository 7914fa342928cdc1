/** A section of a standard: its name, its requirements, and the codes that cite it (RFC 3986 and others). */
import { type Answer, type Row, type Style, answerTo, asWritten, citedPieces, rowLines } from "@std66/report";
import type { CodeMeaning } from "@std66/report/codes";
import names from "../../data/section-names.json" with { type: "json" };
import requirements from "../../data/requirements.json" with { type: "json" };

type BySection<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>;
const NAMES: BySection<string> = names;
/** The number and the text of each. */
const REQUIREMENTS: BySection<readonly (readonly string[])[]> = requirements;

const CITED =
  /^(?:(?:RFC ?)?(\d{3,5})[ :,]+)?(§|section |appendix |app\. )?(\d{1,2}(?:\.\d{1,2})*|[A-Z](?:\.\d{1,2})*)\.?(?: \([\w-]+\))?$/i;

/**
 * Returns the section that a text cites, of RFC 3986 unless it names another: `5.2.4`, `§5.2.4`, `Appendix C` or
 * `RFC 3987 §3.1`; `undefined` for any other text.
 */
export function citedSection(text: string): { readonly rfc: string; readonly number: string } | undefined {
  const [, rfc = "3986", sign, number] = CITED.exec(text) ?? [];
  if (number === undefined) return undefined;
  // A letter is a code as much as an appendix, unless something says which.
  if (/^[a-z]/.test(number) && sign === undefined) return undefined;
  return { rfc: `RFC ${rfc}`, number: number.toUpperCase() };
}

/** Returns what is known of a section; `undefined` if the standard has no such section, or nothing here cites it. */
export function sectionOf(rfc: string, number: string, all: readonly CodeMeaning[]) {
  const section = citation(rfc, number);
  const named = ownMember(NAMES, rfc);
  const name = named && ownMember(named, number);
  // Some codes cite it with a rule in parentheses.
  const isCited = (text: string): boolean => {
    const cited = citedSection(text);
    return cited?.rfc === rfc && cited.number === number;
  };
  const codes = all.filter((each) => [each.section, ...each.sources].some(isCited)).map(({ code }) => code);
  if (name === undefined && (named !== undefined || codes.length === 0)) return undefined;
  const texts = ownMember(ownMember(REQUIREMENTS, rfc) ?? {}, number) ?? [];
  const depth = number.split(".").length + 1;
  return {
    section,
    name: name ?? null,
    requirements: texts.map(([each = "", text = ""]) => ({ number: each, text })),
    codes: [...new Set(codes)],
    subsections: Object.keys(named ?? {})
      .filter((other) => other.startsWith(`${number}.`) && other.split(".").length === depth)
      .map((other) => citation(rfc, other)),
  };
}

type Section = NonNullable<ReturnType<typeof sectionOf>>;

/** The section for people and for programs. `all`: what the codes that cite it mean. */
export function sectionAnswer(section: Section, all: readonly CodeMeaning[]): Answer {
  return answerTo([], asWritten, () => ({
    lines: (style) => sectionLines(section, all, style),
    record: () => JSON.stringify(section),
  }));
}

function sectionLines(
  { section, name, requirements: texts, codes, subsections }: Section,
  all: readonly CodeMeaning[],
  { width, colors: { bold } }: Style,
): string[] {
  const group = (title: string, rows: readonly Row[]): string[] =>
    rows.length === 0 ? [] : ["", title, ...rowLines(rows, width)];
  const summaries = (code: string): string =>
    [...new Set(all.filter((each) => each.code === code).map(({ summary }) => summary))].join("; or ");
  const requirementRows = texts.map(({ number, text }) => ({ term: number, text }));
  const codeRows = codes.map((code) => ({ term: code, text: summaries(code) }));
  const sectionRows = subsections.map((each) => ({ term: each, text: nameOf(each) }));
  return [
    bold(name === null ? section : `${section}: ${name}`),
    ...citedPieces(section).map(({ href = "" }) => href),
    ...group("Requirements:", requirementRows),
    ...group("Codes:", codeRows),
    ...group("Sections:", sectionRows),
  ];
}

function nameOf(section: string): string {
  const { rfc, number } = citedSection(section) as { rfc: string; number: string };
  return NAMES[rfc]?.[number] as string;
}

function citation(rfc: string, number: string): string {
  return /^\d/.test(number) ? `${rfc} §${number}` : `${rfc} Appendix ${number}`;
}

function ownMember<Value>(members: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(members, name) ? members[name] : undefined;
}
