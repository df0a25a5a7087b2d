import { trace } from '@opentelemetry/api';

/** Returns the ids of the current trace for the log, or nothing if tracing is off. */
export function traceFields(): { traceId?: string; spanId?: string } {
  const span = trace.getActiveSpan()?.spanContext();
  return span ? { traceId: span.traceId, spanId: span.spanId } : {};
}
