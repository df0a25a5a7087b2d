import { composeSalaryGuide, salaryText } from '@shortlist/shared/guides/compose-salary-guide';
import { aimOf } from '@shortlist/shared/guides/job-aimed-at';
import { payIn } from '@shortlist/shared/guides/pay-in';
import { guardedSalary } from '../guarded/guarded-guide.js';
import { salaryPrompt } from '../prompts/salary.js';
import { BY_RULES, contextOf, guideQuestion, guideRecord, guideSources } from './guide-subject.js';
import type { KindOfText } from './kind.js';
import { sentencesIn } from './sentences-in.js';

export const salary: KindOfText<'salary'> = {
  byRules: (subject) => {
    const { data, profile, job, jdText, now } = contextOf(subject);
    return { aim: aimOf(job), text: composeSalaryGuide(data, profile, job, payIn(jdText), now), ...BY_RULES };
  },

  question: (subject) => guideQuestion(subject, salaryPrompt),

  record: guideRecord,

  sentences: ({ evidence, phrases }) => sentencesIn([...evidence, ...phrases]),

  guarded: (subject, answer, sources) => {
    const { job, jdText } = contextOf(subject);
    return guardedSalary(answer, guideSources(subject, sources), aimOf(job), (parts) =>
      salaryText(parts, payIn(jdText)),
    );
  },
};
