import type { GuideBody } from '@shortlist/shared/contract/ai';
import { BRANDING_LIMITS } from '@shortlist/shared/product/letter-options';
import { z } from 'zod';
import type { PromptText } from './prompt.js';
import { fenced, newFence } from './fenced.js';
import { HiddenContacts } from './hidden-contacts.js';
import { resumeText } from './resume-text.js';
import { listOf } from './list-of.js';
import { MOST, rules } from './rules.js';

const line = z.string().trim().min(1).max(2_000);
export const writtenBranding = z.object({
  positioning: listOf(line, 6),
  introduction: line,
  bioFirst: line,
  bioThird: line,
  note: line,
});
export type WrittenBranding = z.infer<typeof writtenBranding>;

/** The product adds the signature itself, because the model receives neither the user's name nor contact details. */
export function brandingPrompt(
  { resumeData, jdText }: GuideBody,
  contacts = new HiddenContacts(resumeData),
  fence = newFence(),
): PromptText {
  const name = contacts.hide(resumeData.personal.fullName);
  return {
    task: 'guides',
    version: 'branding/1',
    instructions: `${rules(fence)}

Write texts with which this person introduces themselves. Where their name belongs, write ${name || '[your name]'} and nothing else.
- positioning: 3 lines of at most 200 characters that say who the person is professionally: by experience, by the strongest result, by what they do now. No full sentences.
- introduction: what the person says in 30 seconds when they meet somebody, in the first person, 60 to 80 words. Its last sentence: Next, I’m looking for [the kind of work or team you want].
- bioFirst: a short bio in the first person, 60 to 100 words.
- bioThird: the same in the third person, with the name and without pronouns for the person.
- note: to a recruiter or somebody who is asked to connect, at most ${BRANDING_LIMITS.note} characters. It begins with: Hello [name],

Answer: {"positioning": ["…", "…", "…"], "introduction": "…", "bioFirst": "…", "bioThird": "…", "note": "…"}`,
    input: [
      fenced(fence, 'résumé', resumeText(resumeData, contacts), MOST.resume),
      ...(jdText.trim() === '' ? [] : [fenced(fence, 'job description', contacts.hide(jdText), MOST.job)]),
    ].join('\n\n'),
    mostTokens: 1_400,
  };
}
