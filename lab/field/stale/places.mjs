// Where the newest version of a peer is asked.

/** @typedef {"npm" | "PyPI" | "crates.io" | "Maven" | "Go" | "Debian"} Registry */
/** @typedef {{ registry: Registry, name: string }} Place `name`: of the package */

/** The peers whose name on a page is not that of a package, by that name. @type {Readonly<Record<string, Place>>} */
const NAMED = {
  "Boost.URL (C++)": { registry: "Debian", name: "libboost-url-dev" },
  "GLib GUri (C)": { registry: "Debian", name: "libglib2.0-dev" },
  "URI (Perl)": { registry: "Debian", name: "liburi-perl" },
  "URI (Ruby)": { registry: "Debian", name: "ruby" },
  "URI::RFC2396_Parser (Ruby)": { registry: "Debian", name: "ruby" },
  "URL (JavaScript)": { registry: "npm", name: "node" },
  "addressable (Ruby)": { registry: "Debian", name: "ruby-addressable" },
  "ada-url (C++)": { registry: "PyPI", name: "ada-url" },
  "guzzlehttp/psr7 (PHP)": { registry: "Debian", name: "php-guzzlehttp-psr7" },
  "jena-iri (Java)": { registry: "Maven", name: "org.apache.jena:jena-iri" },
  "jena-iri3986 (Java)": { registry: "Maven", name: "org.apache.jena:jena-iri3986" },
  "libcurl (C)": { registry: "Debian", name: "libcurl4-openssl-dev" },
  "libxml2 (C)": { registry: "Debian", name: "libxml2-dev" },
  "net/url (Go)": { registry: "Go", name: "go" },
  "network-uri (Haskell)": { registry: "Debian", name: "libghc-network-uri-dev" },
  "parse_url (PHP)": { registry: "Debian", name: "php-cli" },
  "uri_string (Erlang)": { registry: "Debian", name: "erlang-base" },
  "uriparser (C)": { registry: "Debian", name: "liburiparser-dev" },
  "urllib.parse (Python)": { registry: "Debian", name: "python3" },
  Python: { registry: "Debian", name: "python3" },
  Trivy: { registry: "Go", name: "github.com/aquasecurity/trivy" },
  URL: { registry: "npm", name: "node" },
  libcurl: { registry: "Debian", name: "libcurl4-openssl-dev" },
  "node:url": { registry: "npm", name: "node" },
  "osv-scalibr": { registry: "Go", name: "github.com/google/osv-scalibr" },
  uriparser: { registry: "Debian", name: "liburiparser-dev" },
};

/** What has no package, and why. @type {Readonly<Record<string, string>>} */
const NOWHERE = { "java.net.URI (Java)": "Debian has a package for each major version of Java" };

/** @type {Readonly<Record<string, Registry>>} */
const LANGUAGES = { JavaScript: "npm", Python: "PyPI", Rust: "crates.io" };

/**
 * @param {string} peer as a page has it
 * @param {string} version
 * @returns {Place | string} or why there is none
 */
export function placeOf(peer, version) {
  const named = NAMED[peer];
  if (named?.name === "node") return ofMajor(named, version);
  if (named !== undefined) return named;
  const reason = NOWHERE[peer];
  if (reason !== undefined) return reason;
  const [, name = peer, language = "JavaScript"] = /^(\S+) \((\S+)\)$/u.exec(peer) ?? [];
  const registry = LANGUAGES[language];
  if (registry === undefined) return `lab/field/stale/places.mjs has no package for it`;
  if (name === "node") return ofMajor({ registry, name }, version);
  // An alias of a range, such as `typescript-5.4`.
  return { registry, name: name.replace(/-(?=\d+(?:\.\d+)?$)/u, "@") };
}

/** Which Node is asked is no oversight: only its patches are. @param {Place} place @param {string} version @returns {Place} */
function ofMajor({ registry, name }, version) {
  return { registry, name: `${name}@${/\d+/u.exec(version)?.[0] ?? ""}` };
}
