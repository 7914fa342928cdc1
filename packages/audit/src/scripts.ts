/** UTS 39 §5.1: which scripts a label of a host name mixes. */

/** The scripts that people mix in names, or confuse with others. Those of few names count as one: "other". */
const SCRIPTS: readonly (readonly [name: string, letters: RegExp])[] = [
  ["Latin", /\p{Script=Latin}/u],
  ["Greek", /\p{Script=Greek}/u],
  ["Cyrillic", /\p{Script=Cyrillic}/u],
  ["Armenian", /\p{Script=Armenian}/u],
  ["Georgian", /\p{Script=Georgian}/u],
  ["Hebrew", /\p{Script=Hebrew}/u],
  ["Arabic", /\p{Script=Arabic}/u],
  ["Cherokee", /\p{Script=Cherokee}/u],
  ["Han", /\p{Script=Han}/u],
  ["Hiragana", /\p{Script=Hiragana}/u],
  ["Katakana", /\p{Script=Katakana}/u],
  ["Bopomofo", /\p{Script=Bopomofo}/u],
  ["Hangul", /\p{Script=Hangul}/u],
  ["Thai", /\p{Script=Thai}/u],
  ["Devanagari", /\p{Script=Devanagari}/u],
];
const OTHER =
  /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Cherokee}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}])\p{L}/u;

/** What is written together: Japanese, Chinese, Korean, each with Latin letters ("highly restrictive", UTS 39 §5.2). */
const TOGETHER: readonly (readonly string[])[] = [
  ["Latin", "Han", "Hiragana", "Katakana"],
  ["Latin", "Han", "Bopomofo"],
  ["Latin", "Han", "Hangul"],
];

/** Returns the scripts of a label if they are not written together; otherwise `undefined`. */
export function mixedScripts(label: string): readonly string[] | undefined {
  const scripts = SCRIPTS.filter(([, letters]) => letters.test(label)).map(([name]) => name);
  if (OTHER.test(label)) scripts.push("other letters");
  const isUsual = scripts.length < 2 || TOGETHER.some((group) => scripts.every((name) => group.includes(name)));
  return isUsual ? undefined : scripts;
}
