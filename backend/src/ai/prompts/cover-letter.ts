import type { CoverLetterBody } from '@shortlist/shared/contract/ai';
import { cleanLine } from '@shortlist/shared/text/text';
import { z } from 'zod';
import type { PromptText } from './prompt.js';
import { fenced, newFence } from './fenced.js';
import { HiddenContacts } from './hidden-contacts.js';
import { resumeText } from './resume-text.js';
import { writtenParagraphs } from './list-of.js';
import { MOST, rules } from './rules.js';
import { TONES } from './tones.js';

export const writtenLetter = z.object({ paragraphs: writtenParagraphs });
export type WrittenLetter = z.infer<typeof writtenLetter>;

const LENGTHS = {
  short: '2 paragraphs, 90 to 140 words in all',
  medium: '3 paragraphs, 160 to 230 words in all',
  long: '4 paragraphs, 250 to 340 words in all',
} as const;

/** Requests only the paragraphs: the model gets no personal names, so the product adds the greeting and the closing. */
export function coverLetterPrompt(
  { resumeData, jdText, tone, length, company, role }: Omit<CoverLetterBody, 'recipient'>,
  contacts = new HiddenContacts(resumeData),
  fence = newFence(),
): PromptText {
  const aim = [role && `job: ${cleanLine(role)}`, company && `company: ${cleanLine(company)}`].filter(Boolean);
  return {
    task: 'letters',
    version: 'cover-letter/1',
    instructions: `${rules(fence)}

Write the body of a cover letter in the first person: ${LENGTHS[length]}.
- No greeting, no closing words, no signature, no date, no addresses, no headings or lists.
- ${TONES[tone]}
- First which job it is about and why this person fits it; then their strongest evidence with its numbers, told and not listed; last that they would like to talk.
- The job and the company may be named as they are given. Claim no knowledge of the company and no feelings for it.

Answer: {"paragraphs": ["…", "…"]}`,
    input: [
      fenced(fence, 'résumé', resumeText(resumeData, contacts), MOST.resume),
      ...(aim.length === 0 ? [] : [fenced(fence, 'applied for', contacts.hide(aim.join('\n')), MOST.job)]),
      ...(jdText.trim() === '' ? [] : [fenced(fence, 'job description', contacts.hide(jdText), MOST.job)]),
    ].join('\n\n'),
    mostTokens: 1_000,
  };
}
