/**
 * RFC 5892 Appendix A.1, A.2: where a label may have U+200C and U+200D, as words of Persian and of the languages of
 * India do.
 */

/** Canonical_Combining_Class 9, Virama. */
const VIRAMA =
  /[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D3B\u0D3C\u0D4D\u0DCA\u0E3A\u0EBA\u0F84\u1039\u103A\u1714\u1715\u1734\u17D2\u1A60\u1B44\u1BAA\u1BAB\u1BF2\u1BF3\u2D7F\uA806\uA82C\uA8C4\uA953\uA9C0\uAAF6\uABED\u{10A3F}\u{11046}\u{11070}\u{1107F}\u{110B9}\u{11133}\u{11134}\u{111C0}\u{11235}\u{112EA}\u{1134D}\u{11442}\u{114C2}\u{115BF}\u{1163F}\u{116B6}\u{1172B}\u{11839}\u{1193D}\u{1193E}\u{119E0}\u{11A34}\u{11A47}\u{11A99}\u{11C3F}\u{11D44}\u{11D45}\u{11D97}]/u;

/** Joining_Type of Unicode 14.0, without the scripts of antiquity: letters that join on both sides. */
const DUAL = String.raw`\u0620\u0626\u0628\u062A-\u062E\u0633-\u063F\u0641-\u0647\u0649\u064A\u066E\u066F\u0678-\u0687\u069A-\u06BF\u06C1\u06C2\u06CC\u06CE\u06D0\u06D1\u06FA-\u06FC\u06FF\u0712-\u0714\u071A-\u071D\u071F-\u0727\u0729\u072B\u072D\u072E\u074E-\u0758\u075C-\u076A\u076D-\u0770\u0772\u0775-\u0777\u077A-\u077F\u07CA-\u07EA\u0841-\u0845\u0848\u084A-\u0853\u0855\u0860\u0862-\u0865\u0868\u0886\u0889-\u088D\u08A0-\u08A9\u08AF\u08B0\u08B3-\u08B8\u08BA-\u08C8\u1807\u1820-\u1878\u1887-\u18A8\u18AA\uA840-\uA871\u{10D01}-\u{10D21}\u{10D23}\u{1E900}-\u{1E943}`;
/** Those that join what comes before them. */
const RIGHT = String.raw`\u0622-\u0625\u0627\u0629\u062F-\u0632\u0648\u0671-\u0673\u0675-\u0677\u0688-\u0699\u06C0\u06C3-\u06CB\u06CD\u06CF\u06D2\u06D3\u06D5\u06EE\u06EF\u0710\u0715-\u0719\u071E\u0728\u072A\u072C\u072F\u074D\u0759-\u075B\u076B\u076C\u0771\u0773\u0774\u0778\u0779\u0840\u0846\u0847\u0849\u0854\u0856-\u0858\u0867\u0869\u086A\u0870-\u0882\u088E\u08AA-\u08AC\u08AE\u08B1\u08B2\u08B9\u{10D22}`;
/** Those that join what comes after them. */
const LEFT = String.raw`\uA872\u{10D00}`;

const JOINS_NEXT: RegExp = /* @__PURE__ */ new RegExp(`[${DUAL}${LEFT}]`, "u");
const JOINS_PREVIOUS: RegExp = /* @__PURE__ */ new RegExp(`[${DUAL}${RIGHT}]`, "u");
const TRANSPARENT = /[\p{Mn}\p{Me}\p{Cf}]/u;
const JOINERS = /[\u200C\u200D]/gu;
const NON_JOINER = "\u200C";

/** For each joiner of a text in turn, whether it stands where RFC 5892 allows it. */
export function* joinersInContext(text: string): Generator<boolean> {
  if (text.search(JOINERS) === -1) return;
  let previous = "";
  /** The last character that is not transparent. */
  let base = "";
  /** Whether a non-joiner waits for the letter after it. */
  let isWaiting = false;
  for (const character of text) {
    if (/[\u200C\u200D]/u.test(character)) {
      if (isWaiting) yield false;
      const isAfterVirama = VIRAMA.test(previous);
      isWaiting = !isAfterVirama && character === NON_JOINER && JOINS_NEXT.test(base);
      if (!isWaiting) yield isAfterVirama;
      base = "";
    } else if (!TRANSPARENT.test(character)) {
      if (isWaiting) yield JOINS_PREVIOUS.test(character);
      isWaiting = false;
      base = character;
    }
    previous = character;
  }
  if (isWaiting) yield false;
}

/** Removes the joiners that no language has there. */
export function withoutStrayJoiners(text: string): string {
  const areInContext = joinersInContext(text);
  return text.replace(JOINERS, (joiner) => (areInContext.next().value === true ? joiner : ""));
}
