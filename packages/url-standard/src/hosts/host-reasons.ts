/** URL Standard, hosts (RFC 3986 §3.2.2): why a host differs. */
import type { ReasonTexts } from "../codes/reason-texts.ts";
import type { HostCode } from "../codes/web-code.ts";

export const hostReasons: Readonly<Record<HostCode, ReasonTexts>> = {
  "web-drive-letter-as-host": {
    summary: "A drive letter where a file has its host is the first segment of the path",
    explanation:
      "`file://C:/a` becomes `file:///C:/a`. In RFC 3986 what follows the two slashes is an authority: the host `C` with an empty port.",
    rfcs: ["RFC 3986 §3.2", "RFC 3986 §3.2.2"],
    example: { text: "file://C:/a" },
  },
  "web-fails-host-missing": {
    summary: "The URL has no host although it must have one",
    explanation:
      "A special URL other than a file needs a host, and so does any URL with credentials or a port. In RFC 3986 a host can be empty, unless the scheme says otherwise.",
    rfcs: ["RFC 3986 §3.2.2"],
    example: { text: "http://:80/" },
  },
  "web-fails-ipv6": {
    summary: "What is in brackets is no IPv6 address",
    explanation:
      "The parser knows no address of a later version, such as `[v1.a]`, and no zone. RFC 3986 allows the first, for future use.",
    rfcs: ["RFC 3986 §3.2.2"],
    example: { text: "http://[v1.a]/" },
  },
  "web-fails-host-character": {
    summary: "The host has a character that no host may have",
    explanation:
      "In a special URL, the host is percent-decoded before it is checked, so that `%2F` in it is a slash, which no domain can have. In RFC 3986 a triplet in a host is allowed and stays data. Characters that it has nowhere are refused by both.",
    rfcs: ["RFC 3986 §3.2.2", "RFC 3986 §2.4"],
    example: { text: "http://a%2Fb/" },
  },
  "web-opaque-host-set": {
    summary: "Controls and what is not ASCII are percent-encoded in the host of a scheme that is not special",
    explanation:
      "Such a host is opaque: it is neither decoded, nor mapped, nor lower-cased. RFC 3986 has ASCII without controls.",
    rfcs: ["RFC 3986 §3.2.2", "RFC 3986 §2.1"],
    example: { text: "foo://é/" },
  },
  "web-host-percent-decoded": {
    summary: "The host of a special URL is percent-decoded",
    explanation:
      "Each triplet is decoded before the host is mapped and checked. In RFC 3986 a host can have triplets, and only normalization decodes those of unreserved characters.",
    rfcs: ["RFC 3986 §3.2.2", "RFC 3986 §6.2.2.2"],
    example: { text: "http://%61b/" },
  },
  "web-host-case": {
    summary: "The host is lower-cased",
    explanation:
      "This applies to the domain of a special URL and to the digits of an IPv6 address. In RFC 3986 hosts are the same in either case too, but parsing and resolution keep what is written.",
    rfcs: ["RFC 3986 §3.2.2", "RFC 3986 §6.2.2.1"],
    example: { text: "http://EXAMPLE.com/" },
  },
  "web-no-tables": {
    summary: "This runtime has no `URL`, so that a domain beyond ASCII cannot be mapped",
    explanation:
      "The tables of UTS 46 are those of the runtime. The URL Standard would map the domain, or refuse it. RFC 3986 refuses it.",
    rfcs: ["RFC 3986 §3.2.2"],
    example: { text: "http://é/" },
  },
  "web-fails-idna": {
    summary: "The domain cannot be mapped to ASCII",
    explanation:
      "A label has a character or a form that UTS 46 does not allow, or nothing is left of the domain. RFC 3986 refuses what is not ASCII, but allows the triplets of any octets.",
    rfcs: ["RFC 3986 §3.2.2", "RFC 3986 §2.5"],
    example: { text: "http://%FF/" },
  },
  "web-idna": {
    summary: "A domain that is not ASCII is mapped to ASCII",
    explanation:
      "Each label is mapped by UTS 46, and becomes Punycode after `xn--` if it is still not ASCII. RFC 3986 recommends UTF-8 in triplets, and leaves the mapping to the software that resolves names.",
    rfcs: ["RFC 3986 §3.2.2"],
    example: { text: "http://bücher.example/" },
  },
  "web-fails-ipv4": {
    summary: "The last label of the host is a number, but the host is no IPv4 address",
    explanation:
      "A number at the end makes the whole host an IPv4 address, with at most four parts of fitting size. In RFC 3986 anything but four decimal bytes is a registered name.",
    rfcs: ["RFC 3986 §3.2.2", "RFC 3986 §7.4"],
    example: { text: "http://1.2.3.256/" },
  },
  "web-ipv4-last-dot": {
    summary: "The dot at the end of an IPv4 address is removed",
    explanation: "`127.0.0.1.` is an address like the one without the dot. In RFC 3986 it is a registered name.",
    rfcs: ["RFC 3986 §3.2.2", "RFC 3986 §7.4"],
    example: { text: "http://127.0.0.1./" },
  },
  "web-ipv4-hexadecimal": {
    summary: "A part of an IPv4 address with `0x` is hexadecimal",
    explanation:
      "The number is written in decimal, and `0x` alone is 0. In RFC 3986 such a host is a registered name, and it warns of software that reads it as an address.",
    rfcs: ["RFC 3986 §3.2.2", "RFC 3986 §7.4"],
    example: { text: "http://0x7f.0.0.1/" },
  },
  "web-ipv4-octal": {
    summary: "A part of an IPv4 address with a leading zero is octal",
    explanation:
      "`010` is 8. In RFC 3986 a number with a leading zero is no byte of an address, so that the host is a registered name. It warns of software that reads it as an address.",
    rfcs: ["RFC 3986 §3.2.2", "RFC 3986 §7.4"],
    example: { text: "http://010.0.0.1/" },
  },
  "web-ipv4-parts": {
    summary: "An IPv4 address with fewer than four parts is written with four",
    explanation:
      "The last part fills the bytes that remain, so that `127.1` is `127.0.0.1`. In RFC 3986 only four parts are an address; any other number of them is a registered name.",
    rfcs: ["RFC 3986 §3.2.2", "RFC 3986 §7.4"],
    example: { text: "http://127.1/" },
  },
  "web-ipv6-ipv4": {
    summary: "The IPv4 address at the end of an IPv6 address is written as two pieces",
    explanation:
      "`[::ffff:1.2.3.4]` becomes `[::ffff:102:304]`. RFC 3986 allows both, and has no rule to turn one into the other.",
    rfcs: ["RFC 3986 §3.2.2", "RFC 3986 §6.2.2"],
    example: { text: "http://[::ffff:1.2.3.4]/" },
  },
  "web-ipv6-zeros": {
    summary: "Leading zeros in a piece of an IPv6 address are removed",
    explanation: "RFC 3986 allows one to four digits in each piece, and has no rule to remove zeros.",
    rfcs: ["RFC 3986 §3.2.2", "RFC 3986 §6.2.2"],
    example: { text: "http://[1:02:3:4:5:6:7:8]/" },
  },
  "web-ipv6-compressed": {
    summary: "The first longest run of zero pieces of an IPv6 address becomes `::`, and no other",
    explanation:
      "Runs of one piece are written out. RFC 3986 allows `::` for any run of zeros, and has no rule to choose one.",
    rfcs: ["RFC 3986 §3.2.2", "RFC 3986 §6.2.2"],
    example: { text: "http://[1:0:0:4:5:6:7:8]/" },
  },
  "web-file-localhost": {
    summary: "The host `localhost` of a file is removed",
    explanation:
      "`file://localhost/a` becomes `file:///a`. In RFC 3986 this takes a rule of the scheme, which is part of normalization: it uses the same host as an example of a default.",
    rfcs: ["RFC 3986 §3.2.2", "RFC 3986 §6.2.3"],
    example: { text: "file://localhost/a" },
  },
};
