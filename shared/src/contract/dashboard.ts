import { z } from 'zod';
import { PLANS } from '../plans.js';

export const dashboardView = z.object({
  /** Live résumés; the trash does not count. */
  resumes: z.int(),
  /** Downloads; the same file again within a minute counts once download. */
  downloads: z.int(),
  plan: z.enum(PLANS),
});

export type DashboardView = z.infer<typeof dashboardView>;
