/** What every code of std66 means. */
export { meaning, meanings } from "./codes/explanations.ts";
export { codeMeanings } from "./codes/meanings.ts";
export type { CodeMeaning } from "./codes/meanings.ts";
