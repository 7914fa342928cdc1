/** RFC 3986 Appendix C: white space, which delimits URIs in a text. */

const OTHER = /\s/;

/** Whether a UTF-16 code unit is white space. */
export function isWhiteSpace(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d) || (code >= 0xa0 && OTHER.test(String.fromCharCode(code)));
}
