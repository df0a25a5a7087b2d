import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { Env } from '../../../core/env.js';
import { PaymentsQueue } from '../../payments-queue.js';
import { sandboxSecret } from './sandbox-secret.js';
import { SandboxStore } from './sandbox-store.js';

/** Milliseconds for an answer. */
const PATIENCE = 10_000;
const LEFT_BEHIND = '2 minutes';

/** Sends events as Stripe does: signed, over HTTP, again and again until they are taken. */
@Injectable()
export class SandboxDeliveries {
  constructor(
    private readonly env: Env,
    private readonly store: SandboxStore,
    private readonly queue: PaymentsQueue,
  ) {}

  async deliver(id: string): Promise<void> {
    const { event, endpoint } = await this.store.transaction(async (objects) => ({
      event: await objects.get('event', id),
      endpoint: await objects.find('endpoint', 'endpoint'),
    }));
    if (!endpoint) throw new Error('no server has said yet where it listens');
    const payload = JSON.stringify({
      id,
      object: 'event',
      type: event.type,
      created: Math.floor(Date.parse(event.createdAt) / 1_000),
      livemode: false,
      data: { object: event.object },
    });
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: sandboxSecret(this.env) });
    const answer = await fetch(endpoint.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body: payload,
      signal: AbortSignal.timeout(PATIENCE),
      redirect: 'error',
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`);
    await this.store.transaction((objects) =>
      objects.save('event', id, { ...event, deliveredAt: new Date().toISOString() }),
    );
  }

  async requeue(): Promise<void> {
    const left = await this.store.transaction((objects) => objects.undelivered(LEFT_BEHIND));
    for (const id of left) await this.queue.put({ kind: 'sandbox_delivery', id });
  }
}
