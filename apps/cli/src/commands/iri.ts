/** `std66 iri`: maps IRIs to URIs and back (RFC 3987 §3). */
import { toIri, toUri } from "@std66/iri";
import { Option } from "@commander-js/extra-typings";
import { diagnoseBy } from "../diagnostics/diagnose.ts";
import { answerInputs } from "../loop/answer-inputs.ts";
import { mapping } from "../loop/answers.ts";
import { domainToASCII, domainToUnicode } from "../system/domains.ts";
import { settingsOf, type Subcommand } from "../command-line/shared-options.ts";

export const DESCRIPTION = `Convert IRIs to URIs, or URIs to IRIs, and print one per line (RFC 3987, section 3).
An invalid input leaves an empty line. Input and output are UTF-8.`;

export const NOTES = `
--to-uri percent-encodes all characters that are not ASCII, even in a host. With
--domains, the host is converted as a domain name: to xn--… by --to-uri, and back
by --to-iri. --to-iri keeps the triplets (%XX) of octets that are not UTF-8, of
reserved characters, and of characters that change the direction of text
(RFC 3987, section 4.1).

Examples:
  $ std66 iri --to-uri 'http://example.org/rosé'
  $ std66 iri --to-uri --domains 'http://résumé.example.org/'
  $ std66 iri --to-iri < links.txt`;

export function define(command: Subcommand): void {
  command
    .argument("[iri...]", "IRIs or relative references; if omitted or -, read from standard input, one per line")
    .addOption(new Option("--to-uri", "print the URI of each IRI").conflicts("toIri"))
    .option("--to-iri", "print the IRI of each URI")
    .option("--domains", "convert hosts as domain names (UTS 46)")
    .action(async (iris, options, self) => {
      if (options.toUri !== true && options.toIri !== true)
        self.error("error: iri needs option '--to-uri' or '--to-iri'");
      const asDomains = options.domains === true;
      const convert =
        options.toUri === true
          ? (input: string) => String(toUri(input, asDomains ? { toASCII: domainToASCII } : {}))
          : (input: string) => String(toIri(input, asDomains ? { toUnicode: domainToUnicode } : {}));
      const task = mapping(settingsOf(self), convert);
      await answerInputs(self, iris, { ...task, takesAnyText: true, diagnose: diagnoseBy(() => undefined) });
    });
}
