/** RFC 3986 §2, §3.2.1, §7.5 and Appendix A: what a program needs to show faults to people. */
export { codes, explain } from "./explain.ts";
export type { Explanation } from "./explain.ts";
export { help } from "./help.ts";
export { excerpt } from "./excerpt.ts";
export type { Excerpt } from "./excerpt.ts";
export { MASK, maskFault } from "./mask-password.ts";
export { maskReference } from "./mask-reference.ts";
export { findPasswords, maskPasswords } from "./passwords-in-text.ts";
export type { Faulty, MaskedFault, Place } from "./mask-password.ts";
export { describeCharacter, escapeInvisible } from "./describe-character.ts";
export { percentDecodeLenient } from "./percent-decode-lenient.ts";
