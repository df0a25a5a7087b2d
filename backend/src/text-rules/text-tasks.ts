import { factCheckFor, guardedPassage, guardedText, questionFor, textByRules } from '../ai/kinds/text-kinds.js';
import { keywordsPrompt } from '../ai/keywords/keywords-prompt.js';
import { passwordWeakness } from '../auth/passwords/password-strength.js';
import { analyzeResume, scoreVersion } from './analyze-resume.js';
import { atsScore, jobProfile, jobProfileByModel } from './score-tasks.js';

/**
 * Runs in threads, so arguments and results must be structured-cloneable. Results have the format of the API's
 * response.
 */
export const TEXT_TASKS = {
  jobProfile,
  jobProfileByModel,
  keywordsPrompt,
  atsScore,
  scoreVersion,
  analyzeResume,
  passwordWeakness,
  textByRules,
  questionFor,
  factCheckFor,
  guardedText,
  guardedPassage,
};

export type TextTasks = typeof TEXT_TASKS;
