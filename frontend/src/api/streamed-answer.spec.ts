import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@shortlist/ui-kit/request';
import { streamedAnswer } from './streamed-answer.js';

const asEvents = (...events: [name: string, said: unknown][]): Response =>
  new Response(events.map(([name, said]) => `event: ${name}\ndata: ${JSON.stringify(said)}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream; charset=utf-8' },
  });

const answerWith = (response: Response) => vi.spyOn(globalThis, 'fetch').mockResolvedValue(response);

async function ask(signal = new AbortController().signal) {
  const texts: string[] = [];
  const onText = (text: string) => void texts.push(text);
  const answer = await streamedAnswer<{ letter: string }>('/api/ai/cover-letter', {}, { signal, onText });
  return { answer, texts };
}

afterEach(() => void vi.restoreAllMocks());

describe('streamedAnswer', () => {
  it('reports partial text and resolves to the final answer', async () => {
    answerWith(asEvents(['text', 'Dear '], ['text', 'team,\n'], ['answer', { letter: 'Dear Hiring team,' }]));
    expect(await ask()).toEqual({ answer: { letter: 'Dear Hiring team,' }, texts: ['Dear ', 'Dear team,\n'] });
  });

  it('requests a stream but also accepts a JSON response', async () => {
    const fetched = answerWith(Response.json({ letter: 'Dear Hiring team,' }));
    expect(await ask()).toEqual({ answer: { letter: 'Dear Hiring team,' }, texts: [] });
    const { accept } = fetched.mock.calls[0]?.[1]?.headers as Record<string, string>;
    expect(accept).toContain('text/event-stream');
  });

  it('throws an error that arrives at the end of a stream', async () => {
    answerWith(asEvents(['text', 'Dear'], ['problem', { statusCode: 503, code: 'unavailable', message: 'Later.' }]));
    await expect(ask()).rejects.toMatchObject({ status: 503, code: 'unavailable', message: 'Later.' });
  });

  it('treats a stream without a final answer as an unreachable server', async () => {
    answerWith(asEvents(['text', 'Dear']));
    await expect(ask()).rejects.toMatchObject({ status: 0, code: 'network' });
  });

  it('rethrows the error of a rejected request', async () => {
    const body = { statusCode: 429, code: 'ai_limit_reached', message: 'Used up.' };
    answerWith(Response.json(body, { status: 429, headers: { 'retry-after': '60' } }));
    const refused = await ask().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({ status: 429, code: 'ai_limit_reached', retryAfter: 60 });
  });

  it("throws the signal's abort reason", async () => {
    const abort = new AbortController();
    const broken = new ReadableStream({
      pull: (controller) => {
        abort.abort();
        controller.error(new TypeError('network error'));
      },
    });
    answerWith(new Response(broken, { headers: { 'content-type': 'text/event-stream' } }));
    await expect(ask(abort.signal)).rejects.toMatchObject({ name: 'AbortError' });
  });
});
