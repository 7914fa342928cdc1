/** MDX 3: the syntax that it adds to CommonMark, for micromark, and where its code is. */
import { htmlFlow, htmlText } from "micromark-core-commonmark";
import { mdxExpression } from "micromark-extension-mdx-expression";
import { mdxJsx } from "micromark-extension-mdx-jsx";
import { mdxMd } from "micromark-extension-mdx-md";
import type { Code, Construct, Effects, Extension, State, TokenizeContext } from "micromark-util-types";
import { COMPUTED_MASK } from "./component-view.ts";
import { type MarkdownEvent, withoutMarkup } from "./markdown-views.ts";
import { type MdxFaults, tolerant } from "./mdx-faults.ts";

const NAME = "mdxjsEsm";
const LINE = "mdxjsEsmData";

/**
 * The extensions of MDX, for one document. JavaScript is not parsed: code in braces ends where its braces are balanced,
 * and `import` and `export` at a blank line. Comments of HTML, which MDX 1 and Docusaurus have, are no error. `faults`
 * receives what is. Without it, the first one is an exception.
 */
export function mdxExtensions(faults?: MdxFaults): Extension[] {
  const statements = new Statements();
  const statement = [statements.balanced, statements.paragraph];
  const comments = {
    flow: { 60: commentIn(htmlFlow), 101: statement, 105: statement },
    text: { 60: commentIn(htmlText) },
  };
  const syntax = [mdxJsx(), mdxExpression()];
  return [...(faults === undefined ? syntax : syntax.map((each) => tolerant(each, faults))), mdxMd(), comments];
}

/** The construct of HTML, for comments alone. */
function commentIn(html: Construct): Construct {
  const opening: Construct = {
    partial: true,
    tokenize(effects, ok, nok) {
      let rest = "<!--";
      return function next(code: Code): State | undefined {
        if (code !== rest.charCodeAt(0)) return nok(code);
        if (rest === "<!--") effects.enter("chunkString");
        effects.consume(code);
        rest = rest.slice(1);
        if (rest !== "") return next;
        effects.exit("chunkString");
        return ok;
      };
    },
  };
  return {
    ...html,
    name: "mdxComment",
    tokenize(effects, ok, nok) {
      return effects.check(opening, html.tokenize.call(this, effects, ok, nok), nok);
    },
  };
}

/** The beginning of a statement, not of a sentence such as "import the module". */
const STATEMENT =
  /^(?:import\s*(?:["'{*]|[\w$]+\s*,|[\w$]+\s+from\s|type\s+[\w$]*\s*[{,*f])|export\s*(?:[{*]|(?:const|let|var|function|async|class|default|type|interface|enum|declare|abstract)\s))/;
const OPENING = "{[(";
const CLOSING = "}])";

/** The constructs of `import` and `export`, at the beginning of a line of the document itself. */
class Statements {
  /** Whether there was a statement with an open bracket up to the end of the document. */
  #isUnbalanced = false;

  /** A blank line in brackets does not end it. */
  readonly balanced: Construct = this.#construct(true);
  readonly paragraph: Construct = this.#construct(false);

  #construct(isBalanced: boolean): Construct {
    const isSkipped = (): boolean => isBalanced && this.#isUnbalanced;
    const fail = (): void => void (this.#isUnbalanced = true);
    return {
      name: NAME,
      concrete: true,
      tokenize(effects, ok, nok) {
        return tokenizeStatement(effects, ok, nok, { context: this, isBalanced, isSkipped, fail });
      },
    };
  }
}

function tokenizeStatement(
  effects: Effects,
  ok: State,
  nok: State,
  {
    context,
    isBalanced,
    isSkipped,
    fail,
  }: { context: TokenizeContext; isBalanced: boolean; isSkipped: () => boolean; fail: () => void },
): State {
  let beginning = "";
  let isFirst = true;
  let depth = 0;
  let quote: string | undefined;
  return start;

  function start(code: Code): State | undefined {
    if (context.interrupt === true || context.now().column > 1 || isSkipped()) return nok(code);
    effects.enter(NAME as never);
    effects.enter(LINE as never);
    return inside(code);
  }

  function inside(code: Code): State | undefined {
    if (code === null || code < -2) {
      if (isFirst && !STATEMENT.test(beginning)) return nok(code);
      isFirst = false;
      // Only a template is longer than a line.
      if (quote !== "`") quote = undefined;
      effects.exit(LINE as never);
      return lineStart(code);
    }
    const character = code < 0 ? " " : String.fromCharCode(code);
    if (isFirst && beginning.length < 200) beginning += character;
    if (quote !== undefined) quote = character === quote ? undefined : quote;
    else if ("\"'`".includes(character)) quote = character;
    else if (OPENING.includes(character)) depth++;
    else if (CLOSING.includes(character)) depth--;
    effects.consume(code);
    return inside;
  }

  function lineStart(code: Code): State | undefined {
    if (code === null) return end(code);
    effects.enter("lineEnding");
    effects.consume(code);
    effects.exit("lineEnding");
    return afterEnding;
  }

  function afterEnding(code: Code): State | undefined {
    if (code === null || context.parser.lazy[context.now().line] === true) return end(code);
    if (code < -2) return isBalanced && (depth > 0 || quote !== undefined) ? lineStart(code) : end(code);
    effects.enter(LINE as never);
    return inside(code);
  }

  function end(code: Code): State | undefined {
    if (code === null && isBalanced && (depth > 0 || quote !== undefined)) {
      fail();
      return nok(code);
    }
    effects.exit(NAME as never);
    return ok(code);
  }
}

/** The document without YAML at its beginning, which would be MDX otherwise. */
export function withoutFrontMatter(text: string): string {
  const opening = /^\uFEFF?---[ \t]*\r?\n/.exec(text)?.[0];
  if (opening === undefined) return text;
  const closing = /^---[ \t]*$/gm;
  closing.lastIndex = opening.length;
  if (!closing.test(text)) return text;
  const end = closing.lastIndex;
  return text.slice(0, end).replace(/[^\r\n\uFEFF]/g, " ") + text.slice(end);
}

const TAGS = new Set(["mdxJsxFlowTag", "mdxJsxTextTag"]);
const COMPUTED = /^mdxJsx(?:Flow|Text)Tag(?:AttributeValueExpression|ExpressionAttribute)$/;

/** Whether the tags of JSX depend on tokens of a type. */
export function isJsx(type: string): boolean {
  return TAGS.has(type) || COMPUTED.test(type);
}

/**
 * Returns a text of the same length that has the tags of JSX, with code in braces masked, and of the rest what HTML
 * takes for text. `undefined` if there are no tags.
 */
export function jsxViewOf(markdown: string, events: readonly MarkdownEvent[]): string | undefined {
  let view = "";
  /** Where the tag ends that is being read. */
  let tagEnd = 0;
  for (const { isEnter, type, start, end } of events) {
    if (!isEnter) continue;
    if (TAGS.has(type)) {
      view += markdown.slice(view.length, tagEnd);
      view += withoutMarkup(markdown.slice(tagEnd, start));
      tagEnd = end;
    } else if (COMPUTED.test(type)) {
      view += markdown.slice(view.length, start) + markdown.slice(start, end).replace(/[^\r\n]/g, COMPUTED_MASK);
    }
  }
  if (tagEnd === 0) return undefined;
  return view + markdown.slice(view.length, tagEnd) + withoutMarkup(markdown.slice(tagEnd));
}
