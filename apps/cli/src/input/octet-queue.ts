/** Octets that come in pieces, and can be put back. */

/** Gives the octets that were put back first. A piece is a copy: its source may use its buffer again. */
export class OctetQueue {
  readonly #source: Iterator<Buffer, unknown>;
  /** The last one is next. */
  readonly #back: Buffer[] = [];

  constructor(source: Iterator<Buffer, unknown>) {
    this.#source = source;
  }

  /** The next piece; `undefined` at the end. */
  next(): Buffer | undefined {
    const back = this.#back.pop();
    if (back !== undefined) return back;
    const next = this.#source.next();
    return next.done === true ? undefined : Buffer.from(next.value);
  }

  /** The next `count` octets, or all if there are fewer. */
  take(count: number): Buffer {
    const parts: Buffer[] = [];
    let missing = count;
    while (missing > 0) {
      const piece = this.next();
      if (piece === undefined) break;
      parts.push(piece.subarray(0, missing));
      if (piece.length > missing) this.#back.push(piece.subarray(missing));
      missing -= Math.min(missing, piece.length);
    }
    return Buffer.concat(parts);
  }

  /** Puts pieces back, in their order. */
  putBack(pieces: readonly Buffer[]): void {
    for (let i = pieces.length - 1; i >= 0; i--) this.#back.push(pieces[i] as Buffer);
  }
}
