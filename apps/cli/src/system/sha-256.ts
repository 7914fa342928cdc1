/** SHA-256, which takes time to load (docs/decisions/0020). */
import { hash } from "node:crypto";

/** The digest of a text: a character for each octet, which is made faster than a buffer. */
export function sha256(text: string): string {
  return hash("sha256", text, "binary");
}
