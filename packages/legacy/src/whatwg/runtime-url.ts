/** The URL Standard of the WHATWG, as the runtime's own `URL` implements it. */
import type { Fault } from "../faults.ts";

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

/** The runtime's `URL`. It is not part of ECMAScript; if a runtime has none, `new` throws. */
interface Runtime {
  readonly URL: new (text: string, base?: string) => WhatwgComponents;
}

export const NOT_A_URL: Fault = { reason: "another-standard", message: "the runtime's `URL` cannot parse it" };

/** Returns the `URL` of a text; `undefined` if the runtime cannot parse it. */
export function runtimeUrl(text: string, base?: string): WhatwgComponents | undefined {
  const { URL } = globalThis as unknown as Runtime;
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

export function faultsOf(text: string): readonly Fault[] {
  return runtimeUrl(text) === undefined ? [NOT_A_URL] : [];
}
