/** RFC 3986 §5.1.1: the start tags of an HTML document, by the tokenizer of parse5, which follows the HTML Standard. */
import { Tokenizer, type Token, TokenizerMode, foreignContent } from "parse5";
import { COMPUTED_MASK } from "./component-view.ts";
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

/** What begins at an offset, and is cut off by the end of the document. */
export interface HtmlFault {
  readonly offset: number;
  readonly reason: string;
  /** The rule of the HTML Standard. */
  readonly rule: string;
}

/**
 * The tags of a document that have attributes to read, in order. The document is tokenized as they are asked for.
 * `isComponent`: whether `<Title>` is another element than `<title>`, each element may end with a slash, and attributes
 * have bindings. `cutOff` is called at the end of the document.
 */
export function* tagsIn(
  html: string,
  isComponent = false,
  cutOff: (fault: HtmlFault) => void = nothing,
): Generator<Tag> {
  const tags: Tag[] = [];
  const tokenizer = new TagTokenizer(html, tags, isComponent, cutOff);
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

/** The end of the document is an error where the text of an element is read. */
const TEXT_RULE = 'HTML Standard, "text" insertion mode';

/** The parse errors of the HTML Standard for an end in what is then no tag and no text. */
const CUT_OFF: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ["eof-in-cdata", "the CDATA section does not end"],
  ["eof-in-comment", "the comment does not end"],
  ["eof-in-doctype", "the document type declaration does not end"],
  ["eof-in-tag", "the tag does not end"],
]);

/** What begins XHTML, in which each element may end with a slash, as in XML. */
const XML_DECLARATION = /^\uFEFF?<\?xml\s/;

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

  constructor(html: string, tags: Tag[], isComponent: boolean, cutOff: (fault: HtmlFault) => void) {
    const context = new Context();
    const isXhtml = XML_DECLARATION.test(html);
    let styleStart: number | undefined;
    /** Of the `a` element that is open, if there is one. */
    let content: Content | undefined;
    /** The element whose text is read as such, which a page hides; it ends at its end tag. */
    let textElement: { readonly name: string; readonly offset: number } | undefined;
    const closeContent = (): void => {
      content?.complete();
      content = undefined;
    };
    const addText = ({ chars }: Token.CharacterToken): void => {
      if (textElement === undefined) content?.add(chars);
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
          const offset = token.location?.startOffset ?? 0;
          const isEnded = token.selfClosing && (isComponent || isXhtml);
          const isOther = isEnded || (isComponent && isCapital(html, offset + 1));
          const state = isForeign || isOther ? undefined : TEXTS.get(name);
          if (state !== undefined) this.state = state;
          textElement = state === undefined ? undefined : { name, offset };
          styleStart = name === "style" && !isForeign ? token.location?.endOffset : undefined;
        },
        onEndTag: ({ tagName, location }) => {
          // Nothing but its own end tag ends the text of a style element.
          if (styleStart !== undefined && location) {
            const style = { text: html.slice(styleStart, location.startOffset), start: styleStart };
            give({ name: tagName, attributes: [], isForeign: false, isTemplate: false, style });
          }
          styleStart = undefined;
          textElement = undefined;
          if (tagName === "a") closeContent();
          if (tagName === "p" || tagName === "br") context.leaveForeign();
          context.leave(tagName);
          this.inForeignNode = context.isForeign;
        },
        onCharacter: addText,
        onComment: nothing,
        onDoctype: nothing,
        onEof: () => {
          closeContent();
          // Nothing ends `plaintext`.
          if (textElement === undefined || textElement.name === "plaintext") return;
          const { name, offset } = textElement;
          cutOff({ offset, reason: `the element \`${name}\` does not end`, rule: TEXT_RULE });
        },
        onParseError: (error) => {
          const code: string = error.code;
          const reason = CUT_OFF.get(code);
          if (reason === undefined) return;
          const opening = code === "eof-in-cdata" ? "<![CDATA[" : "<!";
          const offset = this.currentToken?.location?.startOffset ?? html.lastIndexOf(opening);
          // Its end tag may be what is cut off.
          textElement = undefined;
          cutOff({ offset, reason, rule: `HTML Standard, ${code}` });
        },
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
    const start = location?.attrs?.[name]?.startOffset ?? 0;
    // `{href}` is its own value.
    const span = name.startsWith(COMPUTED_MASK) ? { start, end: start + name.length } : valueSpan(html, start);
    return { name, value, ...span };
  });
}

/** "Attribute name state": a name, and what leads to its value. An "=" that comes first belongs to the name. */
const NAME = /[^ \t\n\f\r/>][^ \t\n\f\r/>=]*([ \t\n\f\r]*=[ \t\n\f\r]*)?/y;
const UNQUOTED = /[^ \t\n\f\r>]*/y;

/**
 * Finds the value of the attribute that begins at `from`: `name = "value"`. Where parse5 says that an attribute ends,
 * it may not, if the next one follows directly.
 */
function valueSpan(html: string, from: number): { readonly start: number; readonly end: number } {
  NAME.lastIndex = from;
  const hasValue = NAME.exec(html)?.[1] !== undefined;
  const start = NAME.lastIndex;
  if (!hasValue) return { start, end: start };
  const quote = html[start];
  if (quote === '"' || quote === "'") return { start: start + 1, end: html.indexOf(quote, start + 1) };
  UNQUOTED.lastIndex = start;
  UNQUOTED.test(html);
  return { start, end: UNQUOTED.lastIndex };
}
