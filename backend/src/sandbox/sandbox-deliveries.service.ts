import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import Stripe from 'stripe';
import { Env } from '../core/env/env.js';
import { sandboxSecret } from './sandbox-secret.js';
import { SandboxStore } from './sandbox-store.js';

const TIMEOUT_MS = 10_000;

/** Sends events as Stripe does: signed, over HTTP, and repeatedly until the webhook accepts them. */
@Injectable()
export class SandboxDeliveries implements BeforeApplicationShutdown {
  private readonly log = new Logger(SandboxDeliveries.name);
  private readonly stopping = new AbortController();
  private readonly running = new Map<string, Promise<void>>();

  constructor(
    private readonly env: Env,
    private readonly store: SandboxStore,
  ) {
    store.onEvents = (ids) => {
      for (const id of ids) void this.start(id);
    };
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await Promise.allSettled(this.running.values());
  }

  /** @param maxDelay maximum seconds between two deliveries of an event */
  async retry(maxDelay?: number): Promise<void> {
    await Promise.all((await this.store.undelivered(maxDelay)).map((id) => this.start(id)));
  }

  private start(id: string): Promise<void> {
    if (this.stopping.signal.aborted) return Promise.resolve();
    const known = this.running.get(id);
    if (known) return known;
    const delivery = this.deliver(id)
      // The delivery failed, for example because the database is down. The event is sent again later.
      .catch((error: unknown) => this.log.warn({ event: id, err: error }, 'an event of the sandbox was not delivered'))
      .finally(() => this.running.delete(id));
    this.running.set(id, delivery);
    return delivery;
  }

  private async deliver(id: string): Promise<void> {
    const found = await this.store.event(id);
    if (!found || found.event.deliveredAt !== null) return;
    const { type, createdAt, object } = found.event;
    const created = Math.floor(Date.parse(createdAt) / 1_000);
    const payload = JSON.stringify({ id, object: 'event', type, created, livemode: false, data: { object } });
    const isTaken = found.url !== null && (await this.post(found.url, payload));
    await this.store.noteDelivery(id, isTaken);
  }

  private async post(url: string, payload: string): Promise<boolean> {
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: sandboxSecret(this.env) });
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
        body: payload,
        signal: AbortSignal.any([this.stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]),
        redirect: 'error',
      });
      await answer.body?.cancel();
      return answer.ok;
    } catch {
      return false;
    }
  }
}
