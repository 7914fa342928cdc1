/** RFC 3986 §3 and Appendix B: any text as components in normal form, with an error if its structure is faulty. */
import { divideText } from "./divide.ts";
import { FRAGMENT, PATH, QUERY, USERINFO, normalizeEncoding } from "./encode.ts";
import { structuralFault } from "./faults.ts";
import { readHost } from "./host.ts";
import { handlerOf } from "./schemes.ts";
import type { Schemes, UriComponents, UriOptions, MutableComponents } from "./types.ts";

export interface Rules {
  readonly schemes: Schemes;
  /**
   * Whether a "%" that begins no triplet is a fault, and whether a scheme can say that its components stay as written.
   */
  readonly isStrict: boolean;
}

export interface Parsed {
  readonly components: MutableComponents;
  /** Whether the structure is faulty, so that nothing should be made of the text. */
  readonly isMalformed: boolean;
}

interface GenericParsed {
  readonly components: MutableComponents;
  /** What is wrong with the structure. */
  readonly fault: string | undefined;
}

/** Parses any text by the rules of its scheme. @param keepsIri whether characters outside of ASCII stay */
export function parseText(given: string, options: UriOptions, { schemes, isStrict }: Rules, keepsIri = false): Parsed {
  const { reference } = options;
  const text = reference === "suffix" ? before(options.scheme, isStrict) + given : given;
  const components = divideText(text);
  let fault = structuralFault(given, text, components, isStrict);
  components.scheme = components.scheme?.toLowerCase();
  let error = fault;
  if (reference && reference !== "suffix" && reference !== components.reference) {
    error ??= `URI is not a ${reference} reference.`;
  }

  const handler = handlerOf(schemes, options.scheme || components.scheme);
  const isIri = keepsIri || options.unicodeSupport === true;
  const isIriHost = isIri || handler?.unicodeSupport === true;
  const hostFault = readHost(components, options.domainHost === true || handler?.domainHost === true, isIriHost);
  fault ??= hostFault;
  error ??= hostFault;
  if (!isStrict || handler?.skipNormalize !== true) normalizeParts(components, isIri && !isStrict, isStrict);
  if (error !== undefined) components.error = error;
  const own = keepsIri ? { ...options, unicodeSupport: true } : options;
  if (handler?.parse) handler.parse(components as UriComponents, own);
  const isUrnWithoutName = handler?.scheme === "urn" && components.nid === undefined;
  return { components, isMalformed: fault !== undefined || isUrnWithoutName };
}

/**
 * What a suffix reference lacks (RFC 3986 §4.5). As in fast-uri, one with a scheme is its path: a ":" in it ends no
 * scheme.
 */
function before(scheme: string | undefined, isStrict: boolean): string {
  if (!scheme) return "//";
  return isStrict ? `${scheme}:` : `${scheme}://`;
}

/**
 * Parses a text that is resolved, which is the same for all schemes (RFC 3986 §5). A host that is not plain stays as
 * written.
 */
export function parseGeneric(text: string, isStrict: boolean, isIri: boolean): GenericParsed {
  const components = divideText(text);
  const fault = structuralFault(text, text, components, isStrict);
  components.scheme = components.scheme?.toLowerCase();
  normalizeParts(components, isIri, isStrict);
  return { components, fault };
}

/** fast-uri leaves the userinfo as written. */
function normalizeParts(components: MutableComponents, isIri: boolean, isStrict: boolean): void {
  const { userinfo, path, query, fragment } = components;
  if (userinfo && !isStrict) components.userinfo = normalizeEncoding(userinfo, USERINFO, isIri);
  if (path) components.path = normalizeEncoding(path, PATH, isIri);
  if (query) components.query = normalizeEncoding(query, QUERY, isIri);
  if (fragment) components.fragment = normalizeEncoding(fragment, FRAGMENT, isIri);
}
