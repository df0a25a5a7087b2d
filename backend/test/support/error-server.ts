import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReportedError {
  level: string;
  environment: string;
  tags: Record<string, string>;
  logentry: { message: string };
  exception: { values: { type: string; value: string; stacktrace?: { frames: { filename: string }[] } }[] };
}

/** Receives errors in Sentry's protocol: https://develop.sentry.dev/sdk/foundations/transport/envelopes/ */
export class ErrorServer {
  readonly errors: ReportedError[] = [];
  /** All received text, to be searched for private data. */
  readonly sent: string[] = [];
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      void text(request).then((envelope) => {
        this.sent.push(envelope);
        const [, , event] = envelope.split('\n');
        this.errors.push(JSON.parse(event ?? '') as ReportedError);
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    });
  }

  async listen(): Promise<this> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return this;
  }

  get env(): Record<string, string> {
    return { SENTRY_DSN: `http://publickey@127.0.0.1:${(this.server.address() as AddressInfo).port}/1` };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
