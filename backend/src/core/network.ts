import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** Groups of four digits that name the network; the rest is the customer's own to choose from. */
const NETWORK_GROUPS = 4;

/**
 * Whose limits an address counts against. A line gets one IPv4 address but at least a /64 of IPv6, and whoever counts
 * single addresses there counts nothing.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (v4) return v4;
  if (!isIPv6(plain)) return address;
  // As the URL standard writes it: hexadecimal throughout, lower case, no leading zeros.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const before = groupsOf(head);
  const after = groupsOf(tail);
  const zeros = Array<string>(GROUPS - before.length - after.length).fill('0');
  return `${[...before, ...zeros, ...after].slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

const groupsOf = (text = ''): string[] => text.split(':').filter(Boolean);
