import { TEMPLATE_KEYS } from '../resume/resume-data.js';
import { inWords } from '../text/number-words.js';

export const TEMPLATE_COUNT = TEMPLATE_KEYS.length;
export const TEMPLATE_COUNT_IN_WORDS = inWords(TEMPLATE_COUNT);
