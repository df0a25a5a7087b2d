import { CONTACT_RULES } from './contact-rules.js';
import { DATE_RULES } from './date-rules.js';
import { JOB_RULES } from './job-rules.js';
import type { Rule } from './rule.js';
import { SECTION_RULES } from './section-rules.js';

/**
 * Rules that check whether a parser can find the contact details, jobs, dates, schools and skills. A single column,
 * real headings and text in reading order earn no points, because every template has them.
 */
export const PARSE_RULES: readonly Rule[] = [...CONTACT_RULES, ...JOB_RULES, ...DATE_RULES, ...SECTION_RULES];
