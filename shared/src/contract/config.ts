import { z } from 'zod';
import { ANNOUNCEMENT_TONES } from './settings.js';
import { isoDate } from './common/text.js';
import { ACCESSES, AI_TASKS, CUSTOMERS, PLAN_FEATURES } from '../product/plans.js';

export const publicConfig = z.object({
  /** Sign-in methods; `oidcName` labels the provider's button. */
  signIn: z.object({ password: z.boolean(), oidc: z.boolean(), oidcName: z.string().nullable() }),
  /** Features enabled on this server. */
  features: z.object({
    aiSuggestions: z.boolean(),
    aiModel: z.boolean(),
    payments: z.boolean(),
    signUps: z.boolean(),
    imports: z.boolean(),
  }),
  /** Announcement by staff, shown above every page until it expires. */
  announcement: z.object({ text: z.string(), tone: z.enum(ANNOUNCEMENT_TONES), until: isoDate.nullable() }).nullable(),
  /** Maintenance message while nothing else is served; null otherwise. */
  maintenance: z.string().nullable(),
  /** Support address for users; null if nobody reads mail. */
  supportEmail: z.string().nullable(),
  /** The payment provider, and the key for its form in the browser. In the sandbox nobody pays. */
  payments: z.object({ provider: z.enum(['stripe', 'sandbox']), publishableKey: z.string().nullable() }),
  /** Provider of the language model; null if only fixed rules are used. */
  aiProvider: z.string().nullable(),
  /** Cents. */
  prices: z.object({ currency: z.string(), download: z.int(), pro: z.int(), premium: z.int() }),
  /** Access of visitors and of each plan. */
  plans: z.record(z.enum(CUSTOMERS), z.record(z.enum(PLAN_FEATURES), z.enum(ACCESSES))),
  /** Daily answers for visitors and for each plan; `model` limits those by a language model. */
  aiAllowances: z.record(z.enum(CUSTOMERS), z.record(z.enum([...AI_TASKS, 'model']), z.int())),
  limits: z.record(z.string(), z.int()),
  templates: z.array(z.string()),
  exportFormats: z.array(z.string()),
});

export type PublicConfig = z.infer<typeof publicConfig>;
