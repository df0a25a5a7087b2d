import { randomInt } from 'node:crypto';
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

/** Below the ports that systems hand out by themselves, so that no other program gets it before it is used. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/** @returns {Promise<number>} one that nobody listens on at this moment */
export async function freePort() {
  for (let tries = 0; tries < 100; tries++) {
    const port = await tryPort(randomInt(LOWEST, HIGHEST), '127.0.0.1');
    if (port !== undefined) return port;
  }
  throw new Error(`no port from ${LOWEST} to ${HIGHEST} is free`);
}
