import { SpanStatusCode, type Span } from '@opentelemetry/api';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { PrivateAttributes } from './private-attributes.js';

/** Passes a new span to `record`, and returns the span as the exporter receives it. */
function exported(record: (span: Span) => void) {
  const exporter = new InMemorySpanExporter();
  const spanProcessors = [new PrivateAttributes(), new SimpleSpanProcessor({ exporter })];
  const span = new TracerProvider({ spanProcessors }).getTracer('spec').startSpan('request');
  record(span);
  span.end();
  return exporter.getFinishedSpans()[0];
}

describe('PrivateAttributes', () => {
  it('removes addresses, user agents and query strings from a span, but keeps its route', () => {
    const span = exported((each) =>
      each.setAttributes({
        'client.address': '203.0.113.7',
        'user_agent.original': 'Firefox',
        'url.query': 'token=secret',
        'url.full': 'https://api.example/v1?key=secret',
        'http.route': '/api/resumes/:id',
      }),
    );
    expect(span?.attributes).toEqual({ 'url.full': 'https://api.example/v1', 'http.route': '/api/resumes/:id' });
  });

  it("removes the messages of a span's errors, but keeps their types", () => {
    const span = exported((each) => {
      each.recordException(new RangeError('Ada is out of range'));
      each.setStatus({ code: SpanStatusCode.ERROR, message: 'Ada is out of range' });
    });
    expect(span?.events[0]?.attributes).toEqual({ 'exception.type': 'RangeError' });
    expect(span?.status).toEqual({ code: SpanStatusCode.ERROR });
  });
});
