/**
 * UTS 39 §4: which letters of other scripts look like a character of an ASCII host name.
 *
 * The table is made by `node tools/confusables.mjs --write` from confusables.txt of Unicode 13.0, © Unicode, Inc.,
 * under the Unicode License v3. Each row: an ASCII character, then the code points that look like it.
 */
import { isAscii } from "../text/ascii.ts";

const TABLE = `
2 14bf
3 118ca 16f3b
6 431 118d5
7 118c6
8 223 9ea a6a 1031a
9 9ed a67 b68 d6d 118cc 118d6
a 251 3b1 430 15c5 a4ee 102a0 16f40
b 1472 15af 15f7 a4d0 10282 102a1 10301
c 441 1d04 2ca5 a4da abaf 102a2 10302 1043d 1051c 118e9
d 501 146f 15de 15ea a4d2 a4d3
e 435 4bd 2d39 a4f0 ab32 10286
f 584 15b4 1e9d a4dd a799 ab35 10287 102a5 10525 118c2
g 18d 261 581 1d83 a4d6
h 4bb 570 157c a4e7 102cf
i 269 26a 3b9 456 4cf a647 ab75 118c3
j 3f3 458 148d a4d9
k 16d5 a4d7 10518
l 1c0 5d5 5df 627 661 6f1 7ca 14aa 16c1 2d4f a4e1 a4f2 1028a 10309 10526 16f16 16f28
m 15f0 16d6 a4df 102b0 10311
n 578 57c a4e0 10513
o 3bf 3c3 43e 585 5e1 647 665 6be 6c1 6d5 6f5 7c0 966 9e6 a66 ae6 b20 b66 be6 c66 ce6 d20 d66 e50 ed0 101d 1040 10ff 12d0 1d0f 1d11 2c9f 2d54 a4f3 ab3d 10292 102ab 1042c 104ea 10516 114d0 118c8 118d7 118e0
p 3c1 440 146d 2ca3 a4d1 10295
q 51b 563 566 2d55
r 433 1587 1d26 2c85 a4e3 ab47 ab48 ab81 16f35
s 1bd 455 a4e2 a731 abaa 10296 10448 118c1 16f3a
t a4d4 10297 102b1 10315 16f0a
u 28b 3c5 57d 1200 144c 1d1c a4f4 a79f ab4e ab52 104f6 118d8 16f42
v 3bd 475 5d8 667 6f7 142f 1d20 2d38 a4e6 a6df aba9 1051d 11706 118c0 16f08
w 26f 461 51d 561 1d21 a4ea ab83 1170a 1170e 1170f 118e6
x 445 1541 157d 16b7 2d5d a4eb 10290 102b4 10317 10527
y 263 28f 3b3 443 4af 10e7 1d8c 1eff a4ec ab5a 102b2 118dc 16f43
z 1d22 a4dc ab93 118c4 118e5`;

const ASCII_BY_LOOKALIKE: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ TABLE.split("\n").flatMap((row) => {
    const [ascii, ...codePoints] = row.split(" ") as [string, ...string[]];
    return codePoints.map((hex) => [String.fromCodePoint(Number.parseInt(hex, 16)), ascii] as const);
  }),
);

/**
 * Returns the ASCII name that a label looks like; `undefined` if some of its characters look like no ASCII character,
 * or if it is ASCII but for accents, as names in many languages are.
 */
export function lookalike(label: string): string | undefined {
  if (isAscii(label)) return undefined;
  let name = "";
  let isOther = false;
  // Accents are easily overlooked.
  for (const character of label.normalize("NFD").replace(/[\u0300-\u036F]/g, "")) {
    const like = ASCII_BY_LOOKALIKE.get(character);
    if (like === undefined && !/[-\da-z]/.test(character)) return undefined;
    isOther ||= like !== undefined;
    name += like ?? character;
  }
  return isOther ? name : undefined;
}
