import ipaddr from 'ipaddr.js';

/** Returns whether the host of a URL, or the address of a connection, is this machine. */
export function isLoopback(host: string): boolean {
  const address = host.startsWith('[') && host.endsWith(']') ? host.slice(1, -1) : host;
  return host === 'localhost' || (ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback');
}
