// Checks the API over HTTP, because the API can still answer over IPC if its listener is closed or all HTTP requests
// hang.
import { request } from 'node:http';

/** Timeout of a request in milliseconds. It must be shorter than the silence after which the API counts as hung. */
const TIMEOUT_MS = 4_000;

/**
 * Wraps a process, so that it counts as responding only if it also answers an HTTP request.
 *
 * @template {import('./keep-running.mjs').Part} OwnPart
 * @param {OwnPart} part
 * @param {string} address such as `http://127.0.0.1:3000`
 * @returns {OwnPart}
 */
export const alsoOverHttp = (part, address) => ({
  ...part,
  answer: () => Promise.all([part.answer(), isLive(`${address}/api/health/live`)]),
});

/**
 * @param {string} url
 * @returns {Promise<void>} resolves on a response with any status; rejects if none arrives in time
 */
const isLive = (url) =>
  new Promise((resolve, reject) => {
    // Opens a new connection each time, because an open connection can outlive the listener.
    const call = request(url, { agent: false, signal: AbortSignal.timeout(TIMEOUT_MS) }, (response) => {
      response.resume();
      response.on('end', resolve);
    });
    call.on('error', reject);
    call.end();
  });
