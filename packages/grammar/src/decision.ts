/**
 * ECMAScript, `String` and `RegExp`: how a predicate decides about a text. The predicate runs, but what it asks of the
 * text is answered here, once with yes and once with no: so all its ways are found, and its regexps as it made them.
 */

/** What a predicate asks of a text, or of another text that it has made of it. */
export type Question = (
  | { readonly kind: "test"; readonly source: string; readonly flags: string }
  | { readonly kind: "includes"; readonly part: string }
) & {
  /** The number of the text in the list given to `decisionOf`. */
  readonly of: number;
};

/** What a predicate answers, and what it asks before. */
export type Decision = boolean | { readonly question: Question; readonly yes: Decision; readonly no: Decision };

/** A predicate has asked what is not known here. */
export class UnknownQuestion extends Error {}

/** More than any predicate asks. */
const MOST_QUESTIONS = 32;

/**
 * Finds how a predicate decides about the first of some texts. The others are what it makes of that text. `methods` has
 * those with which it makes them, the only ones that it may call for another answer than yes or no.
 *
 * @throws {UnknownQuestion} if it asks for more than `test` of a regexp, or `includes`
 */
export function decisionOf(
  predicate: (text: string) => boolean,
  texts: readonly [string, ...string[]],
  methods: readonly string[] = [],
): Decision {
  const answersAfter = (answers: readonly boolean[]): Decision => {
    const { result, asked } = run(predicate, texts, { answers, methods });
    const question = asked[answers.length];
    if (question === undefined) return result as boolean;
    if (asked.length > MOST_QUESTIONS) throw new UnknownQuestion(`more than ${MOST_QUESTIONS} questions about a text`);
    return { question, yes: answersAfter([...answers, true]), no: answersAfter([...answers, false]) };
  };
  return answersAfter([]);
}

interface Script {
  readonly answers: readonly boolean[];
  readonly methods: readonly string[];
}

/** Thrown where the answers end, so that what follows does not run without an answer. */
class OutOfAnswers extends Error {}

type Method = (this: unknown, ...args: unknown[]) => unknown;

function run(predicate: (text: string) => boolean, texts: readonly [string, ...string[]], script: Script) {
  const asked: Question[] = [];
  /** Answers a call with one of the texts; `undefined` for any other call. */
  const answerTo = (name: string, self: unknown, args: readonly unknown[]): boolean | undefined => {
    if (script.methods.includes(name)) return undefined;
    const strings = [self, ...args].filter((value) => typeof value === "string");
    const of = texts.findIndex((text) => strings.includes(text));
    // What a predicate makes of a part of the text could not be followed.
    if (of === -1 && !strings.some((string) => string.length > texts[0].length && string.includes(texts[0])))
      return undefined;
    const question = of === -1 ? undefined : questionOf(name, self, args, of);
    if (question === undefined) {
      throw new UnknownQuestion(`\`${name}\` of ${of === -1 ? "a part of a text" : "a text"} is not known here`);
    }
    asked.push(question);
    const answer = script.answers[asked.length - 1];
    if (answer === undefined) throw new OutOfAnswers();
    return answer;
  };
  // An answer uses the methods that are replaced.
  let isAnswering = false;
  const restore = [String.prototype, RegExp.prototype].flatMap((prototype) =>
    methodsOf(prototype).map(([name, original]) => {
      const replaced: Method = function (...args) {
        if (isAnswering) return original.apply(this, args);
        isAnswering = true;
        try {
          return answerTo(String(name), this, args) ?? original.apply(this, args);
        } finally {
          isAnswering = false;
        }
      };
      Object.defineProperty(prototype, name, { value: replaced, configurable: true, writable: true });
      return () => Object.defineProperty(prototype, name, { value: original, configurable: true, writable: true });
    }),
  );
  try {
    return { result: predicate(texts[0]), asked };
  } catch (error) {
    if (error instanceof OutOfAnswers) return { result: undefined, asked };
    throw error;
  } finally {
    for (const each of restore) each();
  }
}

/** The question of a call, if it is known. */
function questionOf(name: string, self: unknown, args: readonly unknown[], of: number): Question | undefined {
  if (name === "test" && self instanceof RegExp) {
    const { source, flags, lastIndex } = self;
    return lastIndex === 0 && !flags.includes("g") ? { kind: "test", source, flags, of } : undefined;
  }
  const [part, ...rest] = args;
  // As an argument, the text is not what is searched.
  if (name !== "includes" || typeof part !== "string" || typeof self !== "string" || rest.length > 0) return undefined;
  return part.length <= 1 ? { kind: "includes", part, of } : undefined;
}

function methodsOf(prototype: object): [string | symbol, Method][] {
  return Reflect.ownKeys(prototype).flatMap((name) => {
    const method = Object.getOwnPropertyDescriptor(prototype, name)?.value as unknown;
    return name !== "constructor" && typeof method === "function" ? [[name, method as Method]] : [];
  });
}
