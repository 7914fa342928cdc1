/**
 * ECMAScript, "Patterns": reads a regexp from its source. What is not known here is refused, so that nothing that it
 * asks is ever left out: no back references, no look-behind, no `\b`, no flags but `i`, `s` and `y`.
 */
import type { Range } from "./code-units.ts";
import { foldedRanges } from "./regexp-case.ts";

/**
 * What a regexp asks of a text of code units. Groups and lazy quantifiers change what is captured, not what matches.
 */
export type Pattern =
  | { readonly kind: "unit"; readonly ranges: readonly Range[] }
  | { readonly kind: "sequence" | "choice"; readonly parts: readonly Pattern[] }
  | { readonly kind: "repetition"; readonly part: Pattern; readonly least: number; readonly most: number }
  | { readonly kind: "lookahead"; readonly part: Pattern; readonly isNegative: boolean }
  | { readonly kind: "start" };

/** Any code unit. */
export const ANY: readonly Range[] = [{ from: 0, to: 0xffff }];

const DIGIT: readonly Range[] = [{ from: 0x30, to: 0x39 }];
const WORD: readonly Range[] = [...DIGIT, { from: 0x41, to: 0x5a }, { from: 0x5f, to: 0x5f }, { from: 0x61, to: 0x7a }];
const LINE_ENDS: readonly Range[] = [
  { from: 0x0a, to: 0x0a },
  { from: 0x0d, to: 0x0d },
  { from: 0x2028, to: 0x2029 },
];
const CONTROLS: Readonly<Record<string, number>> = { 0: 0, f: 0x0c, n: 0x0a, r: 0x0d, t: 0x09, v: 0x0b };
/** No text goes on here, so this is the end. */
const END: Pattern = { kind: "lookahead", part: { kind: "unit", ranges: ANY }, isNegative: true };

/**
 * Reads the source of a regexp.
 *
 * @throws {SyntaxError} for what it does not know, even if it is a regexp
 */
export function readRegExp({ source, flags }: { readonly source: string; readonly flags: string }): Pattern {
  const unknown = /[^isy]/.exec(flags)?.[0];
  if (unknown !== undefined) throw new SyntaxError(`the flag \`${unknown}\` of /${source}/${flags} is not known here`);
  const reader = new Reader(source, flags);
  const pattern = reader.choice();
  if (!reader.isDone()) reader.refuse();
  return pattern;
}

class Reader {
  readonly #source: string;
  readonly #flags: string;
  #index = 0;
  /** How many lookaheads are being read. */
  #depth = 0;

  constructor(source: string, flags: string) {
    this.#source = source;
    this.#flags = flags;
  }

  isDone(): boolean {
    return this.#index === this.#source.length;
  }

  refuse(start = this.#index): never {
    const found = this.#source.slice(start, start + 8);
    throw new SyntaxError(`\`${found}\` at ${start} of /${this.#source}/${this.#flags} is not known here`);
  }

