/** RFC 3986 Appendix C: what follows a URI in the text of Markdown. */
import type { LeftOut } from "./text/extracted-uri.ts";
import { textFollows } from "./text/authority-rest.ts";

/** The text up to white space. */
export function wordAt(markdown: string, start: number): string {
  const space = /\s|$/g;
  space.lastIndex = start;
  return markdown.slice(start, space.exec(markdown)?.index);
}

/** The character that no URI has there before which a URI in text ends, if more text follows directly. */
export function cutAt(
  text: string,
  { start, leftOut = [] }: { readonly start: number; readonly leftOut?: readonly LeftOut[] | undefined },
): LeftOut | undefined {
  const wrong = leftOut.find(({ reason }) => reason === "not-allowed");
  return wrong !== undefined && textFollows(text, wrong.start, start).goesOn ? wrong : undefined;
}
