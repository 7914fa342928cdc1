/** The pieces of a document as one string. */

/** @throws {RangeError} if it is longer than a string can be */
export function joined(pieces: readonly string[]): string {
  try {
    return pieces.join("");
  } catch (error) {
    if (error instanceof RangeError) throw new RangeError("it is too long", { cause: error });
    throw error;
  }
}
