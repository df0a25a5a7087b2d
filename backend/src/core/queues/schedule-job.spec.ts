import { ErrorCode, type Queue } from 'bullmq';
import { scheduleCheck, scheduleJob, type Schedule } from './schedule-job.js';

const failure = (code: number) => Object.assign(new Error('no'), { code });
const RUN_TAKEN = failure(ErrorCode.SchedulerJobIdCollision);

function queueThatFails(...failures: Error[]) {
  const calls: unknown[][] = [];
  const upsertJobScheduler = (...call: unknown[]) => {
    calls.push(call);
    const error = failures.shift();
    return error ? Promise.reject(error) : Promise.resolve();
  };
  return { calls, queue: { upsertJobScheduler } as unknown as Queue };
}

describe('scheduleJob', () => {
  it('schedules a job in UTC with its data', async () => {
    const { queue, calls } = queueThatFails();
    await scheduleJob(queue, 'now', '* * * * *', { kind: 'now' }, 0);
    expect(calls).toEqual([['now', { pattern: '* * * * *', tz: 'UTC' }, { name: 'now', data: { kind: 'now' } }]]);
  });

  it('retries while another worker is running a job of the same schedule', async () => {
    const { queue, calls } = queueThatFails(RUN_TAKEN, RUN_TAKEN);
    await scheduleJob(queue, 'now', '* * * * *', {}, 0);
    expect(calls).toHaveLength(3);
  });

  it('throws after five attempts to schedule a job', async () => {
    const { queue, calls } = queueThatFails(...Array.from({ length: 9 }, () => RUN_TAKEN));
    await expect(scheduleJob(queue, 'now', '* * * * *', {}, 0)).rejects.toBe(RUN_TAKEN);
    expect(calls).toHaveLength(5);
  });

  it('retries only after a collision with a running job of the schedule, not after other errors', async () => {
    const { queue, calls } = queueThatFails(failure(-1));
    await expect(scheduleJob(queue, 'now', '* * * * *', {}, 0)).rejects.toMatchObject({ code: -1 });
    expect(calls).toHaveLength(1);
  });
});

describe('scheduleCheck', () => {
  const EVERY_MINUTE = { name: 'now', pattern: '* * * * *', data: {} };

  function scheduled({ isStored = true, isClosing = false, failures = [] as Error[] } = {}) {
    const { calls, queue } = queueThatFails(...failures);
    Object.assign(queue, {
      getJobScheduler: () => Promise.resolve(isStored ? { key: 'now' } : undefined),
      closing: isClosing ? Promise.resolve() : undefined,
    });
    const schedules: Schedule[] = [{ ...EVERY_MINUTE, queue }];
    const clock = { time: 0, ahead: 0, now: () => clock.time + clock.ahead, monotonic: () => clock.time };
    return { calls, clock, check: scheduleCheck(schedules, clock) };
  }

  it('leaves stored schedules unchanged unless the clock jumps', async () => {
    const { calls, clock, check } = scheduled();
    clock.time = 60_000;
    await check();
    expect(calls).toEqual([]);
  });

  it('restores a schedule that the queue has lost', async () => {
    const { calls, check } = scheduled({ isStored: false });
    await check();
    expect(calls).toEqual([['now', { pattern: '* * * * *', tz: 'UTC' }, { name: 'now', data: {} }]]);
  });

  it.each([86_400_000, -3_600_000])('recomputes the next run only once after a clock jump of %i ms', async (jump) => {
    const { calls, clock, check } = scheduled();
    clock.ahead = jump;
    await check();
    await check();
    expect(calls).toHaveLength(1);
  });

  it('recomputes the next run at the second check if the queue failed during the first one', async () => {
    const { calls, clock, check } = scheduled({ failures: [failure(-1)] });
    clock.ahead = 86_400_000;
    await expect(check()).rejects.toMatchObject({ code: -1 });
    await check();
    expect(calls).toHaveLength(2);
  });

  it('does not restore the schedules of a closing queue', async () => {
    const { calls, check } = scheduled({ isStored: false, isClosing: true });
    await check();
    expect(calls).toEqual([]);
  });
});
