// Seeded random numbers, so that the demo shows the same company each time.

/** @typedef {ReturnType<typeof randomOf>} Random */

/** @param {number} seed */
export function randomOf(seed) {
  let state = seed >>> 0;
  // The mulberry32 generator, which is short and uniform enough for sample data.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** @param {number} share between 0 and 1 */
  const chance = (share) => next() < share;
  /**
   * @param {number} low
   * @param {number} high inclusive
   */
  const whole = (low, high) => low + Math.floor(next() * (high - low + 1));
  /**
   * @template T
   * @param {readonly T[]} choices
   * @returns {T}
   */
  const pick = (choices) => /** @type {T} */ (choices[Math.floor(next() * choices.length)]);
  /** @param {number} bytes */
  const hex = (bytes) => Array.from({ length: bytes }, () => whole(0, 255).toString(16).padStart(2, '0')).join('');
  const uuid = () => {
    const digits = hex(16);
    return [
      digits.slice(0, 8),
      digits.slice(8, 12),
      `4${digits.slice(13, 16)}`,
      `a${digits.slice(17, 20)}`,
      digits.slice(20),
    ].join('-');
  };
  return { next, chance, whole, pick, hex, uuid };
}
