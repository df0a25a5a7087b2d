import { z } from 'zod';
import { DOCUMENT_KINDS } from '../letters/letter-options.js';
import { VERSION_REASONS } from './resume-versions.js';
import { isoDate } from './text.js';

/** Versions on the chart besides the résumé as it is now; of more, so many that are evenly spaced. */
export const MOST_POINTS = 60;
/** Weeks of downloads that are shown, this one included. */
export const WEEKS_SHOWN = 12;
/** Résumés side by side, this one included: the others that were edited last. */
export const MOST_SIDE_BY_SIDE = 12;
/** Of each other résumé, the versions among which its best score is looked for, evenly spaced. */
export const MOST_VERSIONS_COMPARED = 12;
/** Rules that are told as having moved the score, and as the next steps. */
export const MOST_CHANGES = 4;
export const MOST_STEPS = 3;

const percent = z.number().min(0).max(100);

/** By today's rules and with the job description of today, whatever the version was written for. */
const scorePoint = z.object({
  /** What kept the version; `current` is the résumé as it is now. */
  kind: z.enum([...VERSION_REASONS, 'current']),
  revision: z.int(),
  at: isoDate,
  quality: z.int().min(0).max(100),
  parse: percent,
  content: percent,
  /** Null without a job description, or where nothing is recognised in it. */
  match: percent.nullable(),
});

const field = { message: z.string(), path: z.string().optional() };

const scoreChange = z.object({
  rule: z.string(),
  name: z.string(),
  part: z.enum(['parse', 'content', 'match']),
  /** Points of the quality, or of the match for its rules, to one decimal; below 0 where some were lost. */
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
  /** Of the rules that measured. */
  rulesVersion: z.string(),
  score: z.object({
    /** Oldest first; the last is the résumé as it is now. */
    points: z.array(scorePoint).min(1),
    /** All that are kept, also those between the points. */
    versions: z.int(),
    /** Against the first version; empty while there is none. */
    sinceFirst: z.array(scoreChange),
    sinceLast: z.array(scoreChange),
  }),
  /** One of several rules where one step mends them all. */
  next: z.array(
    z.object({ rule: z.string(), part: z.enum(['parse', 'content', 'match']), cost: z.number(), ...field }),
  ),
  content: z.object({
    now: contentFigures,
    /** Null while there is no version but the one of now. */
    first: contentFigures.nullable(),
    empty: z.array(z.object({ name: z.string(), path: z.string() })),
  }),
  /** Null without a job description, or where nothing is recognised in it. */
  keywords: z.object({ job: z.string().nullable(), must: coverage, nice: coverage }).nullable(),
  use: z.object({
    /** As the downloads are counted: `pdf`, and `letter_pdf` of what is written beside the résumé. */
    formats: z.array(z.object({ format: z.string(), count: z.int() })),
    /** Mondays, UTC, oldest first. */
    weeks: z.array(z.object({ week: z.iso.date(), count: z.int() })),
    texts: z.array(z.object({ kind: z.enum(DOCUMENT_KINDS), updatedAt: isoDate })),
  }),
  sideBySide: z.object({
    /** This one first, then the others as they were edited last. */
    resumes: z.array(
      z.object({
        id: z.guid(),
        title: z.string(),
        quality: z.int(),
        /** Null without a job description. A job asked for much of does not make the résumé a worse one. */
        match: z.int().nullable(),
        /** The highest quality, of now and of the kept versions. */
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
