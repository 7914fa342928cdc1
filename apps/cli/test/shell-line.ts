/** Runs a line of a shell. One that only names the command and its arguments needs no shell, and no process. */
import { type Place, std66 } from "./in-process.ts";
import { type Ended, shell } from "./spawn.ts";

/** Words in which nothing has a meaning to a shell, or which are quoted. */
const SIMPLE = /^std66(?: +(?:'[^']*'|"[^"$`\\]*"|[\w:/.,@+=%-])+)* *$/u;

export function shellLine(line: string, place: Place & { readonly cwd: string }): Promise<Ended> {
  if (!SIMPLE.test(line))
    return shell(`${place.isJoined === true ? "exec 2>&1\n" : ""}cd '${place.cwd}'\n${line}`, place);
  const [, ...words] = line.match(/(?:'[^']*'|"[^"]*"|[^ '"])+/gu) ?? [];
  return std66(
    words.map((word) => word.replaceAll(/'([^']*)'|"([^"]*)"/gu, "$1$2")),
    place,
  );
}
