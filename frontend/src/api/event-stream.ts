import { createParser } from 'eventsource-parser';

export interface ServerEvent {
  name: string;
  data: string;
}

/**
 * Parses server-sent events from a stream whose chunks may split characters, lines or events. Drops an event that is
 * not terminated by an empty line.
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
    // The consumer may have stopped early. Ignore the error that canceling a broken connection causes.
    await reader.cancel().catch(() => undefined);
  }
}
