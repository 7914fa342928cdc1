/** The URL Standard of the WHATWG, as the runtime's own `URL` implements it. Not an RFC; included for contrast. */
import type { Dialect, Outcome } from "./dialect.ts";
import { withFaults } from "./faults.ts";
import { legacySyntaxError } from "./legacy-syntax-error.ts";
import { failed, resolved } from "./outcome.ts";

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

const NONE = "the runtime's `URL` cannot parse it";

function read(text: string, base?: string): WhatwgComponents | undefined {
  const { URL } = globalThis as unknown as Runtime;
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

function resolveByUrl(base: string, reference: string): Outcome {
  const url = read(reference, base);
  return url === undefined ? failed("another-standard", NONE) : resolved(url.href);
}

/**
 * The runtime's own `URL`. Only a text with a scheme is valid.
 *
 * @example
 * ```ts
 * import { whatwg } from "@std66/legacy";
 * whatwg.resolve("http://a/b/c/d;p?q", "http:g"); // => { kind: "uri", text: "http://a/b/c/g" }
 * ```
 */
export const whatwg: Dialect<WhatwgComponents, "whatwg"> = /* @__PURE__ */ withFaults(
  {
    id: "whatwg",
    title: "the URL Standard, as implemented by the runtime's URL",
    isValid(text) {
      return read(text) !== undefined;
    },
    parse(text) {
      const url = read(text);
      if (url === undefined) throw legacySyntaxError("whatwg", text, ["another-standard", NONE]);
      const { href, protocol, username, password, hostname, port, pathname, search, hash } = url;
      return { href, protocol, username, password, hostname, port, pathname, search, hash };
    },
    resolve(base, reference) {
      return resolveByUrl(base, reference);
    },
    trace(base, reference) {
      return { outcome: resolveByUrl(base, reference), steps: [] };
    },
  },
  (text) => (read(text) === undefined ? [["another-standard", NONE]] : []),
);
