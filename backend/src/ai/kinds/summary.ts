import { resumeRecord, type GuardRecord } from '@shortlist/shared/facts/guard/guard-record';
import { rewriteSummary } from '@shortlist/shared/rewrite/summary/rewrite-summary';
import { yearsOfExperience } from '@shortlist/shared/rewrite/reading/years-of-experience';
import { guardedSummary } from '../guarded/model-summary.js';
import { rewriteSummaryPrompt } from '../prompts/rewrite-summary.js';
import { sentencesIn } from './sentences-in.js';
import { questionAbout, type KindOfText, type Subject } from './kind.js';

export const summary: KindOfText<'summary'> = {
  byRules: ({ body: { resumeData, jdText }, now }) => ({
    ...rewriteSummary(resumeData, jdText, now),
    engine: 'builtin',
  }),

  question: ({ body: { resumeData, jdText }, now }) => {
    const years = yearsOfExperience(resumeData, now);
    return questionAbout(resumeData, years > 0 ? [`${years} years`] : [], (contacts) =>
      rewriteSummaryPrompt(resumeData, jdText, years, contacts),
    );
  },

  record,

  sentences: ({ summary: text }) => sentencesIn([text]),

  guarded: (subject, answer, sources) =>
    guardedSummary(subject.body.resumeData, sources, answer.summary, record(subject)),
};

function record({ body, now, factCheck }: Subject<'summary'>): GuardRecord {
  return { ...resumeRecord(body.resumeData, '', now), factCheck };
}
