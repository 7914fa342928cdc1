// Which texts the specifications say enough about to compare `normalize` with its transcription in @std66/oracle.

import { split } from "@std66/oracle";

/**
 * Whether the specifications settle what is equivalent to a URI. They do not if the number of a tel (RFC 3966) or the
 * namespace identifier of a urn (RFC 8141) is invalid. Nor do they say whether the rung `scheme` alone changes the
 * digits of a triplet in the domain of a mailto or the parameters of a tel.
 */
export function isSettled(text: string): boolean {
  const { scheme, path } = split(text);
  const number = path.replace(/;.*/, "");
  const nid = path.replace(/:.*/, "");
  switch (scheme?.toLowerCase()) {
    case "tel":
      if (/;.*%(?:[a-f]|.[a-f])/.test(path)) return false;
      return /^(?=.*[\dA-F*])(?:\+[\d.()-]*|(?:[\dA-F*.()-]|%23)*)$/i.test(number);
    case "mailto":
      return !/@[^@,]*%(?:[a-f]|.[a-f])/.test(path);
    case "urn":
      return /^[\dA-Z-]*$/i.test(nid);
    default:
      return true;
  }
}
