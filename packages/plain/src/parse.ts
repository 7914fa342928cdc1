/** RFC 3986 §3 and Appendix B: any text as components in normal form, with an error if its structure is faulty. */
import { divide } from "@std66/core/internal";
import { HOST, PATH, QUERY, decode, hasOnlyTriplets, normalizeEncoding } from "./encode.ts";
import { FORBIDDEN_IN_NAME, addressOf, asciiName } from "./host.ts";
import { handlerOf } from "./schemes.ts";
import type { Schemes, UriComponents, UriOptions, Work } from "./types.ts";

/** The scheme of references that are resolved: resolution is the same for all schemes (RFC 3986 §5). */
export const NO_SCHEME = "null";

export interface Rules {
  readonly schemes: Schemes;
  /** Whether a "%" that begins no triplet is a fault. */
  readonly isStrict: boolean;
}

export interface Parsed {
  readonly components: Work;
  /** Whether the structure is faulty, so that nothing should be made of the text. */
  readonly isMalformed: boolean;
}

/** Parses any text. Its components are in normal form; `isRaw` leaves the path, query and fragment as they are. */
export function parseText(given: string, options: UriOptions, { schemes, isStrict }: Rules): Parsed {
  const text = options.reference === "suffix" ? `${options.scheme ? `${options.scheme}:` : ""}//${given}` : given;
  const components = divideText(text);
  let fault = structuralFault(given, text, components);
  if (isStrict) fault ??= tripletFault(components);
  components.scheme = components.scheme?.toLowerCase();

  components.reference = kindOf(components);
  const { reference } = options;
  if (reference && reference !== "suffix" && reference !== components.reference) {
    components.error = fault ?? `URI is not a ${reference} reference.`;
  }

  const handler = handlerOf(schemes, options.scheme || components.scheme);
  const isIri = options.unicodeSupport === true || handler?.unicodeSupport === true;
  const isDomain = options.domainHost === true || handler?.domainHost === true;
  const hostFault = readHost(components, { isDomain, isIri, isRaw: options.scheme === NO_SCHEME });
  fault ??= hostFault;
  if (handler?.skipNormalize !== true) {
    components.path = normalizeEncoding(components.path ?? "", PATH, isIri);
    components.query = components.query && normalizeEncoding(components.query, QUERY, isIri);
    components.fragment = components.fragment && normalizeEncoding(components.fragment, QUERY, isIri);
  }
  components.error ??= fault;
  if (components.error === undefined) delete components.error;
  if (handler?.parse) handler.parse(components as UriComponents, options);
  const isUrnWithoutName = handler?.scheme === "urn" && components.nid === undefined;
  return { components, isMalformed: fault !== undefined || isUrnWithoutName };
}

/** Divides a text at its delimiters. Unlike Appendix B in core, what is before the first ":" is a scheme, whatever it is. */
function divideText(text: string): Work {
  const colon = /^[^:/?#]+(?=:)/.exec(text)?.[0].length ?? -1;
  // After a scheme, core divides the rest in the same way, whatever was before it.
  const rest = `x:${text.slice(colon + 1)}`;
  const { authorityEnd, pathEnd, queryEnd } = divide(rest);
  const authority = authorityEnd === -1 ? undefined : rest.slice(4, authorityEnd);
  const fragmentStart = Math.max(pathEnd, queryEnd) + 1;
  return {
    scheme: colon === -1 ? undefined : text.slice(0, colon),
    ...divideAuthority(authority),
    path: rest.slice(authorityEnd === -1 ? 2 : authorityEnd, pathEnd),
    query: queryEnd === -1 ? undefined : rest.slice(pathEnd + 1, queryEnd),
    fragment: fragmentStart > rest.length ? undefined : rest.slice(fragmentStart),
  };
}

function divideAuthority(authority: string | undefined): Pick<Work, "userinfo" | "host" | "port"> {
  if (authority === undefined) return { userinfo: undefined, host: undefined, port: undefined };
  const at = authority.indexOf("@");
  const rest = authority.slice(at + 1);
  const [, host = rest, port] = /^(\[[^\]]*\]|[^:]*)(?::([0-9]*))?$/.exec(rest) ?? [];
  return {
    userinfo: at === -1 ? undefined : authority.slice(0, at),
    host,
    // A number that is no longer exact would be another port.
    port: port === undefined || port === "" || !Number.isSafeInteger(Number(port)) ? port : Number(port),
  };
}

