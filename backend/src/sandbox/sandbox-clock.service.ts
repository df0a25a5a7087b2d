import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Env } from '../core/env/env.js';
import { SandboxDeliveries } from './sandbox-deliveries.service.js';
import { SandboxStore } from './sandbox-store.js';

/** Milliseconds between two steps of the sandbox's clock. */
const INTERVAL = 3_000;

/** Advances time in the sandbox: renews plans, ends disputes and redelivers events. */
@Injectable()
export class SandboxClock implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(SandboxClock.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isStopping = false;

  constructor(
    private readonly env: Env,
    private readonly store: SandboxStore,
    private readonly deliveries: SandboxDeliveries,
  ) {}

  onApplicationBootstrap(): void {
    if (this.env.stripe) return;
    this.schedule();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearTimeout(this.timer);
    this.isStopping = true;
    await this.running?.catch(() => undefined);
  }

  /** Runs a step of the sandbox's clock, after waiting for a step that is already running. */
  tick(): Promise<void> {
    this.running = (this.running ?? Promise.resolve()).catch(() => undefined).then(() => this.advance());
    return this.running;
  }

  private schedule(): void {
    if (this.isStopping) return;
    this.timer = setTimeout(() => {
      this.tick()
        .catch((error: unknown) => this.log.error({ err: error }, 'a tick of the sandbox clock failed'))
        .finally(() => this.schedule());
    }, INTERVAL);
  }

  private async advance(): Promise<void> {
    for (const customer of await this.store.dueCustomers()) {
      const scope = { ids: [customer], key: undefined, allCustomers: false };
      await this.store.change(scope, (account) => account.advance());
    }
    await this.deliveries.retry();
  }
}
