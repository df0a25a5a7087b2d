import { counter, gauge } from './registry.js';

export const emails = counter('emails_total', {
  help: 'Emails by kind and outcome: sent, dropped as outdated, failed (retried later) or permanently rejected.',
  labels: ['kind', 'outcome'],
});

export const oldestPaymentEmail = gauge('payment_email_oldest_waiting_seconds', {
  help: 'Age of the oldest unsent email about a payment; 0 if none is waiting. Aggregate with max.',
});
