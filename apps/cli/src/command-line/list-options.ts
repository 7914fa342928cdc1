/** RFC 3986 §3.1, §6.2: options whose value is a list of schemes, of rungs or of others. */
import { split } from "@std66/core";
import { maskedArgument } from "@std66/report";
import { InvalidArgumentError, Option } from "@commander-js/extra-typings";
import type { Rung } from "@std66/normalize";
import { LADDER } from "@std66/normalize/internal";

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

/** The rungs that need only the text. `identical` may be named, but changes nothing: equal texts stay equal. */
const RUNGS: readonly Rung[] = LADDER.filter((rung) => rung !== "protocol");

export const rungsOption = () =>
  new Option("--rungs <list>", "rungs to apply, separated by commas; always in this order (default: all)")
    .choices(RUNGS)
    .argParser((list) => parseKnown(list, RUNGS, "rung"));

export function parseSchemes(list: string): readonly string[] {
  return itemsOf(list).map((name) => checkedScheme(name, list));
}

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
