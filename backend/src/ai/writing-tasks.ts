import type { AiTask, PlanFeature } from '@shortlist/shared/product/plans';
import type { z } from 'zod';
import type { TextKind, Texts } from './kinds/kind.js';
import { writtenBranding } from './prompts/branding.js';
import { writtenLetter } from './prompts/cover-letter.js';
import { writtenInterview } from './prompts/interview.js';
import { writtenProfile } from './prompts/linkedin.js';
import { rewrittenBullets } from './prompts/rewrite-bullets.js';
import { writtenSummary } from './prompts/rewrite-summary.js';
import { writtenSalaryGuide } from './prompts/salary.js';

interface WritingTask<Answer> {
  allowance: AiTask;
  feature?: PlanFeature;
  usesProfile: boolean;
  answer: z.ZodType<Answer>;
  unusableNotice: string;
}

const UNFOUNDED =
  'The language model made claims that are not in your resume, so we used built-in rules and your own words instead.';
const UNFOUNDED_OR_NO_BETTER =
  'The language model made claims that are not in your text, or did not improve it, so we used built-in rules and your own words instead.';

const REWRITE = { allowance: 'rewrites', usesProfile: false, unusableNotice: UNFOUNDED_OR_NO_BETTER } as const;
const GUIDE = { allowance: 'guides', feature: 'guides', usesProfile: true, unusableNotice: UNFOUNDED } as const;

/**
 * The properties that the main thread needs to know about each writing task. The rules that write the texts are in
 * `kinds/` and run in other threads.
 */
export const WRITING_TASKS: { readonly [Kind in TextKind]: WritingTask<Texts[Kind]['answer']> } = {
  bullets: { ...REWRITE, answer: rewrittenBullets },
  summary: { ...REWRITE, answer: writtenSummary },
  coverLetter: { allowance: 'letters', usesProfile: true, answer: writtenLetter, unusableNotice: UNFOUNDED },
  linkedin: { allowance: 'linkedin', usesProfile: true, answer: writtenProfile, unusableNotice: UNFOUNDED },
  interview: { ...GUIDE, answer: writtenInterview },
  salary: { ...GUIDE, answer: writtenSalaryGuide },
  branding: { ...GUIDE, answer: writtenBranding },
};
