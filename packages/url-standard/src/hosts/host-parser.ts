/** URL Standard, host parser and opaque-host parser. */
import { type Change, isSpecial } from "../url-parsing/parts.ts";
import { inAuthority } from "../url-parsing/authority-states.ts";
import { encoded, encodedNonAscii, OPAQUE } from "../percent-encoded-bytes/percent-encode-sets.ts";
import { percentDecoded } from "../percent-encoded-bytes/percent-decode.ts";

type HostChange = (host: string) => string | undefined;

/** A change of the host of a special URL that is no IPv6 address. */
export function inDomain(change: HostChange): Change {
  return inHost(({ host, isOfSpecial }) => (isOfSpecial && !host.startsWith("[") ? change(host) : host));
}

/** A change of an IPv6 address. */
export function inBrackets(change: HostChange): Change {
  return inHost(({ host }) => (host.startsWith("[") ? change(host) : host));
}

function inHost(change: (found: { host: string; isOfSpecial: boolean }) => string | undefined): Change {
  return inAuthority(({ host }, scheme) => {
    if (host === "") return {};
    const changed = change({ host, isOfSpecial: isSpecial(scheme) });
    return changed === undefined ? undefined : { host: changed };
  });
}

/** Host miscellaneous: forbidden host code points. A domain has no control, no `%` and no DEL either. */
// oxlint-disable no-control-regex -- controls are among them
const FORBIDDEN_IN_HOST = /[\0\t\n\r #/:<>?@[\\\]^|]/;
const FORBIDDEN_IN_DOMAIN = /[\x00-\x20#%/:<>?@[\\\]^|\x7f]/;

/** A domain is judged by what percent-decoding gives. */
export const needHostCharacters: Change = inHost(({ host, isOfSpecial }) => {
  if (host.startsWith("[")) return host;
  const isForbidden = isOfSpecial ? FORBIDDEN_IN_DOMAIN.test(percentDecoded(host)) : FORBIDDEN_IN_HOST.test(host);
  return isForbidden ? undefined : host;
});

export const decodeDomain: Change = inDomain(percentDecoded);

/** Domain to ASCII, and IPv6 serializer. */
export const lowercaseHost: Change = inHost(({ host, isOfSpecial }) =>
  isOfSpecial || host.startsWith("[") ? host.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()) : host,
);

/** Opaque-host parser: the C0 control percent-encode set. */
export const encodeOpaqueHost: Change = inHost(({ host, isOfSpecial }) =>
  isOfSpecial || host.startsWith("[") ? host : encodedNonAscii(encoded(host, OPAQUE)),
);

/** File host state. */
export const dropLocalhost: Change = inAuthority(({ host }, scheme) =>
  scheme === "file" && host === "localhost" ? { host: "" } : {},
);
