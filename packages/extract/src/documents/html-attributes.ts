/** The attributes of HTML that hold URLs, by the index of attributes in the HTML Standard, with those of HTML 4. */
import { COMPUTED_MASK } from "./component-view.ts";

/** How a value holds URLs: as one, in a list, with descriptors after each, after a number of seconds, or in CSS. */
export type UrlSyntax = "url" | "list" | "srcset" | "refresh" | "style";

/** Each row: an attribute, how it holds URLs, and the elements on which it does. */
const ROWS: readonly (readonly [attribute: string, syntax: UrlSyntax, elements: string])[] = [
  ["action", "url", "form"],
  ["archive", "list", "object"],
  ["background", "url", "body table tbody td tfoot th thead tr"],
  ["cite", "url", "blockquote del ins q"],
  ["classid", "url", "object"],
  ["codebase", "url", "applet object"],
  ["content", "refresh", "meta"],
  ["data", "url", "object"],
  ["dynsrc", "url", "img"],
  ["formaction", "url", "button input"],
  ["href", "url", "a area base link"],
  ["imagesrcset", "srcset", "link"],
  ["itemid", "url", "*"],
  ["itemtype", "list", "*"],
  ["longdesc", "url", "frame iframe img"],
  ["lowsrc", "url", "img"],
  ["manifest", "url", "html"],
  ["ping", "list", "a area"],
  ["poster", "url", "video"],
  ["profile", "list", "head"],
  ["src", "url", "audio embed frame iframe img input script source track video"],
  ["srcset", "srcset", "img source"],
  ["style", "style", "*"],
  ["usemap", "url", "img input object"],
];

interface Holder {
  readonly syntax: UrlSyntax;
  readonly elements: ReadonlySet<string>;
}

const HOLDERS: ReadonlyMap<string, Holder> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ ROWS.map(([attribute, syntax, elements]) => [
    attribute,
    { syntax, elements: new Set(elements.split(" ")) },
  ]),
);

/** Attributes that hold no URLs by themselves, but say what those of an element are. */
const DESCRIBING = new Set(["alt", "http-equiv", "rel", "xlink:href"]);

/** Whether an attribute may hold URLs, or says something about them. */
export function isRelevant(name: string): boolean {
  return HOLDERS.has(name) || DESCRIBING.has(name);
}

/** Whether an empty value names the document, and not its base (the HTML Standard, "form submission algorithm"). */
export function namesDocument(attribute: string, value: string): boolean {
  return value === "" && (attribute === "action" || attribute === "formaction");
}

/** How an attribute of an element holds URLs; `undefined` if it holds none. */
export function urlSyntaxOf(attribute: string, element: string, isForeign: boolean): UrlSyntax | undefined {
  if (isForeign && (attribute === "href" || attribute === "xlink:href")) return "url";
  const holder = HOLDERS.get(attribute);
  return holder !== undefined && (holder.elements.has("*") || (!isForeign && holder.elements.has(element)))
    ? holder.syntax
    : undefined;
}

/**
 * The attribute that a binding sets: `:href`, `.href` and `v-bind:href` of Vue, and `{href}` of Svelte and Astro, whose
 * braces are masked. `undefined` for another.
 */
export function boundAttribute(name: string): string | undefined {
  if (name.startsWith(COMPUTED_MASK)) return name.replaceAll(COMPUTED_MASK, "");
  const bound = /^(?::|\.|v-bind:)(.+)/.exec(name)?.[1];
  // What may follow a dot are modifiers.
  return bound?.split(".", 1)[0];
}

/** How an attribute in a component holds URLs: components have a `href` or a `src` as elements have. */
export function componentSyntaxOf(attribute: string, element: string, isForeign: boolean): UrlSyntax | undefined {
  return attribute === "href" || attribute === "src" ? "url" : urlSyntaxOf(attribute, element, isForeign);
}
