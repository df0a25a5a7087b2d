import { cleanLine } from '../text/text.js';

const SELF = /^(?:self[- ]?employed|free-?lance(?:r|s)?|sole trader|own business|independent contractor)$/i;
const MANY = /^(?:various|several|multiple|different|(?:an? )?agency\b(?! \p{Lu})|n\/a$|none$)/iu;

/** Returns whether the company field means self-employment: "Self-employed", "Freelance". */
export const isSelfEmployed = (company: string): boolean => SELF.test(cleanLine(company));

/** Returns whether the company field names an employer, unlike "Freelance" or "Various agencies". */
export const isEmployer = (company: string): boolean =>
  cleanLine(company) !== '' && !isSelfEmployed(company) && !MANY.test(cleanLine(company));
