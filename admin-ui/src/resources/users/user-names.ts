import type { UserStatus } from '@shortlist/shared/contract/console/admin-users';
import { PLAN_NAMES } from '@shortlist/shared/product/plans';
import type { Tone } from '../../ui/status-chip.js';
import { messages } from './messages.js';

export const STATUS_CHIPS: Readonly<Record<UserStatus, { label: string; tone: Tone }>> = {
  active: { label: messages.userNames.active, tone: 'success' },
  unverified: { label: messages.userNames.unverified, tone: 'default' },
  deletion_planned: { label: messages.userNames.deletionScheduled, tone: 'warning' },
  suspended: { label: messages.userNames.suspended, tone: 'error' },
};

export const STATUS_CHOICES = Object.entries(STATUS_CHIPS).map(([id, { label }]) => ({ id, name: label }));
export const PLAN_CHOICES = Object.entries(PLAN_NAMES).map(([id, name]) => ({ id, name }));

/** Formats a date as "Dec 21, 2026" in UTC instead of the viewer's time zone. */
export const utcDay = (day: string): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
