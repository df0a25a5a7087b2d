import { readEvents } from './event-stream.js';
import { refusal, unreachable } from '@shortlist/ui-kit/request';
import { http } from './http.js';

interface StreamOptions {
  /** Aborts the request in the browser and the generation on the server. */
  signal: AbortSignal;
  /** Called with all text generated so far. The final answer may differ from it. */
  onText: (text: string) => void;
}

/**
 * Requests generated text and passes it to `onText` as it arrives. The final answer arrives last and replaces that
 * text. A server that already has the answer sends JSON instead of a stream.
 *
 * @throws ApiError, or the signal's abort reason
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
    // Throw the signal's own reason instead of the browser's error about the stream.
    signal.throwIfAborted();
    // A TypeError means that the connection broke. A SyntaxError means that another server responded, such as a proxy.
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
