/** RFC 3966 §3–4: the numbers and parameters of a `tel`. */

import { lowerCase } from "./triplets.ts";

const SPECIAL = ["ext", "isub", "phone-context"];

/**
 * §4: "after removing all visual separators", "case-insensitive"; §3: first ext and isub, then the context, then the
 * others.
 */
export function normalizeTel(path: string): string {
  const [number = "", ...parameters] = path.split(";");
  const pairs = parameters.map((parameter) => {
    const [name = "", value] = lowerCase(parameter).split("=");
    const isNumber = /^(?=.*\d)\+?[\d.()-]*$/u.test(value ?? "");
    const hasDigits = name === "ext" ? !value?.startsWith("+") : name === "phone-context" && value?.startsWith("+");
    return [name, hasDigits && isNumber ? withoutSeparators(value ?? "") : value] as const;
  });
  const names = pairs.map(([name]) => name);
  const isWellFormed = parameters.every(
    (parameter) => /^[\w-]+(?:=[^=]+)?$/u.test(parameter) && !parameter.includes("_"),
  );
  if (!isWellFormed || new Set(names).size < names.length) return [withoutSeparators(number), ...parameters].join(";");
  const others = names.filter((name) => !SPECIAL.includes(name)).sort();
  const sorted = [...SPECIAL, ...others].flatMap((place) => pairs.filter(([name]) => name === place));
  const written = sorted.map(([name, value]) => (value === undefined ? name : `${name}=${value}`));
  return [withoutSeparators(number), ...written].join(";");
}

function withoutSeparators(digits: string): string {
  return lowerCase(digits.replaceAll(/[-.()]/gu, ""));
}
