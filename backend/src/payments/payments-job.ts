import { z } from 'zod';

export const PAYMENTS_QUEUE = 'payments';

/** What the worker does about payments. Ids only: everything else is read where it is kept. */
export const paymentsJob = z.discriminatedUnion('kind', [
  /** An event of the provider that was stored. */
  z.object({ kind: z.literal('event'), provider: z.string(), id: z.string() }),
  /** Money that bought nothing goes back. */
  z.object({ kind: z.literal('refund_duplicate'), orderId: z.guid() }),
  /** A subscription that is over here, but not at the provider, or was paid for all the same. */
  z.object({ kind: z.literal('finish_subscription'), subscriptionId: z.guid() }),
  /** A refund that staff made while the provider was unavailable. */
  z.object({ kind: z.literal('staff_refund'), refundId: z.guid() }),
  /** What people who are gone left at the provider. */
  z.object({ kind: z.literal('departures') }),
  /** Queues stored events whose job was lost. */
  z.object({ kind: z.literal('requeue') }),
  /** Compares what we wait for with what the provider has. */
  z.object({ kind: z.literal('reconcile') }),
  /** Compares refunds and disputes of the last weeks with what the provider lists. */
  z.object({ kind: z.literal('audit') }),
]);

export type PaymentsJob = z.infer<typeof paymentsJob>;

/** The same thing again is the same job. BullMQ takes no ":" in an id. */
export function paymentsJobId(job: PaymentsJob): string | undefined {
  switch (job.kind) {
    case 'event':
      return `event-${job.provider}-${job.id}`;
    case 'refund_duplicate':
      return `refund-${job.orderId}`;
    case 'finish_subscription':
      return `finish-${job.subscriptionId}`;
    case 'staff_refund':
      return `staff-refund-${job.refundId}`;
    default:
      return undefined;
  }
}

/** Tries of one job, and milliseconds before the second; the wait doubles: more than an hour in all. */
export const PAYMENTS_ATTEMPTS = 12;
export const PAYMENTS_BACKOFF = 1_000;
