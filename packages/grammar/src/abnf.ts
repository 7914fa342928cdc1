/** RFC 2234: reads grammars in ABNF from their text. */

/** The elements of a rule (RFC 2234 §3). */
export type Element =
  | { readonly kind: "characters"; readonly from: number; readonly to: number }
  | { readonly kind: "rule"; readonly name: string }
  | { readonly kind: "concatenation"; readonly elements: readonly Element[] }
  | { readonly kind: "alternatives"; readonly elements: readonly Element[] }
  | { readonly kind: "repetition"; readonly element: Element; readonly least: number; readonly most: number };

/** Rules by name, in lowercase: rule names are case-insensitive (RFC 2234 §2.1). */
export type Grammar = ReadonlyMap<string, Element>;

/**
 * Reads the rules of a text. Keeps the rules of `known`, except those that the text redefines.
 *
 * @throws {SyntaxError} if the text is not ABNF
 */
export function parseAbnf(text: string, known: Grammar = new Map()): Grammar {
  const rules = new Map(known);
  const defined = new Set<string>();
  const tokens = new Tokens(text);
  while (!tokens.isDone()) {
    const name = tokens.take(RULE_NAME, "a rule name").toLowerCase();
    const isIncremental = tokens.take(/^=\/?$/, "`=`") === "=/";
    const element = alternation(tokens);
    if (!isIncremental && defined.has(name)) throw new SyntaxError(`not ABNF: \`${name}\` is defined twice`);
    defined.add(name);
    const before = isIncremental ? rules.get(name) : undefined;
    rules.set(name, before === undefined ? element : { kind: "alternatives", elements: [before, element] });
  }
  return rules;
}

/** Reads the right-hand side of a rule. */
export function parseElements(text: string): Element {
  const tokens = new Tokens(text);
  const element = alternation(tokens);
  if (!tokens.isDone()) tokens.fail("the end");
  return element;
}

const TOKEN =
  /\s*(?:;[^\n]*\s*)*("[^"]*"|%[bdx][\dA-F.-]+|<[^>]*>|=\/|\d*\*\d*|\d+|[A-Z][\dA-Z-]*|[=/()[\]])\s*(?:;[^\n]*\s*)*/iy;
const RULE_NAME = /^[A-Z][\dA-Z-]*$/i;
const REPEAT = /^(\d*)(\*?)(\d*)$/;

class Tokens {
  readonly #tokens: string[] = [];
  #index = 0;

  constructor(text: string) {
    TOKEN.lastIndex = 0;
    while (TOKEN.lastIndex < text.length) {
      const start = TOKEN.lastIndex;
      const token = TOKEN.exec(text)?.[1];
      if (token === undefined) throw new SyntaxError(`not ABNF: ${text.slice(start, start + 20)}`);
      this.#tokens.push(token);
    }
  }

  isDone(): boolean {
    return this.#index === this.#tokens.length;
  }

  /** The next token, or the one `ahead` tokens later; `""` after the end. */
  peek(ahead = 0): string {
    return this.#tokens[this.#index + ahead] ?? "";
  }

  take(pattern: RegExp, wanted: string): string {
    const token = this.peek();
    if (!pattern.test(token)) this.fail(wanted);
    this.#index++;
    return token;
  }

  fail(wanted: string): never {
    throw new SyntaxError(`not ABNF: expected ${wanted}, found \`${this.peek()}\``);
  }
}

/** alternation = concatenation *( "/" concatenation ) */
function alternation(tokens: Tokens): Element {
  const elements = [concatenation(tokens)];
  while (tokens.peek() === "/") {
    tokens.take(/^\/$/, "`/`");
    elements.push(concatenation(tokens));
  }
  return { kind: "alternatives", elements };
}

/** concatenation = repetition *( repetition ); ends at the next rule, which begins with a name and "=". */
function concatenation(tokens: Tokens): Element {
  const elements = [];
  while (!/^[/)\]]?$/.test(tokens.peek()) && !tokens.peek(1).startsWith("=")) elements.push(repetition(tokens));
  if (elements.length === 0) tokens.fail("an element");
  return { kind: "concatenation", elements };
}

/** repetition = [ repeat ] element; repeat = 1*DIGIT / ( *DIGIT "*" *DIGIT ) */
function repetition(tokens: Tokens): Element {
  const repeat = /^[\d*]/.test(tokens.peek()) ? REPEAT.exec(tokens.take(REPEAT, "a repeat")) : null;
  const element = single(tokens);
  if (repeat === null) return element;
  const [, least, star, most] = repeat;
  if (star === "") return { kind: "repetition", element, least: Number(least), most: Number(least) };
  return { kind: "repetition", element, least: Number(least), most: most === "" ? Infinity : Number(most) };
}

/** element = rulename / group / option / char-val / num-val / prose-val */
function single(tokens: Tokens): Element {
  const token = tokens.take(/^["%<(\w[]/, "an element");
  if (token === "(") {
    const element = alternation(tokens);
    tokens.take(/^\)$/, "`)`");
    return element;
  }
  if (token === "[") {
    const element = alternation(tokens);
    tokens.take(/^\]$/, "`]`");
    return { kind: "repetition", element, least: 0, most: 1 };
  }
  if (token.startsWith('"')) return charVal(token.slice(1, -1));
  if (token.startsWith("%")) return numVal(token);
  // Prose that names a rule stands for that rule, as in `0<pchar>`.
  return { kind: "rule", name: token.replace(/^<(.*)>$/, "$1").toLowerCase() };
}

/** A literal text, which is case-insensitive (RFC 2234 §2.3). */
function charVal(text: string): Element {
  const letters = Array.from(text, (character) => {
    const cases = [character.toLowerCase(), character.toUpperCase()].map((each) => characters(each.charCodeAt(0)));
    return { kind: "alternatives", elements: cases } as const;
  });
  return { kind: "concatenation", elements: letters };
}

/** %x30-39 for a range, or %x0D.0A for a sequence (RFC 2234 §2.3, §3.4). */
function numVal(token: string): Element {
  const radix = { b: 2, d: 10, x: 16 }[token.charAt(1).toLowerCase() as "b" | "d" | "x"];
  const numbers = (separator: string) =>
    token
      .slice(2)
      .split(separator)
      .map((digits) => Number.parseInt(digits, radix));
  if (!token.includes("-")) return { kind: "concatenation", elements: numbers(".").map((code) => characters(code)) };
  const [from, to] = numbers("-") as [number, number];
  return characters(from, to);
}

function characters(from: number, to = from): Element {
  return { kind: "characters", from, to };
}
