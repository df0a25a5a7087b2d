import { z } from 'zod';
import { isoDate } from './text.js';

/** What somebody of the staff may do: `admin` everything, `support` look and answer, but neither money nor codes. */
export const STAFF_ROLES = ['admin', 'support'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const staffLogin = z.object({
  username: z.string().trim().min(1, { error: 'Enter your user name.' }).max(100),
  password: z.string().min(1, { error: 'Enter your password.' }).max(1_000),
});

export const staffView = z.object({ id: z.guid(), username: z.string(), role: z.enum(STAFF_ROLES) });

export const staffToken = z.object({
  /** To be sent as `Authorization: Bearer …`. */
  token: z.string(),
  expiresAt: isoDate,
  staff: staffView,
});

export type StaffLogin = z.infer<typeof staffLogin>;
export type StaffView = z.infer<typeof staffView>;
export type StaffToken = z.infer<typeof staffToken>;
