/** The URL Standard of the WHATWG, as the runtime's own `URL` implements it. */

/** The properties of a `URL`. */
export interface WhatwgParts {
  readonly href: string;
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly host: string;
  readonly hostname: string;
  readonly port: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** `URL` is not part of ECMAScript, so a runtime may have none. */
interface Runtime {
  readonly URL?: new (text: string, base?: string) => WhatwgParts;
}

/** Whether the runtime has a `URL`. */
export function hasWhatwgParser(): boolean {
  return (globalThis as Runtime).URL !== undefined;
}

/** Returns the `URL` of a text; `undefined` if the runtime cannot parse it, or has no `URL`. */
export function parseAsWhatwg(text: string, base?: string): WhatwgParts | undefined {
  const { URL } = globalThis as Runtime;
  try {
    return URL && new URL(text, base);
  } catch {
    return undefined;
  }
}
