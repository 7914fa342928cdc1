/** URL Standard, basic URL parser, steps 1 to 3: what is done to the input before the first state. */
import type { Change } from "./parts.ts";

/** Web IDL, USVString: a surrogate without its other half becomes U+FFFD. */
export const replaceLoneSurrogates: Change = (text) => text.replace(/\p{Surrogate}/gu, "\u{FFFD}");

/** C0 controls and spaces at either end. */
export const removeBlanksAtEnds: Change = (text) => {
  let start = 0;
  let end = text.length;
  while (start < end && text.charCodeAt(start) <= 0x20) start++;
  while (end > start && text.charCodeAt(end - 1) <= 0x20) end--;
  return text.slice(start, end);
};

/** Anywhere. */
export const removeTabsAndNewlines: Change = (text) => text.replace(/[\t\n\r]+/g, "");
