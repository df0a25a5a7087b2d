import { getQueueToken } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import { MoreThan } from 'typeorm';
import { vi } from 'vitest';
import { startApp, type TestApp } from '../../test/support/app.js';
import { startProxy, type CuttableProxy } from '../../test/support/cuttable-proxy.js';
import { emptyRedisUrl } from '../../test/support/redis.js';
import { until } from '../../test/support/until.js';
import { ApiError } from '../core/errors/api-error.js';
import { TimedOut } from '../core/errors/with-timeout.js';
import { MAIL_QUEUE } from '../mail/mail-job.js';
import { MailQueue } from '../mail/mail-queue.js';
import { LINK_REQUESTS_PER_ACCOUNT } from './limits.js';
import { LimitsService } from './limits.service.js';
import { SignInAttempt } from './sign-in-attempt.entity.js';

const { times } = LINK_REQUESTS_PER_ACCOUNT;
const MANY = 12;

describe('the limit on emailed links', () => {
  let wire: CuttableProxy;
  let api: TestApp;
  beforeAll(async () => {
    wire = await startProxy(await emptyRedisUrl());
    api = await startApp({ env: { REDIS_URL: wire.url } });
  });
  afterAll(async () => {
    await api.close();
    await wire.close();
  });
  beforeEach(async () => {
    await api.database.query('DELETE FROM sign_in_attempts');
    await queue().drain();
  });

  const queue = (): Queue => api.app.get<Queue>(getQueueToken(MAIL_QUEUE));
  const forgot = async (): Promise<number> => {
    const request = api.visitor().post('/api/auth/password/forgot').send({ email: 'ada@example.com' });
    return (await request).status;
  };
  async function many(): Promise<Record<number, number>> {
    const statuses = await Promise.all(Array.from({ length: MANY }, forgot));
    return Object.fromEntries([...new Set(statuses)].map((each) => [each, statuses.filter((s) => s === each).length]));
  }

  it('admits exactly as many concurrent requests as the limit allows', async () => {
    expect(await many()).toEqual({ 202: times, 429: MANY - times });
    expect(await queue().getWaitingCount()).toBe(times);
  });

  it('counts requests that time out while the queue is frozen, because their emails are queued afterward', async () => {
    wire.freeze();
    expect(await many()).toEqual({ 503: times, 429: MANY - times });
    wire.mend();
    await until('the emails are queued', async () => (await queue().getWaitingCount()) === times);
    expect(await forgot()).toBe(429);
    expect(await queue().getWaitingCount()).toBe(times);
  });

  it('does not count a request that timed out and failed later', async () => {
    const failure = Promise.withResolvers<never>();
    failure.promise.catch(() => undefined);
    const put = vi.spyOn(MailQueue.prototype, 'put').mockRejectedValue(new TimedOut(failure.promise));
    expect(await many()).toEqual({ 503: times, 429: MANY - times });
    put.mockRestore();
    failure.reject(new Error('the connection was closed'));
    const counted = () => api.database.getRepository(SignInAttempt).existsBy({ count: MoreThan(0) });
    await until('nothing is counted', async () => !(await counted()));
    expect(await many()).toEqual({ 202: times, 429: MANY - times });
  });

  it('does not count concurrent requests whose emails the queue rejects', async () => {
    const put = vi
      .spyOn(MailQueue.prototype, 'put')
      .mockRejectedValue(ApiError.busy('unavailable', 'Temporarily unavailable. Please try again in a moment.'));
    expect(await many()).not.toHaveProperty('202');
    put.mockRestore();
    expect(await many()).toEqual({ 202: times, 429: MANY - times });
  });

  it('does not subtract a failed request from the count of a later window', async () => {
    const limits = api.app.get(LimitsService);
    const subject = 'of a window';
    const take = () => limits.take(LINK_REQUESTS_PER_ACCOUNT, subject);
    const failLater = async (): Promise<void> => {
      await api.database.query(`UPDATE sign_in_attempts SET window_ends_at = now() - interval '1 second'`);
      for (let each = 0; each < times; each++) expect(await take()).toBe(true);
      throw ApiError.busy('unavailable', 'Temporarily unavailable. Please try again in a moment.');
    };
    await expect(limits.countFor([[LINK_REQUESTS_PER_ACCOUNT, subject]], failLater)).rejects.toThrow(
      'Temporarily unavailable. Please try again in a moment.',
    );
    expect(await take()).toBe(false);
  });
});
