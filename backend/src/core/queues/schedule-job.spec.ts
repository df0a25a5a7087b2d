import { ErrorCode, type Queue } from 'bullmq';
import { scheduleJob } from './schedule-job.js';

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

  it('retries while another worker holds a job of the same schedule', async () => {
    const { queue, calls } = queueThatFails(RUN_TAKEN, RUN_TAKEN);
    await scheduleJob(queue, 'now', '* * * * *', {}, 0);
    expect(calls).toHaveLength(3);
  });

  it('throws after five attempts to schedule a job', async () => {
    const { queue, calls } = queueThatFails(...Array.from({ length: 9 }, () => RUN_TAKEN));
    await expect(scheduleJob(queue, 'now', '* * * * *', {}, 0)).rejects.toBe(RUN_TAKEN);
    expect(calls).toHaveLength(5);
  });

  it('throws any other error at the first attempt', async () => {
    const { queue, calls } = queueThatFails(failure(-1));
    await expect(scheduleJob(queue, 'now', '* * * * *', {}, 0)).rejects.toMatchObject({ code: -1 });
    expect(calls).toHaveLength(1);
  });
});
