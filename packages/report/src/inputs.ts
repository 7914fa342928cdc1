/** Inputs that come as lines, and what limits the answers to them. */
export { jsonLineDiagnostic, lostMember, memberInput, underMember, withMembers } from "./inputs/json-lines.ts";
export type { Member, MemberInput } from "./inputs/json-lines.ts";
export { TooLong, requireFewParameters, requireFewSegments, tooLongDiagnostic, tooLongOf } from "./inputs/limits.ts";
export { utf16Of } from "./inputs/utf-16.ts";
export { decodeUtf8 } from "./inputs/utf-8.ts";
export type { DecodedUtf8 } from "./inputs/utf-8.ts";
