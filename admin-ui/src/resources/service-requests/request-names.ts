import type { ServiceKind, ServiceState } from '@shortlist/shared/contract/service-requests';
import type { Tone } from '../../ui/status-chip.js';
import { messages } from './messages.js';

export const KIND_NAMES: Readonly<Record<ServiceKind, string>> = messages.requestNames.kindNames;

export const STATE_CHIPS: Readonly<Record<ServiceState, { label: string; tone: Tone }>> = {
  open: { label: messages.requestNames.open, tone: 'warning' },
  in_progress: { label: messages.requestNames.inProgress, tone: 'info' },
  done: { label: messages.requestNames.done, tone: 'success' },
  declined: { label: messages.requestNames.declined, tone: 'default' },
};

export const ASSIGNEE_CHOICES = [
  { id: 'me', name: messages.requestNames.me },
  { id: 'nobody', name: messages.requestNames.nobody },
];

export const KIND_CHOICES = Object.entries(KIND_NAMES).map(([id, name]) => ({ id, name }));
export const STATE_CHOICES = Object.entries(STATE_CHIPS).map(([id, { label }]) => ({ id, name: label }));
