/** The options `--schemes` and `--www` of `extract`. */
import { InvalidArgumentError } from "@commander-js/extra-typings";

/** Parses a comma-separated list of schemes. */
export function parseSchemes(list: string): readonly string[] {
  return list.split(",").map((name) => parseScheme(name.trim()));
}

/** Parses the name of a scheme (RFC 3986 §3.1). */
export function parseScheme(name: string): string {
  if (!/^[A-Za-z][-+.A-Za-z0-9]*$/.test(name)) {
    throw new InvalidArgumentError(`\`${name}\` is not a scheme. A scheme is a word such as https, without the colon.`);
  }
  return name;
}
