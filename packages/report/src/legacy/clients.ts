/** What clients did with a reference before RFC 2396 (RFC 1808 §4), beside what the standards say. */
import { type DialectId, type DialectOptions, dialects as allDialects } from "@std66/legacy";
import { clients } from "@std66/legacy/clients";
import type { Style } from "../answer/style.ts";
import { asWritten } from "../text/passwords.ts";
import { hanging } from "../text/wrap.ts";
import { visible } from "../text/visible.ts";
import { outcomeText, shortNameOf } from "./standards.ts";

/** A standard whose result a client gave, and the choice that the standard leaves, if it is not the usual one. */
interface Followed {
  readonly dialect: DialectId;
  readonly choice?: DialectOptions;
  readonly said?: string;
}

/** A choice applies only where the usual one gives another result. */
const STANDARDS: readonly Followed[] = [
  { dialect: "rfc1808" },
  { dialect: "rfc2396" },
  { dialect: "rfc2396", choice: { excessDots: "remove" }, said: ' (surplus ".." removed)' },
  { dialect: "rfc2396", choice: { strict: false }, said: " (lenient)" },
  { dialect: "rfc3986" },
  { dialect: "rfc3986", choice: { strict: false }, said: " (lenient)" },
];

/** Every client once, for those that were not tried with a reference. */
const ALL = [...new Map(clients.map((reading) => [reading.name, reading])).values()];

/** Each client in order, with its result and the standards that give it; none if no client tried the reference. */
export function clientsRecord(base: string, input: string): readonly object[] {
  const results = resultsFor(base, input);
  if (results.length === 0) return [];
  return ALL.map(({ name, year }) => {
    const { text = null, as = [] } = results.find(({ by }) => by.includes(name)) ?? {};
    return { name, year, text, as: as.map(({ dialect, choice }) => ({ dialect, ...choice })) };
  });
}

/** A line for each result, with its standards and its clients. Nothing if no client tried the reference. */
export function clientLines(base: string, input: string, { width, colors: { bold } }: Style): string[] {
  const results = resultsFor(base, input);
  if (results.length === 0) return [];
  const tried = results.flatMap(({ by }) => by);
  const others = ALL.map(({ name }) => name).filter((name) => !tried.includes(name));
  const lines = [
    ...results.map(({ text, as, by }) => `${visible(text)}, ${followed(as)}: ${by.join(", ")}`),
    ...(others.length === 0 ? [] : [`not tried: ${others.join(", ")}`]),
  ];
  return [
    `  ${bold("CLIENTS")} of 1995 to 1997`,
    ...lines.flatMap((line) => hanging(line, width - 4, "  ").map((part) => `    ${part}`)),
  ];
}

/** A run may have millions of references. */
const BASES: ReadonlySet<string> = new Set(clients.map(({ base }) => base));

function resultsFor(base: string, input: string) {
  if (!BASES.has(base)) return [];
  const readings = clients.filter((reading) => reading.base === base && reading.reference === input);
  if (readings.length === 0) return [];
  const outcomes = STANDARDS.map(({ dialect, choice }) => {
    return outcomeText(allDialects[dialect].resolve(base, input, choice), asWritten);
  });
  return [...new Set(readings.map(({ text }) => text))].map((text) => {
    const same = STANDARDS.filter((_, index) => outcomes[index] === text);
    const usual = same.filter(({ choice }) => choice === undefined);
    return {
      text,
      as: same.filter((each) => usual.includes(each) || usual.every(({ dialect }) => dialect !== each.dialect)),
      by: readings.filter((reading) => reading.text === text).map(({ name }) => name),
    };
  });
}

/** Such as `as RFC 1808, 2396`. */
function followed(as: readonly Followed[]): string {
  const names = as.map(({ dialect, said = "" }) => shortNameOf(dialect) + said);
  return names.length === 0 ? "as no RFC" : `as RFC ${names.join(", ")}`;
}
