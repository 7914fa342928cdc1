/** UTS 39 §5.1: which scripts a label of a host name mixes. */
import { isAscii } from "../text/ascii.ts";

/** The scripts that people mix in names, or confuse with others. Those of few names count as one: "other". */
const NAMES: readonly string[] =
  /* @__PURE__ */ `Latin Greek Cyrillic Armenian Georgian Hebrew Arabic Cherokee Han Hiragana
Katakana Bopomofo Hangul Thai Devanagari`.split(/\s/);
const SCRIPTS: readonly (readonly [name: string, letters: RegExp])[] = /* @__PURE__ */ NAMES.map((name) => [
  name,
  new RegExp(`\\p{Script=${name}}`, "u"),
]);
const OTHER_LETTERS: RegExp = /* @__PURE__ */ otherLetters();

function otherLetters(): RegExp {
  const named = [...NAMES, "Common", "Inherited"].map((name) => `\\p{Script=${name}}`);
  return new RegExp(`(?![${named.join("")}])\\p{L}`, "u");
}

/** What is written together: Japanese, Chinese, Korean, each with Latin letters ("highly restrictive", UTS 39 §5.2). */
const WRITTEN_TOGETHER: readonly (readonly string[])[] = [
  ["Latin", "Han", "Hiragana", "Katakana"],
  ["Latin", "Han", "Bopomofo"],
  ["Latin", "Han", "Hangul"],
];

/** Returns the scripts of a label if they are not written together; otherwise `undefined`. */
export function mixedScripts(label: string): readonly string[] | undefined {
  if (isAscii(label)) return undefined;
  const scripts = SCRIPTS.filter(([, letters]) => letters.test(label)).map(([name]) => name);
  if (OTHER_LETTERS.test(label)) scripts.push("other letters");
  const isUsual = scripts.length < 2 || WRITTEN_TOGETHER.some((group) => scripts.every((name) => group.includes(name)));
  return isUsual ? undefined : scripts;
}

/** The scripts of top-level domains besides those that people mix in names. */
const MORE_NAMES: readonly string[] =
  /* @__PURE__ */ `Bengali Gujarati Gurmukhi Kannada Lao Malayalam Oriya Sinhala Tamil Telugu`.split(" ");
const WHOLE: readonly RegExp[] = /* @__PURE__ */ [...NAMES.slice(1), ...MORE_NAMES].map(
  (name) => new RegExp(`^(?=.*\\p{Script=${name}})[\\d\\-\\p{M}\\p{Script=${name}}]+$`, "u"),
);

/** Whether two labels are wholly in one script, the same one, which is not that of ASCII. */
export function areOfOneScript(label: string, other: string): boolean {
  return WHOLE.some((script) => script.test(label) && script.test(other));
}
