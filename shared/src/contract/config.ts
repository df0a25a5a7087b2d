import { z } from 'zod';
import { ANNOUNCEMENT_TONES } from './settings.js';
import { isoDate } from './text.js';
import { ACCESSES, AI_TASKS, CUSTOMERS, PLAN_FEATURES } from '../plans.js';

export const publicConfig = z.object({
  /** Ways to sign in; `oidcName` is how the button calls the provider. */
  signIn: z.object({ password: z.boolean(), oidc: z.boolean(), oidcName: z.string().nullable() }),
  /** Parts of the product that are switched on at this server. */
  features: z.object({
    aiSuggestions: z.boolean(),
    aiModel: z.boolean(),
    payments: z.boolean(),
    signUps: z.boolean(),
    imports: z.boolean(),
  }),
  /** News from staff, shown above every page until they are over. */
  announcement: z.object({ text: z.string(), tone: z.enum(ANNOUNCEMENT_TONES), until: isoDate.nullable() }).nullable(),
  /** Why nothing else is served now; null while all is. */
  maintenance: z.string().nullable(),
  /** Where people write to; null if nobody reads mail. */
  supportEmail: z.string().nullable(),
  /** Who takes the money: in the sandbox nobody pays. The key is for the provider's form in the browser. */
  payments: z.object({ provider: z.enum(['stripe', 'sandbox']), publishableKey: z.string().nullable() }),
  /** Who runs the language model that writing help is asked of; null where fixed rules do all of it. */
  aiProvider: z.string().nullable(),
  /** Cents. */
  prices: z.object({ currency: z.string(), download: z.int(), pro: z.int(), premium: z.int() }),
  /** What a visitor and each plan may do. */
  plans: z.record(z.enum(CUSTOMERS), z.record(z.enum(PLAN_FEATURES), z.enum(ACCESSES))),
  /** Answers a day of each kind that a visitor and each plan may have; `model` of them by a language model. */
  aiAllowances: z.record(z.enum(CUSTOMERS), z.record(z.enum([...AI_TASKS, 'model']), z.int())),
  limits: z.record(z.string(), z.int()),
  templates: z.array(z.string()),
  exportFormats: z.array(z.string()),
});

export type PublicConfig = z.infer<typeof publicConfig>;
