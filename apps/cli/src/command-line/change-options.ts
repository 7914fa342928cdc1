/** The options of `set`, and the changes that they ask for. */
import { InvalidArgumentError } from "@commander-js/extra-typings";
import { isUriReference } from "@std66/core";
import {
  COMPONENTS,
  type SettableComponent,
  type UriChanges,
  type WrittenPair,
  componentFault,
} from "../changes/uri-changes.ts";
import { repeated } from "./input-options.ts";
import { sentence } from "./list-options.ts";
import { type Subcommand, plusOption, separatorsOption } from "./shared-options.ts";

/** Returns the parser of a component, which is inserted as written. */
function componentParser(name: SettableComponent): (text: string) => string {
  return (text) => {
    const fault = componentFault(name, text);
    if (fault !== undefined) throw new InvalidArgumentError(sentence(fault));
    return text;
  };
}

function parseName(text: string): readonly string[] {
  return [requireText(text)];
}

/** The components that can be removed. A host is removed with its authority. */
const REMOVABLE = ["scheme", "authority", "userinfo", "port", "path", "query", "fragment"] as const;
type Removable = (typeof REMOVABLE)[number];

function parseRemovable(text: string): readonly Removable[] {
  if (text === "host") throw new InvalidArgumentError("A host is removed with its authority: --unset authority.");
  const name = REMOVABLE.find((known) => known === text);
  if (name === undefined) throw new InvalidArgumentError(`Allowed components are ${REMOVABLE.join(", ")}.`);
  return [name];
}

const PARTS_OF_AUTHORITY: readonly string[] = ["userinfo", "host", "port"];

export function isRemoved(name: SettableComponent, removed: readonly Removable[]): boolean {
  return removed.some((other) => other === name || (other === "authority" && PARTS_OF_AUTHORITY.includes(name)));
}

export function parseSegment(text: string): readonly string[] {
  if (/^(?:|\.|\.\.)$/.test(text)) {
    throw new InvalidArgumentError("An empty segment, . and .. mean something else in a path; use --path.");
  }
  return parseName(text);
}

/** Parses a pair: `NAME=VALUE`, `NAME:=RAW`, or `NAME` without a value. */
export function parsePair(text: string): readonly WrittenPair[] {
  const equals = requireText(text).indexOf("=");
  if (equals < 0) return [{ name: text, value: undefined, isRaw: false }];
  const value = text.slice(equals + 1);
  const isRaw = text[equals - 1] === ":";
  if (isRaw && (!isUriReference(`?${value}`) || /[#&;]/.test(value))) {
    throw new InvalidArgumentError("What follows := must be an encoded value, as in a query, without &, ; or #.");
  }
  return [{ name: text.slice(0, isRaw ? equals - 1 : equals), value, isRaw }];
}

/** Node gives U+FFFD for bytes that are not UTF-8. Half of a surrogate pair is not a character, and has no octets. */
function requireText(text: string): string {
  if (/\p{Surrogate}/u.test(text)) throw new InvalidArgumentError("It is not text.");
  if (!text.includes("\uFFFD")) return text;
  throw new InvalidArgumentError("It has bytes that are not UTF-8, or U+FFFD, which stands for them.");
}

export function addChangeOptions(command: Subcommand) {
  return command
    .option("--scheme <scheme>", "set the scheme", componentParser("scheme"))
    .option("--userinfo <userinfo>", "set the userinfo")
    .option("--host <host>", "set the host", componentParser("host"))
    .option("--port <port>", "set the port", componentParser("port"))
    .option("--path <path>", "set the path", componentParser("path"))
    .option(
      "--query <query>",
      "set the query, without the ? before it; a ? in the value is part of the query",
      componentParser("query"),
    )
    .option("--fragment <fragment>", "set the fragment, without the # before it", componentParser("fragment"))
    .addOption(repeated("--unset <component>", "remove a component", parseRemovable, REMOVABLE))
    .addOption(
      repeated(
        "--remove-param <name>",
        "remove the ;parameters with this name from the path, as --remove-query",
        parseName,
      ),
    )
    .addOption(repeated("--append-segment <text>", "append a segment to the path", parseSegment))
    .addOption(repeated("--append-query <pair>", "append NAME=VALUE to the query", parsePair))
    .addOption(repeated("--replace-query <pair>", "give a name a single value, as NAME=VALUE", parsePair))
    .addOption(
      repeated(
        "--remove-query <name>",
        "remove the pairs with this name; 'utm_*' matches every name that begins with utm_",
        parseName,
      ),
    )
    .option("--sort-query", "sort the pairs by name")
    .addOption(separatorsOption())
    .addOption(plusOption(" in a query"));
}

type ChangeOptions = ReturnType<ReturnType<typeof addChangeOptions>["opts"]>;

/** The changes that the options ask for. Calls `refuse` for those that change nothing or exclude each other. */
export function changesOf(options: ChangeOptions, refuse: (message: string) => never): UriChanges {
  const { userinfo, unset = [], sortQuery: sorts = false, separators, plus } = options;
  const { appendSegment: segments = [], removeParam: removedParameters = [] } = options;
  const { removeQuery: removed = [], replaceQuery: replaced = [], appendQuery: appended = [] } = options;
  // Not by a parser, since Commander prints the value, which may have a password.
  const fault = userinfo === undefined ? undefined : componentFault("userinfo", userinfo);
  if (fault !== undefined) refuse(`error: option '--userinfo <userinfo>' argument is invalid. ${sentence(fault)}`);
  const given = COMPONENTS.filter((name) => options[name] !== undefined);
  const both = given.find((name) => isRemoved(name, unset));
  if (both !== undefined)
    refuse(
      `error: option '--${both} <${both}>' cannot be used with option '--unset <component>' for the same component`,
    );
  if ([unset, given, removedParameters, segments, removed, replaced, appended].flat().length === 0 && !sorts)
    refuse("error: set needs an option that says what to change");
  // The parts of an authority go with it.
  const unsetOnce = unset.includes("authority") ? unset.filter((name) => !PARTS_OF_AUTHORITY.includes(name)) : unset;
  const components = Object.fromEntries([
    ...unsetOnce.map((name) => [name, name === "path" ? "" : undefined]),
    ...given.map((name) => [name, options[name]]),
  ]) as UriChanges["components"];
  return { components, removedParameters, segments, removed, replaced, appended, sorts, options: { separators, plus } };
}
