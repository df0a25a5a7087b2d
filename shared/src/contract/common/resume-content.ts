import { z } from 'zod';
import {
  DENSITIES,
  FONT_SCALE,
  LIMITS,
  MARGINS,
  PAGE_SIZES,
  SECTION_IDS,
  type ResumeData,
} from '../../resume/resume-data.js';
import { hasOtherScheme } from '../../resume/links.js';
import { isLanguageTag } from '../../resume/read-resume-data.js';
import { multiLine, singleLine } from './text.js';

/**
 * Resume content in the API and in storage. All parts are optional on input and present on output; unknown keys are
 * dropped. Validation errors contain the field path.
 */
const field = singleLine(LIMITS.fieldLength).default('');
const text = multiLine(LIMITS.textLength).default('');

const list = <T extends z.ZodType>(entry: T, max: number = LIMITS.entriesPerList) =>
  z
    .array(entry)
    .max(max, { error: `Keep this within ${max} entries.` })
    .default([]);

const webAddress = singleLine(LIMITS.fieldLength)
  .refine((value) => !hasOtherScheme(value), { error: 'Use a web address, such as https://example.com/me.' })
  .default('');

const personal = z.object({
  fullName: field,
  jobTitle: field,
  email: field,
  phone: field,
  location: field,
  linkedin: webAddress,
  portfolio: webAddress,
});

const experience = z.object({
  role: field,
  company: field,
  location: field,
  startDate: field,
  endDate: field,
  current: z.boolean().default(false),
  bullets: list(multiLine(LIMITS.bulletLength), LIMITS.bulletsPerEntry),
});

const education = z.object({
  school: field,
  degree: field,
  year: field,
  location: field,
  gpa: field,
  graduationDate: field,
});

const certification = z.object({ name: field, issuer: field, year: field, number: field, expires: field });

const extras = z.object({
  projects: list(z.object({ name: field, description: text })),
  awards: list(multiLine(LIMITS.bulletLength)),
  volunteer: list(z.object({ role: field, organization: field, startDate: field, endDate: field, description: text })),
  languages: list(z.object({ name: field, level: field })),
});

const settings = z.object({
  pageSize: z.enum(PAGE_SIZES).optional(),
  fontScale: z.number().min(FONT_SCALE.min).max(FONT_SCALE.max).optional(),
  density: z.enum(DENSITIES).optional(),
  margins: z.enum(MARGINS).optional(),
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, { error: 'Use a color written as #rrggbb.' })
    .optional(),
  sectionOrder: z.array(z.enum(SECTION_IDS)).max(SECTION_IDS.length).optional(),
  hiddenSections: z.array(z.enum(SECTION_IDS)).max(SECTION_IDS.length).optional(),
  locale: z
    .string()
    .max(35, { abort: true })
    .refine(isLanguageTag, { error: 'Use a language tag, such as en-US.' })
    .optional(),
});

export const resumeContent = z.object({
  personal: personal.prefault({}),
  summary: z.object({ text }).prefault({}),
  skills: list(singleLine(LIMITS.skillLength)),
  experience: list(experience),
  education: list(education),
  certifications: list(certification),
  extras: extras.prefault({}),
  settings: settings.prefault({}),
}) satisfies z.ZodType<ResumeData>;
