import { EventEmitter } from 'node:events';
import { vi } from 'vitest';
import type { Queue, QueueEvents } from 'bullmq';
import { waitForJob } from './wait-for-job.js';

function given(state: string) {
  const events = new EventEmitter();
  const getJobState = vi.fn(() => Promise.resolve(state));
  return {
    events,
    is: (next: string) => (state = next),
    getJobState,
    wait: (timeout = 10_000) =>
      waitForJob({ getJobState } as unknown as Queue, events as unknown as QueueEvents, 'job', timeout),
  };
}

describe('waitForJob', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it.each(['completed', 'failed'] as const)(
    'resolves when the queue emits the "%s" event for the job',
    async (outcome) => {
      const job = given('active');
      const waiting = job.wait();
      job.events.emit(outcome, { jobId: 'another' });
      job.events.emit(outcome, { jobId: 'job' });
      expect(await waiting).toBe(outcome);
    },
  );

  it.each(['completed', 'failed'])('resolves immediately for a job that has already %s', async (state) => {
    expect(await given(state).wait()).toBe(state);
  });

  it('returns "removed" for a job that is removed during the wait', async () => {
    const job = given('waiting');
    const waiting = job.wait();
    await vi.advanceTimersByTimeAsync(150);
    job.is('unknown');
    await vi.advanceTimersByTimeAsync(200);
    expect(await waiting).toBe('removed');
  });

  it('resolves by polling when the event is lost', async () => {
    const job = given('active');
    const waiting = job.wait();
    await vi.advanceTimersByTimeAsync(150);
    job.is('completed');
    await vi.advanceTimersByTimeAsync(200);
    expect(await waiting).toBe('completed');
  });

  it('increases the poll interval up to one second', async () => {
    const job = given('waiting');
    const waiting = job.wait(10_000);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await waiting).toBe('pending');
    expect(job.getJobState.mock.calls.length).toBeGreaterThan(10);
    expect(job.getJobState.mock.calls.length).toBeLessThan(16);
  });

  it("times out when the queue's store does not respond", async () => {
    const job = given('active');
    job.getJobState.mockReturnValue(new Promise(() => undefined));
    const waiting = job.wait(1_000);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await waiting).toBe('pending');
  });

  it("rejects with the original error when the queue's store fails", async () => {
    const job = given('active');
    job.getJobState.mockRejectedValue(new Error('connection lost'));
    await expect(job.wait()).rejects.toThrow('connection lost');
  });

  it.each(['completed', 'pending'])('removes listeners and timers when the result is "%s"', async (how) => {
    const job = given('active');
    const waiting = job.wait(1_000);
    if (how === 'completed') job.events.emit('completed', { jobId: 'job' });
    await vi.advanceTimersByTimeAsync(1_000);
    await waiting;
    expect(vi.getTimerCount()).toBe(0);
    expect(job.events.eventNames()).toEqual([]);
  });
});