  /** Disjunction */
  choice(): Pattern {
    const parts = [this.#sequence()];
    while (this.#reads("|")) parts.push(this.#sequence());
    return parts.length === 1 ? (parts[0] as Pattern) : { kind: "choice", parts };
  }

  /** Alternative */
  #sequence(): Pattern {
    const parts: Pattern[] = [];
    while (!this.isDone() && !/^[|)]/.test(this.#rest())) parts.push(this.#term());
    return { kind: "sequence", parts };
  }

  /** Term: an assertion, or an atom with its quantifier. */
  #term(): Pattern {
    // In a lookahead, whose automaton does not see where the text began, it is not known.
    if (this.#depth === 0 && this.#reads("^")) return { kind: "start" };
    if (this.#reads("$")) return END;
    const lookahead = this.#match(/\(\?([=!])/y);
    if (lookahead !== undefined) {
      this.#depth++;
      const part = this.#group();
      this.#depth--;
      return { kind: "lookahead", part, isNegative: lookahead[1] === "!" };
    }
    const part = this.#atom();
    const quantifier = this.#match(/([*+?])\??|\{(\d+)(,?)(\d*)\}\??/y);
    if (quantifier === undefined) return part;
    const [, sign, least = "0", comma, most = ""] = quantifier;
    const bounds = { "*": [0, Infinity], "+": [1, Infinity], "?": [0, 1] }[sign ?? ""];
    const upTo = comma === "" ? Number(least) : most === "" ? Infinity : Number(most);
    const [from, to] = (bounds ?? [Number(least), upTo]) as [number, number];
    if (from > to) this.refuse();
    return { kind: "repetition", part, least: from, most: to };
  }

  #atom(): Pattern {
    if (this.#reads("(?:")) return this.#group();
    if (this.#rest().startsWith("(?")) this.refuse();
    if (this.#reads("(")) return this.#group();
    if (this.#reads("[")) return this.#class();
    if (this.#reads(".")) return unit(this.#flags.includes("s") ? ANY : complement(LINE_ENDS));
    if (this.#reads("\\")) return this.#folded(this.#escape());
    const plain = this.#match(/[^\\^$.*+?()[\]{}|/]|\//y);
    return plain === undefined ? this.refuse() : this.#folded(only(plain[0].charCodeAt(0)));
  }

  #group(): Pattern {
    const part = this.choice();
    return this.#reads(")") ? part : this.refuse();
  }

  /** CharacterClass: folded before it is complemented, as ECMAScript has it (CompileToCharSet). */
  #class(): Pattern {
    const isNegative = this.#reads("^");
    const ranges: Range[] = [];
    while (!this.#reads("]")) {
      const start = this.#index;
      const first = this.#classAtom();
      if (/^-[^\]]/.test(this.#rest())) {
        this.#reads("-");
        const last = this.#classAtom();
        const [from, to] = [codeOf(first), codeOf(last)];
        // A set such as `\d` at an end of a range makes the "-" a character of its own, by Annex B.
        if (from === undefined || to === undefined || from > to) this.refuse(start);
        ranges.push({ from, to });
      } else {
        ranges.push(...first);
      }
    }
    const folded = this.#flags.includes("i") ? foldedRanges(ranges) : ranges;
    return unit(isNegative ? complement(folded) : folded);
  }

  #classAtom(): readonly Range[] {
    if (this.#reads("\\")) return this.#escape(true);
    const plain = this.#match(/[^\\\]]/y);
    return plain === undefined ? this.refuse() : only(plain[0].charCodeAt(0));
  }

  /** What follows a backslash. */
  #escape(isInClass = false): readonly Range[] {
    const start = this.#index - 1;
    const set = this.#match(/[dDwW]/y)?.[0];
    if (set !== undefined) {
      const ranges = /d/i.test(set) ? DIGIT : WORD;
      return /[DW]/.test(set) ? complement(ranges) : ranges;
    }
    const hexadecimal = this.#match(/x([\dA-Fa-f]{2})|u([\dA-Fa-f]{4})/y);
    if (hexadecimal !== undefined) return only(Number.parseInt(hexadecimal[1] ?? (hexadecimal[2] as string), 16));
    const control = this.#match(/[fnrtv]|0(?!\d)/y)?.[0];
    if (control !== undefined) return only(CONTROLS[control] as number);
    const itself = this.#match(isInClass ? /[\\^$.*+?()[\]{}|/-]/y : /[\\^$.*+?()[\]{}|/]/y)?.[0];
    return itself === undefined ? this.refuse(start) : only(itself.charCodeAt(0));
  }

  #folded(ranges: readonly Range[]): Pattern {
    return unit(this.#flags.includes("i") ? foldedRanges(ranges) : ranges);
  }

  #rest(): string {
    return this.#source.slice(this.#index, this.#index + 3);
  }

  #reads(text: string): boolean {
    if (!this.#source.startsWith(text, this.#index)) return false;
    this.#index += text.length;
    return true;
  }

  #match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#index;
    const found = pattern.exec(this.#source) ?? undefined;
    this.#index += found?.[0].length ?? 0;
    return found;
  }
}

function unit(ranges: readonly Range[]): Pattern {
  return { kind: "unit", ranges };
}

function only(code: number): readonly Range[] {
  return [{ from: code, to: code }];
}

function codeOf(ranges: readonly Range[]): number | undefined {
  const [range] = ranges;
  return ranges.length === 1 && range?.from === range?.to ? range?.from : undefined;
}

/** The code units outside of some ranges. */
function complement(ranges: readonly Range[]): readonly Range[] {
  const outside: Range[] = [];
  let next = 0;
  for (const { from, to } of [...ranges].sort((a, b) => a.from - b.from)) {
    if (from > next) outside.push({ from: next, to: from - 1 });
    next = Math.max(next, to + 1);
  }
  if (next <= 0xffff) outside.push({ from: next, to: 0xffff });
  return outside;
}
