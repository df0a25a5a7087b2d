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
  let rest = '';
  let fields: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (rest + decoder.decode(value, { stream: true })).split(LINE_END);
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line !== '') {
          fields.push(line);
          continue;
        }
        const event = eventOf(fields);
        fields = [];
        if (event) yield event;
      }
    }
  } finally {
    // Whoever stops listening wants no more of it.
    await reader.cancel().catch(() => undefined);
  }
}

/** A carriage return at the end of a chunk may be half of a line's end, so it waits for what follows. */
const LINE_END = /\r\n|\n|\r(?!$)/;

function eventOf(lines: readonly string[]): ServerEvent | undefined {
  const data: string[] = [];
  let name = 'message';
  for (const line of lines) {
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (field === 'data') data.push(value);
    else if (field === 'event') name = value;
  }
  return data.length > 0 ? { name, data: data.join('\n') } : undefined;
}
