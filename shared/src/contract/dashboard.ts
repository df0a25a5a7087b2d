import { z } from 'zod';
import { PLANS } from '../product/plans.js';

export const dashboardView = z.object({
  /** Number of resumes, not counting the trash. */
  resumes: z.int(),
  /** Number of downloads. Downloads of the same file within a minute count once. */
  downloads: z.int(),
  plan: z.enum(PLANS),
});

export type DashboardView = z.infer<typeof dashboardView>;
