/** XML 1.0, section 2.1: the places of documents that are not well-formed, as messages. */
import type { XmlFault } from "@std66/extract/xml";
import { messageLines } from "../terminal/message.ts";
import { thousands } from "../text/thousands.ts";

/** How many are shown. A document that is no XML at all has very many. */
const SHOWN = 100;

export class Malformed {
  #count = 0;

  /** The message of a fault, which is empty after many. */
  messageOf({ reason, section, help }: XmlFault, place: string): string {
    this.#count++;
    if (this.#count > SHOWN) return "";
    const repair = help === undefined ? "" : `  = help: ${help}\n`;
    return messageLines(`error: ${reason}\n --> ${place}\n  = note: XML 1.0, section ${section}\n${repair}`);
  }

  /** Says how many were not shown. */
  notes(): string[] {
    const more = this.#count - SHOWN;
    return more > 0
      ? [`note: ${thousands(more)} more ${more === 1 ? "place is" : "places are"} not well-formed XML`]
      : [];
  }
}
