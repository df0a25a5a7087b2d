import { cleanLine } from '../resume/text.js';

const SELF = /^(?:self[- ]?employed|free-?lance(?:r|s)?|sole trader|own business|independent contractor)$/i;
const MANY = /^(?:various|several|multiple|different|(?:an? )?agency\b(?! \p{Lu})|n\/a$|none$)/iu;

/** Whether the company of a job says that there was none: "Self-employed", "Freelance". */
export const isSelfEmployed = (company: string): boolean => SELF.test(cleanLine(company));

/** Whether the company of a job can be named as one: not "Freelance" and not "Various agencies". */
export const isEmployer = (company: string): boolean =>
  cleanLine(company) !== '' && !isSelfEmployed(company) && !MANY.test(cleanLine(company));
