/** Writes the files that the command reads. */
import { closeSync, openSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { Random } from "../../../../proof/compare/src/random.ts";
import type { Settings } from "../settings.ts";
import * as text from "../../../../proof/compare/src/texts.ts";

export interface InputFile {
  readonly path: string;
  readonly lines: number;
  readonly bytes: number;
  /** Its beginning, for checking answers. */
  readonly sample: { readonly path: string; readonly lines: number; readonly faulty: number };
}

export interface InputFiles {
  readonly valid: InputFile;
  /** A tenth of the lines of `valid`, to see whether memory grows with their number. */
  readonly tenth: InputFile;
  /** RFC 3986 rejects one line in a hundred. */
  readonly faulty: InputFile;
  readonly references: InputFile;
  /** Sentences, of which every other one has a link in parentheses. */
  readonly prose: InputFile;
  /** One line, valid. */
  readonly long: InputFile;
}

type Make = (random: Random) => string;

const BLOCK = 10_000;

export function writeInputFiles(folder: string, { lines, longLine }: Settings): InputFiles {
  return {
    valid: writeAddresses(join(folder, "valid.txt"), lines),
    tenth: writeAddresses(join(folder, "tenth.txt"), Math.ceil(lines / 10)),
    faulty: write(join(folder, "faulty.txt"), lines, webAddress, text.invalid),
    references: writeReferences(join(folder, "references.txt"), lines),
    prose: write(join(folder, "prose.txt"), lines, sentence),
    long: write(join(folder, "long.txt"), 1, () => `http://example.com/${"segment/".repeat(longLine / 8)}`),
  };
}

export function writeAddresses(path: string, lines: number): InputFile {
  return write(path, lines, webAddress);
}

export function writeReferences(path: string, lines: number): InputFile {
  return write(path, lines, text.href);
}

/** A URI that all tools accept, with a scheme and an authority. */
function webAddress(random: Random): string {
  const kind = random.below(20);
  if (kind === 0) return text.oddAuthority(random);
  return kind < 3 ? text.apiUrl(random) : text.link(random);
}

function sentence(random: Random): string {
  const words = random.join(12, " ", () => text.word(random));
  return random.once(2) ? `${words} (see ${text.link(random)}).` : `${words}.`;
}

/** @param makeFaulty makes the last line of each hundred */
function write(path: string, lines: number, make: Make, makeFaulty = make): InputFile {
  const random = new Random(66);
  const length = Math.min(lines, BLOCK);
  const faulty = make === makeFaulty ? 0 : Math.floor(length / 100);
  const sample = { path: `${path}.sample`, lines: length, faulty };
  const file = openSync(path, "w");
  let bytes = 0;
  for (let start = 0; start < lines; start += BLOCK) {
    let block = "";
    for (let number = start; number < Math.min(lines, start + BLOCK); number++) {
      block += `${(number % 100 === 99 ? makeFaulty : make)(random)}\n`;
    }
    if (start === 0) writeFileSync(sample.path, block);
    bytes += writeSync(file, block);
  }
  closeSync(file);
  return { path, lines, bytes, sample };
}
