/** RFC 3986 §3: the picture in README.md. */
import { parse } from "@std66/core";
import { plainStyle } from "@std66/report";
import { drawing } from "@std66/report/drawing";

export function picture(): string {
  return drawing(parse("http://user@example.com:8042/over/there;v=1?name=ferret&x=1#nose")).lines(plainStyle).join("");
}
