/** RFC 8259 §4: the members of a JSON object as written, so that numbers keep their digits. */

/** A member of an object. */
export interface Member {
  readonly name: string;
  /** With its name, such as `"a":1`. */
  readonly text: string;
}

/** The members of an object, in order. `object`: valid JSON text. */
export function membersOf(object: string): Member[] {
  const members: Member[] = [];
  let start = object.indexOf("{") + 1;
  let depth = 0;
  for (let i = start; i < object.length; i++) {
    const character = object[i];
    if (character === '"') {
      i = stringEnd(object, i) - 1;
    } else if (character === "[" || character === "{") {
      depth++;
    } else if (depth > 0) {
      if (character === "]" || character === "}") depth--;
    } else if (character === "," || character === "}") {
      const text = object.slice(start, i).trim();
      if (text !== "") members.push({ name: JSON.parse(text.slice(0, stringEnd(text, 0))) as string, text });
      start = i + 1;
    }
  }
  return members;
}

/** The end of the string that begins at `start`. */
function stringEnd(text: string, start: number): number {
  for (let i = start + 1; ; i++) {
    if (text[i] === "\\") i++;
    else if (text[i] === '"') return i + 1;
  }
}

/** The name of the first member that an object has with another value, or that is `outdated`; `undefined` if all can be added. */
export function lostMember(object: string, members: readonly Member[], outdated: string): string | undefined {
  const own = JSON.parse(object) as Readonly<Record<string, unknown>>;
  return members.find(
    ({ name, text }) => name === outdated || (Object.hasOwn(own, name) && valueOf(text, name) !== valueIn(own, name)),
  )?.name;
}

function valueOf(member: string, name: string): string {
  return valueIn(JSON.parse(`{${member}}`) as Readonly<Record<string, unknown>>, name);
}

function valueIn(object: Readonly<Record<string, unknown>>, name: string): string {
  return JSON.stringify(object[name]);
}

/** A JSON object with more members, unless it has members of these names. */
export function withMembers(object: string, members: readonly Member[]): string {
  const own = JSON.parse(object) as object;
  const added = members.filter(({ name }) => !Object.hasOwn(own, name)).map(({ text }) => text);
  return added.length === 0 ? object : `${object.slice(0, -1)},${added.join(",")}}`;
}
