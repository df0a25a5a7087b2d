import type { AdminResumeItem, ResumePlace } from '@shortlist/shared/contract/admin-resumes';
import type { Tone } from '../../ui/status-chip.js';

export const TEMPLATE_NAMES: Readonly<Record<AdminResumeItem['templateKey'], string>> = {
  general: 'General',
  exec: 'Executive',
  tech: 'Tech',
  creative: 'Creative',
  health: 'Health',
};

export const PLACE_CHIPS: Readonly<Record<ResumePlace, { label: string; tone: Tone }>> = {
  live: { label: 'Live', tone: 'success' },
  trash: { label: 'In trash', tone: 'default' },
};

export const TEMPLATE_CHOICES = Object.entries(TEMPLATE_NAMES).map(([id, name]) => ({ id, name }));
export const PLACE_CHOICES = Object.entries(PLACE_CHIPS).map(([id, { label }]) => ({ id, name: label }));
export const UNLOCKED_CHOICES = [
  { id: 'yes', name: 'Unlocked' },
  { id: 'no', name: 'Not unlocked' },
];

const KILOBYTE = 1024;

/** "3 KB". */
export const sizeOf = (bytes: number): string => `${Math.max(1, Math.round(bytes / KILOBYTE))} KB`;
