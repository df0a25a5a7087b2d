import { z } from 'zod';

export const PLANS = ['free', 'pro', 'premium'] as const;
export type Plan = (typeof PLANS)[number];

/** Cents. */
export const PRICES = { currency: 'usd', download: 399, pro: 999, premium: 1_999 } as const;

export const publicConfig = z.object({
  /** Ways to sign in; `oidcName` is how the button calls the provider. */
  signIn: z.object({ password: z.boolean(), oidc: z.boolean(), oidcName: z.string().nullable() }),
  /** Parts of the product that are switched on at this server. */
  features: z.object({ aiSuggestions: z.boolean(), payments: z.boolean() }),
  /** Cents. */
  prices: z.object({ currency: z.string(), download: z.int(), pro: z.int(), premium: z.int() }),
  limits: z.record(z.string(), z.int()),
  templates: z.array(z.string()),
  exportFormats: z.array(z.string()),
});

export type PublicConfig = z.infer<typeof publicConfig>;
