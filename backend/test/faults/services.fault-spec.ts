import { setTimeout as sleep } from 'node:timers/promises';
import type { RewriteSummaryView } from '@shortlist/shared/contract/ai';
import { ADA } from '../support/given.js';
import { cuts, fails, hangs, ModelServer, says, type Behavior } from '../support/model-server.js';
import { OUTAGE_MS, RECOVERY_MS, START_MS } from './support/durations.js';
import { observe, report } from './support/observe.js';
import { randomAddress, send } from './support/requests.js';
import { startSurroundings, type Running } from './support/surroundings.js';

const SUMMARY = 'Programmer who wrote the first published algorithm. Corrected proofs.';
/** Milliseconds that the product waits for the language model before it uses the built-in rules instead. */
const PATIENCE_MS = 2_000;

describe('a third-party service that fails while users work', () => {
  const model = new ModelServer();
  let around: Running;
  beforeAll(async () => {
    await model.listen();
    around = await startSurroundings({ env: { ...model.env, OPENAI_TIMEOUT_MS: String(PATIENCE_MS) } });
  }, START_MS);
  afterAll(async () => {
    await around?.stop();
    await model.close();
  });

  const rewrite = async (): Promise<RewriteSummaryView & { status: number }> => {
    const body = { resumeData: ADA };
    // Use a new IP address for each request, because each network may use the model only ten times a day.
    const request = { method: 'POST' as const, body, address: randomAddress() };
    const answer = await send(`${around.product.url}/api/ai/rewrite-summary`, request);
    return { ...(answer.body as RewriteSummaryView), status: answer.status };
  };
  const modelWrites = async (): Promise<boolean> => (await rewrite()).engine === 'model-for-tests';

  const notices = new Set<string>();
  it.each<[string, Behavior]>([
    ['does not answer', hangs],
    ['stops in the middle of an answer', cuts('{"summary": "Corrected proofs. Programmer who wrote')],
    ['returns 500', fails(500)],
  ])('the built-in rules write the answer when the AI server %s', async (_, behavior) => {
    model.otherwise = behavior;
    const answer = await rewrite();
    expect(answer).toMatchObject({ status: 200, engine: 'builtin' });
    notices.add(answer.notice!);
  });

  it('while the mail server is down, emails are delayed and none is lost', async () => {
    const cause = async () => {
      await around.mails.close();
      await sleep(OUTAGE_MS);
      await around.mails.listen();
    };
    const seen = await observe(around, { name: 'mail server down', cause });
    expect(seen).toEqual({ failures: [], differences: [] });
  });

  it('while the payment provider is down, only new purchases fail, with 503, and no payment is lost', async () => {
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
    model.otherwise = says({ summary: SUMMARY });
    const recoveredAt = performance.now();
    // The circuit breaker allows a trial call 30 seconds after it opens.
    while (!(await modelWrites())) {
      expect(performance.now() - recoveredAt).toBeLessThan(RECOVERY_MS);
      await sleep(500);
    }
    const seconds = (performance.now() - recoveredAt) / 1_000;
    report('AI server hangs, stops midway, or returns 500', seconds, [...notices], []);
  });
}, 240_000);
