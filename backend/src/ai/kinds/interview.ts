import { composeInterview, interviewText } from '@shortlist/shared/guides/interview/compose-interview';
import { aimOf } from '@shortlist/shared/guides/job-aimed-at';
import { guardedInterview } from '../guarded/guarded-guide.js';
import { interviewPrompt } from '../prompts/interview.js';
import { BY_RULES, contextOf, guideQuestion, guideRecord, guideSources } from './guide-subject.js';
import type { KindOfText } from './kind.js';
import { sentencesIn } from './sentences-in.js';

export const interview: KindOfText<'interview'> = {
  byRules: (subject) => {
    const { data, profile, job, now } = contextOf(subject);
    return { aim: aimOf(job), text: composeInterview(data, profile, job, now), ...BY_RULES };
  },

  question: (subject) => guideQuestion(subject, interviewPrompt),

  record: guideRecord,

  sentences: ({ questions }) => sentencesIn(questions.map(({ answer }) => answer)),

  guarded: (subject, answer, sources) =>
    guardedInterview(answer, guideSources(subject, sources), aimOf(contextOf(subject).job), interviewText),
};
