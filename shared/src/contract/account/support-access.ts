import { z } from 'zod';
import { SUPPORT_ACCESS_DAYS } from '../../product/support-access.js';
import { isoDate } from '../common/text.js';

export const supportAccessChange = z.object({
  days: z.literal(SUPPORT_ACCESS_DAYS, { error: `Choose ${SUPPORT_ACCESS_DAYS.join(', ')} days.` }),
});

/** An occasion on which a staff member opened a resume. */
export const resumeReading = z.object({
  id: z.string(),
  at: isoDate,
  /** Title of the resume at the time of access. */
  resumeTitle: z.string(),
  reason: z.string(),
});

export const supportAccess = z.object({
  /** Time at which the access of support staff to the user's resumes ends; null if they have no access. */
  until: isoDate.nullable(),
  /** Occasions on which staff opened a resume, newest first, at most twenty. */
  readings: z.array(resumeReading),
});

export type SupportAccessChange = z.infer<typeof supportAccessChange>;
export type SupportAccess = z.infer<typeof supportAccess>;
