/** The functions of both adapters, over one set of schemes. */
import { NO_SCHEME, parseText } from "./parse.ts";
import { plainText, resolveTexts } from "./resolve.ts";
import { builtInSchemes, handlerOf } from "./schemes.ts";
import { serializeComponents } from "./serialize.ts";
import type { Schemes, UriComponents, UriOptions } from "./types.ts";

export interface Uri {
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

/** Without a port or scheme that cannot be written, about which uri-js does not throw: such a scheme is a part of the path. */
function writable(components: UriComponents): UriComponents {
  const { scheme, port, path, ...rest } = components;
  const isScheme = !scheme || /^[A-Za-z][-+.A-Za-z0-9]*$/.test(scheme);
  return {
    ...rest,
    ...(isScheme ? { scheme, path } : { path: `${scheme}:${path ?? ""}` }),
    ...(/^[0-9]*$/.test(String(port)) && { port }),
  } as UriComponents;
}

/** @param isStrict whether `resolve` throws for what is malformed, and a "%" that begins no triplet is so */
export function createUri(isStrict: boolean): Uri {
  const SCHEMES = builtInSchemes();
  const read = (uri: string, options: UriOptions | undefined) => {
    if (typeof uri !== "string") throw new TypeError(`parse: uri must be a string, not ${typeof uri}`);
    return parseText(uri, options ?? {}, { schemes: SCHEMES, isStrict });
  };
  const parse = (uri: string, options?: UriOptions) => read(uri, options).components as UriComponents;
  const serialize = (components: UriComponents, options?: UriOptions) =>
    serializeComponents(isStrict ? components : writable(components), options ?? {}, SCHEMES);

  const resolve = (base: string, reference: string, options?: UriOptions): string => {
    const own = { ...options, scheme: NO_SCHEME };
    const [from, to] = [read(base, own), read(reference, own)];
    if (isStrict && (from.isMalformed || to.isMalformed)) {
      throw new Error(from.components.error ?? to.components.error ?? "URI is malformed.");
    }
    const [first, second] = [plainText(from.components as UriComponents), plainText(to.components as UriComponents)];
    return withHost(resolveTexts(first, second, own), options);
  };
  /** The target, with its host by the rules of its scheme. */
  const withHost = (text: string, options: UriOptions | undefined): string => {
    const target = parse(text, { scheme: NO_SCHEME });
    const { components, isMalformed } = read(text, options);
    const isDomain = handlerOf(SCHEMES, options?.scheme || components.scheme)?.domainHost === true;
    const isHostless = /^https?$/.test(components.scheme ?? "") && !components.host;
    if (isStrict && ((isDomain && isMalformed) || isHostless)) throw new Error(components.error ?? "URI is malformed.");
    return plainText({ ...target, ...(components.host !== undefined && { host: components.host }) });
  };

  const resolveComponents: Uri["resolveComponents"] = (base, reference, options, skipNormalization = false) => {
    const [from, to] = [base, reference].map((one) =>
      skipNormalization ? one : parse(serialize(one, options), options),
    );
    const text = resolveTexts(plainText(from ?? {}), plainText(to ?? {}), options ?? {});
    const { scheme, userinfo, host, port, path, query, fragment } = parse(text, { scheme: NO_SCHEME });
    return { scheme, userinfo, host, port, path, query, fragment } as UriComponents;
  };

  const normalize: Uri["normalize"] = (uri, options) => {
    if (typeof uri === "string") {
      const { components, isMalformed } = read(uri, options);
      return (isMalformed ? uri : serialize(components as UriComponents, options)) as typeof uri;
    }
    return (typeof uri === "object" && uri !== null ? parse(serialize(uri, options), options) : uri) as typeof uri;
  };

  /** The text that two equal references share; undefined for what is malformed. */
  const comparable = (uri: string | UriComponents, options: UriOptions | undefined): string | undefined => {
    if (typeof uri !== "string" && (typeof uri !== "object" || uri === null)) return undefined;
    try {
      const { components, isMalformed } = read(typeof uri === "string" ? uri : serialize(uri, options), options);
      return isMalformed ? undefined : serialize(components as UriComponents, options);
    } catch {
      return undefined;
    }
  };
  const equal: Uri["equal"] = (a, b, options) => {
    const first = comparable(a, options);
    return first !== undefined && first === comparable(b, options);
  };

  return { SCHEMES, parse, serialize, resolve, resolveComponents, normalize, equal };
}
