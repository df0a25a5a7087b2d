import type { RewriteBulletsBody, RewriteBulletsView } from '@shortlist/shared/contract/ai';
import { rewriteBullets } from '@shortlist/shared/writing/rewrite-bullets';
import { guardedBullets, type GuardedBullets } from '../model-bullets.js';
import { HiddenContacts } from '../prompts/hidden-contacts.js';
import { rewriteBulletsPrompt, type RewrittenBullets } from '../prompts/rewrite-bullets.js';
import { MOST } from '../prompts/rules.js';
import type { Question } from './kind.js';

/** Blank bullets are not asked about. */
const jobOf = ({ experienceItem }: RewriteBulletsBody) => ({
  ...experienceItem,
  bullets: experienceItem.bullets.filter((text) => text.trim() !== ''),
});

export const bullets = {
  byRules: ({ experienceItem, jdText }: RewriteBulletsBody): RewriteBulletsView => ({
    ...rewriteBullets(experienceItem, jdText),
    engine: 'builtin',
  }),

  question: (body: RewriteBulletsBody): Question | null => {
    const job = jobOf(body);
    const length = job.bullets.reduce((sum, text) => sum + text.length, 0);
    // The rules say so themselves where it is too much.
    if (length === 0 || length > MOST.bullets) return null;
    const contacts = new HiddenContacts();
    return { prompt: rewriteBulletsPrompt(job, body.jdText, contacts), sources: [], contacts: contacts.found };
  },

  guarded: (body: RewriteBulletsBody, answer: RewrittenBullets, { contacts }: Question): GuardedBullets | null =>
    guardedBullets(jobOf(body), answer, new HiddenContacts(undefined, contacts)),
};
