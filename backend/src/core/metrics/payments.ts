import { counter, gauge, histogram } from './registry.js';

export const webhookEvents = counter('webhook_events_total', {
  help: 'Requests to the webhook of the payment provider: new, repeated, or refused for an invalid signature.',
  labels: ['outcome'],
});

export const webhookLag = histogram('webhook_lag_seconds', {
  help: 'Time from the creation of an event at the payment provider until its effects are stored.',
  buckets: [0.5, 1, 2, 5, 10, 30, 60, 300, 900, 3_600, 21_600, 86_400],
});

export const oldestEvent = gauge('payment_event_oldest_unhandled_seconds', {
  help: 'Time since the oldest unhandled payment event arrived; 0 if none is waiting. Aggregate with max.',
});

export const ledgerEntries = counter('ledger_entries_total', {
  help: 'Ledger entries by kind. Counted when written, even if the transaction is rolled back later.',
  labels: ['kind'],
});

export const ledgerDollars = counter('ledger_dollars_total', {
  help: 'Absolute amounts of the ledger entries, in dollars.',
  labels: ['kind'],
});

export const declinedPayments = counter('payments_declined_total', {
  help: "Payments that the customer's bank declined.",
});

export const providerFailures = counter('payment_provider_failures_total', {
  help: 'Calls to the payment provider without a usable response.',
});

for (const outcome of ['new', 'repeated', 'refused']) webhookEvents.inc({ outcome }, 0);
