/** HTML in components of Vue, Svelte and Astro: what an HTML parser reads of them. */

/** What a component is, by its extension. */
export type Component = "astro" | "svelte" | "vue";

/** In place of each character of code. No link has it. */
export const COMPUTED_MASK = "\uFDD3";

/**
 * Returns a text of the same length that an HTML parser reads as the compiler of the component reads its tags: without
 * the script of Astro between `---`, and with the code in braces in a tag masked.
 */
export function componentView(text: string, component: Component): string {
  // Those of Vue are ordinary attributes.
  if (component === "vue") return text;
  return withMaskedCode(component === "astro" ? withoutFence(text) : text, component === "svelte");
}

/** Astro has JavaScript between `---` before its template. */
function withoutFence(text: string): string {
  const opening = /^\uFEFF?\s*---/.exec(text)?.[0];
  const end = opening === undefined ? -1 : text.indexOf("\n---", opening.length);
  return end === -1 ? text : text.slice(0, end + 4).replace(/[^\r\n\uFEFF]/g, " ") + text.slice(end + 4);
}

/** `isInQuotes`: whether a quoted value may have code in braces, as in Svelte. */
function withMaskedCode(text: string, isInQuotes: boolean): string {
  let view = "";
  const mask = (start: number, end: number): void => {
    view += text.slice(view.length, start) + masked(text, start, end);
  };
  for (let i = text.indexOf("<"); i !== -1; i = text.indexOf("<", i)) {
    if (text.startsWith("<!--", i)) {
      i = after(text, "-->", i + 4);
    } else if (/[A-Za-z/]/.test(text[i + 1] ?? "")) {
      const end = maskTag(text, i + 1, isInQuotes, mask);
      if (end === undefined) break;
      // A slash at the end closes any element.
      i = RAW.test(text.slice(i, i + 8)) && text[end - 2] !== "/" ? rawEnd(text, end) : end;
    } else {
      i++;
    }
  }
  return view + text.slice(view.length);
}

/** `{href}`, which is short for `href={href}`. */
const SHORTHAND = /^\{\s*[A-Za-z_$][\w$]*\s*\}$/;

/** An attribute keeps its name, which is a value after "=", or after a part of a value. */
function masked(text: string, start: number, end: number): string {
  const code = text.slice(start, end);
  if (/[\s"']/.test(text[start - 1] ?? "") && SHORTHAND.test(code)) return code.replace(/[^\w$]/g, COMPUTED_MASK);
  return code.replace(/[^\r\n]/g, COMPUTED_MASK);
}

/** Elements in which nothing is a tag. */
const RAW = /^<(?:script|style)[\s>/]/;

function rawEnd(text: string, from: number): number {
  const end = /<\/(?:script|style)/gi;
  end.lastIndex = from;
  return end.exec(text)?.index ?? text.length;
}

function after(text: string, end: string, from: number): number {
  const index = text.indexOf(end, from);
  return index === -1 ? text.length : index + end.length;
}

/** Returns where a tag ends; `undefined` if it, or code in it, does not. */
function maskTag(
  text: string,
  from: number,
  isInQuotes: boolean,
  mask: (start: number, end: number) => void,
): number | undefined {
  let quote: string | undefined;
  for (let i = from; i < text.length; i++) {
    const character = text[i] as string;
    const isCode = character === "{" || character === "`";
    if (isCode && (quote === undefined || (isInQuotes && character === "{"))) {
      const end = character === "{" ? bracesEnd(text, i + 1) : templateEnd(text, i + 1);
      if (end === undefined) return undefined;
      mask(i, end);
      i = end - 1;
    } else if (quote !== undefined) {
      if (character === quote) quote = undefined;
    } else if (character === '"' || character === "'") {
      quote = character;
    } else if (character === ">") {
      return i + 1;
    }
  }
  return undefined;
}

/** Returns where code that began with a brace ends, after strings, templates and comments of JavaScript. */
function bracesEnd(text: string, from: number): number | undefined {
  return codeEnd(text, from, ["}"]);
}

function templateEnd(text: string, from: number): number | undefined {
  return codeEnd(text, from, ["`"]);
}

/** `closings`: what closes the braces and templates that are open. */
function codeEnd(text: string, from: number, closings: string[]): number | undefined {
  for (let i = from; i < text.length; i++) {
    const character = text[i] as string;
    const closing = closings[closings.length - 1];
    if (character === closing) {
      closings.pop();
      if (closings.length === 0) return i + 1;
    } else if (character === "\\") {
      i++;
    } else if (closing === "`") {
      if (!text.startsWith("${", i)) continue;
      closings.push("}");
      i++;
    } else if (character === "{") {
      closings.push("}");
    } else if (character === "`") {
      closings.push("`");
    } else if (character === '"' || character === "'") {
      i = stringEnd(text, i, character);
    } else if (text.startsWith("/*", i)) {
      i = after(text, "*/", i + 2) - 1;
    } else if (text.startsWith("//", i)) {
      i = after(text, "\n", i) - 1;
    }
  }
  return undefined;
}

/** Returns the offset of the quote that closes a string in its line; that of the one that opens it if there is none. */
function stringEnd(text: string, from: number, quote: string): number {
  for (let i = from + 1; i < text.length && text[i] !== "\n"; i++) {
    if (text[i] === "\\") i++;
    else if (text[i] === quote) return i;
  }
  return from;
}
