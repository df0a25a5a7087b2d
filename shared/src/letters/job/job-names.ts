import { withoutPromptInjection } from '../../keywords/posting/prompt-injection.js';
import { cleanLine } from '../../text/text.js';
import { companyOf } from './company-of.js';
import { recipientOf } from './recipient-of.js';
import { roleOf } from './role-of.js';

/** Recipient, company and role of a cover letter. Unknown fields are empty strings. */
export interface JobNames {
  recipient: string;
  company: string;
  role: string;
}

/**
 * Uses names from the job description for the fields that the user left empty.
 * @param title first line of the description, from keyword extraction
 */
export function jobNames(jdText: string, title: string | null, given: JobNames): JobNames {
  const text = withoutPromptInjection(jdText);
  const company = cleanLine(given.company) || companyOf(text);
  return {
    recipient: cleanLine(given.recipient) || recipientOf(text),
    company,
    role: cleanLine(given.role) || roleOf(text, title, company),
  };
}
