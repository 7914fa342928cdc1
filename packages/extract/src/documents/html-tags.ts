/** RFC 3986 §5.1.1: the start tags of an HTML document, by the tokenizer of parse5, which follows the HTML Standard. */
import { Tokenizer, type Token, TokenizerMode, foreignContent } from "parse5";
import { boundAttribute, isRelevant } from "./html-attributes.ts";

/** An attribute, with the offsets of its value as written, without quotes, before references are decoded. */
export interface Attribute {
  readonly name: string;
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** A start tag, or the text in a `style` element. */
export interface Tag {
  readonly name: string;
  readonly attributes: readonly Attribute[];
  /** Whether the element is SVG or MathML. */
  readonly isForeign: boolean;
  /** Whether the element is in a `template`, and not in the document. */
  readonly isTemplate: boolean;
  /** The text of a `style` element, which has no character references. */
  readonly style?: { readonly text: string; readonly start: number };
  /** The text in an `a` element. Reading it reads the document up to its end. */
  readonly content?: Content;
}

/**
 * The tags of a document that have attributes to read, in order. The document is tokenized as they are asked for.
 * `isComponent`: whether `<Title>` is another element than `<title>`, and attributes have bindings.
 */
export function* tagsIn(html: string, isComponent = false): Generator<Tag> {
  const tags: Tag[] = [];
  const tokenizer = new TagTokenizer(html, tags, isComponent);
  tokenizer.write(html, true);
  for (let next = 0; next < tags.length;) {
    yield tags[next++] as Tag;
    if (next === tags.length) tokenizer.readOn();
    // Tags wait where the text of an element was asked for. Half of them at a time is forgotten, which takes linear
    // time.
    if (next > tags.length / 2) {
      tags.splice(0, next);
      next = 0;
    }
  }
}

/** The text in an element, which is complete once its end was read. */
class Content {
  readonly #pieces: string[] = [];
  readonly #readOn: () => void;
  #isComplete = false;
  #text: string | undefined;

  constructor(readOn: () => void) {
    this.#readOn = readOn;
  }

  add(piece: string): void {
    this.#pieces.push(piece);
  }

  complete(): void {
    this.#isComplete = true;
  }

  /** With each run of white space as one space, and none around it. */
  get text(): string {
    while (!this.#isComplete) this.#readOn();
    this.#text ??= this.#pieces
      .join("")
      .split(/[ \t\n\f\r]+/)
      .filter(Boolean)
      .join(" ");
    return this.#text;
  }
}

/** The elements in which tags are text, and how their text is read. */
export const TEXTS: ReadonlyMap<string, Tokenizer["state"]> = /* @__PURE__ */ new Map([
  ["title", TokenizerMode.RCDATA],
  ["textarea", TokenizerMode.RCDATA],
  ["style", TokenizerMode.RAWTEXT],
  ["xmp", TokenizerMode.RAWTEXT],
  ["iframe", TokenizerMode.RAWTEXT],
  ["noembed", TokenizerMode.RAWTEXT],
  ["noframes", TokenizerMode.RAWTEXT],
  ["script", TokenizerMode.SCRIPT_DATA],
  ["plaintext", TokenizerMode.PLAINTEXT],
]);

/** Elements of SVG and MathML whose content is HTML again. */
const HTML_INSIDE = new Set(["annotation-xml", "desc", "foreignobject", "title"]);

/** Where the tokenizer is, which it does not track: in SVG or MathML, or in the HTML inside of these. */
class Context {
  readonly #open: string[] = [];
  readonly #counts = new Map<string, number>();

  get isForeign(): boolean {
    const last = this.#open[this.#open.length - 1];
    return last === "svg" || last === "math";
  }

  enter(name: string): void {
    this.#open.push(name);
    this.#counts.set(name, this.#count(name) + 1);
  }

  /** Leaves the innermost element of this name, and all in it. */
  leave(name: string): void {
    if (this.#count(name) > 0) while (this.#pop() !== name);
  }

  /** Leaves SVG and MathML, as `<p>`, `</p>` and others do. */
  leaveForeign(): void {
    while (this.isForeign) this.#pop();
  }

  has(name: string): boolean {
    return this.#count(name) > 0;
  }

  /** Called only while an element is open. */
  #pop(): string {
    const name = this.#open.pop() as string;
    this.#counts.set(name, this.#count(name) - 1);
    return name;
  }

  #count(name: string): number {
    return this.#counts.get(name) ?? 0;
  }
}

/* oxlint-disable no-underscore-dangle -- a name of parse5 */
class TagTokenizer extends Tokenizer {
  readonly #isComponent: boolean;

