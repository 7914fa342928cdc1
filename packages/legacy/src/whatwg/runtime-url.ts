/** The URL Standard of the WHATWG, as the runtime's own `URL` implements it. */
import { hasWhatwgParser, parseAsWhatwg } from "@std66/resolve/internal";
import type { Fault } from "../dialect/faults.ts";

/** The properties of a `URL`. */
export interface WhatwgComponents {
  readonly href: string;
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly hostname: string;
  readonly port: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The fault of a text that has no URL by the runtime. */
export function notAUrl(): Fault {
  const message = hasWhatwgParser() ? "the runtime's `URL` cannot parse it" : "this runtime has no `URL`";
  return { reason: "another-standard", message };
}

export function faultsOfUrl(text: string): readonly Fault[] {
  return parseAsWhatwg(text) === undefined ? [notAUrl()] : [];
}
