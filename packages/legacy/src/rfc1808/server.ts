/**
 * RFC 1808 §2.1, RFC 1738 §3.1: a network location as "network location and login information, as per Section 3.1 of
 * RFC 1738".
 */
import { excludedAt } from "../dialect/excluded-characters.ts";
import { type Fault, withoutPasswords } from "../dialect/faults.ts";
import { isHostname } from "../dialect/hostname.ts";
import { LOGIN } from "../rfc1738/forms.ts";
import { isHost } from "../rfc1738/parse.ts";
import { split } from "./components.ts";
import { faultsOf1808 } from "./grammar.ts";

const SERVER = new RegExp(`^${LOGIN}$`);
const WHERE = "(RFC 1808 §2.1, RFC 1738 §3.1)";

/** The faults of a text if its network location has to be empty or a server. */
export function faultsWithServer(text: string): readonly Fault[] {
  return withoutPasswords(
    text,
    (each) => {
      const corrected = each.replace(/\[[^[\]/#]*\]/g, "a").replace(/[~[\]]/g, "a");
      const fault = excludedAt(each) === -1 ? serverFault(split(corrected).netLoc) : undefined;
      return fault === undefined ? faultsOf1808(each) : [...faultsOf1808(each), fault];
    },
    "a character of a possible password must be encoded (RFC 1808 §2.1, §2.2)",
  );
}

function serverFault(netLoc: string): Fault | undefined {
  if (netLoc === "") return undefined;
  const host = SERVER.exec(netLoc)?.groups?.["host"];
  if (host !== undefined && isHost(host)) return undefined;
  const [, name = "", port] = /^(?:[^@]*@)?([^:]*)(:.*)?$/.exec(netLoc) ?? [];
  if (isHost(name) && port === ":") {
    return { reason: "port-may-be-empty", message: `a port must have at least one digit ${WHERE}` };
  }
  return isHostname(name.replace(/\.$/, "")) && name.endsWith(".")
    ? { reason: "hostname-ends-in-dot", message: `a host name must not end in a dot ${WHERE}` }
    : {
        reason: "registry-names-moved-into-host",
        message: `a network location must be a domain name or an IP address, with a user and a port at most ${WHERE}`,
      };
}
