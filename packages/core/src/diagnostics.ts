/** RFC 3986 §2, §3.2.1, §7.5 and Appendix A: what a program needs to show faults to people. */
export { codes, explain } from "./faults/explain.ts";
export type { Explanation } from "./faults/explain.ts";
export { help } from "./faults/help.ts";
export { excerpt } from "./display/excerpt.ts";
export type { Excerpt } from "./display/excerpt.ts";
export { maskFault } from "./display/mask-password.ts";
export { MASK, maskReference } from "./display/mask-reference.ts";
export { findPasswords, maskPasswords } from "./passwords/passwords-in-text.ts";
export type { Faulty, MaskedFault, Place } from "./display/mask-password.ts";
export { describeCharacter, escapeInvisible } from "./display/describe-character.ts";
export { percentDecodeLenient } from "./encoding/percent-decode-lenient.ts";
