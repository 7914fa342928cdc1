/**
 * RFC 6761: names that are not of the public DNS, and public ones that lead to a machine or a network of one's own. The
 * special-use domain names are those of IANA's registry as of 2026-05-22, whole.
 */

/** What a name is for. `public` is special to the registry alone: RFC 6761 §6.5 has it treated as any other name. */
export type NamePurpose = "loopback" | "private" | "metadata" | "special" | "public";

export interface SpecialName {
  readonly name: string;
  readonly purpose: NamePurpose;
  /** The RFC, or where the name comes from. */
  readonly source: string;
}

/** Name, purpose, source. Each stands for itself and for all names below it. */
const REGISTRY = `
alt special RFC 9476
6tisch.arpa special RFC 9031
eap.arpa special RFC 9965
eap-noob.arpa special RFC 9140
home.arpa private RFC 8375
10.in-addr.arpa special RFC 6761
254.169.in-addr.arpa special RFC 6762
16.172.in-addr.arpa special RFC 6761
17.172.in-addr.arpa special RFC 6761
18.172.in-addr.arpa special RFC 6761
19.172.in-addr.arpa special RFC 6761
20.172.in-addr.arpa special RFC 6761
21.172.in-addr.arpa special RFC 6761
22.172.in-addr.arpa special RFC 6761
23.172.in-addr.arpa special RFC 6761
24.172.in-addr.arpa special RFC 6761
25.172.in-addr.arpa special RFC 6761
26.172.in-addr.arpa special RFC 6761
27.172.in-addr.arpa special RFC 6761
28.172.in-addr.arpa special RFC 6761
29.172.in-addr.arpa special RFC 6761
30.172.in-addr.arpa special RFC 6761
31.172.in-addr.arpa special RFC 6761
170.0.0.192.in-addr.arpa special RFC 8880
171.0.0.192.in-addr.arpa special RFC 8880
168.192.in-addr.arpa special RFC 6761
8.e.f.ip6.arpa special RFC 6762
9.e.f.ip6.arpa special RFC 6762
a.e.f.ip6.arpa special RFC 6762
b.e.f.ip6.arpa special RFC 6762
ipv4only.arpa special RFC 8880
resolver.arpa special RFC 9462
service.arpa private RFC 9665
example special RFC 6761
example.com public RFC 6761
example.net public RFC 6761
example.org public RFC 6761
invalid special RFC 6761
local private RFC 6762
localhost loopback RFC 6761
onion special RFC 7686
test special RFC 6761`;

/** Names of private networks: reserved by ICANN, listed in RFC 6762 Appendix G, or the defaults of systems. */
const PRIVATE = `
internal private ICANN, 2024-07-29
corp private ICANN, 2018-02-04
home private ICANN, 2018-02-04
mail special ICANN, 2018-02-04
intranet private RFC 6762 Appendix G
lan private RFC 6762 Appendix G
private private RFC 6762 Appendix G
localdomain private hosts files of Linux
svc private Kubernetes
arpa special RFC 3172`;

/**
 * Names in the public DNS that their owners let lead to the machine itself, or to the address that stands in the name.
 */
const WILDCARDS = `
ddev.site loopback leads to the machine itself
fuf.me loopback leads to the machine itself
lacolhost.com loopback leads to the machine itself
lndo.site loopback leads to the machine itself
local.gd loopback leads to the machine itself
localtest.me loopback leads to the machine itself
localho.st loopback leads to the machine itself
localhost.direct loopback leads to the machine itself
lcl.host loopback leads to the machine itself
lvh.me loopback leads to the machine itself
vcap.me loopback leads to the machine itself
1u.ms special leads to the address in it
local-ip.co special leads to the address in it
local-ip.sh special leads to the address in it
nip.io special leads to the address in it
plex.direct special leads to the address in it
rbndr.us special leads to the addresses in it by turns
sslip.io special leads to the address in it
traefik.me special leads to the address in it
xip.io special leads to the address in it`;

/** Names of the router of a private network, which answers to them itself. */
const ROUTERS = `
easy.box private routers of Vodafone
fritz.box private routers of AVM
mafreebox.freebox.fr private routers of Free
router.asus.com private routers of ASUS
routerlogin.com private routers of NETGEAR
routerlogin.net private routers of NETGEAR
speedport.ip private routers of Telekom
tplinkwifi.net private routers of TP-Link`;

/** Names of machines and of metadata services. */
const MACHINES = `
localhost.localdomain loopback hosts files of Linux
localhost4.localdomain4 loopback hosts files of Linux
localhost6.localdomain6 loopback hosts files of Linux
kubernetes.default private Kubernetes
metadata.goog metadata Google
metadata.google.internal metadata Google
instance-data.ec2.internal metadata Amazon
metadata.tencentyun.com metadata Tencent Cloud
api.metadata.cloud.ibm.com metadata IBM Cloud
metadata.platformequinix.com metadata Equinix Metal
metadata.packet.net metadata Equinix Metal`;

/** Names without a dot. Each stands for itself alone. */
const WORDS = `
ip6-localhost loopback hosts files of Linux
ip6-loopback loopback hosts files of Linux
localhost4 loopback hosts files of Linux
localhost6 loopback hosts files of Linux
metadata metadata Google
instance-data metadata Amazon
rancher-metadata metadata Rancher`;

export const specialZones: ReadonlyMap<string, SpecialName> = /* @__PURE__ */ rowsOf(
  REGISTRY + PRIVATE + WILDCARDS + ROUTERS + MACHINES,
);
export const specialWords: ReadonlyMap<string, SpecialName> = /* @__PURE__ */ rowsOf(WORDS);

function rowsOf(table: string): Map<string, SpecialName> {
  return new Map(
    table
      .trim()
      .split("\n")
      .map((row) => {
        const [name = "", purpose, ...source] = row.split(" ");
        return [name, { name, purpose: purpose as NamePurpose, source: source.join(" ") }];
      }),
  );
}

/** Finds a name in lowercase and without a last dot: itself, or the longest zone that it is in. */
export function specialNameOf(name: string): SpecialName | undefined {
  const word = specialWords.get(name);
  if (word !== undefined) return word;
  for (let start = 0; ; start = name.indexOf(".", start) + 1) {
    const zone = specialZones.get(name.slice(start));
    if (zone !== undefined || !name.includes(".", start)) return zone;
  }
}
