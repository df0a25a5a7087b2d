import { z } from 'zod';
import { CUSTOMERS } from '../plans.js';
import { DEFAULT_SETTINGS } from '../default-settings.js';
import { staffReason } from './audit-log.js';
import { registration } from './auth.js';
import { isoDate, singleLine } from './text.js';

export const ANNOUNCEMENT_TONES = ['info', 'warning'] as const;

const sentence = singleLine(300).refine((text) => text.trim() !== '', { error: 'Write a sentence.' });
const answersOfDay = z.int().min(0).max(10_000);

/** What staff changes while the product runs. A field that an older version does not have gets its default. */
export const settings = z.object({
  /** Shown above every page; null for none. */
  announcement: z
    .object({ text: sentence, tone: z.enum(ANNOUNCEMENT_TONES), until: isoDate.nullable() })
    .nullable()
    .default(DEFAULT_SETTINGS.announcement),
  /** While it is on, nothing but the staff console, health checks and the card provider's events is served. */
  maintenance: z.object({ on: z.boolean(), message: sentence }).default(DEFAULT_SETTINGS.maintenance),
  /** Where people write to; null if nobody reads mail. */
  supportEmail: registration.shape.email.nullable().default(DEFAULT_SETTINGS.supportEmail),
  features: z
    .object({ signUps: z.boolean(), languageModel: z.boolean(), purchases: z.boolean(), imports: z.boolean() })
    .default(DEFAULT_SETTINGS.features),
  limits: z
    .object({
      /** Answers a day (UTC) by the language model that each of them may have. */
      modelAnswers: z.record(z.enum(CUSTOMERS), answersOfDay),
    })
    .default(DEFAULT_SETTINGS.limits),
});

export const settingsVersion = z.object({
  /** 0 until something was changed. */
  version: z.int(),
  settings,
  /** Null for the defaults. */
  changedAt: isoDate.nullable(),
  changedBy: z.string().nullable(),
  reason: z.string().nullable(),
});

/** `version` is the one that was changed: 409 `settings_changed` if there is a newer one. */
export const settingsChange = z.object({ version: z.int().min(0), settings, reason: staffReason });

export const settingsHistory = z.object({ items: z.array(settingsVersion), total: z.int() });

export type Settings = z.infer<typeof settings>;
export type SettingsVersion = z.infer<typeof settingsVersion>;
export type SettingsChange = z.infer<typeof settingsChange>;
export type SettingsHistory = z.infer<typeof settingsHistory>;
