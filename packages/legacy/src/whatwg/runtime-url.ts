/** The URL Standard of the WHATWG, as the runtime's own `URL` implements it. */
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

/** `URL` is not part of ECMAScript, so a runtime may have none. */
interface Runtime {
  readonly URL?: new (text: string, base?: string) => WhatwgComponents;
}

/** The fault of a text that has no URL by the runtime. */
export function notAUrl(): Fault {
  const message = (globalThis as Runtime).URL ? "the runtime's `URL` cannot parse it" : "this runtime has no `URL`";
  return { reason: "another-standard", message };
}

/** Returns the `URL` of a text; `undefined` if the runtime cannot parse it, or has no `URL`. */
export function runtimeUrl(text: string, base?: string): WhatwgComponents | undefined {
  const { URL } = globalThis as Runtime;
  try {
    return URL && new URL(text, base);
  } catch {
    return undefined;
  }
}

export function faultsOf(text: string): readonly Fault[] {
  return runtimeUrl(text) === undefined ? [notAUrl()] : [];
}
