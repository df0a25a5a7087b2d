import { LIMITS, type Experience } from '@shortlist/shared/resume/resume-data';
import { cleanLine } from '@shortlist/shared/text/text';
import { z } from 'zod';
import type { PromptText } from './prompt.js';
import { fenced, newFence } from './fenced.js';
import type { HiddenContacts } from './hidden-contacts.js';
import { listOf } from './list-of.js';
import { MOST, rules, tokensFor } from './rules.js';

export const rewrittenBullets = z.object({
  lines: listOf(
    z.object({ number: z.number(), text: z.string().max(2 * LIMITS.bulletLength) }),
    LIMITS.bulletsPerEntry,
    0,
  ),
});
export type RewrittenBullets = z.infer<typeof rewrittenBullets>;

/** Numbers the bullets, because the model's answer may change their order and omit some of them. */
export function rewriteBulletsPrompt(
  job: Experience,
  jdText: string,
  contacts: HiddenContacts,
  fence = newFence(),
): PromptText {
  const about = [job.role, job.company, job.current ? 'present job' : 'former job'].map(cleanLine).join(' | ');
  const bullets = job.bullets.map((text, index) => `${index + 1}. ${cleanLine(text)}`).join('\n');
  return {
    task: 'rewrites',
    version: 'rewrite-bullets/2',
    instructions: `${rules(fence)}

Rewrite the numbered bullets of one job of a résumé.
- One line for each bullet, with its number; merge none and drop none.
- Begin with a strong verb: ${job.current ? 'present tense for what goes on, past tense for what is done' : 'past tense'}. No "I", no "responsible for", no full stop unless the bullets have them.
- 8 to 30 words where its facts allow it. Keep every number, name, tool, reason and recognition of the bullet, and do not add the employer's name.
- Keep the person's part as stated: no "led" for "helped", no "built" or "developed" for "worked on".
- A bullet that is good already comes back as it is.
- Where the job description has a word for something that the bullet says in other words, use that word.

Answer: {"lines": [{"number": 1, "text": "…"}, …]}`,
    input: [
      fenced(fence, 'job', contacts.hide(about), MOST.bullets),
      fenced(fence, 'bullets', contacts.hide(bullets), MOST.bullets),
      ...(jdText.trim() === '' ? [] : [fenced(fence, 'job description', contacts.hide(jdText), MOST.job)]),
    ].join('\n\n'),
    mostTokens: 300 + 2 * tokensFor(Math.min(bullets.length, MOST.bullets)),
  };
}
