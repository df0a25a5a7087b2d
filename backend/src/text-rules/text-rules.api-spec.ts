import { vi } from 'vitest';
import { Logger } from '@nestjs/common';
import { apiErrorBody } from '@shortlist/shared/contract/common/errors';
import { TextRules, TextRulesLimits } from './text-rules.js';
import { startApp, type TestApp } from '../../test/support/app.js';
import { until } from '../../test/support/until.js';
import { inCheckout } from '../../../scripts/lib/checkout.mjs';

const WAITING = 2;
const LIMITS = {
  file: inCheckout('backend/test/support/endless-tasks.mjs'),
  threads: 1,
  waiting: WAITING,
  milliseconds: 3_000,
  waitingMilliseconds: 60_000,
  heapMegabytes: 96,
};

describe('text rules in worker threads', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startApp({
      override: (module) =>
        module.overrideProvider(TextRulesLimits).useValue(Object.assign(new TextRulesLimits(), LIMITS)),
    });
  });
  afterAll(() => api.close());

  const profileOf = (jdText: string) => api.visitor().post('/api/ai/job-profile').send({ jdText });

  it.each(['ENDLESS', 'GREEDY', 'HUGE'])(
    'returns 422 when a task exceeds a limit (%s), and then accepts the next task',
    async (kind) => {
      const { body } = await profileOf(`Nurse\n${kind}`).expect(422);
      expect(apiErrorBody.parse(body)).toMatchObject({ code: 'text_too_complex' });
      expect((await profileOf(`Nurse\nWork with Excel after ${kind.toLowerCase()}`).expect(200)).body).toMatchObject({
        title: 'Nurse',
      });
    },
  );

  it('logs the name of the task and the exceeded limit, but not the text', async () => {
    const warn = vi.spyOn(Logger.prototype, 'warn').mockReturnValue();
    await profileOf('Nurse\nHUGE secret').expect(422);
    expect(warn.mock.calls).toEqual([[{ task: 'jobProfile', limit: 'result size' }, expect.any(String)]]);
    warn.mockRestore();
  });

  it('returns 503 with Retry-After when the queue is full, while health checks pass', async () => {
    const rules = api.app.get(TextRules);
    const endless = profileOf('Nurse\nENDLESS').then(({ status }) => status);
    await until('the endless task runs', () => rules.busy === 1);
    const waiting = Array.from({ length: WAITING }, (_, at) =>
      profileOf(`Nurse\nSQL ${at}`).then(({ status }) => status),
    );
    await until('the queue is full', () => rules.waiting === WAITING);
    const refused = await profileOf('Nurse\nPython').expect(503);
    expect(apiErrorBody.parse(refused.body)).toMatchObject({ code: 'unavailable' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await api.visitor().get('/api/health/live').expect(200);
    expect(await endless).toBe(422);
    expect(await Promise.all(waiting)).toEqual(Array(WAITING).fill(200));
  });

  it("hides the server's environment variables from the threads that apply text rules", async () => {
    process.env.SECRET_OF_THE_SERVER = 'secret';
    expect((await profileOf('Nurse\nENVIRONMENT').expect(200)).body).toMatchObject({ title: '{}' });
    delete process.env.SECRET_OF_THE_SERVER;
  });
});
