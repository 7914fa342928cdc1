// RFC 3492: encodes a label, to test what decodes it.

export function encodePunycode(codePoints: readonly number[]): string {
  const basic = codePoints.filter((code) => code < 0x80);
  let output = String.fromCodePoint(...basic) + (basic.length > 0 ? "-" : "");
  let [n, delta, bias, handled] = [0x80, 0, 72, basic.length];
  while (handled < codePoints.length) {
    const next = Math.min(...codePoints.filter((code) => code >= n));
    delta += (next - n) * (handled + 1);
    n = next;
    for (const code of codePoints) {
      if (code < n) delta++;
      if (code !== n) continue;
      output += variableLength(delta, bias);
      bias = adapt(delta, handled + 1, handled === basic.length);
      delta = 0;
      handled++;
    }
    delta++;
    n++;
  }
  return output;
}

function variableLength(delta: number, bias: number): string {
  let digits = "";
  let q = delta;
  for (let k = 36; ; k += 36) {
    const t = Math.min(26, Math.max(1, k - bias));
    if (q < t) return digits + digit(q);
    digits += digit(t + ((q - t) % (36 - t)));
    q = Math.floor((q - t) / (36 - t));
  }
}

function digit(value: number): string {
  return "abcdefghijklmnopqrstuvwxyz0123456789".charAt(value);
}

/** As RFC 3492 adapts the bias. */
function adapt(delta: number, points: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? 700 : 2));
  rest += Math.floor(rest / points);
  let k = 0;
  while (rest > 455) {
    rest = Math.floor(rest / 35);
    k += 36;
  }
  return k + Math.floor((36 * rest) / (rest + 38));
}
