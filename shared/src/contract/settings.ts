import { z } from 'zod';
import { CUSTOMERS } from '../product/plans.js';
import { DEFAULT_SETTINGS } from '../product/default-settings.js';
import { staffReason } from './common/audit-log.js';
import { registration } from './account/auth.js';
import { isoDate, singleLine } from './common/text.js';

export const ANNOUNCEMENT_TONES = ['info', 'warning'] as const;

const sentence = singleLine(300).refine((text) => text.trim() !== '', { error: 'Enter a message.' });
const answersOfDay = z.int().min(0).max(10_000);

/**
 * Settings that staff can change while the server runs. A field that is missing in older stored settings gets its
 * default.
 */
export const settings = z.object({
  announcement: z
    .object({ text: sentence, tone: z.enum(ANNOUNCEMENT_TONES), until: isoDate.nullable() })
    .nullable()
    .default(DEFAULT_SETTINGS.announcement),
  /** During maintenance, the server answers only the staff console, health checks and the card provider's events. */
  maintenance: z.object({ on: z.boolean(), message: sentence }).default(DEFAULT_SETTINGS.maintenance),
  supportEmail: registration.shape.email.nullable().default(DEFAULT_SETTINGS.supportEmail),
  features: z
    .object({ signUps: z.boolean(), languageModel: z.boolean(), purchases: z.boolean(), imports: z.boolean() })
    .default(DEFAULT_SETTINGS.features),
  limits: z
    .object({
      /** Maximum number of answers from a language model per day (UTC). */
      modelAnswers: z.record(z.enum(CUSTOMERS), answersOfDay),
    })
    .default(DEFAULT_SETTINGS.limits),
});

export const settingsVersion = z.object({
  /** Version of the settings; 0 before the first change. */
  version: z.int(),
  settings,
  /** Time of the last change; null for the defaults. */
  changedAt: isoDate.nullable(),
  changedBy: z.string().nullable(),
  reason: z.string().nullable(),
});

/**
 * Changes the settings. `version` is the version on which the change is based. If it is outdated, the server returns
 * 409 `settings_changed`.
 */
export const settingsChange = z.object({ version: z.int().min(0), settings, reason: staffReason });

export const settingsHistory = z.object({ items: z.array(settingsVersion), total: z.int() });

export type Settings = z.infer<typeof settings>;
export type SettingsVersion = z.infer<typeof settingsVersion>;
export type SettingsChange = z.infer<typeof settingsChange>;
export type SettingsHistory = z.infer<typeof settingsHistory>;
