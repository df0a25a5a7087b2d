import type { GuideBody } from '@shortlist/shared/contract/ai';
import { z } from 'zod';
import type { PromptText } from './prompt.js';
import { fenced, newFence } from './fenced.js';
import { HiddenContacts } from './hidden-contacts.js';
import { resumeText } from './resume-text.js';
import { listOf } from './list-of.js';
import { MOST, rules } from './rules.js';

const line = z.string().trim().min(1).max(1_500);
export const writtenInterview = z.object({
  questions: listOf(z.object({ question: line, answer: line }), 12),
  ask: listOf(line, 8),
});
export type WrittenInterview = z.infer<typeof writtenInterview>;

export function interviewPrompt(
  { resumeData, jdText }: GuideBody,
  contacts = new HiddenContacts(resumeData),
  fence = newFence(),
): PromptText {
  return {
    task: 'guides',
    version: 'interview/1',
    instructions: `${rules(fence)}

Prepare the person for a job interview.
- 6 to 10 questions that this job's interviewers are likely to ask, by what the job asks for and by what the résumé says.
- To each an answer in the first person, 40 to 90 words, as situation, task, action, result, made of the person's own facts only. Where the résumé has no facts for it, say in the answer which kind of true story to choose, and tell none.
- 4 to 6 questions that the person may ask in return. No numbers in them.

Answer: {"questions": [{"question": "…", "answer": "…"}], "ask": ["…", "…"]}`,
    input: [
      fenced(fence, 'résumé', resumeText(resumeData, contacts), MOST.resume),
      ...(jdText.trim() === '' ? [] : [fenced(fence, 'job description', contacts.hide(jdText), MOST.job)]),
    ].join('\n\n'),
    mostTokens: 2_000,
  };
}
