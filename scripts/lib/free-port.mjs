import { createServer } from 'node:net';

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<number | undefined>} the port that could be listened on, undefined when it is taken
 */
export function tryPort(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => {
      if ('code' in error && error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
    });
  });
}

/** @returns {Promise<number>} one that nobody listens on at this moment */
export async function freePort() {
  const port = await tryPort(0, '127.0.0.1');
  if (port === undefined) throw new Error('the system has no free port');
  return port;
}
