import { getQueueToken } from '@nestjs/bullmq';
import type { PaymentIntentView } from '@shortlist/shared/contract/account/payments';
import type { Queue } from 'bullmq';
import { PaymentsProcessor } from '../../src/payments/jobs/payments.processor.js';
import { PAYMENTS_QUEUE, type PaymentsJob } from '../../src/payments/queue/payments-queue.js';

import { SandboxClock } from '../../src/sandbox/sandbox-clock.service.js';
import type { TestApp } from './app.js';
import { card, type Person } from './given.js';
import { until } from './until.js';

const DAY = 24 * 60 * 60 * 1_000;

export async function openOrder(person: Person, resume: { id: string }): Promise<PaymentIntentView> {
  const answer = await person.browser
    .post('/api/payments/create-payment-intent')
    .send({ resumeId: resume.id })
    .expect(200);
  return answer.body as PaymentIntentView;
}

export const pay = (person: Person, clientSecret: string | null, number?: string, details?: object) =>
  person.browser.post('/api/payments/sandbox/confirm').send({ clientSecret, card: card(number, details) });

export interface OrderRow {
  id: string;
  state: string;
  reference: string | null;
}

export const ordersOf = ({ database }: TestApp, { id }: { id: string }): Promise<OrderRow[]> =>
  database.query('SELECT id, state, reference FROM orders WHERE user_id = $1 ORDER BY created_at', [id]);

export interface LedgerRow {
  kind: string;
  amount: number;
}

export const ledgerOf = ({ database }: TestApp, { id }: { id: string }): Promise<LedgerRow[]> =>
  database.query('SELECT kind, amount FROM ledger_entries WHERE user_id = $1 ORDER BY id', [id]);

export async function unlocked(api: TestApp, person: Person): Promise<string[]> {
  const rows: { resume_id: string }[] = await api.database.query(
    `SELECT resume_id FROM orders WHERE user_id = $1 AND state = 'paid'`,
    [person.id],
  );
  return rows.map((row) => row.resume_id);
}

export const untilUnlocked = (api: TestApp, person: Person, resume: { id: string }): Promise<void> =>
  until('the resume is unlocked', async () => (await unlocked(api, person)).includes(resume.id));

/** Waits until the payment sandbox has delivered all events and the worker has processed them. */
export const untilSettled = ({ database }: TestApp): Promise<void> =>
  until('every event is processed', async () => {
    const rows: { left: number }[] = await database.query(
      `SELECT (SELECT count(*) FROM payment_events WHERE handled_at IS NULL)
            + (SELECT count(*) FROM sandbox_objects WHERE kind = 'event' AND object->>'deliveredAt' IS NULL) AS left`,
    );
    return Number(rows[0]!.left) === 0;
  });

/** Waits until the worker has finished every payment job. A job writes its rows before it finishes. */
export const untilIdle = (api: TestApp): Promise<void> =>
  until('no payment job is queued or running', async () => {
    const queue = api.worker!.get<Queue>(getQueueToken(PAYMENTS_QUEUE));
    return (await queue.getJobCountByTypes('waiting', 'active')) === 0;
  });

export const runJob = (api: TestApp, data: PaymentsJob): Promise<void> =>
  api.worker!.get(PaymentsProcessor).process({ data } as Parameters<PaymentsProcessor['process']>[0]);

/** Advances the payment sandbox's clock and processes everything that is due by the new time. */
export async function passes(api: TestApp, days: number): Promise<void> {
  await api.database.query(
    `INSERT INTO sandbox_objects (id, kind, object) VALUES ('clock', 'clock', jsonb_build_object('ahead', $1::bigint))
     ON CONFLICT (id) DO UPDATE SET object = jsonb_build_object(
       'ahead', (sandbox_objects.object->>'ahead')::bigint + $1::bigint)`,
    [days * DAY],
  );
  await api.worker!.get(SandboxClock).tick();
  await untilSettled(api);
}

/** Sets the payment sandbox's clock back to the present. */
export const resetClock = ({ database }: TestApp): Promise<unknown> =>
  database.query(`DELETE FROM sandbox_objects WHERE id = 'clock'`);
