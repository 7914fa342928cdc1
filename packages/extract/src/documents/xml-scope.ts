/** Namespaces in XML, section 6 and XML Base, section 4: the namespace and the base URI at a place of a document. */
import type { Uri, UriReference } from "@std66/core";
import { establishBase, resolverFor } from "@std66/resolve";
import { vocabularyOf } from "./xml-vocabularies.ts";
import type { XmlAttribute } from "./xml-tokens.ts";

/** A base URI, and what resolves references against it. */
export interface XmlBase {
  readonly uri: Uri;
  readonly resolve: (reference: UriReference) => Uri;
}

/** An element that is open, or an empty one. */
export interface XmlScopeElement {
  /** As written. */
  readonly name: string;
  readonly local: string;
  readonly vocabulary: string | undefined;
  base: XmlBase;
  /** The prefixes that it declares. */
  readonly declared: readonly string[];
}

/**
 * A nested base is as long as all bases around it together, and so is each target in it: their time would grow with the
 * square of the document.
 */
const LONGEST_BASE = 16_384;

/** The elements that are open, with their namespaces and bases. */
export class XmlScope {
  readonly document: XmlBase;
  readonly #open: XmlScopeElement[] = [];
  /** The namespaces of each prefix, the innermost last. */
  readonly #namespaces = new Map<string, string[]>();
  #root = "";

  constructor(document: Uri) {
    this.document = baseAt(document);
  }

  get last(): XmlScopeElement | undefined {
    return this.#open[this.#open.length - 1];
  }

  get depth(): number {
    return this.#open.length;
  }

  /** Enters an element, which has the base of the one around it. */
  enter(name: string, attributes: readonly XmlAttribute[]): XmlScopeElement {
    const declared: string[] = [];
    for (const { name: attribute, value } of attributes) {
      const prefix = declaredPrefix(attribute);
      if (prefix === undefined) continue;
      declared.push(prefix);
      // A name with an entity, as Illustrator writes it, is not known.
      const namespace = value.isKnown(0, value.text.length) ? value.text.trim() : "";
      const namespaces = this.#namespaces.get(prefix);
      if (namespaces === undefined) this.#namespaces.set(prefix, [namespace]);
      else namespaces.push(namespace);
    }
    const { prefix, local } = split(name);
    if (this.#root === "") this.#root = local;
    const vocabulary = vocabularyOf(this.namespaceOf(prefix), this.#root);
    const element = { name, local, vocabulary, base: this.last?.base ?? this.document, declared };
    this.#open.push(element);
    return element;
  }

  leave(): void {
    for (const prefix of this.#open.pop()?.declared ?? []) this.#namespaces.get(prefix)?.pop();
  }

  /** The namespace of a prefix, which is empty for none. A prefix that is not declared has none. */
  namespaceOf(prefix: string): string {
    return this.#namespaces.get(prefix)?.at(-1) ?? "";
  }

  /** The vocabulary of an attribute: that of its element, unless it has a prefix. */
  vocabularyOf(attribute: string, element: XmlScopeElement): string | undefined {
    const { prefix } = split(attribute);
    if (prefix === "") return element.vocabulary;
    const namespace = this.namespaceOf(prefix);
    // Many documents have `xlink:href` without a declaration, as HTML has it.
    return namespace === "" ? (prefix === "xlink" ? "xlink" : undefined) : vocabularyOf(namespace, this.#root);
  }
}

/** Returns the base that an element has by its `xml:base`; `undefined` if it would be too long. */
export function nestedBase(reference: UriReference, { uri }: XmlBase): XmlBase | undefined {
  const { base } = establishBase({ embedded: reference, retrieval: uri });
  return String(base).length > LONGEST_BASE ? undefined : baseAt(base);
}

function baseAt(uri: Uri): XmlBase {
  return { uri, resolve: resolverFor(uri) };
}

/** The prefix that an attribute declares, empty for `xmlns`; `undefined` if it declares no namespace. */
export function declaredPrefix(attribute: string): string | undefined {
  if (!attribute.startsWith("xmlns")) return undefined;
  if (attribute.length === "xmlns".length) return "";
  return attribute[5] === ":" ? attribute.slice("xmlns:".length) : undefined;
}

/** Namespaces in XML, section 4: a prefix, and a local part. */
export function split(name: string): { readonly prefix: string; readonly local: string } {
  const colon = name.indexOf(":");
  return { prefix: colon === -1 ? "" : name.slice(0, colon), local: name.slice(colon + 1) };
}
