import { counter, gauge } from './registry.js';

export const emails = counter('emails_total', {
  help: 'Emails by kind: sent, dropped because they are outdated, failed (will be tried again), or rejected for good.',
  labels: ['kind', 'outcome'],
});

export const oldestPaymentEmail = gauge('payment_email_oldest_waiting_seconds', {
  help: 'Age of the oldest email about a payment that is not sent; 0 if none waits. Read as max.',
});
