import { z } from 'zod';
import { ANNOUNCEMENT_TONES } from './settings.js';
import { isoDate } from './common/text.js';
import { ACCESSES, AI_TASKS, CUSTOMERS, PLAN_FEATURES } from '../product/plans.js';

export const publicConfig = z.object({
  /** Available sign-in methods. `oidcName` is the identity provider's name on its sign-in button. */
  signIn: z.object({ password: z.boolean(), oidc: z.boolean(), oidcName: z.string().nullable() }),
  features: z.object({
    aiSuggestions: z.boolean(),
    aiModel: z.boolean(),
    payments: z.boolean(),
    signUps: z.boolean(),
    imports: z.boolean(),
  }),
  /** Announcement by staff, shown at the top of every page until it expires. */
  announcement: z.object({ text: z.string(), tone: z.enum(ANNOUNCEMENT_TONES), until: isoDate.nullable() }).nullable(),
  /** Message that visitors see during maintenance; null at all other times. */
  maintenance: z.string().nullable(),
  supportEmail: z.string().nullable(),
  /** The payment provider, and its public key for the payment form. In the sandbox, no money is charged. */
  payments: z.object({ provider: z.enum(['stripe', 'sandbox']), publishableKey: z.string().nullable() }),
  /** Provider of the language model; null if none is configured. */
  aiProvider: z.string().nullable(),
  /** Prices in cents. */
  prices: z.object({ currency: z.string(), download: z.int(), pro: z.int(), premium: z.int() }),
  plans: z.record(z.enum(CUSTOMERS), z.record(z.enum(PLAN_FEATURES), z.enum(ACCESSES))),
  /**
   * Number of AI answers per day for visitors and for each plan. `model` is the number of answers from a language
   * model.
   */
  aiAllowances: z.record(z.enum(CUSTOMERS), z.record(z.enum([...AI_TASKS, 'model']), z.int())),
  limits: z.record(z.string(), z.int()),
  templates: z.array(z.string()),
  exportFormats: z.array(z.string()),
});

export type PublicConfig = z.infer<typeof publicConfig>;
