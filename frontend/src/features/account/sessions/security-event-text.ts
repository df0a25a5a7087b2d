import type { SecurityEventView } from '@shortlist/shared/contract/common/security-events';
import { messages } from '../messages.js';

const SENTENCES: Record<SecurityEventView['kind'], string> = messages.securityEventText.sentences;

/** Kinds of events whose detail is not shown: the detail is only the internal state of a service request. */
const WITHOUT_DETAIL: ReadonlySet<SecurityEventView['kind']> = new Set([
  'request_read',
  'request_answered',
  'request_changed',
]);

/** Formats an event such as "Email changed: new@example.com". */
export function securityEventText({ kind, detail }: Pick<SecurityEventView, 'kind' | 'detail'>): string {
  return detail && !WITHOUT_DETAIL.has(kind) ? `${SENTENCES[kind]}: ${detail}` : SENTENCES[kind];
}

/** Kinds of events that are highlighted, because an attacker may have caused them. */
const ALARMING: ReadonlySet<SecurityEventView['kind']> = new Set([
  'sign_in_failed',
  'sign_in_blocked',
  'second_factor_failed',
  'passkey_refused',
  'identity_check_failed',
]);

export const isAlarming = ({ kind }: Pick<SecurityEventView, 'kind'>): boolean => ALARMING.has(kind);

/** Formats the origin of an event, such as "Chrome on Android, this network". */
export function securityEventOrigin({ device, sameNetwork }: SecurityEventView): string {
  const network =
    sameNetwork === null
      ? ''
      : sameNetwork
        ? messages.securityEventText.thisNetwork
        : messages.securityEventText.anotherNetwork;
  const parts = [device || (network && messages.securityEventText.unknownDevice), network];
  return parts.filter(Boolean).join(', ');
}
