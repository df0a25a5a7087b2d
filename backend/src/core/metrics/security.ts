import { ACCOUNT_EVENTS, STAFF_EVENTS } from '@shortlist/shared/contract/common/security-events';
import { counter } from './registry.js';

export const securityEvents = counter('security_events_total', {
  help: 'Security log entries by kind, such as signed_in, sign_in_failed and second_factor_failed.',
  labels: ['kind'],
});

export const rateLimited = counter('rate_limited_total', {
  help: 'Actions that a rate limit rejected, by the name of the limit.',
  labels: ['limit'],
});

// Exports 0 before the first event, because a rate needs a value before the increase.
for (const kind of [...ACCOUNT_EVENTS, ...STAFF_EVENTS]) securityEvents.inc({ kind }, 0);
