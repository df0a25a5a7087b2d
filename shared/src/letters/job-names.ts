import { withoutOrders } from '../keywords/orders.js';
import { cleanLine } from '../resume/text.js';
import { companyOf } from './company-of.js';
import { recipientOf } from './recipient-of.js';
import { roleOf } from './role-of.js';

/** Whom and what a letter is about; '' for what is not known. */
export interface JobNames {
  recipient: string;
  company: string;
  role: string;
}

/**
 * What the person gave, and for the rest what the job description says of itself.
 *
 * @param title its first line, as the keywords' reader took it
 */
export function jobNames(jdText: string, title: string | null, given: JobNames): JobNames {
  const text = withoutOrders(jdText);
  const company = cleanLine(given.company) || companyOf(text);
  return {
    recipient: cleanLine(given.recipient) || recipientOf(text),
    company,
    role: cleanLine(given.role) || roleOf(text, title, company),
  };
}
