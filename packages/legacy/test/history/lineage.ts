// The succession of RFCs. RFC 1738 had ten schemes and their common syntax, which later RFCs define separately.

export interface Document {
  readonly rfc: number;
  readonly year: number;
  readonly about: string;
  readonly updates?: readonly number[];
  readonly obsoletes?: readonly number[];
}

export const documents: readonly Document[] = [
  { rfc: 1738, year: 1994, about: "URLs" },
  { rfc: 1808, year: 1995, about: "relative URLs", updates: [1738] },
  { rfc: 2368, year: 1998, about: "`mailto`", updates: [1738, 1808] },
  { rfc: 2396, year: 1998, about: "generic syntax", updates: [1808, 1738] },
  { rfc: 2732, year: 1999, about: "IPv6 addresses", updates: [2396] },
  { rfc: 3986, year: 2005, about: "generic syntax, STD 66", updates: [1738], obsoletes: [2732, 2396, 1808] },
  { rfc: 4248, year: 2005, about: "`telnet`", obsoletes: [1738] },
  { rfc: 4266, year: 2005, about: "`gopher`", obsoletes: [1738] },
  { rfc: 6068, year: 2010, about: "`mailto`", obsoletes: [2368] },
  { rfc: 6196, year: 2011, about: "`mailserver`, historic", updates: [1738] },
  { rfc: 6270, year: 2011, about: "`tn3270`", updates: [1738] },
  { rfc: 8089, year: 2017, about: "`file`", updates: [1738] },
];

export interface Scheme {
  readonly name: string;
  /** The section of RFC 1738. */
  readonly section: string;
  /** The later definitions, the last of which is in force. */
  readonly later: readonly number[];
  readonly remark?: string;
}

/** The schemes that RFC 1738 §3 specifies. */
export const schemes: readonly Scheme[] = [
  { name: "ftp", section: "3.2", later: [], remark: "still defined by RFC 1738" },
  { name: "http", section: "3.3", later: [1945, 2068, 2616, 7230, 9110] },
  { name: "gopher", section: "3.4", later: [4266] },
  { name: "mailto", section: "3.5", later: [2368, 6068] },
  { name: "news", section: "3.6", later: [5538] },
  { name: "nntp", section: "3.7", later: [5538] },
  { name: "telnet", section: "3.8", later: [4248] },
  { name: "wais", section: "3.9", later: [4156], remark: "historic" },
  { name: "file", section: "3.10", later: [8089] },
  { name: "prospero", section: "3.11", later: [4157], remark: "historic" },
];

/** The schemes whose names RFC 1738 §4 reserves. */
export const reservedNames: readonly Scheme[] = [
  { name: "afs", section: "4", later: [], remark: "name only" },
  { name: "mid", section: "4", later: [2111, 2392] },
  { name: "cid", section: "4", later: [2111, 2392] },
  { name: "nfs", section: "4", later: [2224] },
  { name: "tn3270", section: "4", later: [6270] },
  { name: "mailserver", section: "4", later: [6196], remark: "historic" },
  { name: "z39.50", section: "4", later: [2056], remark: "as `z39.50r` and `z39.50s`" },
];
