import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { readEvents, type ServerEvent } from './event-stream.js';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

function streamOf(chunks: readonly Uint8Array[], onCancel?: () => void): ReadableStream<Uint8Array> {
  const left = [...chunks];
  return new ReadableStream({
    pull: (controller) => {
      const next = left.shift();
      if (next) controller.enqueue(next);
      else controller.close();
    },
    cancel: onCancel,
  });
}

async function eventsOf(...chunks: Uint8Array[]): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  for await (const event of readEvents(streamOf(chunks))) events.push(event);
  return events;
}

describe('readEvents', () => {
  it('parses the names and data of events in order', async () => {
    const stream = 'event: text\ndata: "Dear"\n\nevent: answer\ndata: {}\n\n';
    expect(await eventsOf(bytesOf(stream))).toEqual([
      { name: 'text', data: '"Dear"' },
      { name: 'answer', data: '{}' },
    ]);
  });

  it('parses an unnamed event with several data lines as one "message" event', async () => {
    expect(await eventsOf(bytesOf('data: one\ndata:two\ndata\n\n'))).toEqual([{ name: 'message', data: 'one\ntwo\n' }]);
  });

  it('skips comments, unknown fields and events without data', async () => {
    expect(await eventsOf(bytesOf(': still here\n\nid: 7\n\nevent: text\n\nretry: 5\ndata: x\n\n'))).toEqual([
      { name: 'message', data: 'x' },
    ]);
  });

  it('drops an event that is not terminated by an empty line', async () => {
    expect(await eventsOf(bytesOf('data: whole\n\nevent: answer\ndata: {"letter":'))).toEqual([
      { name: 'message', data: 'whole' },
    ]);
  });

  it('parses the same events even if chunks split characters and line endings', async () => {
    const anyText = fc.string({ unit: 'grapheme', maxLength: 12 });
    const lineEnd = fc.constantFrom('\n', '\r\n', '\r');
    await fc.assert(
      fc.asyncProperty(fc.array(anyText, { maxLength: 4 }), lineEnd, fc.array(fc.nat(40)), async (texts, end, cuts) => {
        const events = texts.map((text) => ({ name: 'text', data: JSON.stringify(text) }));
        const written = events.map(({ name, data }) => `event: ${name}${end}data: ${data}${end}${end}`).join('');
        // Append a character, because after a trailing carriage return the parser waits for a possible line feed.
        expect(await eventsOf(...cutAt(bytesOf(`${written}:`), cuts))).toEqual(events);
      }),
    );
  });

  it('cancels the connection when the consumer stops reading', async () => {
    let cancelled = false;
    const stream = streamOf([bytesOf('data: 1\n\n'), bytesOf('data: 2\n\n')], () => {
      cancelled = true;
    });
    for await (const event of readEvents(stream)) {
      expect(event.data).toBe('1');
      break;
    }
    expect(cancelled).toBe(true);
  });

  it('rethrows a connection error', async () => {
    const broken = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new TypeError('broken')) });
    await expect(readEvents(broken).next()).rejects.toThrow('broken');
  });
});

function cutAt(bytes: Uint8Array, lengths: readonly number[]): Uint8Array[] {
  const chunks: Uint8Array[] = [];
  let from = 0;
  for (const length of lengths) {
    chunks.push(bytes.subarray(from, from + length));
    from += length;
  }
  return [...chunks, bytes.subarray(from)];
}
