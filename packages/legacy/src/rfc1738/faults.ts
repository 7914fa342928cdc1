/** RFC 1738 §2.2, §3, §5: why a text is not a URL. */
import { describeCharacterAt } from "../dialect/describe-character.ts";
import { excludedAt } from "../dialect/excluded-characters.ts";
import { type Fault, withoutPasswords } from "../dialect/faults.ts";
import { isHostname } from "../dialect/hostname.ts";
import { schemeOf } from "../dialect/scheme.ts";
import { FORMS } from "./forms.ts";
import { componentsOf, isHost } from "./parse.ts";

export function faultsOf1738(text: string): readonly Fault[] {
  return withoutPasswords(text, allFaults, "a character of a possible password must be encoded (RFC 1738 §2.2, §3.1)");
}

function allFaults(text: string): Fault[] {
  const at = excludedAt(text);
  if (at !== -1) {
    const message = `${describeCharacterAt(text, at)} is not allowed in a URL (RFC 1738 §2.2)`;
    return [{ reason: "excluded-characters", message }];
  }
  const scheme = schemeOf(text)?.toLowerCase();
  if (scheme === undefined) {
    const message = "a URL must begin with a scheme: there are no relative URLs (RFC 1738 §2.1)";
    return [{ reason: "no-relative-form", message }];
  }
  const faults = [text.indexOf("~"), text.indexOf("#"), text.search(/[[\]]/)]
    .filter((index) => index !== -1)
    .sort((first, second) => first - second)
    .map((index) => unsafeFault(text, index));
  const corrected = text
    .replace(/#.*/, "")
    .replace(/\[[^[\]/?#]*\]/g, "a")
    .replace(/[~[\]]/g, "a");
  return [...faults, ...formFaults(corrected, scheme)];
}

function unsafeFault(text: string, index: number): Fault {
  const character = text.charAt(index);
  if (character === "#") {
    return { reason: "fragment-is-not-in-the-url", message: "a `#` is not part of a URL (RFC 1738 §2.2)" };
  }
  return {
    reason: character === "~" ? "tilde-became-unreserved" : "brackets-only-around-ip-literals",
    message: `${describeCharacterAt(text, index)} is unsafe and must be encoded (RFC 1738 §2.2)`,
  };
}

/** The faults that keep a text of allowed characters from having the form of its scheme. */
function* formFaults(text: string, scheme: string): Generator<Fault> {
  const form = FORMS.get(scheme);
  const [server = "", front = "", host = "", port = ""] =
    /^([^:]*:\/\/(?:[^@/]*@)?)([^:/?]*)(:[^/?]*)?/.exec(text) ?? [];
  const isPortEmpty = form?.hasPort === true && port === ":";
  const isHostInvalid = form?.hasHost === true && host !== "" && !isHost(host);
  if (isPortEmpty) {
    yield { reason: "port-may-be-empty", message: "a port must have at least one digit (RFC 1738 §5)" };
  }
  if (isHostInvalid) {
    yield isHostname(host.replace(/\.$/, ""))
      ? { reason: "hostname-ends-in-dot", message: "a host name must not end in a dot (RFC 1738 §3.1, §5)" }
      : {
          reason: "registry-names-moved-into-host",
          message: "a host must be a domain name or an IP address (RFC 1738 §3.1, §5)",
        };
  }
  const corrected = front + (isHostInvalid ? "a" : host) + (isPortEmpty ? "" : port) + text.slice(server.length);
  if (componentsOf(corrected) === undefined) {
    yield { reason: "each-scheme-has-its-form", message: `${misfit(corrected, scheme)} (RFC 1738 §3, §5)` };
  }
}

/** What keeps a text from having the form of its scheme. */
function misfit(text: string, scheme: string): string {
  const host = FORMS.get(scheme)?.regexp.exec(text.slice(scheme.length + 1))?.groups?.["at"];
  if (host !== undefined && !isHost(host)) return "the host of an article must be a domain name or an IP address";
  const at = misfitIn(text, scheme);
  const what = at === undefined ? "this does not have" : `${describeCharacterAt(text, at)} does not fit`;
  return `${what} the form of ${scheme} URLs`;
}

/** The offset of the character before which a text has the form of its scheme; `undefined` if there is none. */
function misfitIn(text: string, scheme: string): number | undefined {
  const form = FORMS.get(scheme);
  if (form === undefined) return undefined;
  const begun = new RegExp(form.regexp.source.slice(0, -1)).exec(text.slice(scheme.length + 1))?.[0];
  const at = scheme.length + 1 + (begun?.length ?? 0);
  return begun === undefined || at === text.length || text[at] === "%" ? undefined : at;
}