/** The first fault of a text that no reader should repair. */
function structuralFault(given: string, text: string, { scheme, userinfo, host }: Work): string | undefined {
  if (/^[\0-\x20]|[\0-\x20]$/.test(given)) return "URI must not contain leading or trailing C0 controls or spaces.";
  if (scheme !== undefined && !/^[A-Za-z][-+.A-Za-z0-9]*$/.test(scheme)) return "URI scheme is malformed.";
  const authority = host === undefined ? "" : `${userinfo ?? ""}@${host}`;
  if (authority.includes("\\")) return "URI authority must not contain a literal backslash.";
  const leading = /^(?:[^:/?#]+:)?([/\\\t\n\r]*)/.exec(text)?.[1] ?? "";
  const slashes = leading.replace(/[\t\n\r]/g, "");
  if (slashes.length > 1 && !slashes.startsWith("//")) return "URI authority must not contain a literal backslash.";
  if (slashes.length > 1 && !leading.startsWith("//")) return "URI authority introducer must not contain whitespace.";
  if (/[[\]]/.test(userinfo ?? "")) return "URI host is malformed.";
  if (host !== undefined && /[[\]]/.test(host) && addressOf(host) === undefined) return "URI host is malformed.";
  if (host !== undefined && !host.startsWith("[") && /[:@]/.test(host)) {
    return host.includes("@") ? "URI host is malformed." : 'URI path must start with "/" when authority is present.';
  }
  return undefined;
}

/** uri-js takes a "%" that begins no triplet for data. */
function tripletFault({ userinfo, host, path, query, fragment }: Work): string | undefined {
  const isWellFormed = [userinfo, host, path, query, fragment].every(
    (part) => part === undefined || hasOnlyTriplets(part),
  );
  return isWellFormed ? undefined : "URI contains malformed percent-encoding.";
}

interface HostRules {
  /** Whether it is a domain name, to be converted to ASCII. */
  readonly isDomain: boolean;
  readonly isIri: boolean;
  /** Whether a name stays as written, since its scheme is not known yet. */
  readonly isRaw: boolean;
}

/** Brings the host into normal form, and returns what is wrong with it. */
function readHost(components: Work, { isDomain, isIri, isRaw }: HostRules): string | undefined {
  const { host } = components;
  if (!host) return undefined;
  components.host = addressOf(host) ?? (isRaw ? host : nameOf(host, isIri));
  if (!isDomain || host.startsWith("[")) return undefined;
  if (FORBIDDEN_IN_NAME.test(host)) return "URI host is malformed.";
  if (isIri || !/[^\0-\x7f]/.test(decode(host))) return undefined;
  const ascii = asciiName(nameOf(host, true));
  if (ascii === undefined) return "Host's domain name can not be converted to ASCII.";
  components.host = ascii;
  return undefined;
}

/** The normal form of a registered name, in lowercase after decoding, so that "%41" is "a". */
function nameOf(host: string, isIri: boolean): string {
  return normalizeEncoding(host, HOST, isIri).replace(/%[0-9A-F]{2}|[A-Z]+/g, (found) =>
    found.startsWith("%") ? found : found.toLowerCase(),
  );
}

function kindOf({ scheme, host, path, query, fragment }: Work): string {
  if (scheme !== undefined) return fragment === undefined ? "absolute" : "uri";
  return host === undefined && !path && query === undefined ? "same-document" : "relative";
}
