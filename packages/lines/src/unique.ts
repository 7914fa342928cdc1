/** RFC 3986 §6.1: which of many texts, such as normal forms, have come before. */
export { UniqueTexts } from "./unique-texts.ts";
