import { z } from 'zod';
import { DOCUMENT_KINDS } from '../product/letter-options.js';
import { VERSION_REASONS } from './resume-versions.js';
import { isoDate } from './common/text.js';

/** Maximum number of versions on the chart besides the current resume. They are sampled evenly. */
export const MAX_POINTS = 60;
/** Number of weeks of downloads, including the current one. */
export const WEEKS_SHOWN = 12;
/** Maximum number of resumes compared, including this one; the others are the most recently edited. */
export const MAX_SIDE_BY_SIDE = 12;
/** Number of versions per resume that are searched for its best score, sampled evenly. */
export const MAX_VERSIONS_COMPARED = 12;
/** Maximum number of rules listed as score changes, and as next steps. */
export const MAX_SCORE_CHANGES = 4;
export const MAX_NEXT_STEPS = 3;

const percent = z.number().min(0).max(100);

/** Score by today's rules for the current job description, even if the job description was different then. */
const scorePoint = z.object({
  /** Reason for the version; `current` means the current resume. */
  kind: z.enum([...VERSION_REASONS, 'current']),
  revision: z.int(),
  at: isoDate,
  quality: z.int().min(0).max(100),
  parse: percent,
  content: percent,
  /** Match; null without a job description, or if it contains no known term. */
  match: percent.nullable(),
});

const field = { message: z.string(), path: z.string().optional() };

const scoreChange = z.object({
  rule: z.string(),
  name: z.string(),
  part: z.enum(['parse', 'content', 'match']),
  /** Points of the quality, or of the match for its rules, to one decimal; negative for a loss. */
  change: z.number(),
  ...field,
});

const contentFigures = z.object({
  words: z.int(),
  bullets: z.int(),
  withNumber: z.int(),
  withVerb: z.int().nullable(),
  skills: z.int(),
  years: z.int(),
});

const coverage = z.object({ asked: z.int(), present: z.int(), missing: z.array(z.string()) });

export const resumeAnalytics = z.object({
  title: z.string(),
  updatedAt: isoDate,
  /** Version of the scoring rules. */
  rulesVersion: z.string(),
  score: z.object({
    /** Points in time, oldest first; the last is the current resume. */
    points: z.array(scorePoint).min(1),
    /** Number of all versions, including those not on the chart. */
    versions: z.int(),
    /** Changes since the first version; empty if there is no version. */
    sinceFirst: z.array(scoreChange),
    sinceLast: z.array(scoreChange),
  }),
  /** Most costly rules. Rules that one step fixes are listed once. */
  next: z.array(
    z.object({ rule: z.string(), part: z.enum(['parse', 'content', 'match']), cost: z.number(), ...field }),
  ),
  content: z.object({
    now: contentFigures,
    /** Change since the previous version; null without one. */
    first: contentFigures.nullable(),
    empty: z.array(z.object({ name: z.string(), path: z.string() })),
  }),
  /** Match; null without a job description, or if it contains no known term. */
  keywords: z.object({ job: z.string().nullable(), must: coverage, nice: coverage }).nullable(),
  use: z.object({
    /** Formats under the names that the download counts use: `pdf`, or `letter_pdf` for companions. */
    formats: z.array(z.object({ format: z.string(), count: z.int() })),
    /** Weeks by their Monday (UTC), oldest first. */
    weeks: z.array(z.object({ week: z.iso.date(), count: z.int() })),
    texts: z.array(z.object({ kind: z.enum(DOCUMENT_KINDS), updatedAt: isoDate })),
  }),
  sideBySide: z.object({
    /** Compared resumes: this one first, then the others by their last edit. */
    resumes: z.array(
      z.object({
        id: z.guid(),
        title: z.string(),
        quality: z.int(),
        /** Match; null without a job description. It is not a measure of quality, because a demanding job lowers it. */
        match: z.int().nullable(),
        /** Highest quality among the current resume and its versions. */
        best: z.int(),
        hasJob: z.boolean(),
        downloads: z.int(),
        updatedAt: isoDate,
      }),
    ),
    /** Number of the account's resumes outside the trash. */
    total: z.int(),
  }),
});

export type ResumeAnalytics = z.infer<typeof resumeAnalytics>;
export type ScorePoint = z.infer<typeof scorePoint>;
export type ScoreChangeView = z.infer<typeof scoreChange>;
export type ContentFiguresView = z.infer<typeof contentFigures>;
export type CoverageView = z.infer<typeof coverage>;
