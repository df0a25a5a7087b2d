import type { RewriteBulletsBody } from '@shortlist/shared/contract/ai';
import type { Experience } from '@shortlist/shared/resume/resume-data';
import { cleanLine } from '@shortlist/shared/text/text';
import { rewriteBullets } from '@shortlist/shared/rewrite/bullets/rewrite-bullets';
import { guardedBullets } from '../guarded/model-bullets.js';
import { HiddenContacts } from '../prompts/hidden-contacts.js';
import { rewriteBulletsPrompt } from '../prompts/rewrite-bullets.js';
import { MOST } from '../prompts/rules.js';
import type { KindOfText } from './kind.js';

/** The answer is not streamed: the client shows each new bullet beside the current one, so it needs all new bullets. */
export const bullets: KindOfText<'bullets'> = {
  byRules: ({ body: { experienceItem, jdText } }) => ({
    ...rewriteBullets(experienceItem, jdText),
    engine: 'builtin',
  }),

  question: ({ body }) => {
    const job = withoutBlanks(body);
    const length = job.bullets.reduce((sum, text) => sum + text.length, 0);
    // If the bullets together are too long, the rule-based rewriter reports this to the user.
    if (length === 0 || length > MOST.bullets) return null;
    const contacts = new HiddenContacts();
    const prompt = rewriteBulletsPrompt(job, body.jdText, contacts);
    const head = [job.role, job.company].filter(Boolean).join(' | ');
    const lines = [head, ...job.bullets].map((text) => contacts.hide(text));
    return { prompt, sources: [], lines, contacts: contacts.found };
  },

  // Line 1 has the job's role and employer, so bullet 1 is line 2.
  sentences: ({ lines }) => lines.map(({ number, text }) => ({ text: cleanLine(text), rewordsLine: number + 1 })),

  guarded: ({ body, factCheck }, answer) => guardedBullets(withoutBlanks(body), answer, factCheck),
};

const withoutBlanks = ({ experienceItem }: RewriteBulletsBody): Experience => ({
  ...experienceItem,
  bullets: experienceItem.bullets.filter((text) => text.trim() !== ''),
});
