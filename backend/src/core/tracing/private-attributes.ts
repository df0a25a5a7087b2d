import type { Attributes } from '@opentelemetry/api';
import type { Span, SpanProcessor } from '@opentelemetry/sdk-trace';

/** Attributes that identify a user or may quote user input, under their current and former names. */
const PRIVATE = [
  'client.address',
  'client.port',
  'http.client_ip',
  'http.user_agent',
  'net.peer.ip',
  'net.peer.port',
  'network.peer.address',
  'network.peer.port',
  'url.query',
  'user_agent.original',
  'exception.message',
  'exception.stacktrace',
];

/** Attributes that contain a URL, whose query may contain a token. */
const URLS = ['http.target', 'http.url', 'url.full'];

/** Removes personal data from each span before it is exported. Must precede the exporting processor. */
export class PrivateAttributes implements SpanProcessor {
  onStart(): void {
    // Does nothing yet, because libraries add attributes until the span ends.
  }

  onEnding(span: Span): void {
    removePrivate(span.attributes);
    for (const { attributes } of span.events) removePrivate(attributes ?? {});
    // A failed query's message may quote values of the failing row.
    if (span.status.message !== undefined) span.setStatus({ code: span.status.code });
  }

  onEnd(): void {
    // Does nothing, because an ended span cannot be changed.
  }

  forceFlush = (): Promise<void> => Promise.resolve();
  shutdown = (): Promise<void> => Promise.resolve();
}

function removePrivate(attributes: Attributes): void {
  for (const name of PRIVATE) Reflect.deleteProperty(attributes, name);
  for (const name of URLS) {
    const url = attributes[name];
    if (typeof url === 'string') attributes[name] = url.split('?', 1)[0];
  }
}
