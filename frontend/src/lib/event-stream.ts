import { createParser } from 'eventsource-parser';

/** One event of a `text/event-stream` answer. */
export interface ServerEvent {
  name: string;
  data: string;
}

/**
 * The events of a stream as they come, wherever the network has cut it: within a character, a line or an event. What
 * was begun and not ended with an empty line is no event.
 */
export async function* readEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent, void> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  const ended: ServerEvent[] = [];
  const parser = createParser({ onEvent: ({ event = 'message', data }) => void ended.push({ name: event, data }) });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* ended.splice(0);
    }
  } finally {
    // Whoever stops listening wants no more of it; of a connection that broke there is nothing to stop.
    await reader.cancel().catch(() => undefined);
  }
}
