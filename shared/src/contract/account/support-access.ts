import { z } from 'zod';
import { SUPPORT_ACCESS_DAYS } from '../../product/support-access.js';
import { isoDate } from '../common/text.js';

export const supportAccessChange = z.object({
  days: z.literal(SUPPORT_ACCESS_DAYS, { error: `Choose ${SUPPORT_ACCESS_DAYS.join(', ')} days.` }),
});

/** Record of a staff member's access to a resume. */
export const resumeReading = z.object({
  id: z.string(),
  at: isoDate,
  /** Title of the resume at the time of access. */
  resumeTitle: z.string(),
  reason: z.string(),
});

export const supportAccess = z.object({
  /** Time at which support staff lose access to the user's resumes; null if they have no access. */
  until: isoDate.nullable(),
  /** Latest accesses by staff, newest first; at most twenty. */
  readings: z.array(resumeReading),
});

export type SupportAccessChange = z.infer<typeof supportAccessChange>;
export type SupportAccess = z.infer<typeof supportAccess>;
