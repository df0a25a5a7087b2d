/**
 * Blocks the current thread as a long computation does, but leaves the CPU to other tests.
 *
 * @param {number} [milliseconds] forever if omitted
 */
export function blockThread(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
