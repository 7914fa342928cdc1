/** Options with a comma-separated list: its items, and a list of schemes (RFC 3986 §3.1). */
import { split } from "@std66/core";
import { maskedArgument } from "@std66/report";
import { InvalidArgumentError } from "@commander-js/extra-typings";

/** The items, without the blanks around them. */
export function itemsOf(list: string): string[] {
  const items = list.split(",").map((item) => item.trim());
  if (items.includes("")) throw new InvalidArgumentError("The list has an empty item.");
  return items;
}

/** A reason as messages about options say it. */
export function sentence(reason: string): string {
  return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
}

/** An item as a message shows it. A password may contain a comma, so the whole argument decides. */
export function quotedItem(item: string, argument: string): string {
  return maskedArgument(argument) === argument ? `\`${item}\`` : "A text with a possible password";
}

/** Parses a comma-separated list of known items. `noun`: what one is. */
export function parseKnown<Item extends string>(list: string, known: readonly Item[], noun: string): readonly Item[] {
  return itemsOf(list).map((name) => {
    const item = known.find((each) => each === name);
    if (item === undefined)
      throw new InvalidArgumentError(
        `${quotedItem(name, list)} is not a ${noun}. Allowed ${noun}s are ${known.join(", ")}.`,
      );
    return item;
  });
}

/** Parses a comma-separated list of schemes. */
export function parseSchemes(list: string): readonly string[] {
  return itemsOf(list).map((name) => checkedScheme(name, list));
}

/** Adds the schemes of an option that may be repeated or have a list. */
export function parseMoreSchemes(list: string, before: readonly string[] | undefined): readonly string[] {
  return [...(before ?? []), ...parseSchemes(list)];
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
