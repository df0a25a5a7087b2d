import { z } from 'zod';
import { PLANS } from '../product/plans.js';

export const dashboardView = z.object({
  /** Excludes the trash. */
  resumes: z.int(),
  /** The same file again within a minute counts as one download. */
  downloads: z.int(),
  plan: z.enum(PLANS),
});

export type DashboardView = z.infer<typeof dashboardView>;
