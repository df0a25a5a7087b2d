import { guardedPassage, guardedText, questionFor, textByRules } from '../ai/kinds/text-kinds.js';
import { passwordWeakness } from '../auth/password-strength.js';
import { analyzeResume, scoreVersion } from '../resume-analytics/analyze-resume.js';
import { atsScore, jobProfile } from './score-tasks.js';

/**
 * Everything that the API does with user text by rules, by name. It runs in threads: arguments and results are
 * structured-cloneable, and results have the shape of the answer already.
 */
export const TEXT_TASKS = {
  jobProfile,
  atsScore,
  scoreVersion,
  analyzeResume,
  passwordWeakness,
  textByRules,
  questionFor,
  guardedText,
  guardedPassage,
};

export type TextTasks = typeof TEXT_TASKS;
