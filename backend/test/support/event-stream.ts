export interface ServerEvent {
  event: string;
  data: unknown;
}

export async function* eventsOf(answer: Response): AsyncGenerator<ServerEvent> {
  let rest = '';
  for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
    const events = (rest + chunk).split('\n\n');
    rest = events.pop() ?? '';
    for (const text of events) {
      const [, event = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(text) ?? [];
      yield { event, data: JSON.parse(data) as unknown };
    }
  }
}

export async function allEventsOf(answer: Response): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  for await (const event of eventsOf(answer)) events.push(event);
  return events;
}

export const textIn = (events: readonly ServerEvent[]): string =>
  events
    .filter(({ event }) => event === 'text')
    .map(({ data }) => data as string)
    .join('');
