/** RFC 1738 §5, RFC 1808 §2.2: `uchar`, with the same alphabet in both RFCs. */

const SAFE = "$_.+";
const EXTRA = "!*'(),";

/** The contents of a character class. Triplets are checked before, so "%" is an ordinary character here. */
export const UCHAR: string = `-A-Za-z0-9${SAFE}${EXTRA}%`;
