/** RFC 8259 and RFC 6901: the string values of a JSON text, each with its JSON Pointer. */

/** A string value. */
export interface JsonString {
  readonly text: string;
  readonly pointer: string;
  /** The offset after its opening quote, in UTF-16 code units. */
  readonly start: number;
  /** The offset of its closing quote. */
  readonly end: number;
}

/** An object or an array that is not closed yet. */
interface Open {
  readonly pointer: string;
  readonly isObject: boolean;
  /** The number of values in an array before the current one. */
  index: number;
  /** The name before the current value of an object; `undefined` if the next string is a name. */
  name: string | undefined;
}

const MARK = /["{}[\],]/g;

/** Reads a text that is known to be JSON, without recursion: only quotes, brackets and commas need to be looked at. */
export function* stringsIn(json: string): Generator<JsonString> {
  const open: Open[] = [];
  const mark = new RegExp(MARK);
  for (let found = mark.exec(json); found !== null; found = mark.exec(json)) {
    const last = open[open.length - 1];
    const start = mark.lastIndex;
    switch (found[0]) {
      case '"': {
        const end = stringEnd(json, start);
        mark.lastIndex = end + 1;
        if (last?.isObject === true && last.name === undefined) last.name = valueOf(json, start, end);
        else yield { text: valueOf(json, start, end), pointer: pointerIn(last), start, end };
        break;
      }
      case ",":
        (last as Open).index++;
        (last as Open).name = undefined;
        break;
      case "{":
      case "[":
        open.push({ pointer: pointerIn(last), isObject: found[0] === "{", index: 0, name: undefined });
        break;
      default:
        open.pop();
    }
  }
}

/** The pointer of the current value. */
function pointerIn(open: Open | undefined): string {
  if (open === undefined) return "";
  return `${open.pointer}/${open.isObject ? escaped(open.name as string) : open.index}`;
}

/** RFC 6901 §3: "~" and "/" have a meaning in a pointer. */
function escaped(name: string): string {
  return name.replace(/~/g, "~0").replace(/\//g, "~1");
}

function stringEnd(json: string, from: number): number {
  let end = json.indexOf('"', from);
  // A quote after an odd number of backslashes is escaped.
  while (backslashesBefore(json, end) % 2 === 1) end = json.indexOf('"', end + 1);
  return end;
}

function backslashesBefore(json: string, end: number): number {
  let start = end;
  while (json[start - 1] === "\\") start--;
  return end - start;
}

function valueOf(json: string, start: number, end: number): string {
  return JSON.parse(json.slice(start - 1, end + 1)) as string;
}
