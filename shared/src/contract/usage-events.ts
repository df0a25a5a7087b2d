import { z } from 'zod';
import { PAGES } from '../product/pages.js';
import { CLIENT_EVENTS, USAGE_BATCH } from '../product/usage-limits.js';

export const usageEvent = z.object({
  kind: z.enum(CLIENT_EVENTS),
  /** Path pattern of the page, such as `/checkout/:resumeId`; `other` for an unknown path. */
  page: z.enum([...PAGES, 'other']),
  /**
   * Milliseconds between the event and the request. A timestamp would depend on the client's clock, which may be wrong.
   */
  age: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
});

export const usageBatch = z.object({ events: z.array(usageEvent).min(1).max(USAGE_BATCH) });

export type UsageEvent = z.infer<typeof usageEvent>;
export type UsageBatch = z.infer<typeof usageBatch>;
