import { z } from 'zod';
import { SUPPORT_ACCESS_DAYS } from '../support-access.js';
import { isoDate } from './text.js';

export const supportAccessChange = z.object({
  days: z.literal(SUPPORT_ACCESS_DAYS, { error: `Choose ${SUPPORT_ACCESS_DAYS.join(', ')} days.` }),
});

/** One time that staff opened a résumé. */
export const resumeReading = z.object({
  id: z.string(),
  at: isoDate,
  /** Its title at that time. */
  resumeTitle: z.string(),
  /** In the words of the member of staff. */
  reason: z.string(),
});

export const supportAccess = z.object({
  /** Until then support may look at the résumés; null if it may not. */
  until: isoDate.nullable(),
  /** The latest first, at most twenty. */
  readings: z.array(resumeReading),
});

export type SupportAccessChange = z.infer<typeof supportAccessChange>;
export type SupportAccess = z.infer<typeof supportAccess>;
