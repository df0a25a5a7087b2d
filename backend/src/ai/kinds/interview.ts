import type { GuideView } from '@shortlist/shared/contract/ai';
import { composeInterview, interviewText } from '@shortlist/shared/guides/compose-interview';
import { aimOf } from '@shortlist/shared/guides/job-aimed-at';
import { guardedInterview } from '../guarded-guide.js';
import { interviewPrompt, type WrittenInterview } from '../prompts/interview.js';
import { BY_RULES, contextOf, guideQuestion, guideSources, type GuideSubject } from './guide-subject.js';
import { restored, type Question } from './kind.js';

export const interview = {
  byRules: (subject: GuideSubject): GuideView => {
    const { data, profile, job, now } = contextOf(subject);
    return { aim: aimOf(job), text: composeInterview(data, profile, job, now), ...BY_RULES };
  },

  question: (subject: GuideSubject): Question | null => guideQuestion(subject, interviewPrompt),

  guarded: (
    subject: GuideSubject,
    answer: WrittenInterview,
    question: Question,
  ): Omit<GuideView, 'engine' | 'version'> | null => {
    const { job } = contextOf(subject);
    const sources = guideSources(subject, question);
    return guardedInterview(restored(answer, question), sources, aimOf(job), interviewText);
  },
};
