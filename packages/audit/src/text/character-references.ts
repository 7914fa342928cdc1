/** HTML Standard: what a text is once HTML has decoded its character references. */

/**
 * The named references of ASCII, of what browsers remove, and of letters that they map to ASCII. What a row stands for
 * comes first, as a code point. All names need a semicolon, but for those of `WITHOUT_SEMICOLON`.
 */
const NAMED: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ `
9 Tab
a NewLine
21 excl
22 quot QUOT
23 num
24 dollar
25 percnt
26 amp AMP
27 apos
28 lpar
29 rpar
2a ast midast
2b plus
2c comma
2e period
2f sol
3a colon
3b semi
3c lt LT
3d equals
3e gt GT
3f quest
40 commat
5b lsqb lbrack
5c bsol
5d rsqb rbrack
5e Hat
5f lowbar UnderBar
60 grave DiacriticalGrave
7b lcub lbrace
7c verbar vert VerticalLine
7d rcub rbrace
a0 nbsp NonBreakingSpace
ad shy
200b ZeroWidthSpace NegativeThinSpace NegativeThickSpace NegativeMediumSpace NegativeVeryThinSpace
200c zwnj
200d zwj
2060 NoBreak
2061 af ApplyFunction
2062 it InvisibleTimes
2063 ic InvisibleComma`
    .trim()
    .split("\n")
    .flatMap((row) => {
      const [hex = "", ...names] = row.split(" ");
      return names.map((name) => [name, String.fromCodePoint(Number.parseInt(hex, 16))] as const);
    }),
);

/** In running text, HTML decodes these without a semicolon too. */
const WITHOUT_SEMICOLON = "quot|QUOT|amp|AMP|lt|LT|gt|GT|nbsp|shy";

/** A reference that may be known. */
export const REFERENCE: RegExp = /* @__PURE__ */ new RegExp(
  `&(?:#[xX]([\\dA-Fa-f]+);?|#(\\d+);?|([A-Za-z][\\dA-Za-z]{1,30}(?=;)|${WITHOUT_SEMICOLON});?)`,
  "g",
);

/** Decodes each reference once. Those that are not known here stay. */
export function decodeReferences(text: string): string {
  return text.replace(REFERENCE, (reference: string, hex?: string, decimal?: string, name = "") => {
    if (hex !== undefined) return characterOf(Number.parseInt(hex, 16));
    if (decimal !== undefined) return characterOf(Number(decimal));
    return NAMED.get(name) ?? reference;
  });
}

/** Numbers that are none of a character stand for U+FFFD. */
function characterOf(code: number): string {
  const isCharacter = code > 0 && code <= 0x10_ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : "\uFFFD";
}
