/** RFC 1808 §2.2: which texts are valid, and why others are not. */
import { describeCharacterAt } from "../dialect/describe-character.ts";
import { excludedAt } from "../dialect/excluded-characters.ts";
import { type Fault, withoutPasswords } from "../dialect/faults.ts";
import { UCHAR } from "../dialect/uchar.ts";

const PCHAR = `${UCHAR}:@&=`;
const REL_PATH = `(?:[${PCHAR}][${PCHAR}/]*)?(?:;[${PCHAR}/;]*)?(?:\\?[${PCHAR}/;?]*)?`;
const URL_1808 = new RegExp(
  `^(?:[-A-Za-z0-9+.]+:[${PCHAR}/;?]*|//[${PCHAR};?]*(?:/${REL_PATH})?|/?${REL_PATH})(?:#[${PCHAR}/;?]*)?$`,
);

export function isValid(text: string): boolean {
  return excludedAt(text) === -1 && URL_1808.test(text);
}

export function faultsOf1808(text: string): readonly Fault[] {
  return withoutPasswords(text, allFaults, "a character of a possible password must be encoded (RFC 1808 §2.2)");
}

/** The fault of a text with a character that no RFC allows. */
export function excludedFault(text: string): Fault | undefined {
  const at = excludedAt(text);
  if (at === -1) return undefined;
  const where = text[at] === "#" ? "" : " in a URL";
  return {
    reason: "excluded-characters",
    message: `${describeCharacterAt(text, at)} is not allowed${where} (RFC 1808 §2.2)`,
  };
}

function allFaults(text: string): Fault[] {
  const excluded = excludedFault(text);
  if (excluded !== undefined) return [excluded];
  const faults = [text.indexOf("~"), text.search(/[[\]]/)]
    .filter((index) => index !== -1)
    .sort((first, second) => first - second)
    .map((index) => nationalFault(text, index));
  if (!URL_1808.test(text.replace(/[~[\]]/g, "_"))) {
    const message = "the first segment of a path must not be empty (RFC 1808 §2.2)";
    faults.push({ reason: "first-segment-is-not-empty", message });
  }
  return faults;
}

function nationalFault(text: string, index: number): Fault {
  return {
    reason: text[index] === "~" ? "tilde-became-unreserved" : "brackets-only-around-ip-literals",
    message: `${describeCharacterAt(text, index)} is a national character and must be encoded (RFC 1808 §2.2)`,
  };
}
