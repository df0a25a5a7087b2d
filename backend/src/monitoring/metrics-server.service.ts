import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ApiError } from '../core/errors/api-error.js';
import { Env } from '../core/env/env.js';
import { PROCESS_NAME, type ProcessName } from '../health/process-name.js';
import { ReadinessService } from '../health/readiness.service.js';
import { MetricsService } from './metrics.service.js';

const JSON_TYPE = 'application/json; charset=utf-8';

interface Answer {
  status: number;
  type: string;
  body: string;
}

/**
 * Serves metrics and probes on a separate port. Uses a plain server, because the worker has no other HTTP server, and
 * scrapes must not be counted as requests.
 */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('Metrics');
  private server: Server | undefined;

  constructor(
    private readonly env: Env,
    @Inject(PROCESS_NAME) private readonly process: ProcessName,
    private readonly metrics: MetricsService,
    private readonly readiness: ReadinessService,
  ) {}

  /** Logs a port conflict instead of throwing, because missing metrics must not stop the product. */
  async onApplicationBootstrap(): Promise<void> {
    const { metricsHost, metricsPort, workerMetricsPort } = this.env;
    const port = this.process === 'api' ? metricsPort : workerMetricsPort;
    if (port === undefined) return;
    const server = createServer((request, response) => void this.respond(request, response));
    try {
      server.listen(port, metricsHost);
      await once(server, 'listening');
      this.server = server;
    } catch (error) {
      const name = this.process === 'api' ? 'METRICS_PORT' : 'WORKER_METRICS_PORT';
      this.log.error(
        { err: error },
        `no metrics and probes: choose a free port and an address of this machine (${name}, METRICS_HOST)`,
      );
    }
  }

  get url(): string | undefined {
    const address = this.server?.address() as AddressInfo | null | undefined;
    return address ? `http://${this.env.metricsHost}:${address.port}` : undefined;
  }

  /** Runs last, so that probes still get responses while jobs finish. */
  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private async respond({ method, url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, type, body } = await this.answer(method, url.split('?', 1)[0]);
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
    response.end(method === 'HEAD' ? undefined : body);
  }

  private async answer(method: string | undefined, path: string | undefined): Promise<Answer> {
    if (method !== 'GET' && method !== 'HEAD') return json(405, { message: 'Use the GET method.' });
    try {
      switch (path) {
        case '/metrics':
          return { status: 200, type: this.metrics.contentType, body: await this.metrics.text() };
        case '/health/live':
          return json(200, { status: 'ok' });
        case '/health/ready':
          return json(200, await this.readiness.check());
        default:
          return json(404, { message: 'The available paths are /metrics, /health/live and /health/ready.' });
      }
    } catch (error) {
      if (error instanceof ApiError) return json(503, { message: error.message, issues: error.details.issues });
      this.log.error({ err: error, path }, 'a request for metrics failed');
      return json(500, { message: 'Something went wrong. See the log.' });
    }
  }
}

const json = (status: number, body: object): Answer => ({ status, type: JSON_TYPE, body: JSON.stringify(body) });
