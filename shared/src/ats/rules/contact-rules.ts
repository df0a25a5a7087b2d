import { mailHref, phoneHref, webHref } from '../../resume/links.js';
import { LINK_ROWS } from '../../resume/resume-fields.js';
import { failureShare, isFilled, type Rule, type Verdict } from './rule.js';

/** Minimum number of digits in a phone number. Shorter numbers are extensions or emergency numbers. */
const PHONE_DIGITS = 7;

const given = (isGiven: boolean, praise: string, advice: string, path: string): Verdict =>
  isGiven ? { share: 1, message: praise } : { share: 0, message: advice, path };

export const CONTACT_RULES: readonly Rule[] = [
  {
    id: 'name',
    max: 8,
    evaluate: ({ data: { personal } }) =>
      given(isFilled(personal.fullName), 'Name found.', 'Add your full name.', 'personal.fullName'),
  },
  {
    id: 'email',
    max: 8,
    evaluate: ({ data: { personal } }) => {
      if (!isFilled(personal.email)) return { share: 0, message: 'Add your email address.', path: 'personal.email' };
      if (mailHref(personal.email)) return { share: 1, message: 'Email address looks valid.' };
      return { share: 0.5, message: 'Check the email address: it does not look complete.', path: 'personal.email' };
    },
  },
  {
    id: 'phone',
    max: 7,
    evaluate: ({ data: { personal } }) => {
      if (!isFilled(personal.phone)) return { share: 0, message: 'Add a phone number.', path: 'personal.phone' };
      const digits = phoneHref(personal.phone)?.replace(/\D/g, '').length ?? 0;
      if (digits >= PHONE_DIGITS) return { share: 1, message: 'Phone number looks valid.' };
      return { share: 0.5, message: 'Write the phone number with digits, spaces and + only.', path: 'personal.phone' };
    },
  },
  {
    id: 'location',
    max: 4,
    evaluate: ({ data: { personal } }) =>
      given(isFilled(personal.location), 'Location found.', 'Add your city and country or state.', 'personal.location'),
  },
  {
    id: 'links',
    max: 2,
    evaluate: ({ data: { personal } }) => {
      const links = LINK_ROWS.map(({ key }) => key).filter((key) => isFilled(personal[key]));
      if (links.length === 0) return undefined;
      const broken = links.filter((key) => !webHref(personal[key])).map((key) => `personal.${key}`);
      return failureShare(
        broken,
        links.length,
        'Links are valid.',
        () => 'Write links as web addresses, such as linkedin.com/in/name.',
      );
    },
  },
  {
    id: 'job-title',
    max: 4,
    evaluate: ({ data: { personal } }) =>
      given(isFilled(personal.jobTitle), 'Job title found.', 'Add the job title you want.', 'personal.jobTitle'),
  },
];
