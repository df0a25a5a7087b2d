import { z } from 'zod';
import { SUPPORT_ACCESS_DAYS } from '../../product/support-access.js';
import { isoDate } from '../common/text.js';

export const supportAccessChange = z.object({
  days: z.literal(SUPPORT_ACCESS_DAYS, { error: `Choose ${SUPPORT_ACCESS_DAYS.join(', ')} days.` }),
});

/** One access to a résumé by staff. */
export const resumeReading = z.object({
  id: z.string(),
  at: isoDate,
  /** Title at that time. */
  resumeTitle: z.string(),
  /** Reason given by the staff member. */
  reason: z.string(),
});

export const supportAccess = z.object({
  /** End of support's access to the résumés; null without access. */
  until: isoDate.nullable(),
  /** Newest first, at most twenty. */
  readings: z.array(resumeReading),
});

export type SupportAccessChange = z.infer<typeof supportAccessChange>;
export type SupportAccess = z.infer<typeof supportAccess>;
