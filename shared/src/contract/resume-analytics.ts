import { z } from 'zod';
import { DOCUMENT_KINDS } from '../product/letter-options.js';
import { VERSION_REASONS } from './resume-versions.js';
import { isoDate } from './common/text.js';

/** Maximum number of versions on the chart, sampled evenly, besides the current résumé. */
export const MOST_POINTS = 60;
/** Weeks of downloads shown, including this one. */
export const WEEKS_SHOWN = 12;
/** Résumés compared, including this one; the others are the most recently edited. */
export const MOST_SIDE_BY_SIDE = 12;
/** Versions per other résumé searched for its best score, sampled evenly. */
export const MOST_VERSIONS_COMPARED = 12;
/** Rules listed as score changes, and as next steps. */
export const MOST_CHANGES = 4;
export const MOST_STEPS = 3;

const percent = z.number().min(0).max(100);

/** Scored by today's rules against the current job description, regardless of the one at the time. */
const scorePoint = z.object({
  /** Reason for the version; `current` is the résumé as it is now. */
  kind: z.enum([...VERSION_REASONS, 'current']),
  revision: z.int(),
  at: isoDate,
  quality: z.int().min(0).max(100),
  parse: percent,
  content: percent,
  /** Null without a job description, or if no term in it is recognized. */
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
    /** Oldest first; the last is the current résumé. */
    points: z.array(scorePoint).min(1),
    /** Number of versions, including those not on the chart. */
    versions: z.int(),
    /** Changes since the first version; empty without one. */
    sinceFirst: z.array(scoreChange),
    sinceLast: z.array(scoreChange),
  }),
  /** One rule for each step that fixes several. */
  next: z.array(
    z.object({ rule: z.string(), part: z.enum(['parse', 'content', 'match']), cost: z.number(), ...field }),
  ),
  content: z.object({
    now: contentFigures,
    /** Null without an earlier version. */
    first: contentFigures.nullable(),
    empty: z.array(z.object({ name: z.string(), path: z.string() })),
  }),
  /** Null without a job description, or if no term in it is recognized. */
  keywords: z.object({ job: z.string().nullable(), must: coverage, nice: coverage }).nullable(),
  use: z.object({
    /** Formats as counted in downloads: `pdf`, or `letter_pdf` for companions. */
    formats: z.array(z.object({ format: z.string(), count: z.int() })),
    /** Mondays (UTC), oldest first. */
    weeks: z.array(z.object({ week: z.iso.date(), count: z.int() })),
    texts: z.array(z.object({ kind: z.enum(DOCUMENT_KINDS), updatedAt: isoDate })),
  }),
  sideBySide: z.object({
    /** This one first, then the others by their last edit. */
    resumes: z.array(
      z.object({
        id: z.guid(),
        title: z.string(),
        quality: z.int(),
        /** Null without a job description. Not a measure of quality: a demanding job lowers it. */
        match: z.int().nullable(),
        /** Highest quality of the current résumé and its versions. */
        best: z.int(),
        hasJob: z.boolean(),
        downloads: z.int(),
        updatedAt: isoDate,
      }),
    ),
    /** All live résumés of the account. */
    total: z.int(),
  }),
});

export type ResumeAnalytics = z.infer<typeof resumeAnalytics>;
export type ScorePoint = z.infer<typeof scorePoint>;
export type ScoreChangeView = z.infer<typeof scoreChange>;
export type ContentFiguresView = z.infer<typeof contentFigures>;
export type CoverageView = z.infer<typeof coverage>;
