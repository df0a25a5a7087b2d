import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<number | undefined>} the port if it is free, else undefined
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

/** Ports below the ephemeral range, so that the system does not assign them to other programs before they are used. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/** @returns {Promise<number>} a port that no program listens on */
export async function freePort() {
  for (let tries = 0; tries < 100; tries++) {
    const port = await tryPort(randomInt(LOWEST, HIGHEST), '127.0.0.1');
    if (port !== undefined) return port;
  }
  throw new Error(`no port from ${LOWEST} to ${HIGHEST} is free`);
}
