import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Env } from '../../core/env/env.js';
import { SandboxDeliveries } from '../sandbox-deliveries.service.js';

/** Milliseconds between two searches for undelivered events. */
const INTERVAL = 3_000;
/** Maximum delay in seconds between two deliveries of an event, even after many failures in other processes. */
const MAX_DELAY = 2;

/**
 * Delivers events that other processes could not deliver. Runs in the API processes, because they reach the webhook at
 * their own loopback address; a worker in another container cannot.
 */
@Injectable()
export class SandboxRedelivery implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(SandboxRedelivery.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly env: Env,
    private readonly deliveries: SandboxDeliveries,
  ) {}

  onApplicationBootstrap(): void {
    if (this.env.stripe) return;
    this.timer = setInterval(() => {
      this.running ??= this.redeliver().finally(() => (this.running = undefined));
    }, INTERVAL);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private async redeliver(): Promise<void> {
    try {
      await this.deliveries.retry(MAX_DELAY);
    } catch (error) {
      this.log.warn({ err: error }, 'events of the sandbox were not delivered');
    }
  }
}
