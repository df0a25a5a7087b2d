import { z } from 'zod';
import { LIMITS } from '../resume/resume-data.js';
import { resumeContent } from './resume-content.js';
import { multiLine, singleLine } from './text.js';

const jobDescription = multiLine(LIMITS.jobDescriptionLength);
const optionalJobDescription = jobDescription.nullish().transform((text) => text ?? '');

export const rewriteBulletsBody = z.object({
  experienceItem: resumeContent.shape.experience.unwrap().element.extend({
    role: singleLine(LIMITS.fieldLength).min(1, { error: 'Enter the job title first.' }),
    company: singleLine(LIMITS.fieldLength).min(1, { error: 'Enter the company first.' }),
  }),
  jdText: optionalJobDescription,
});

export const rewriteSummaryBody = z.object({ resumeData: resumeContent, jdText: optionalJobDescription });

export const extractKeywordsBody = z.object({
  jdText: jobDescription.refine((text) => text.trim() !== '', { error: 'Paste a job description first.' }),
});

export const extractKeywordsView = z.object({
  /** Hard skills in the description's own words, the most wanted first. */
  keywords: z.array(z.string()),
  softSkills: z.array(z.string()),
  /** `builtin`: a dictionary and fixed rules, no model. */
  engine: z.string(),
  version: z.string(),
  title: z.string().nullable(),
  /** Of experience, as asked for. */
  years: z.number().nullable(),
  degree: z.string().nullable(),
  terms: z.array(
    z.object({
      text: z.string(),
      kind: z.enum(['hard', 'soft', 'certificate', 'degree']),
      zone: z.enum(['must', 'nice', 'duty', 'other']),
      importance: z.number(),
      snippet: z.string(),
      /** In the dictionary; otherwise it only looks like a skill. */
      known: z.boolean(),
      /** Other names under which a résumé may have it. */
      aliases: z.array(z.string()),
    }),
  ),
});

export const atsScoreBody = z.object({ resumeData: resumeContent, jdText: optionalJobDescription });

export const SCORE_PARTS = ['parse', 'content', 'match'] as const;

export const atsScoreView = z.object({
  score: z.number(),
  feedback: z.array(z.string()),
  /** `builtin`: fixed rules, no model. */
  engine: z.string(),
  /** Of the rules; the same version gives the same number for the same input. */
  version: z.string(),
  parts: z.object({ parse: z.number(), content: z.number(), match: z.number().optional() }),
  rules: z.array(
    z.object({
      id: z.string(),
      part: z.enum(SCORE_PARTS),
      points: z.number(),
      max: z.number(),
      message: z.string(),
      /** The field that mends it. */
      path: z.string().optional(),
    }),
  ),
});

const flags = z.array(z.object({ line: z.int(), text: z.string(), message: z.string() }));

export const rewriteBulletsView = z.object({
  bullets: z.array(z.string()),
  /** `builtin`: fixed rules, no model. */
  engine: z.string(),
  version: z.string(),
  /** What could not be traced to the person's own text; `line` is a place in `lines`. */
  flags,
  /** How the bullets came about; together the `after` are the bullets, in their order. */
  lines: z.array(
    z.object({
      /** As they were sent; several where they said the same. */
      before: z.array(z.string()),
      /** Two bullets, on lines of their own, where one was too long. */
      after: z.string(),
      reasons: z.array(z.string()),
      /** The same with a blank such as `[how many?]`, for the person to take or leave. */
      withBlank: z.string().optional(),
    }),
  ),
});

export const rewriteSummaryView = z.object({
  summary: z.string(),
  engine: z.string(),
  version: z.string(),
  flags,
  reasons: z.array(z.string()),
});

export type RewriteBulletsBody = z.infer<typeof rewriteBulletsBody>;
export type RewriteBulletsView = z.infer<typeof rewriteBulletsView>;
export type RewriteSummaryBody = z.infer<typeof rewriteSummaryBody>;
export type RewriteSummaryView = z.infer<typeof rewriteSummaryView>;
export type AtsScoreBody = z.infer<typeof atsScoreBody>;
export type AtsScoreView = z.infer<typeof atsScoreView>;
export type ExtractKeywordsBody = z.infer<typeof extractKeywordsBody>;
export type ExtractKeywordsView = z.infer<typeof extractKeywordsView>;
