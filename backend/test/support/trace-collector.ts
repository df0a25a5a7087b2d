import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import protobuf from 'protobufjs';

/** The part of OpenTelemetry's protocol that the specs read: https://github.com/open-telemetry/opentelemetry-proto */
const { root } = protobuf.parse(`
  syntax = "proto3";
  message Export { repeated ResourceSpans resource_spans = 1; }
  message ResourceSpans { Resource resource = 1; repeated ScopeSpans scope_spans = 2; }
  message Resource { repeated KeyValue attributes = 1; }
  message ScopeSpans { repeated Span spans = 2; }
  message KeyValue { string key = 1; AnyValue value = 2; }
  message AnyValue { oneof value { string string_value = 1; bool bool_value = 2; int64 int_value = 3; double double_value = 4; } }
  message Event { string name = 2; repeated KeyValue attributes = 3; }
  message Status { string message = 2; int32 code = 3; }
  message Span {
    bytes trace_id = 1; bytes span_id = 2; bytes parent_span_id = 4; string name = 5; int32 kind = 6;
    repeated KeyValue attributes = 9; repeated Event events = 11; Status status = 15;
  }
`);

interface KeyValue {
  key: string;
  value: Record<string, string | number | boolean>;
}

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes?: KeyValue[];
}

interface SentTraces {
  resourceSpans?: { resource: { attributes: KeyValue[] }; scopeSpans: { spans: SentSpan[] }[] }[];
}

export interface CollectedSpan {
  service: string;
  traceId: string;
  spanId: string;
  parentId: string | undefined;
  name: string;
  attributes: Record<string, string | number | boolean | undefined>;
}

export class TraceCollector {
  readonly spans: CollectedSpan[] = [];
  /** All received text, to be searched for private data. */
  readonly sent: string[] = [];
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      void buffer(request).then((body) => {
        this.take(body);
        response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
      });
    });
  }

  async listen(): Promise<this> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return this;
  }

  /** Environment variables that make a process send its traces to this collector without waiting for full batches. */
  get env(): Record<string, string> {
    const { port } = this.server.address() as AddressInfo;
    return { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, OTEL_BSP_SCHEDULE_DELAY: '50' };
  }

  tree(traceId: string, parentId?: string, indent = ''): string {
    return this.spans
      .filter((span) => span.traceId === traceId && span.parentId === parentId)
      .map(({ service, name, spanId }) => `${indent}${service}: ${name}\n${this.tree(traceId, spanId, `${indent}  `)}`)
      .join('');
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private take(body: Buffer): void {
    this.sent.push(body.toString('latin1'));
    const type = root.lookupType('Export');
    const { resourceSpans = [] } = type.toObject(type.decode(body), { bytes: String, longs: Number }) as SentTraces;
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = String(valuesOf(resource.attributes)['service.name']);
      for (const span of scopeSpans.flatMap(({ spans }) => spans)) {
        this.spans.push({
          service,
          traceId: hex(span.traceId),
          spanId: hex(span.spanId),
          parentId: span.parentSpanId ? hex(span.parentSpanId) : undefined,
          name: span.name,
          attributes: valuesOf(span.attributes ?? []),
        });
      }
    }
  }
}

const hex = (base64: string): string => Buffer.from(base64, 'base64').toString('hex');

const valuesOf = (attributes: KeyValue[]): CollectedSpan['attributes'] =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
