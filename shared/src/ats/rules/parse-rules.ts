import { CONTACT_RULES } from './contact-rules.js';
import { DATE_RULES } from './date-rules.js';
import { JOB_RULES } from './job-rules.js';
import type { Rule } from './rule.js';
import { SECTION_RULES } from './section-rules.js';

/**
 * Rules that check whether a parser can find the contact details, jobs, dates, schools and skills. Properties of the
 * templates (one column, real headings, text in reading order) earn no points, because every resume made here has them.
 */
export const PARSE_RULES: readonly Rule[] = [...CONTACT_RULES, ...JOB_RULES, ...DATE_RULES, ...SECTION_RULES];
