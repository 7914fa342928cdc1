/** The items of an option with a comma-separated list, and how a message shows one. */
import { maskedText } from "@std66/report";
import { InvalidArgumentError } from "@commander-js/extra-typings";

/** The items, without the blanks around them. */
export function itemsOf(list: string): string[] {
  const items = list.split(",").map((item) => item.trim());
  if (items.includes("")) throw new InvalidArgumentError("The list has an empty item.");
  return items;
}

/** An item as a message shows it. A password may stand on both sides of a comma, so that all of the argument decides. */
export function quotedItem(item: string, argument: string): string {
  return maskedText(argument) === argument ? `\`${item}\`` : "A text with a possible password";
}
