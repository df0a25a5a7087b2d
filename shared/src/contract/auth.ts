import { z } from 'zod';
import { PLANS } from './config.js';
import { singleLine } from './text.js';

export const PASSWORD_LENGTH = { min: 10, max: 200 } as const;

const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email({ error: 'Enter an e-mail address, such as name@example.com.' }));

const personName = singleLine(100)
  .overwrite((name) => name.trim())
  .default('');

export const registration = z.object({
  email,
  password: z
    .string()
    .min(PASSWORD_LENGTH.min, { error: `Use at least ${PASSWORD_LENGTH.min} characters.` })
    .max(PASSWORD_LENGTH.max, { error: `Use at most ${PASSWORD_LENGTH.max} characters.` }),
  firstName: personName,
  lastName: personName,
});

/** Only the shape: a password that breaks today's rules may still be somebody's. */
export const credentials = z.object({ email, password: z.string().min(1).max(1_000) });

export const userView = z.object({
  id: z.guid(),
  email: z.string(),
  emailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
  plan: z.enum(PLANS),
});

export type Registration = z.infer<typeof registration>;
export type Credentials = z.infer<typeof credentials>;
export type UserView = z.infer<typeof userView>;
