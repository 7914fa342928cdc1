import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { TemplateSyntaxError } from "@std66/template";
import { parseTemplate } from "@std66/template";
void [sample, describe];


test("packages/template/src/template-syntax-error.ts:41", async () => {
try {
  parseTemplate("/users/{user-id}");
} catch (error) {
  if (!(error instanceof TemplateSyntaxError)) throw error;
sample.same(error.code, "varspec");
sample.same(error.offset, 12);
sample.same(error.expected, ["varchar", '"."', '":"', '"*"', '","', '"}"']);
sample.same(error.frame.split("\n"), ["/users/{user-id}", "            ^ found `-`"]);
}
});
