import { z } from 'zod';
import { DOCUMENT_KINDS } from '../product/letter-options.js';
import { VERSION_REASONS } from './resume-versions.js';
import { isoDate } from './common/text.js';

/** Maximum number of versions on the chart besides the current resume. A longer history is sampled evenly. */
export const MAX_POINTS = 60;
/** Number of weeks for which downloads are shown, including the current week. */
export const WEEKS_SHOWN = 12;
/** Maximum number of resumes compared side by side: the current one and the most recently edited others. */
export const MAX_SIDE_BY_SIDE = 12;
/** Maximum number of versions searched for the best score of a resume. A longer history is sampled evenly. */
export const MAX_VERSIONS_COMPARED = 12;
export const MAX_SCORE_CHANGES = 4;
export const MAX_NEXT_STEPS = 3;

const percent = z.number().min(0).max(100);

/** Score of a version, computed with today's rules and the current job description. */
const scorePoint = z.object({
  /** Reason why the version was created. `current` marks the current resume, which is not a version. */
  kind: z.enum([...VERSION_REASONS, 'current']),
  revision: z.int(),
  at: isoDate,
  quality: z.int().min(0).max(100),
  parse: percent,
  content: percent,
  /** Match score in percent; null if there is no job description or it contains no known terms. */
  match: percent.nullable(),
});

const field = { message: z.string(), path: z.string().optional() };

const scoreChange = z.object({
  rule: z.string(),
  name: z.string(),
  part: z.enum(['parse', 'content', 'match']),
  /**
   * Change in points, to one decimal; negative for a loss. Rules about the job description change the match; all other
   * rules change the quality.
   */
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
  rulesVersion: z.string(),
  score: z.object({
    /** Scores over time, oldest first. The last is the score of the current resume. */
    points: z.array(scorePoint).min(1),
    /** Number of all versions, including versions that are not on the chart. */
    versions: z.int(),
    /** Score changes since the first version; empty if there are no versions. */
    sinceFirst: z.array(scoreChange),
    sinceLast: z.array(scoreChange),
  }),
  /** Rules that cost the most points. Rules with the same fix are merged into one step. */
  next: z.array(
    z.object({ rule: z.string(), part: z.enum(['parse', 'content', 'match']), cost: z.number(), ...field }),
  ),
  content: z.object({
    now: contentFigures,
    /** Figures of the first version; null if there are no versions. */
    first: contentFigures.nullable(),
    empty: z.array(z.object({ name: z.string(), path: z.string() })),
  }),
  /** Coverage of the job description's terms; null if there is no job description or it contains no known terms. */
  keywords: z.object({ job: z.string().nullable(), must: coverage, nice: coverage }).nullable(),
  use: z.object({
    /** Number of downloads in each format. Formats of companions have a prefix, such as `letter_pdf`. */
    formats: z.array(z.object({ format: z.string(), count: z.int() })),
    /** Number of downloads per week, oldest week first. `week` is the Monday of that week (UTC). */
    weeks: z.array(z.object({ week: z.iso.date(), count: z.int() })),
    texts: z.array(z.object({ kind: z.enum(DOCUMENT_KINDS), updatedAt: isoDate })),
  }),
  sideBySide: z.object({
    /** Compared resumes: the current one first, then the others, most recently edited first. */
    resumes: z.array(
      z.object({
        id: z.guid(),
        title: z.string(),
        quality: z.int(),
        /**
         * Match score in percent; null if there is no job description or it contains no known terms. A demanding job
         * description lowers this score, so it does not measure the quality of the resume.
         */
        match: z.int().nullable(),
        /** Highest quality among the current resume and its versions. */
        best: z.int(),
        hasJob: z.boolean(),
        downloads: z.int(),
        updatedAt: isoDate,
      }),
    ),
    /** Number of resumes in the account, not counting the trash. */
    total: z.int(),
  }),
});

export type ResumeAnalytics = z.infer<typeof resumeAnalytics>;
export type ScorePoint = z.infer<typeof scorePoint>;
export type ScoreChangeView = z.infer<typeof scoreChange>;
export type ContentFiguresView = z.infer<typeof contentFigures>;
export type CoverageView = z.infer<typeof coverage>;
