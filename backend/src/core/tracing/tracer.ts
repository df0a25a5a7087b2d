import { basename } from 'node:path';
import { context, diag, propagation, trace, type DiagLogger } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { IORedisInstrumentation } from '@opentelemetry/instrumentation-ioredis';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TraceSettings } from '../env/env.js';
import { PrivateAttributes } from './private-attributes.js';

/**
 * Sends a trace of every sampled request to an OpenTelemetry collector, including the request's queries, jobs and calls
 * to other services.
 *
 * @returns a function that sends the remaining spans and stops
 */
export function traceTo({ endpoint, share }: TraceSettings): () => Promise<void> {
  const name = `shortlist-${basename(process.argv[1] ?? '') === 'worker.js' ? 'worker' : 'api'}`;
  diag.setLogger(exporterProblems());
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const tracerProvider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': name, 'service.namespace': 'shortlist' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new PrivateAttributes(),
      // The exporter reads OTEL_EXPORTER_OTLP_HEADERS itself.
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) }),
    ],
  });
  trace.setGlobalTracerProvider(tracerProvider);
  registerInstrumentations({
    tracerProvider,
    instrumentations: [
      new HttpInstrumentation({ ignoreIncomingRequestHook: ({ url = '' }) => !isTraced(url) }),
      new UndiciInstrumentation({ requireParentforSpans: true }),
      // Skips queries outside of traces, because the queues' polling would fill the collector.
      new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true }),
      // Omits the arguments of Redis commands, because a job's data may contain an email address.
      new IORedisInstrumentation({ requireParentSpan: true, dbStatementSerializer: (command) => String(command) }),
    ],
  });
  // A failure to send the last spans is already logged, and must not make the shutdown fail.
  return () => tracerProvider.shutdown().catch(() => undefined);
}

/** Skips health checks and static files, which would outnumber all other requests. */
const isTraced = (url: string): boolean => url.startsWith('/api/') && !url.startsWith('/api/health/');

/** Logs only that spans could not be sent, because the exporter's messages may contain its headers. */
function exporterProblems(): DiagLogger {
  const ignore = (): void => undefined;
  let lastLine = -Infinity;
  const warn = (): void => {
    if (performance.now() - lastLine < 60_000) return;
    lastLine = performance.now();
    console.error(JSON.stringify({ level: 40, time: Date.now(), context: 'Tracing', msg: 'spans could not be sent' }));
  };
  return { error: warn, warn: ignore, info: ignore, debug: ignore, verbose: ignore };
}
