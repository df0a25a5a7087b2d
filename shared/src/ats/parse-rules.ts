import { CONTACT_RULES } from './contact-rules.js';
import { DATE_RULES } from './date-rules.js';
import { JOB_RULES } from './job-rules.js';
import type { Rule } from './rule.js';
import { SECTION_RULES } from './section-rules.js';

/**
 * Can a machine find the contacts, the jobs and their dates, the schools and the skills? What the templates answer for
 * (one column, real headings, text in reading order) gives no points: every résumé made here has it.
 */
export const PARSE_RULES: readonly Rule[] = [...CONTACT_RULES, ...JOB_RULES, ...DATE_RULES, ...SECTION_RULES];
