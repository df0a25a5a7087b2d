import ipaddr from 'ipaddr.js';

/** Returns whether a URL's host or a connection's network address is this machine. */
export function isLoopback(host: string): boolean {
  const address = host.startsWith('[') && host.endsWith(']') ? host.slice(1, -1) : host;
  return host === 'localhost' || (ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback');
}
