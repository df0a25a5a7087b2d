import { withPeriod } from '../../text/text.js';
import type { LetterTone } from '../../product/letter-options.js';
import { listed, withThe } from '../../rewrite/summary/summary-sentences.js';
import type { Job } from './claims.js';
import { isOccupation } from '../../facts/occupations.js';
import { inSentence, ROUND, withArticle } from './short-role.js';

/** The job that the user is applying for. Unknown fields are empty strings. */
export interface Target {
  role: string;
  company: string;
}

/** Sentences of a cover letter in one tone, without facts about the user. */
export interface Phrases {
  iAm: string;
  /** Name in the salutation if the recipient is unknown: "Hiring Team". */
  nobody: string;
  apply: (target: Target, title: string) => string;
  /** Formats the beginning of a sentence about the latest job: "At Elm House, ". */
  latest: (job: Job) => string;
  /** Openings of sentences about further achievements in the latest job, used in turn: "I also", "Beyond that, I". */
  also: readonly [string, string];
  /** Beginnings of sentences about earlier jobs: "Earlier" or "Before that" first, then "Earlier still". */
  earlier: readonly [string, string, string];
  asked: (skills: readonly string[]) => string;
  skills: (skills: readonly string[]) => string;
  invite: (target: Target) => string;
  thanks: string;
  closing: string;
}

const jobOf = ({ role, company }: Target): string => `the ${role} position${company && ` at ${company}`}`;
/** Formats a role for a sentence: "as a nurse", "in sales", "on placement". Returns "" for any other text. */
const asRole = (role: string): string =>
  PLACEMENT.test(role)
    ? 'on placement'
    : ROUND.test(role)
      ? `on my ${role.toLowerCase()}`
      : OF_WORK.test(role)
        ? `in ${role.toLowerCase()}`
        : isOccupation(role)
          ? `as ${withArticle(inSentence(role))}`
          : '';
/** Matches roles that name a student's placement instead of a person: "Occupational Therapy Student Placement". */
const PLACEMENT = /\bplacement(?: (?:\d|one|two|three|four))?$/i;
/** Matches names of armed forces, because people serve "in" them: "in the Royal Navy". */
const FORCES =
  /^(?:the )?((?:(?:United States|U\.?S\.?|Royal|British|Canadian|Australian) )(?:Navy|Army|Air Force|Marines|Marine Corps|Coast Guard|National Guard))\b/i;
export const atEmployer = (company: string): string => {
  const force = FORCES.exec(company)?.[1];
  return force === undefined ? `at ${withThe(company)}` : `in the ${force}`;
};
/** Matches roles that name an activity instead of a person: "Housekeeping", "Counter Sales". */
const OF_WORK =
  /^(?:[a-z]+ )?(?:housekeeping|sales|reception|retail|security|catering|administration|admin|accounts|support|packing|picking|cleaning|bar work)$/i;
const placeOf = ({ role, company }: Job): string => (company === '' ? asRole(role) : atEmployer(company));
const comma = (words: string): string => (words === '' ? '' : `${words}, `);

/**
 * Formats the beginning of a sentence about an earlier job: "Before that, as a nurse at Elm House, ".
 * @param word introductory word, such as "Earlier"; empty for the first job that the cover letter mentions
 */
export function before(word: string, { role, company }: Job): string {
  const where = company === '' ? '' : ` ${atEmployer(company)}`;
  return `${comma(word)}${comma(`${asRole(role)}${where}`.trim())}`;
}

const PLAIN: Phrases = {
  iAm: 'I am',
  nobody: 'Hiring Team',
  apply: (target, title) =>
    target.role
      ? `I am applying for ${jobOf(target)}.`
      : target.company
        ? `I am writing to ask about ${title ? `work as ${withArticle(title)}` : 'work'} at ${target.company}.`
        : `I am writing to ask whether you have an opening${title && ` for ${withArticle(title)}`}.`,
  latest: (job) => capital(comma(placeOf(job))),
  also: ['I also', 'Beyond that, I'],
  earlier: ['Earlier', 'Before that', 'Earlier still'],
  asked: (skills) =>
    `You ask for ${listed(skills)}, ${['', 'which is', 'both'][skills.length] ?? 'all of them'} part of my work.`,
  skills: (skills) => withPeriod(`My core skills include ${listed(skills)}`),
  invite: () => 'I would be glad to talk about the job whenever it suits you.',
  thanks: 'Thank you for reading my application.',
  closing: 'Kind regards,',
};

const WARM: Phrases = {
  iAm: 'I’m',
  nobody: 'Hiring Team',
  apply: (target, title) =>
    target.role
      ? `I was so glad to come across ${jobOf(target)}, and I’d love to be considered for it.`
      : target.company
        ? `I’d love to work with the people at ${target.company}${title && ` as ${withArticle(title)}`}, and I hope there is room on your team.`
        : `I’d love to join your team${title && ` as ${withArticle(title)}`}, and I hope you have room for me.`,
  latest: (job) => `Here’s a glimpse of my work${placeOf(job) && ` ${placeOf(job)}`}: `,
  also: ['I also', 'And I'],
  earlier: ['Earlier on', 'And before that', 'And earlier still'],
  asked: (skills) =>
    `You mention ${listed(skills)}, and ${skills.length > 1 ? 'those are' : 'that is'} part of how I work.`,
  skills: (skills) => withPeriod(`I’m at home with ${listed(skills)}`),
  invite: ({ company }) => `I’d love to hear more about ${company || 'your team'} and to talk about how I could help.`,
  thanks: 'Thank you so much for your time!',
  closing: 'Warm regards,',
};

const FORMAL: Phrases = {
  iAm: 'I am',
  nobody: 'Hiring Manager',
  apply: (target, title) =>
    target.role
      ? `I am writing to apply for ${jobOf(target)}. Please accept this letter and the enclosed resume as my application.`
      : target.company
        ? `I am writing to inquire about a position${title && ` as ${withArticle(title)}`} at ${target.company}. My resume is enclosed for your consideration.`
        : `I am writing to inquire about a position${title && ` as ${withArticle(title)}`} in your organization. My resume is enclosed for your consideration.`,
  latest: (job) => `In my ${job.isCurrent ? 'present' : 'most recent'} position${placeOf(job) && ` ${placeOf(job)}`}, `,
  also: ['In addition, I', 'Furthermore, I'],
  earlier: ['Previously', 'Prior to that', 'Earlier still'],
  asked: (skills) => `The position calls for ${listed(skills)}, with which I have practical experience.`,
  skills: (skills) => withPeriod(`My professional skills include ${listed(skills)}`),
  invite: ({ company }) =>
    `I would welcome the opportunity to discuss my application${company && ` with ${company}`} in person.`,
  thanks: 'Thank you for your time and consideration.',
  closing: 'Sincerely,',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const PHRASES: Readonly<Record<LetterTone, Phrases>> = { plain: PLAIN, warm: WARM, formal: FORMAL };
