import type { EmailKind, EmailState } from '@shortlist/shared/contract/console/admin-emails';
import type { Tone } from '../../ui/status-chip.js';
import { messages } from './messages.js';

export const KIND_NAMES: Readonly<Record<EmailKind, string>> = messages.emailNames.kindNames;

export const STATE_CHIPS: Readonly<Record<EmailState, { label: string; tone: Tone }>> = {
  failed: { label: messages.emailNames.failed, tone: 'error' },
  retrying: { label: messages.emailNames.retriesLater, tone: 'warning' },
  waiting: { label: messages.emailNames.waiting, tone: 'info' },
  sending: { label: messages.emailNames.sending, tone: 'info' },
};

export const KIND_CHOICES = Object.entries(KIND_NAMES).map(([id, name]) => ({ id, name }));
export const STATE_CHOICES = Object.entries(STATE_CHIPS).map(([id, { label }]) => ({ id, name: label }));
