// Two versions compared, whatever a registry writes around the numbers.

/**
 * @param {string} version `1:3.1+deb12u1`, `1_81`, `v0.5.3`, `stdlib 8.0 of OTP 29`: the last of two
 * @returns {number[]}
 */
function numbersOf(version) {
  const [, numbers = ""] =
    /(?:^|[^\d.])(\d+(?:[._]\d+)*)[^\d]*$/u.exec(version.replace(/^\d+:/u, "").split(/[-+~]/u)[0] ?? "") ?? [];
  return numbers.split(/[._]/u).map(Number);
}

/**
 * @param {string} one
 * @param {string} other
 * @returns {number} below 0 if the first is older; what only one of them says counts for nothing
 */
export function compared(one, other) {
  const [ones, others] = [numbersOf(one), numbersOf(other)];
  for (const [at, number] of ones.entries()) {
    const difference = number - (others[at] ?? number);
    if (difference !== 0) return difference;
  }
  return 0;
}
