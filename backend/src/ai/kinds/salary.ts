import type { GuideView } from '@shortlist/shared/contract/ai';
import { composeSalaryGuide, salaryText } from '@shortlist/shared/guides/compose-salary-guide';
import { aimOf } from '@shortlist/shared/guides/job-aimed-at';
import { payIn } from '@shortlist/shared/guides/pay-in';
import { guardedSalary } from '../guarded-guide.js';
import { salaryPrompt, type WrittenSalaryGuide } from '../prompts/salary.js';
import { BY_RULES, contextOf, guideQuestion, guideSources, type GuideSubject } from './guide-subject.js';
import { restored, type Question } from './kind.js';

export const salary = {
  byRules: (subject: GuideSubject): GuideView => {
    const { data, profile, job, jdText, now } = contextOf(subject);
    return { aim: aimOf(job), text: composeSalaryGuide(data, profile, job, payIn(jdText), now), ...BY_RULES };
  },

  question: (subject: GuideSubject): Question | null => guideQuestion(subject, salaryPrompt),

  guarded: (
    subject: GuideSubject,
    answer: WrittenSalaryGuide,
    question: Question,
  ): Omit<GuideView, 'engine' | 'version'> | null => {
    const { job, jdText } = contextOf(subject);
    const sources = guideSources(subject, question);
    return guardedSalary(restored(answer, question), sources, aimOf(job), (parts) => salaryText(parts, payIn(jdText)));
  },
};
