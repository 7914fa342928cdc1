/** MDX 3: where braces and tags break its syntax. They are read as text, and so is what follows, as MDX again. */
import type { Code, Construct, Extension, State } from "micromark-util-types";

/** A place at which a document breaks the syntax of MDX. */
export interface MdxFault {
  /** In UTF-16 code units. */
  readonly offset: number;
  /** What is wrong there, such as "the `{` is not closed". */
  readonly reason: string;
}

/** What is read in vain, as a multiple of the length of a document. */
const MOST_IN_VAIN = 16;

/** The faults of one document. Each place is reported once. */
export class MdxFaults {
  readonly #faults = new Map<number, MdxFault>();
  readonly #base: number;
  #left: number;

  /** `base`: the offset of what is read, after a byte order mark. */
  constructor(length: number, base: number) {
    this.#base = base;
    this.#left = MOST_IN_VAIN * length;
  }

  /** In order. */
  all(): MdxFault[] {
    return [...this.#faults.values()].sort((a, b) => a.offset - b.offset);
  }

  /** Whether no more is read: each brace that is not closed is read up to the end of the document. */
  get isExhausted(): boolean {
    return this.#left < 0;
  }

  /** `start`: where the tag or the braces begins. `end`: where reading it stopped. */
  add(error: unknown, [start, end]: readonly [start: number, end: number], first: Code, isFlow: boolean): void {
    const { reason, ruleId } = error as { readonly reason?: unknown; readonly ruleId?: unknown };
    if (typeof reason !== "string") throw error;
    this.#left -= end - start;
    if (this.isExhausted) {
      this.#report(start, "too many tags and braces before it do not end, so that the rest is read as text");
    } else if (ruleId === "unexpected-eof") {
      // What is no block is read again as text, where that is not closed either.
      if (!isFlow) this.#report(start, first === BRACE ? "the `{` is not closed" : "the tag does not end");
    } else if (!isFlow || ruleId === "unexpected-lazy") {
      this.#report(end, inOurWords(reason));
    }
  }

  #report(offset: number, reason: string): void {
    if (!this.#faults.has(offset)) this.#faults.set(offset, { offset: this.#base + offset, reason });
  }
}

const BRACE = 0x7b;

/** Begins as our messages do. */
export function inOurWords(reason: string): string {
  return reason.charAt(0).toLowerCase() + reason.slice(1);
}

/** An extension whose constructs, in place of an exception, report a fault and leave what follows to others. */
export function tolerant(extension: Extension, faults: MdxFaults): Extension {
  const constructs = (map: Extension["flow"], isFlow: boolean): Extension["flow"] =>
    Object.fromEntries(
      Object.entries(map ?? {}).map(([code, list]) => [
        code,
        [list].flat().map((each) => tolerantConstruct(each as Construct, faults, isFlow)),
      ]),
    );
  return { ...extension, flow: constructs(extension.flow, true), text: constructs(extension.text, false) };
}

function tolerantConstruct(construct: Construct, faults: MdxFaults, isFlow: boolean): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      if (faults.isExhausted) return nok;
      const start = this.now().offset;
      let first: Code = null;
      let isInside = true;
      const leaving =
        (state: State): State =>
        (code) => {
          isInside = false;
          return state(code);
        };
      const guarded =
        (state: State): State =>
        (code) => {
          try {
            const next = state(code);
            return isInside && next !== undefined ? guarded(next) : next;
          } catch (error) {
            faults.add(error, [start, this.now().offset], first, isFlow);
            return leaving(nok)(code);
          }
        };
      const begin = guarded(construct.tokenize.call(this, effects, leaving(ok), leaving(nok)));
      return (code) => {
        first = code;
        return begin(code);
      };
    },
  };
}
