import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { type UriSyntaxError } from "@std66/core";
import { diagnose } from "@std66/core";
import { diagnosis } from "@std66/report";
import { plainStyle } from "@std66/report";
import { syntaxDiagnostic } from "@std66/report";
import { type Style } from "@std66/report";
import { asWritten } from "@std66/report";
import { normalization } from "@std66/report";
import { parse } from "@std66/core";
import { masked } from "@std66/report";
import { componentPieces } from "@std66/report/drawing";
import { drawing } from "@std66/report/drawing";
import { audit } from "@std66/audit";
import { baseDiagnostic } from "@std66/report";
import { findings } from "@std66/report/audit";
void [sample, describe];


test("packages/report/README.md:6", async () => {

const error = diagnose("http://example.com/100%/done") as UriSyntaxError;
const diagnostic = syntaxDiagnostic(error, { source: "links.txt", line: 12 });
sample.same(diagnosis(diagnostic).lines(plainStyle), [
   "error[pct-encoded]: `%` is not followed by two hexadecimal digits",
   "  --> links.txt:12:23",
   "   |",
   "12 | http://example.com/100%/done",
   "   |                       ^^ found `%/`",
   '   = note: pct-encoded = "%" HEXDIG HEXDIG (RFC 3986, section 2.1)',
   "   = help: write `%25` for a literal percent sign",
 ]);
});

test("packages/report/README.md:42", async () => {

sample.same(plainStyle.width, 80);
const bold = (text: string) => `*${text}*`;
const style: Style = { width: 60, colors: { ...plainStyle.colors, bold } };
const { lines, record } = normalization("HTTP://u:secret@example.com", { rungs: ["case"] });
sample.same(lines(style), ["HTTP://u:***@example.com", "6.2.2.1  case              HTTP -> http", "         *http*://u:***@example.com"]);
sample.same(record(), undefined);
sample.same(normalization("HTTP://a/", { rungs: [], show: asWritten }).record(), '{"input":"HTTP://a/","result":"HTTP://a/","steps":[]}');
});

test("packages/report/README.md:81", async () => {

const uri = parse("http://u:secret@example.com:8042/over;v=1/there?name=ferret#nose");
const pieces = [...componentPieces(uri, masked)];
sample.same(pieces.map(({ text }) => text).join(" "), "http : // u:*** @ example.com : 8042 / over ; v=1 / there ? name=ferret # nose");
sample.same(pieces[7]?.name, "port");
sample.same(pieces[7]?.rule, "port = *DIGIT");
sample.same(pieces[7]?.section, "RFC 3986 §3.2.3");
sample.same(drawing(uri)
  .lines({ ...plainStyle, width: 60 })[0]
  ?.slice(0, 4), "<svg");
});

test("packages/report/README.md:99", async () => {

sample.same(baseDiagnostic("/a/b")?.message, "the base has no scheme (offset 0, RFC 3986 §5.1)");
const text = "http://h/?token=abc123def456";
const lines = findings(text, audit(text), { location: { source: "a.log", line: 3 } }).lines(plainStyle);
sample.same(lines.slice(1, 4), [" --> a.log:3:11", "  |", "3 | http://h/?token=***"]);
});
