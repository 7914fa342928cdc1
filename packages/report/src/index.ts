/** RFC 3986 in words and records for people and programs: what a front end prints. */
export { type Answer, type Shown, answerTo } from "./answer/answer.ts";
export { type Colors, type Style, plainStyle } from "./answer/style.ts";
export { components } from "./components.ts";
export { type WidthOf, compactLine, diagnosis } from "./diagnostics/diagnosis.ts";
export {
  type Diagnostic,
  type Explanation,
  type Location,
  type Statement,
  statedDiagnostic,
} from "./diagnostics/diagnostic.ts";
export { baseDiagnostic, syntaxDiagnostic } from "./diagnostics/syntax.ts";
export { comparison, normalization } from "./normalize/ladder.ts";
export { parameterValues, parameters } from "./parameters.ts";
export { resolution } from "./resolution/resolution.ts";
export { type CitedPiece, citedPieces } from "./text/citations.ts";
export { type Show, asWritten, masked, maskedArgument } from "./text/passwords.ts";
export { escapeControls, quotedIfEmpty, visible, visibleLines } from "./text/visible.ts";
export { type Row, rowLines, wrap } from "./text/wrap.ts";
