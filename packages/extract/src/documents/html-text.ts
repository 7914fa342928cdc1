/**
 * RFC 3986 Appendix C: the text of HTML, by the tokenizer of parse5: without tags and comments, and without the text of
 * code and of links.
 */
import { Tokenizer, type Token } from "parse5";
import { TEXTS } from "./html-tags.ts";

/** Elements whose text is code or styles. */
const CODE: ReadonlySet<string> = /* @__PURE__ */ new Set(["code", "pre", "script", "style", "xmp"]);

/** The attribute that makes an `a` element a link. */
const HREF = /[\s"'/]href[\s=>/]/i;

/** `<http://a.example/>` is a tag to HTML, with the name `http:`, and a URI in angle brackets to a person. */
const SCHEME_TAG = /^[a-z][a-z\d+.-]*:$/;

/** The offsets of the parts that are text, in order, with character references as written. */
export function textsOf(html: string): { readonly start: number; readonly end: number }[] {
  const texts: { readonly start: number; readonly end: number }[] = [];
  /** The elements with code, and the link, that are open. */
  const open: string[] = [];
  let done = 0;
  const endText = (end: number): void => {
    if (open.length === 0 && end > done) texts.push({ start: done, end });
  };
  const leaveOut = ({ location }: Token.Token): void => {
    if (!location) return;
    endText(location.startOffset);
    done = location.endOffset;
  };
  const tokenizer = new TextTokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag: (token) => {
        const { tagName } = token;
        if (SCHEME_TAG.test(tagName)) return;
        leaveOut(token);
        const isLink = tagName === "a" && HREF.test(html.slice(token.location?.startOffset, token.location?.endOffset));
        // At most one of each: however many begin, looking for one takes no time.
        if ((isLink || CODE.has(tagName)) && !open.includes(tagName)) open.push(tagName);
        const state = TEXTS.get(tagName);
        if (state !== undefined) tokenizer.state = state;
      },
      onEndTag: (token) => {
        leaveOut(token);
        const last = open.lastIndexOf(token.tagName);
        if (last !== -1) open.length = last;
      },
      onComment: leaveOut,
      onDoctype: leaveOut,
      onCharacter: ignore,
      onEof: () => endText(html.length),
      onNullCharacter: ignore,
      onWhitespaceCharacter: ignore,
    },
  );
  tokenizer.write(html, true);
  return texts;
}

function ignore(): void {}

class TextTokenizer extends Tokenizer {
  /** No attribute is asked for, and comparing each with all before it takes quadratic time. */
  protected override _leaveAttrName(): void {}
}
