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

export type AtsScoreBody = z.infer<typeof atsScoreBody>;
export type AtsScoreView = z.infer<typeof atsScoreView>;
