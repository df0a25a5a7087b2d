import { Silence, SILENCE_MS, TICK_MS } from './silence.mjs';

describe('Silence', () => {
  /** @type {number} */
  let now;
  /** @type {Silence} */
  let silence;
  beforeEach(() => {
    now = 1_000_000;
    silence = new Silence(now);
  });
  const tickFor = (/** @type {number} */ milliseconds) => {
    const end = now + milliseconds;
    let tooLong = false;
    while (now < end) tooLong = silence.tick((now += TICK_MS));
    return tooLong;
  };

  it('reports a silence that lasts ten seconds', () => {
    expect(tickFor(SILENCE_MS - TICK_MS)).toBe(false);
    expect(tickFor(TICK_MS)).toBe(true);
  });

  it('measures a new silence after every response', () => {
    tickFor(SILENCE_MS - TICK_MS);
    silence.reset();
    expect(tickFor(SILENCE_MS - TICK_MS)).toBe(false);
  });

  it('ignores the time during which the machine slept', () => {
    tickFor(SILENCE_MS - TICK_MS);
    expect(silence.tick((now += 8 * 3_600_000))).toBe(false);
    expect(tickFor(SILENCE_MS - TICK_MS)).toBe(false);
    expect(tickFor(TICK_MS)).toBe(true);
  });

  it('ignores the time during which this process itself was delayed', () => {
    for (let late = 0; late < 20; late += 1) expect(silence.tick((now += 3 * TICK_MS))).toBe(false);
  });
});
