/** The options of `set`. */
import { InvalidArgumentError } from "@commander-js/extra-typings";
import { UriSyntaxError, build, isUriReference } from "@std66/core";
import { explain } from "@std66/core/diagnostics";
import type { COMPONENTS, WrittenPair } from "../text/change-uri.ts";

type Component = (typeof COMPONENTS)[number];

/** A URI with one component, which shows whether the component is well-formed by itself. */
const WITH: Readonly<Record<Component, (text: string) => object>> = {
  scheme: (scheme) => ({ scheme, path: "" }),
  userinfo: (userinfo) => ({ userinfo, host: "", path: "" }),
  host: (host) => ({ host, path: "" }),
  port: (port) => ({ host: "", port, path: "" }),
  // How a path may begin depends on the URI.
  path: (path) => ({ host: "", path: `/${path}` }),
  query: (query) => ({ path: "", query }),
  fragment: (fragment) => ({ path: "", fragment }),
};

/** Returns the parser of a component, which is inserted as written. */
export function componentParser(name: Component): (text: string) => string {
  return (text) => {
    const fault = componentFault(name, text);
    if (fault !== undefined) throw new InvalidArgumentError(`${fault}.`);
    return text;
  };
}

/** What is wrong with a component, and what to do. */
export function componentFault(name: Component, text: string): string | undefined {
  if (name === "scheme" && text === "") return "A scheme has at least one letter; to remove it, use --unset scheme";
  try {
    build(WITH[name](text));
    return undefined;
  } catch (error) {
    if (!(error instanceof UriSyntaxError)) throw error;
    const { reason, help } = explain(error);
    return help === undefined ? reason : `${reason}: ${help}`;
  }
}

/** Adds a name to a list. */
export function anotherName(text: string, before: readonly string[] | undefined): readonly string[] {
  return [...(before ?? []), requireText(text)];
}

/** The components that can be removed. A host is removed with its authority. */
export const REMOVABLE = ["scheme", "authority", "userinfo", "port", "path", "query", "fragment"] as const;
type Removable = (typeof REMOVABLE)[number];

/** Adds the name of a component to a list. */
export function anotherRemoved(text: string, before: readonly Removable[] | undefined): readonly Removable[] {
  if (text === "host") throw new InvalidArgumentError("A host is removed with its authority: --unset authority.");
  const name = REMOVABLE.find((known) => known === text);
  if (name === undefined) throw new InvalidArgumentError(`Allowed components are ${REMOVABLE.join(", ")}.`);
  return [...(before ?? []), name];
}

const PARTS_OF_AUTHORITY: readonly Component[] = ["userinfo", "host", "port"];

/** Whether a component that is set would also be removed. */
export function isRemoved(name: Component, removed: readonly Removable[]): boolean {
  return removed.some((other) => other === name || (other === "authority" && PARTS_OF_AUTHORITY.includes(name)));
}

/** Adds a segment to a list. */
export function anotherSegment(text: string, before: readonly string[] | undefined): readonly string[] {
  if (/^(?:|\.|\.\.)$/.test(text)) {
    throw new InvalidArgumentError("An empty segment, . and .. mean something else in a path; use --path.");
  }
  return anotherName(text, before);
}

/** Adds a pair to a list: `NAME=VALUE`, `NAME:=RAW`, or `NAME` without a value. */
export function anotherPair(text: string, before: readonly WrittenPair[] | undefined): readonly WrittenPair[] {
  const equals = requireText(text).indexOf("=");
  if (equals < 0) return [...(before ?? []), { name: text, value: undefined, isRaw: false }];
  const value = text.slice(equals + 1);
  const isRaw = text[equals - 1] === ":";
  if (isRaw && (!isUriReference(`?${value}`) || /[#&;]/.test(value))) {
    throw new InvalidArgumentError("What follows := must be an encoded value, as in a query, without &, ; or #.");
  }
  return [...(before ?? []), { name: text.slice(0, isRaw ? equals - 1 : equals), value, isRaw }];
}

/** Node gives U+FFFD for bytes that are not UTF-8. Half of a surrogate pair is not a character, and has no octets. */
function requireText(text: string): string {
  if (/\p{Surrogate}/u.test(text)) {
    throw new InvalidArgumentError("It is not text.");
  }
  if (text.includes("\uFFFD")) {
    throw new InvalidArgumentError("It has bytes that are not UTF-8, or U+FFFD, which stands for them.");
  }
  return text;
}
