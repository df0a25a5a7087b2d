import { counter } from './registry.js';

export const securityEvents = counter('security_events_total', {
  help: 'Entries of the security log by kind, such as signed_in, sign_in_failed and second_factor_failed.',
  labels: ['kind'],
});

export const rateLimited = counter('rate_limited_total', {
  help: 'Actions that a rate limit refused, by the name of the limit.',
  labels: ['limit'],
});
