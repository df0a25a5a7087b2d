import { z } from 'zod';
import { mapValues, type FieldKind, type Fields } from '../../resume/field-kinds.js';
import {
  DENSITIES,
  ENTRY_LISTS,
  FONT_SCALE,
  LIMITS,
  MARGINS,
  PAGE_SIZES,
  PERSONAL_FIELDS,
  SECTION_IDS,
  SUMMARY_FIELDS,
  TEXT_LISTS,
  type ResumeData,
} from '../../resume/resume-data.js';
import { hasOtherScheme } from '../../resume/links.js';
import { isLanguageTag } from '../../resume/read-resume-data.js';
import { multiLine, singleLine } from './text.js';

const list = <T extends z.ZodType>(entry: T, max: number = LIMITS.entriesPerList) =>
  z
    .array(entry)
    .max(max, { error: `Use at most ${max} entries.` })
    .default([]);

const line = singleLine(LIMITS.fieldLength).default('');

const webAddress = singleLine(LIMITS.fieldLength)
  .refine((value) => !hasOtherScheme(value), { error: 'Use a web address, such as https://example.com/me.' })
  .default('');

const SCHEMAS = {
  line,
  email: line,
  phone: line,
  date: line,
  link: webAddress,
  prose: multiLine(LIMITS.textLength).default(''),
  flag: z.boolean().default(false),
  bullets: list(multiLine(LIMITS.bulletLength), LIMITS.bulletsPerEntry),
} satisfies Record<FieldKind, z.ZodType>;

type Shape<Table extends Fields> = { -readonly [Key in keyof Table]: (typeof SCHEMAS)[Table[Key]['kind']] };

const objectOf = <Table extends Fields>(fields: Table) =>
  z.object(mapValues(fields as Fields, ({ kind }) => SCHEMAS[kind]) as Shape<Table>);

const entriesOf = <Table extends Fields>({ fields }: { fields: Table }) => list(objectOf(fields));

const { skills, awards } = TEXT_LISTS;

const extras = z.object({
  projects: entriesOf(ENTRY_LISTS.projects),
  awards: list(multiLine(awards.maxLength)),
  volunteer: entriesOf(ENTRY_LISTS.volunteer),
  languages: entriesOf(ENTRY_LISTS.languages),
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

/**
 * Resume content in the API and in storage. All parts are optional on input and present on output; unknown keys are
 * dropped. Validation errors contain the field path.
 */
export const resumeContent = z.object({
  personal: objectOf(PERSONAL_FIELDS).prefault({}),
  summary: objectOf(SUMMARY_FIELDS).prefault({}),
  skills: list(singleLine(skills.maxLength)),
  experience: entriesOf(ENTRY_LISTS.experience),
  education: entriesOf(ENTRY_LISTS.education),
  certifications: entriesOf(ENTRY_LISTS.certifications),
  extras: extras.prefault({}),
  settings: settings.prefault({}),
}) satisfies z.ZodType<ResumeData>;
