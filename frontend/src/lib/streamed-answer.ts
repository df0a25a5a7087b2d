import { readEvents } from './event-stream.js';
import { refusal, unreachable } from '@shortlist/ui-kit/request';
import { http } from './http.js';

interface StreamOptions {
  /** Aborting it also tells the server that nobody waits any more. */
  signal: AbortSignal;
  /** Called with all of the text so far; what the answer says may differ. */
  onText: (text: string) => void;
}

/**
 * Asks for a text that is shown while it is being written. The finished answer comes last and is what counts; a server
 * that has it at once sends it as JSON.
 *
 * @throws ApiError, or what the signal was aborted with
 */
export async function streamedAnswer<Answer>(
  path: string,
  body: unknown,
  { signal, onText }: StreamOptions,
): Promise<Answer> {
  const response = await http.stream(path, body, { signal });
  try {
    if (response.body && response.headers.get('content-type')?.startsWith('text/event-stream'))
      return await lastOf<Answer>(response.body, onText);
    return (await response.json()) as Answer;
  } catch (cause) {
    // The signal's own reason, not what this browser makes of a reader that was cut off.
    signal.throwIfAborted();
    // A connection that broke, or an answer that is none of the API's.
    if (cause instanceof TypeError || cause instanceof SyntaxError) throw unreachable();
    throw cause;
  }
}

async function lastOf<Answer>(stream: ReadableStream<Uint8Array>, onText: (text: string) => void): Promise<Answer> {
  let text = '';
  for await (const { name, data } of readEvents(stream)) {
    const said: unknown = JSON.parse(data);
    if (name === 'answer') return said as Answer;
    if (name === 'problem') throw refusal(statusIn(said), said);
    if (name === 'text' && typeof said === 'string') onText((text += said));
  }
  throw unreachable();
}

const statusIn = (problem: unknown): number => {
  const status = (problem as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' ? status : 500;
};
