import { vi } from 'vitest';
import { keepRunning, READY_MS } from './keep-running.mjs';

/** @returns {import('./keep-running.mjs').Part & { die(how: string): void, beReady(): void, calls: string[] }} */
function fakePart() {
  /** @type {(how: string) => void} */
  let die = () => {};
  let beReady = () => {};
  /** @type {string[]} */
  const calls = [];
  const exited = /** @type {Promise<string>} */ (new Promise((resolve) => (die = resolve)));
  const ready = /** @type {Promise<void>} */ (new Promise((resolve) => (beReady = resolve)));
  const close = (/** @type {string} */ call) => async () => {
    calls.push(call);
    die(call);
  };
  return { ready, exited, die, beReady, calls, answer: async () => {}, end: close('end'), stop: close('stop') };
}

describe('keepRunning', () => {
  /** @type {ReturnType<typeof fakePart>[]} */
  let parts;
  /** @type {string[]} */
  let logged;
  /** @type {string[]} */
  let reasons;
  const start = () => {
    const part = fakePart();
    parts.push(part);
    return part;
  };
  const keep = (/** @type {Partial<import('./keep-running.mjs').Options>} */ more = {}) =>
    keepRunning(start(), {
      name: 'API',
      start,
      log: (line) => logged.push(line),
      onFatal: (reason) => reasons.push(reason),
      ...more,
    });
  const latest = () => /** @type {ReturnType<typeof fakePart>} */ (parts.at(-1));

  beforeEach(() => {
    vi.useFakeTimers();
    [parts, logged, reasons] = [[], [], []];
  });
  afterEach(() => vi.useRealTimers());

  it('restarts a process that ended, with a delay that doubles up to 30 s', async () => {
    const kept = keep();
    for (const pause of [1, 2, 4, 8, 16, 30, 30]) {
      latest().die('SIGKILL');
      await vi.advanceTimersByTimeAsync(0);
      expect(logged.at(-1)).toBe(`the API stopped (SIGKILL); restarting it in ${pause} s`);
      const before = parts.length;
      await vi.advanceTimersByTimeAsync(pause * 1_000 - 1);
      expect(parts.length).toBe(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(parts.length).toBe(before + 1);
    }
    await kept.stop();
  });

  it('resets the delay to one second after the process has run for a minute', async () => {
    const kept = keep();
    latest().die('SIGKILL');
    await vi.advanceTimersByTimeAsync(1_000);
    latest().beReady();
    await vi.advanceTimersByTimeAsync(61_000);
    latest().die('SIGKILL');
    await vi.advanceTimersByTimeAsync(0);
    expect(logged.at(-1)).toContain('in 1 s');
    await kept.stop();
  });

  it('restarts a process that does not respond for 10 s', async () => {
    const kept = keep();
    latest().answer = () => new Promise(() => {});
    latest().beReady();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(latest().calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(parts[0]?.calls).toEqual(['end']);
    expect(logged[0]).toBe('the API did not respond for 10 s; restarting it');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(parts.length).toBe(2);
    await kept.stop();
  });

  it('does not restart a process that responds', async () => {
    const kept = keep();
    latest().beReady();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(parts.length).toBe(1);
    await kept.stop();
  });

  it('ends a process that does not become ready in time', async () => {
    const kept = keep();
    await vi.advanceTimersByTimeAsync(READY_MS);
    expect(parts[0]?.calls).toEqual(['end']);
    await kept.stop();
  });

  it('retries a start that failed', async () => {
    let fails = true;
    const kept = keep({
      start: async () => {
        if (!fails) return start();
        fails = false;
        throw new Error('no space left');
      },
    });
    latest().die('SIGKILL');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(logged.at(-1)).toContain('no space left');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(parts.length).toBe(2);
    await kept.stop();
  });

  it('does not restart a process that ended for a fatal reason', async () => {
    keep({ fatalReason: (how) => (how === 'exit code 78' ? 'the API refuses its configuration' : undefined) });
    latest().die('exit code 78');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reasons).toEqual(['the API refuses its configuration']);
    expect(parts.length).toBe(1);
  });

  it('passes the time since the process was last ready to the fatalReason callback', async () => {
    /** @type {number[]} */
    const failing = [];
    const kept = keep({ fatalReason: (_, failingMs) => void failing.push(failingMs) });
    latest().beReady();
    await vi.advanceTimersByTimeAsync(3_600_000);
    latest().die('SIGKILL');
    await vi.advanceTimersByTimeAsync(1_000);
    latest().die('exit code 1');
    await vi.advanceTimersByTimeAsync(0);
    expect(failing).toEqual([0, 1_000]);
    await kept.stop();
  });

  it('stop() stops the running process and prevents a restart', async () => {
    const kept = keep();
    latest().die('SIGKILL');
    await vi.advanceTimersByTimeAsync(1_000);
    await kept.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(parts.length).toBe(2);
    expect(parts[1]?.calls).toEqual(['stop']);
  });

  it('starts no process if stop() is called during the delay before a restart', async () => {
    const kept = keep();
    latest().die('SIGKILL');
    await vi.advanceTimersByTimeAsync(500);
    await kept.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(parts.length).toBe(1);
  });
});
