/** Whether the host of an address, or the address of a connection, is this machine itself. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || host === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(host);
