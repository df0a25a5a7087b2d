import type { GuideBody } from '@shortlist/shared/contract/ai';
import { z } from 'zod';
import type { PromptText } from './prompt.js';
import { fenced, newFence } from './fenced.js';
import { HiddenContacts } from './hidden-contacts.js';
import { resumeText } from './resume-text.js';
import { listOf } from './list-of.js';
import { MOST, rules } from './rules.js';

const line = z.string().trim().min(1).max(800);
export const writtenSalaryGuide = z.object({ evidence: listOf(line, 8), phrases: listOf(line, 10) });
export type WrittenSalaryGuide = z.infer<typeof writtenSalaryGuide>;

export function salaryPrompt(
  { resumeData, jdText }: GuideBody,
  contacts = new HiddenContacts(resumeData),
  fence = newFence(),
): PromptText {
  return {
    task: 'guides',
    version: 'salary/1',
    instructions: `${rules(fence)}

Prepare the person to talk about pay for this job.
- evidence: 3 to 6 sentences in the first person, each one result of the person's own with its numbers, the strongest for this job first.
- phrases: 5 to 7 sentences to say: when asked for expectations, when asked for present pay, when an offer is low, when they cannot go higher, when time is needed. Each begins with the occasion and a colon.
- Name no salaries, ranges or market figures at all; write [your range], [your goal] or [day] where the person has to put theirs.

Answer: {"evidence": ["…", "…"], "phrases": ["…", "…"]}`,
    input: [
      fenced(fence, 'résumé', resumeText(resumeData, contacts), MOST.resume),
      ...(jdText.trim() === '' ? [] : [fenced(fence, 'job description', contacts.hide(jdText), MOST.job)]),
    ].join('\n\n'),
    mostTokens: 1_200,
  };
}
