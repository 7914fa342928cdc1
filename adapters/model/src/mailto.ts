/** RFC 6068 §2: recipients and header fields. */
import { DOMAIN, HEADER, LOCAL_PART, decode, encode, wellFormed } from "./encode.ts";
import { asciiName } from "./host.ts";
import type { SchemeHandler, UriComponents, UriOptions, MutableComponents } from "./types.ts";

/**
 * @param isStrict as in fast-uri: `unicodeSupport` keeps the domains that are written, and `to` is absent without
 * recipients. In uri-js, `iri` keeps all characters outside of ASCII, and `to` is empty
 */
export function mailto(isStrict: boolean): SchemeHandler {
  return {
    scheme: "mailto",
    unicodeSupport: true,
    skipNormalize: true,
    parse: (components, options) => {
      parseMailto(components, options);
      if (!isStrict) components.to ??= [];
      return components;
    },
    serialize: (components, options, areParsed) => {
      const isIri = !isStrict && options.iri === true;
      const isIriDomain = isStrict && options.unicodeSupport === true;
      // The path would be encoded once more.
      if (isIriDomain) options.skipEscape = true;
      const keepsTriplets = areParsed !== true;
      return serializeMailto(components, {
        isIri,
        isIriDomain: isIri || isIriDomain,
        keepsTriplets,
        keepsTripletsOfValues: keepsTriplets && isStrict,
      });
    },
  };
}

function parseMailto(components: UriComponents, options: UriOptions): void {
  const work: MutableComponents = components;
  const to = work.path ? wellFormed(work.path).split(",") : [];
  const headers = Object.create(null) as { [name: string]: string };
  for (const field of work.query ? wellFormed(work.query).split("&") : []) {
    const [name, value = "", ...rest] = field.split("=") as [string, ...string[]];
    if (rest.length > 0) {
      work.error ??= "URI mailto has malformed header fields.";
      continue;
    }
    const known = decode(name).toLowerCase();
    if (known === "to") to.push(...value.split(","));
    else if (known === "subject" || known === "body") work[known] = decode(value);
    else headers[decode(name)] = decode(value);
  }
  if (Object.keys(headers).length > 0) work.headers = headers;
  if (to.length > 0) {
    // A path after an authority begins with "/", which would become a part of the first recipient.
    if (work.host !== undefined) work.error ??= "URI mailto must not have an authority component.";
    withoutAuthority(work);
    work.to = to.map((address) => readAddress(address, work, options.unicodeSupport === true));
  }
  work.path = undefined;
  work.query = undefined;
}

function readAddress(address: string, work: MutableComponents, isIriDomain: boolean): string {
  const at = address.lastIndexOf("@");
  const domain = at === -1 ? undefined : domainOf(decode(address.slice(at + 1)), isIriDomain);
  if (domain === undefined) {
    work.error ??= "URI mailto has an invalid recipient domain.";
    return decode(address);
  }
  const localPart = decode(address.slice(0, at));
  if (!isLocalPart(localPart)) work.error ??= "URI mailto has an invalid recipient.";
  return `${localPart}@${domain}`;
}

/** Whether a part ends at its last "@" for every reader: only a quoted string (RFC 5322 §3.4.1) contains others. */
function isLocalPart(text: string): boolean {
  return text.includes("@") ? /^"[^"]*"$/.test(text.replace(/\\[^]/g, "")) : text !== "";
}

/** A domain in lowercase, and in ASCII unless it is kept. A domain literal has brackets. */
function domainOf(domain: string, isIriDomain: boolean): string | undefined {
  const name = domain.toLowerCase();
  if (/^\[[!-Z^-~]*\]$/.test(name) || /^[-.\w]+$/.test(name)) return name;
  // The runtime's `URL` would decode it once more.
  const ascii = name.includes("%") ? undefined : asciiName(name);
  return ascii !== undefined && isIriDomain ? name : ascii;
}

/** How the parts of a mail are written. */
interface Form {
  readonly isIri: boolean;
  readonly isIriDomain: boolean;
  /** Whether a triplet in a recipient is one that a program has written, as in both originals. */
  readonly keepsTriplets: boolean;
  /** The same for the value of a header field, as in fast-uri. */
  readonly keepsTripletsOfValues: boolean;
}

function serializeMailto(components: UriComponents, form: Form): UriComponents {
  const work: MutableComponents = components;
  const given: unknown = work.to;
  const to = Array.isArray(given) ? given.map(String) : typeof given === "string" ? [given] : [];
  const fields = new Map<string, string>();
  const headers: readonly (readonly [name: string, value: unknown])[] = Object.entries(work.headers ?? {});
  for (const [name, value] of headers) {
    // Names of header fields have no case: a header must not hide a second recipient.
    const known = name.toLowerCase();
    if (known === "to") to.push(...String(value).split(","));
    else fields.set(known === "subject" || known === "body" ? known : name, String(value));
  }
  if (work.subject !== undefined) fields.set("subject", work.subject);
  if (work.body !== undefined) fields.set("body", work.body);
  if (to.length > 0) withoutAuthority(work);
  work.path = to.map((address) => writeAddress(address, form)).join(",");
  const query = Array.from(fields, ([name, value]) => {
    const written = form.keepsTripletsOfValues ? value : asData(value);
    return `${encode(asData(name), HEADER, form.isIri)}=${encode(written, HEADER, form.isIri)}`;
  });
  if (query.length > 0) work.query = query.join("&");
  return components;
}

/** RFC 6068 §2: also the brackets of a domain literal are percent-encoded. */
function writeAddress(address: string, { isIri, isIriDomain, keepsTriplets }: Form): string {
  const at = address.lastIndexOf("@");
  const given = at === -1 ? "" : address.slice(at + 1);
  const domain = keepsTriplets ? decode(given) : given;
  const written = domainOf(domain, isIriDomain) ?? domain.toLowerCase();
  const localPart = at === -1 ? address : address.slice(0, at);
  const before = encode(keepsTriplets ? localPart : asData(localPart), LOCAL_PART, isIri);
  return `${before}@${encode(asData(written), DOMAIN, isIriDomain)}`;
}

/** RFC 3986 §2.4: a "%" that is data is encoded, since what begins with it would be decoded once more. */
function asData(text: string): string {
  return text.replace(/%/g, "%25");
}

function withoutAuthority(work: MutableComponents): void {
  work.userinfo = undefined;
  work.host = undefined;
  work.port = undefined;
}
