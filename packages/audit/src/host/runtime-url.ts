/** The URL Standard of the WHATWG, as the runtime's own `URL` implements it. */

interface RuntimeUrl {
  readonly protocol: string;
  readonly hostname: string;
  readonly port: string;
  readonly pathname: string;
}

/** `URL` is not part of ECMAScript, so a runtime may have none. */
interface Runtime {
  readonly URL?: new (text: string, base?: string) => RuntimeUrl;
}

/** Returns the `URL` of a text; `undefined` if the runtime refuses it, or has no `URL`. */
export function runtimeUrl(text: string, base?: string): RuntimeUrl | undefined {
  const { URL } = globalThis as Runtime;
  try {
    return URL && new URL(text, base);
  } catch {
    return undefined;
  }
}
