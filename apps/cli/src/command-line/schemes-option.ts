/** The options `--schemes` and `--www` of `extract`. */
import { split } from "@std66/core";
import { InvalidArgumentError } from "@commander-js/extra-typings";
import { itemsOf, quotedItem } from "./list-items.ts";

/** Parses a comma-separated list of schemes. */
export function parseSchemes(list: string): readonly string[] {
  return itemsOf(list).map((name) => checkedScheme(name, list));
}

/** Parses the name of a scheme (RFC 3986 §3.1). */
export function parseScheme(name: string): string {
  return checkedScheme(name, name);
}

function checkedScheme(name: string, argument: string): string {
  if (split(`${name}:`).scheme !== name) {
    throw new InvalidArgumentError(
      `${quotedItem(name, argument)} is not a scheme. A scheme is a word such as https, without the colon.`,
    );
  }
  return name;
}
