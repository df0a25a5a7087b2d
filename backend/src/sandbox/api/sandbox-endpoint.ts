import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Env } from '../../core/env/env.js';
import { SandboxStore } from '../sandbox-store.js';

/** Registers the webhook's URL in the sandbox, as an operator does in Stripe's dashboard. */
@Injectable()
export class SandboxEndpoint implements OnApplicationBootstrap {
  private readonly log = new Logger(SandboxEndpoint.name);

  constructor(
    private readonly env: Env,
    private readonly http: HttpAdapterHost,
    private readonly store: SandboxStore,
  ) {}

  onApplicationBootstrap(): void {
    if (this.env.stripe) return;
    const server = this.http.httpAdapter.getHttpServer() as Server;
    server.once('listening', () => {
      this.register(server.address() as AddressInfo).catch((error: unknown) => {
        this.log.error({ err: error }, 'the webhook could not be registered in the sandbox');
      });
    });
  }

  private register({ address, family, port }: AddressInfo): Promise<void> {
    const isAny = address === '0.0.0.0' || address === '::';
    const host = isAny ? '127.0.0.1' : family === 'IPv6' ? `[${address}]` : address;
    const url = `http://${host}:${port}/api/payments/webhook`;
    return this.store.setEndpoint(url);
  }
}
