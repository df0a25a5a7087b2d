import { setTimeout as sleep } from 'node:timers/promises';
import type { RewriteSummaryView } from '@shortlist/shared/contract/ai';
import { ADA } from '../support/given.js';
import { cuts, fails, hangs, ModelServer, says, type Behaviour } from '../support/model-server.js';
import { until } from '../support/until.js';
import { OUTAGE_MS, START_MS } from './support/durations.js';
import { observe, report } from './support/observe.js';
import { send } from './support/requests.js';
import { startSurroundings, type Running } from './support/surroundings.js';

/** Milliseconds that the product waits for the language model before the built-in rules write. */
const PATIENCE_MS = 2_000;

describe('a service of another company that fails while users work', () => {
  const model = new ModelServer();
  let around: Running;
  beforeAll(async () => {
    await model.listen();
    model.otherwise = says({ summary: 'Corrected proofs.' });
    around = await startSurroundings({ env: { ...model.env, OPENAI_TIMEOUT_MS: String(PATIENCE_MS) } });
  }, START_MS);
  afterAll(async () => {
    await around?.stop();
    await model.close();
  });

  const rewrite = async (): Promise<RewriteSummaryView & { status: number }> => {
    const body = { resumeData: ADA };
    const answer = await send(`${around.product.url}/api/ai/rewrite-summary`, { method: 'POST', body });
    return { ...(answer.body as RewriteSummaryView), status: answer.status };
  };
  let aiFailedAt = 0;

  it.each<[string, Behaviour]>([
    ['does not answer', hangs],
    ['stops in the middle of an answer', cuts('{"summary": "Corrected proofs. Programmer who wrote')],
    ['returns 500', fails(500)],
  ])('the built-in rules write while the AI server %s', async (_, behaviour) => {
    model.otherwise = behaviour;
    expect(await rewrite()).toMatchObject({ status: 200, engine: 'builtin', notice: expect.any(String) });
    aiFailedAt = performance.now();
  });

  it('a mail server that is down delays emails and loses none', async () => {
    const cause = async () => {
      await around.mails.close();
      await sleep(OUTAGE_MS);
      await around.mails.listen();
    };
    const seen = await observe(around, { name: 'mail server down', cause });
    expect(seen).toEqual({ failures: [], differences: [] });
  });

  it('a card provider that is down stops new purchases only, with 503, and no payment is lost', async () => {
    const cause = async () => {
      around.stripe.fault = 'hangs up';
      await sleep(OUTAGE_MS);
      around.stripe.fault = undefined;
    };
    const seen = await observe(around, { name: 'card provider down', cause });
    expect(seen.differences).toEqual([]);
    const others = seen.failures.filter(({ kind, code }) => kind !== 'checkout' || code !== 'payments_unavailable');
    expect(others).toEqual([]);
  });

  it('the AI server is used again after it has recovered', async () => {
    model.otherwise = says({ summary: 'Corrected proofs.' });
    const recoveredAt = performance.now();
    // The circuit breaker tries again 30 seconds after it opened.
    await until('the model writes again', async () => (await rewrite()).engine === 'model-for-tests', 60_000);
    const outage = Math.max(performance.now() - recoveredAt, 0);
    report('AI server hangs, stops midway, returns 500', outage / 1_000, [], []);
    expect(aiFailedAt).toBeGreaterThan(0);
  });
}, 240_000);
