/** The functions of both adapters, over one set of schemes. */
import { SCHEME } from "./faults.ts";
import { readHost } from "./host.ts";
import { parseGeneric, parseText } from "./parse.ts";
import { targetText, transform } from "./resolve.ts";
import { builtInSchemes, faultWithoutHost, handlerOf } from "./schemes.ts";
import { serializeComponents } from "./serialize.ts";
import type { Schemes, UriComponents, UriOptions, MutableComponents } from "./types.ts";

export interface UriFunctions {
  readonly SCHEMES: Schemes;
  readonly parse: (uri: string, options?: UriOptions) => UriComponents;
  readonly serialize: (components: UriComponents, options?: UriOptions) => string;
  readonly resolve: (base: string, reference: string, options?: UriOptions) => string;
  readonly resolveComponents: (
    base: UriComponents,
    reference: UriComponents,
    options?: UriOptions,
    skipNormalization?: boolean,
  ) => UriComponents;
  readonly normalize: <T extends string | UriComponents>(uri: T, options?: UriOptions) => T;
  readonly equal: (a: string | UriComponents, b: string | UriComponents, options?: UriOptions) => boolean;
}

/**
 * @param isStrict whether `resolve` throws for malformed texts, as in fast-uri, and a "%" that does not begin a triplet
 * is malformed
 */
export function createUriFunctions(isStrict: boolean): UriFunctions {
  const SCHEMES = builtInSchemes(isStrict);
  const rules = { schemes: SCHEMES, isStrict };
  const read = (uri: string, options: UriOptions | undefined) => parseText(requireText(uri), options ?? {}, rules);
  /** Whether characters outside of ASCII stay: fast-uri has no such option. */
  const isIri = (options: UriOptions | undefined) => !isStrict && options?.iri === true;
  const parse = (uri: string, options?: UriOptions) => {
    const { components } = read(uri, options);
    // uri-js has no such component.
    if (!isStrict && components.ipv6Zone !== undefined) delete components.ipv6Zone;
    return components as UriComponents;
  };
  const write = (components: UriComponents, options: UriOptions | undefined, areParsed: boolean) =>
    serializeComponents(isStrict ? components : serializable(components), options ?? {}, rules, areParsed);
  const serialize = (components: UriComponents, options?: UriOptions) => write(components, options, false);

  const resolve = (base: string, reference: string, options?: UriOptions): string => {
    const keepsIri = isIri(options);
    const from = parseGeneric(requireText(base), isStrict, keepsIri);
    const to = parseGeneric(requireText(reference), isStrict, keepsIri);
    const target = transform(from.components, to.components, options?.tolerant === true);
    // A name is converted by the rules of the scheme that it has in the end.
    const fault = from.fault ?? to.fault ?? hostFault(target, options);
    if (isStrict && fault !== undefined) throw new Error(fault);
    return targetText(target, keepsIri);
  };
  const hostFault = (target: MutableComponents, options: UriOptions | undefined): string | undefined => {
    const handler = handlerOf(SCHEMES, options?.scheme || target.scheme);
    const isDomain = options?.domainHost === true || handler?.domainHost === true;
    const fault = readHost(target, isDomain, isIri(options) || options?.unicodeSupport === true);
    return fault ?? (target.host ? undefined : faultWithoutHost(target.scheme));
  };

  const resolveComponents: UriFunctions["resolveComponents"] = (
    base,
    reference,
    options,
    skipNormalization = false,
  ) => {
    const [from = {}, to = {}] = [base, reference].map((one) =>
      skipNormalization ? one : parse(serialize(one, options), options),
    );
    return transform(from, to, options?.tolerant === true) as UriComponents;
  };

  const normalize: UriFunctions["normalize"] = (uri, options) => {
    if (typeof uri === "string") {
      const { components, isMalformed } = parseText(uri, options ?? {}, rules, isIri(options));
      return (isMalformed ? asWritten(uri, options) : write(components as UriComponents, options, true)) as typeof uri;
    }
    return (typeof uri === "object" && uri !== null ? parse(serialize(uri, options), options) : uri) as typeof uri;
  };

  /** The text that two equal references share, which is that of a URI; undefined for what is malformed. */
  const comparable = (uri: string | UriComponents, given: UriOptions | undefined): string | undefined => {
    const options = given && { ...given, unicodeSupport: false };
    if (typeof uri !== "string" && typeof uri !== "object") return undefined;
    try {
      const { components, isMalformed } = read(typeof uri === "string" ? uri : serialize(uri, options), options);
      return isMalformed ? undefined : write(components as UriComponents, options, true);
    } catch {
      return undefined;
    }
  };
  const equal: UriFunctions["equal"] = (a, b, options) => {
    const first = comparable(a, options);
    return first !== undefined && (a === b || first === comparable(b, options));
  };

  return { SCHEMES, parse, serialize, resolve, resolveComponents, normalize, equal };
}

/** Any text may be parsed; of other values, the original throws too. */
function requireText(uri: string): string {
  if (typeof uri === "string") return uri;
  const given: unknown = uri;
  if (Object.prototype.toString.call(given) === "[object String]") return String(uri);
  throw new TypeError(`parse: uri must be a string, not ${typeof given}`);
}

/** A malformed text, unchanged. A suffix reference does not begin with a scheme (RFC 3986 §4.2). */
function asWritten(text: string, options: UriOptions | undefined): string {
  return options?.reference === "suffix" ? text.replace(/[^[/?#]*/, (segment) => segment.replace(/:/g, "%3A")) : text;
}

/**
 * Components without a port or a scheme that cannot be written, since uri-js does not throw for these. The scheme
 * becomes a part of the path.
 */
function serializable(components: UriComponents): UriComponents {
  const { scheme, port, path } = components;
  const isScheme = !scheme || SCHEME.test(scheme);
  const isPort = port === undefined || /^[0-9]*$/.test(String(port));
  if (isScheme && isPort) return components;
  const copy: MutableComponents = { ...components };
  if (!isPort) copy.port = undefined;
  if (!isScheme) {
    copy.scheme = undefined;
    copy.path = `${scheme}:${path ?? ""}`;
  }
  return copy as UriComponents;
}
