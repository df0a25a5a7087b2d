import { branding } from '../ai/kinds/branding.js';
import { bullets } from '../ai/kinds/bullets.js';
import { coverLetter } from '../ai/kinds/cover-letter.js';
import { guidePassage } from '../ai/kinds/guide-subject.js';
import { interview } from '../ai/kinds/interview.js';
import { linkedin } from '../ai/kinds/linkedin.js';
import { salary } from '../ai/kinds/salary.js';
import { summary } from '../ai/kinds/summary.js';
import { passwordWeakness } from '../auth/password-strength.js';
import { analyzeResume, scoreVersion } from '../resume-analytics/analyze-resume.js';
import { atsScore, jobProfile } from './score-tasks.js';

/**
 * All rules that the API applies to user text, by name. They run in threads: arguments and results must be
 * structured-cloneable, and results already have the response's shape.
 */
export const TEXT_TASKS = {
  jobProfile,
  atsScore,
  scoreVersion,
  analyzeResume,
  passwordWeakness,
  bulletsByRules: bullets.byRules,
  bulletsQuestion: bullets.question,
  bulletsGuarded: bullets.guarded,
  summaryByRules: summary.byRules,
  summaryQuestion: summary.question,
  summaryGuarded: summary.guarded,
  summaryPassage: summary.passage,
  coverLetterByRules: coverLetter.byRules,
  coverLetterQuestion: coverLetter.question,
  coverLetterGuarded: coverLetter.guarded,
  coverLetterPassage: coverLetter.passage,
  linkedinByRules: linkedin.byRules,
  linkedinQuestion: linkedin.question,
  linkedinGuarded: linkedin.guarded,
  linkedinPassage: linkedin.passage,
  interviewByRules: interview.byRules,
  interviewQuestion: interview.question,
  interviewGuarded: interview.guarded,
  salaryByRules: salary.byRules,
  salaryQuestion: salary.question,
  salaryGuarded: salary.guarded,
  brandingByRules: branding.byRules,
  brandingQuestion: branding.question,
  brandingGuarded: branding.guarded,
  guidePassage,
};

export type TextTasks = typeof TEXT_TASKS;
