import type { ServiceKind, ServiceState } from '@shortlist/shared/contract/service-requests';
import type { Tone } from '../../ui/status-chip.js';

export const KIND_NAMES: Readonly<Record<ServiceKind, string>> = {
  support: 'Priority support',
  coaching_call: 'Coaching call',
  resume_review: 'Expert review',
  white_glove: 'White-glove service',
};

export const STATE_CHIPS: Readonly<Record<ServiceState, { label: string; tone: Tone }>> = {
  open: { label: 'Open', tone: 'warning' },
  in_progress: { label: 'In progress', tone: 'info' },
  done: { label: 'Done', tone: 'success' },
  declined: { label: 'Declined', tone: 'default' },
};

export const ASSIGNEE_CHOICES = [
  { id: 'me', name: 'Me' },
  { id: 'nobody', name: 'Nobody' },
];

export const KIND_CHOICES = Object.entries(KIND_NAMES).map(([id, name]) => ({ id, name }));
export const STATE_CHOICES = Object.entries(STATE_CHIPS).map(([id, { label }]) => ({ id, name: label }));
