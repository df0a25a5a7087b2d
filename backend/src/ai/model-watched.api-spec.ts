import type { RewriteSummaryView } from '@shortlist/shared/contract/ai';
import { AI_ALLOWANCES } from '@shortlist/shared/product/plans';
import { CircuitBreaker } from './circuit/circuit-breaker.js';
import { startApp, type TestApp } from '../../test/support/app.js';
import { allEventsOf, eventsOf, textIn, type ServerEvent } from '../../test/support/event-stream.js';
import { ADA } from '../../test/support/given.js';
import { cuts, fails, hangs, ModelServer, says, stalls } from '../../test/support/model-server.js';
import { until } from '../../test/support/until.js';

const SUMMARY = 'Programmer who “wrote” the first published algorithm.\nCorrected proofs.';
const SHOWN = 'Programmer who “wrote” the first published algorithm. Corrected proofs.';

describe('a streamed answer of the language model', () => {
  let server: ModelServer;
  let api: TestApp;
  beforeAll(async () => {
    server = await new ModelServer().listen();
    api = await startApp({ env: { ...server.env, OPENAI_TIMEOUT_MS: '3000' } });
  });
  afterAll(async () => {
    await api.close();
    await server.close();
  });
  beforeEach(async () => {
    server.plan();
    server.otherwise = fails(503, 'nothing is planned');
    await api.database.query('DELETE FROM ai_calls');
    await api.database.query('DELETE FROM ai_uses');
    // Resets the circuit breaker, so that failures in one test do not affect the next.
    await api.app.get(CircuitBreaker).succeeded();
  });

  const ask = (accept = 'text/event-stream', signal?: AbortSignal, body: object = { resumeData: ADA }) =>
    fetch(`${api.url}/api/ai/rewrite-summary`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept, 'accept-encoding': 'gzip, br' },
      body: JSON.stringify(body),
      signal: signal ?? null,
    });
  const answerIn = (events: ServerEvent[]) => events.at(-1) as { event: string; data: RewriteSummaryView };
  const outcomes = async (): Promise<string[]> => {
    const rows: { outcome: string }[] = await api.database.query('SELECT outcome FROM ai_calls');
    return rows.map(({ outcome }) => outcome);
  };
  const uses = async (): Promise<Record<string, number>> => {
    const rows: { task: string; count: number }[] = await api.database.query('SELECT task, count FROM ai_uses');
    return Object.fromEntries(rows.map(({ task, count }) => [task, count]));
  };

  it('streams the answer sentence by sentence, then sends the complete answer', async () => {
    server.plan(says({ summary: SUMMARY }));
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const events = await allEventsOf(answer);
    expect(events.length).toBeGreaterThan(2);
    expect(textIn(events)).toBe(SUMMARY);
    expect(answerIn(events)).toMatchObject({ event: 'answer', data: { summary: SHOWN, engine: 'model-for-tests' } });
  });

  it('ends the stream with the same answer as the JSON response', async () => {
    server.plan(says({ summary: SUMMARY }), says({ summary: SUMMARY }));
    const json = (await (await ask('application/json')).json()) as object;
    expect(answerIn(await allEventsOf(await ask())).data).toEqual(json);
  });

  it('streams text while the model is still writing', async () => {
    const seen = Promise.withResolvers<void>();
    server.plan(says({ summary: SUMMARY }, { between: (pieces) => (pieces === 6 ? seen.promise : Promise.resolve()) }));
    const events: ServerEvent[] = [];
    for await (const event of eventsOf(await ask())) {
      events.push(event);
      // The test's model server sends the rest of the text only after `seen` has resolved.
      if (event.event === 'text') seen.resolve();
    }
    expect(answerIn(events).event).toBe('answer');
  });

  it('ends the stream with rule-based text when the model stops midway', async () => {
    server.otherwise = cuts('{"summary": "Corrected proofs. Programmer who wrote');
    const events = await allEventsOf(await ask());
    expect(textIn(events)).not.toContain('who wrote');
    expect(answerIn(events)).toMatchObject({ event: 'answer', data: { engine: 'builtin' } });
    expect(answerIn(events).data.notice).toMatch(/did not answer/);
  });

  it('never streams a sentence that the fact guard rejects', async () => {
    server.plan(says({ summary: `Won a national prize for teaching. ${SUMMARY} Managed a budget in Paris.` }));
    const events = await allEventsOf(await ask());
    expect(textIn(events).trim()).toBe(SUMMARY);
    expect(answerIn(events).data.summary).toBe(SHOWN);
  });

  it('streams each text once when the model call is retried', async () => {
    server.plan(cuts('{"summary": "Programmer who'), says({ summary: SUMMARY }));
    const events = await allEventsOf(await ask());
    expect(textIn(events)).toBe('Programmer who');
    expect(answerIn(events).data).toMatchObject({ summary: SHOWN, engine: 'model-for-tests' });
  });

  it('sends rule-based text as a single event', async () => {
    const events = await allEventsOf(await ask());
    expect(events.map(({ event }) => event)).toEqual(['answer']);
  });

  it.each([
    ['422', () => ask(undefined, undefined, {})],
    [
      '429',
      async () => {
        await ask();
        await api.database.query('UPDATE ai_uses SET count = $1', [AI_ALLOWANCES.visitor.rewrites]);
        return ask();
      },
    ],
  ])('returns status %s for an error before the first event', async (status, failing) => {
    const answer = await failing();
    expect(answer.status).toBe(Number(status));
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  });

  describe('after the client disconnects', () => {
    it('aborts the model call and records its cost when the client disconnects', async () => {
      server.plan(stalls('{"summary": "Corrected proofs. Programmer who'));
      const leaving = new AbortController();
      const answer = await ask(undefined, leaving.signal);
      for await (const { data } of eventsOf(answer)) {
        expect(data).toContain('Corrected');
        break;
      }
      leaving.abort();
      await until('the model server has noticed the disconnect', () => server.requests[0]!.wasLeft);
      await until('the call is recorded', async () => (await outcomes()).includes('left'));
      // The rewrite no longer counts against the daily limit, because the user got no answer. The model call still
      // counts, because it cost money.
      await until('the use is refunded', async () => (await uses()).rewrites === 0);
      expect(await uses()).toEqual({ rewrites: 0, model: 1 });
      expect(server.requests).toHaveLength(1);
    });

    it('aborts the model call when the client disconnects before the first word, even for JSON clients', async () => {
      server.plan(hangs);
      const leaving = new AbortController();
      const asking = ask('application/json', leaving.signal).catch((error: Error) => error.name);
      await until('the model is called', () => server.requests.length === 1);
      leaving.abort();
      expect(await asking).toBe('AbortError');
      await until('the model server has noticed the disconnect', () => server.requests[0]!.wasLeft);
      await until('the call is recorded', async () => (await outcomes()).includes('left'));
    });

    it('does not retry a model call after the client disconnects', async () => {
      server.otherwise = fails(500, 'no', { 'retry-after': '1' });
      const leaving = new AbortController();
      const asking = ask('application/json', leaving.signal).catch((error: Error) => error.name);
      await until('the model is called', () => server.requests.length === 1);
      leaving.abort();
      await asking;
      await until('the call is recorded', async () => (await outcomes()).includes('left'));
      expect(server.requests).toHaveLength(1);
    });

    it('disconnected clients do not open the circuit breaker', async () => {
      for (let time = 0; time < 6; time += 1) {
        server.plan(hangs);
        const leaving = new AbortController();
        const asking = ask('application/json', leaving.signal).catch((error: Error) => error.name);
        await until('the model is called', () => server.requests.length === 1);
        leaving.abort();
        await asking;
        await until('the call is recorded', async () => (await outcomes()).length === time + 1);
      }
      server.plan(says({ summary: SUMMARY }));
      expect(await (await ask('application/json')).json()).toMatchObject({ engine: 'model-for-tests' });
    });
  });
});
