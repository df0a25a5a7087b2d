import type { LinkedinSummaryBody } from '@shortlist/shared/contract/ai';
import { LINKEDIN_LIMITS } from '@shortlist/shared/product/letter-options';
import { z } from 'zod';
import type { PromptText } from './prompt.js';
import { fenced, newFence } from './fenced.js';
import { HiddenContacts } from './hidden-contacts.js';
import { resumeText } from './resume-text.js';
import { writtenParagraphs } from './list-of.js';
import { MOST, rules } from './rules.js';
import { TONES } from './tones.js';

export const writtenProfile = z.object({
  headline: z.string().trim().min(1).max(LINKEDIN_LIMITS.headline),
  paragraphs: writtenParagraphs,
});
export type WrittenProfile = z.infer<typeof writtenProfile>;

export function linkedinPrompt(
  { resumeData, jdText, tone }: LinkedinSummaryBody,
  contacts = new HiddenContacts(resumeData),
  fence = newFence(),
): PromptText {
  return {
    task: 'linkedin',
    version: 'linkedin/1',
    instructions: `${rules(fence)}

Write a LinkedIn profile's headline and "About" text.
- Headline: at most ${LINKEDIN_LIMITS.headline} characters; profession and what they are best at, parted by " | ".
- About: 2 to 4 paragraphs in the first person, 120 to 250 words in all: what they do, results with their numbers, what they work with. The first sentence must hold up alone.
- ${TONES[tone]}
- No greeting, no hashtags, no emoji, no lists.

Answer: {"headline": "…", "paragraphs": ["…", "…"]}`,
    input: [
      fenced(fence, 'résumé', resumeText(resumeData, contacts), MOST.resume),
      ...(jdText.trim() === '' ? [] : [fenced(fence, 'job description', contacts.hide(jdText), MOST.job)]),
    ].join('\n\n'),
    mostTokens: 1_000,
  };
}
