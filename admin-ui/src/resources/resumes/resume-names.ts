import type { AdminResumeItem, ResumePlace } from '@shortlist/shared/contract/console/admin-resumes';
import type { Tone } from '../../ui/status-chip.js';
import { messages } from './messages.js';

export const TEMPLATE_NAMES: Readonly<Record<AdminResumeItem['templateKey'], string>> =
  messages.resumeNames.templateNames;

export const PLACE_CHIPS: Readonly<Record<ResumePlace, { label: string; tone: Tone }>> = {
  live: { label: messages.resumeNames.live, tone: 'success' },
  trash: { label: messages.resumeNames.trash, tone: 'default' },
};

export const TEMPLATE_CHOICES = Object.entries(TEMPLATE_NAMES).map(([id, name]) => ({ id, name }));
export const PLACE_CHOICES = Object.entries(PLACE_CHIPS).map(([id, { label }]) => ({ id, name: label }));
export const UNLOCKED_CHOICES = [
  { id: 'yes', name: messages.resumeNames.unlocked },
  { id: 'no', name: messages.resumeNames.notUnlocked },
];

const KILOBYTE = 1024;

export const sizeOf = (bytes: number): string =>
  messages.resumeNames.kilobytes(Math.max(1, Math.round(bytes / KILOBYTE)));
