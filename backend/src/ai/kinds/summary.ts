import type { RewriteSummaryBody, RewriteSummaryView } from '@shortlist/shared/contract/ai';
import { rewriteSummary } from '@shortlist/shared/writing/rewrite-summary';
import { resumeRecord } from '@shortlist/shared/writing/guard-record';
import { yearsOfExperience } from '@shortlist/shared/writing/years-of-experience';
import { guardedPassage } from '../guarded-passage.js';
import { guardedSummary, type GuardedSummary } from '../model-summary.js';
import { HiddenContacts } from '../prompts/hidden-contacts.js';
import { resumeText } from '../prompts/resume-text.js';
import { rewriteSummaryPrompt, type WrittenSummary } from '../prompts/rewrite-summary.js';
import { restored, type Question } from './kind.js';

export const summary = {
  byRules: ({ resumeData, jdText }: RewriteSummaryBody, today: Date): RewriteSummaryView => ({
    ...rewriteSummary(resumeData, jdText, today),
    engine: 'builtin',
  }),

  question: ({ resumeData, jdText }: RewriteSummaryBody, today: Date): Question | null => {
    const contacts = new HiddenContacts(resumeData);
    const source = resumeText(resumeData, contacts);
    if (source === '') return null;
    const years = yearsOfExperience(resumeData, today);
    const prompt = rewriteSummaryPrompt(resumeData, jdText, years, contacts);
    const sources = [contacts.restore(source), ...(years > 0 ? [`${years} years`] : [])];
    return { prompt, sources, contacts: contacts.found };
  },

  passage: ({ resumeData }: RewriteSummaryBody, text: string, question: Question, today: Date): string =>
    guardedPassage(question, resumeRecord(resumeData, '', today), text),

  guarded: (
    { resumeData }: RewriteSummaryBody,
    answer: WrittenSummary,
    question: Question,
    today: Date,
  ): GuardedSummary | null =>
    guardedSummary(
      resumeData,
      question.sources,
      restored(answer, question).summary,
      resumeRecord(resumeData, '', today),
    ),
};
