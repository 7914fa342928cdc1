/** RFC 6570 §2: the syntax of URI templates. */

/** ucschar and iprivate, by RFC 3987. */
const BEYOND_ASCII =
  "\\u{A0}-\\u{D7FF}\\u{E000}-\\u{FDCF}\\u{FDF0}-\\u{FFEF}" +
  "\\u{10000}-\\u{1FFFD}\\u{20000}-\\u{2FFFD}\\u{30000}-\\u{3FFFD}\\u{40000}-\\u{4FFFD}\\u{50000}-\\u{5FFFD}\\u{60000}-\\u{6FFFD}" +
  "\\u{70000}-\\u{7FFFD}\\u{80000}-\\u{8FFFD}\\u{90000}-\\u{9FFFD}\\u{A0000}-\\u{AFFFD}\\u{B0000}-\\u{BFFFD}\\u{C0000}-\\u{CFFFD}" +
  "\\u{D0000}-\\u{DFFFD}\\u{E1000}-\\u{EFFFD}\\u{F0000}-\\u{FFFFD}\\u{100000}-\\u{10FFFD}";

/** Not a character of `literals` (RFC 6570 §2.1), in which erratum 6937 includes "'"; or a "%" that begins no triplet. */
const NOT_LITERAL: RegExp = /* @__PURE__ */ new RegExp(
  `[^%!#-;=?-\\[\\]_a-z~${BEYOND_ASCII}]|%(?![0-9A-Fa-f]{2})`,
  "u",
);

/** What may follow a "{" (RFC 6570 §2). */
const OPERATOR = /^[+#./;?&=,!@|]/;
/** RFC 6570 §2.4. */
const MODIFIER = /(?::[1-9][0-9]{0,3}|\*)$/;
/** Not a `varname` (RFC 6570 §2.3): another character, a "%" that begins no triplet, or a "." that is not between two others. */
const NOT_VARNAME = /[^\w.%]|%(?![0-9A-Fa-f]{2})|^\.|\.\.|\.$|^$/;

/** Returns whether a text is a URI-Template (RFC 6570 §2). Takes linear time. */
export function isUriTemplate(text: unknown): boolean {
  if (typeof text !== "string") return false;
  let end = 0;
  for (let open = text.indexOf("{"); open !== -1; open = text.indexOf("{", end)) {
    const close = text.indexOf("}", open);
    if (close === -1 || NOT_LITERAL.test(text.slice(end, open)) || !isExpression(text.slice(open + 1, close)))
      return false;
    end = close + 1;
  }
  return !NOT_LITERAL.test(text.slice(end));
}

/** Whether the text between two braces is an operator, if any, and variables. */
function isExpression(text: string): boolean {
  const variables = text.replace(OPERATOR, "").split(",");
  return !variables.some((variable) => NOT_VARNAME.test(variable.replace(MODIFIER, "")));
}
