import type { ResumeData } from '@shortlist/shared/resume/resume-data';
import { z } from 'zod';
import type { PromptText } from './prompt.js';
import { fenced, newFence } from './fenced.js';
import type { HiddenContacts } from './hidden-contacts.js';
import { resumeText } from './resume-text.js';
import { MOST, rules } from './rules.js';

export const writtenSummary = z.object({ summary: z.string().trim().min(1).max(1_500) });
export type WrittenSummary = z.infer<typeof writtenSummary>;

/** @param years years of experience, computed from the resume's dates */
export function rewriteSummaryPrompt(
  data: ResumeData,
  jdText: string,
  years: number,
  contacts: HiddenContacts,
  fence = newFence(),
): PromptText {
  return {
    task: 'rewrites',
    version: 'rewrite-summary/1',
    instructions: `${rules(fence)}

Write the summary at the top of a résumé: 2 to 4 sentences, 30 to 80 words, one paragraph.
- Who this is, what they are best at, and the strongest results with their numbers.
- No "I" and no name; begin with the profession.
- If the résumé has a summary, keep what is particular in it.
${years > 0 ? `- They have ${years} ${years === 1 ? 'year' : 'years'} of experience; you may say so.` : '- Say nothing about years of experience.'}

Answer: {"summary": "…"}`,
    input: [
      fenced(fence, 'résumé', resumeText(data, contacts), MOST.resume),
      ...(jdText.trim() === '' ? [] : [fenced(fence, 'job description', contacts.hide(jdText), MOST.job)]),
    ].join('\n\n'),
    mostTokens: 500,
  };
}
