import ipaddr from 'ipaddr.js';

/**
 * Prefix length, in bits, of the IPv6 network of one internet connection. The subscriber chooses the remaining bits.
 */
const LINE_BITS = 64;
/** Prefix length, in bits, of a larger IPv6 network. All of its 65,536 connections may belong to one subscriber. */
const SITE_BITS = 48;
const LINE = /^(.+)\/64$/;

/**
 * Returns a caller's network, the unit of rate limits: the IPv4 address, or the /64 of an IPv6 address. Each internet
 * connection gets at least a /64, so limits on single IPv6 addresses would be useless.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? prefixOf(parsed, LINE_BITS) : parsed.toString();
}

/** Returns the /48 that contains the given /64; undefined for any other network. */
export function siteOf(network: string): string | undefined {
  const address = LINE.exec(network)?.[1];
  if (address === undefined || !ipaddr.IPv6.isValid(address)) return undefined;
  return prefixOf(ipaddr.IPv6.parse(address), SITE_BITS);
}

const GROUP_BITS = 16;

function prefixOf(address: ipaddr.IPv6, bits: number): string {
  const groups = address.parts.slice(0, bits / GROUP_BITS);
  return `${groups.map((group) => group.toString(16)).join(':')}::/${bits}`;
}