  constructor(html: string, tags: Tag[], isComponent: boolean) {
    const context = new Context();
    let styleStart: number | undefined;
    /** Of the `a` element that is open, if there is one. */
    let content: Content | undefined;
    /** Whether a page hides the text that follows. */
    let isHidden = false;
    const closeContent = (): void => {
      content?.complete();
      content = undefined;
    };
    const addText = ({ chars }: Token.CharacterToken): void => {
      if (!isHidden) content?.add(chars);
    };
    const give = (tag: Tag): void => {
      tags.push(tag);
      this.pause();
    };
    super(
      { sourceCodeLocationInfo: true },
      {
        onStartTag: (token) => {
          if (context.isForeign && foreignContent.causesExit(token)) context.leaveForeign();
          const { isForeign } = context;
          const name = token.tagName === "image" && !isForeign ? "img" : token.tagName;
          const isTemplate = context.has("template");
          const attributes = attributesOf(html, token);
          const tag = { name, attributes, isForeign, isTemplate };
          // An `a` in another one ends it.
          if (name === "a") {
            closeContent();
            content = new Content(() => this.readOn());
            give({ ...tag, content });
          } else {
            if (name === "img") content?.add(attributes.find((attribute) => attribute.name === "alt")?.value ?? "");
            if (attributes.length > 0) give(tag);
          }
          const isRoot = name === "svg" || name === "math";
          const isEntered = isRoot || (isForeign ? HTML_INSIDE.has(name) : name === "template");
          // A slash at the end closes elements of SVG and MathML only.
          if (isEntered && !(token.selfClosing && (isForeign || isRoot))) context.enter(name);
          this.inForeignNode = context.isForeign;
          const isOther = isComponent && isCapital(html, (token.location?.startOffset ?? 0) + 1);
          const state = isForeign || isOther ? undefined : TEXTS.get(name);
          if (state !== undefined) this.state = state;
          isHidden = state !== undefined;
          styleStart = name === "style" && !isForeign ? token.location?.endOffset : undefined;
        },
        onEndTag: ({ tagName, location }) => {
          // Nothing but its own end tag ends the text of a style element.
          if (styleStart !== undefined && location) {
            const style = { text: html.slice(styleStart, location.startOffset), start: styleStart };
            give({ name: tagName, attributes: [], isForeign: false, isTemplate: false, style });
          }
          styleStart = undefined;
          isHidden = false;
          if (tagName === "a") closeContent();
          if (tagName === "p" || tagName === "br") context.leaveForeign();
          context.leave(tagName);
          this.inForeignNode = context.isForeign;
        },
        onCharacter: addText,
        onComment: nothing,
        onDoctype: nothing,
        onEof: closeContent,
        onNullCharacter: nothing,
        onWhitespaceCharacter: addText,
      },
    );
    this.#isComponent = isComponent;
  }

  /** Reads up to the next tag that is given. At the end of the document, nothing is paused. */
  readOn(): void {
    if (this.paused) this.resume();
  }

  /** Leaves out attributes that hold no URL: comparing each with all before it takes quadratic time. */
  protected override _leaveAttrName(): void {
    const { name } = this.currentAttr;
    const read = this.#isComponent ? (boundAttribute(name) ?? name) : name;
    if (isRelevant(read)) super._leaveAttrName();
  }
}

function nothing(): void {}

/** Components begin with a capital letter, elements do not. */
function isCapital(html: string, offset: number): boolean {
  const character = html[offset] ?? "";
  return character >= "A" && character <= "Z";
}

function attributesOf(html: string, { attrs, location }: Token.TagToken): Attribute[] {
  return attrs.map(({ name, value }) => {
    const { startOffset = 0, endOffset = 0 } = location?.attrs?.[name] ?? {};
    return { name, value, ...valueSpan(html, startOffset, endOffset) };
  });
}

/** Finds the value of an attribute in it: `name = "value"`. */
function valueSpan(html: string, from: number, to: number): { readonly start: number; readonly end: number } {
  const equals = html.slice(from, to).indexOf("=");
  if (equals === -1) return { start: to, end: to };
  let start = from + equals + 1;
  // A value follows, or at least its quotes.
  while (" \t\n\f\r".includes(html[start] as string)) start++;
  const isQuoted = html[start] === '"' || html[start] === "'";
  return isQuoted ? { start: start + 1, end: to - 1 } : { start, end: to };
}
