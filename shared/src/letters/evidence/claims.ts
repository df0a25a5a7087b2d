import type { Experience, ResumeData } from '../../resume/resume-data.js';
import { cleanLine } from '../../text/text.js';
import { wordCount } from '../../text/count-words.js';
import { readText } from '../../ats/bullets/text-facts.js';
import { employerName, isEmployer, isSelfEmployed } from '../../facts/employers.js';
import { namesSameWork } from '../../rewrite/reading/same-work.js';
import { joined } from '../notes/note-joints.js';
import { shiftClause } from '../notes/frames/shift-clause.js';
import { noteClause } from '../notes/note-clause.js';
import { isAboutLeaving } from '../../rewrite/reading/leaving-a-job.js';
import { verbIn } from '../../english/verb-forms.js';
import { isInPresent } from '../notes/present-bullets.js';
import { firstPersonClause, type FirstPersonClause } from './first-person-clause.js';
import { withoutBrackets } from '../../text/words.js';
import { shortRole } from './short-role.js';

/** An achievement of the user as a clause in the first person, with the job in which it was achieved. */
export interface Claim extends FirstPersonClause {
  job: Job;
  bullet: string;
  rating: number;
}

export interface Job {
  index: number;
  role: string;
  company: string;
  isCurrent: boolean;
  /** Whether the user was self-employed. If true, `company` is empty. */
  isSelfEmployed: boolean;
}

const COMFORTABLE_WORDS = 26;
const MAX_NAME_LENGTH = 80;

export const jobAt = ({ role, company, current }: Experience, index: number): Job => ({
  index,
  role: shortRole(role),
  company: isEmployer(company) && employerName(company).length <= MAX_NAME_LENGTH ? employerName(company) : '',
  isCurrent: current,
  isSelfEmployed: isSelfEmployed(company),
});

/** Matches words that mark a side job: "evenings" in "Freelance designer (evenings)". */
const BESIDE = /\b(?:evenings?|weekends?|saturdays?|sundays?|occasional|part[- ]time|casual|side|hobby|ad hoc)\b/i;

/**
 * Returns the main current job: preferably a job in the occupation of the user's title, or else a job with regular
 * hours and an employer. If no job is current, returns the first job, because resumes usually list the newest first.
 */
export function latestJob({ personal, experience }: ResumeData): Job | undefined {
  const weightOf = ({ role, company }: Experience): number =>
    (namesSameWork(personal.jobTitle, role) ? 4 : 0) +
    (BESIDE.test(`${role} ${company}`) ? 0 : 2) +
    (isEmployer(company) ? 1 : 0);
  const [main] = experience.filter(({ current }) => current).toSorted((a, b) => weightOf(b) - weightOf(a));
  const index = main ? experience.indexOf(main) : 0;
  return experience[index] && jobAt(experience[index], index);
}

/**
 * Returns all bullets that can be written in the first person, strongest first: by relevance to the job, by figures and
 * by recency.
 * @param fallback parses bullets that do not begin with a verb
 */
export function claimsOf(
  { experience, skills }: ResumeData,
  relevance: (text: string) => number,
  fallback: (bullet: string, isCurrent: boolean) => FirstPersonClause | undefined = () => undefined,
): Claim[] {
  return experience
    .flatMap((job, index) => {
      const isPresent = job.current && isInPresent(job.bullets);
      return job.bullets.flatMap((bullet): Claim[] => {
        if (isAboutLeaving(bullet) || isPrivate(bullet, job)) return [];
        const clause =
          shiftClause(bullet, job.current) ??
          firstPersonClause(bullet, job.current, isPresent) ??
          fallback(bullet, job.current) ??
          noteClause(bullet, job.current, { leads: LEADS.test(job.role), skills }) ??
          partClause(bullet, job.current);
        return clause && !isBrokenList(clause.text) && isClosed(clause.text)
          ? [
              {
                ...clause,
                text: joined(
                  asSentence(clause.text, job.current),
                  /^I (?:was|have)|^I$/.test(clause.subject) && !isPresentTense(clause, job.current),
                ),
                bullet: cleanLine(bullet),
                job: jobAt(job, index),
                rating: rating(clause, relevance),
              },
            ]
          : [];
      });
    })
    .map((claim) => ({ ...claim, rating: claim.rating - Math.min(3, claim.job.index) * 0.7 }))
    .sort((a, b) => b.rating - a.rating);
}

const LEADS = /\b(?:manager|leader|lead|supervisor|head|director|chief|foreman|owner|chargehand|captain)\b/i;

const isPresentTense = ({ verb }: FirstPersonClause, isCurrent: boolean): boolean =>
  isCurrent && verbIn('past', verb) === undefined;

/**
 * Converts the first action that follows a period or comma in a bullet: "Stacked shelves" in "1 week. Stacked shelves".
 */
function partClause(bullet: string, isCurrent: boolean): FirstPersonClause | undefined {
  const parts = cleanLine(bullet)
    .split(/(?<=\p{L})\.\s+|,\s+/u)
    .slice(1);
  return parts
    .filter((part) => verbIn('past', part.split(' ')[0]!.toLowerCase()) !== undefined)
    .map((part) => firstPersonClause(part, isCurrent, false))
    .find((clause) => clause?.subject === 'I');
}

/** Matches roles that may be unpaid care at home, which is private: "family carer", "stay-at-home parent". */
const CARE = /\b(?:family|full[- ]time)? ?(?:caregiver|carer|homemaker|stay[- ]at[- ]home|parent)\b/i;
const OF_OWN_LIFE =
  /\b(?:pays for (?:my )?health insurance|cash in hand|went (?:down )?to (?:two|three|four|\d) days|came home|my (?:mother|father|mum|mom|dad|children|kids|husband|wife|son|daughter|divorce|illness|surgery))\b/i;
/** Matches a pronoun without the noun that it stands for: "managed her medications", "sold a few refurbished ones". */
const WITHOUT_NOUN = /^[\p{L}-]+ (?:her|his|him|them|it|ones)\b|\bones\b/iu;

const isPrivate = (bullet: string, { role, company }: Experience): boolean =>
  OF_OWN_LIFE.test(bullet) || WITHOUT_NOUN.test(bullet) || (CARE.test(role) && !isEmployer(company));

/** Returns whether every parenthesis is closed. A text such as "testing samples (fat" was cut off. */
const isClosed = (text: string): boolean => (text.match(/\(/g)?.length ?? 0) === (text.match(/\)/g)?.length ?? 0);

/** Returns whether a text lists many items without "and", which reads as notes and not as a sentence. */
const isBrokenList = (text: string): boolean => {
  const parts = withoutBrackets(text).split(/,\s+/);
  return parts.length > 3 && !/ and | or /.test(parts.slice(2).join(', '));
};

const FIGURE = /\p{Nd}+|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/giu;

function rating({ text }: FirstPersonClause, relevance: (text: string) => number): number {
  const figures = Math.min(3, text.match(FIGURE)?.length ?? 0);
  const isMeasured = /%|[$€£]|\bper ?cent\b/.test(text) ? 2 : 0;
  const isLong = wordCount(text) > COMFORTABLE_WORDS ? 1.5 : 0;
  // A text with a lot of punctuation is hard to read in a cover letter.
  const signs = (text.match(/[;:–—(/→=]/g)?.length ?? 0) * 0.5;
  const { hasResult, opensWeakly } = readText(text);
  const result = (hasResult ? 3 : 0) - (opensWeakly && !hasResult ? 2 : 0);
  return Math.min(7, relevance(text) * 3.5) + figures + isMeasured + result - isLong - signs;
}

/** Matches a verb before a noun that lacks "the": "ran kitchen for 80 covers". */
const WITHOUT_THE =
  /^([a-z]+) (?=(?:kitchen|store|shop|warehouse|office|ward|bar|front desk|stockroom|workshop|depot|rota|till|reception|budget)(?:$|[,.;]| (?:for|of|on|at|with|in|and|during|over|by|to)\b))/;
/** Matches a noun phrase that lacks its article: "Built internal claims tool". */
const WITHOUT_ARTICLE =
  /^([a-z]+) (?!(?:the|an?|our|my|its|their|this|all|each|every|no|on|in|at|to|for|by|with|from|of|out|up|as|over|under|into|across|through|between|during|within|after|before|around|along|against|about|per) )(?=(?:(?:new|internal|first|small|large) )?(?:(?!(?:as|of|for|in|on|at|to|and|with|by|from) )[a-z]+ ){0,2}(?:rollout|department|team|crew|brigade|tool|app|system|service|website|site|model|database|dashboard|report|script|pipeline|feature|process|program|programme|plan|guide|page|club|course)\b)/;

/** Matches a verb and "new" before a noun that lacks its article: "made new specials board". */
const NEW_THING =
  /^(made|built|wrote|started|created|designed|introduced|launched|opened|developed) new (?=(?:[a-z-]+ ){0,2}[a-z-]*[a-rt-z](?:$|[,.;]| (?:for|with|of|to|on|in|at|and)\b))/;

const withArticleIn = (text: string): string =>
  text
    .replace(NEW_THING, '$1 a new ')
    .replace(WITHOUT_THE, '$1 the ')
    .replace(
      WITHOUT_ARTICLE,
      (lead, verb: string) => `${verb} ${/^[aeiou]/.test(text.slice(lead.length)) ? 'an' : 'a'} `,
    );

/** Matches a bullet with two actions separated by a comma: "Led the rollout in 6 stores, wrote the guides". */
const SECOND_DEED = /^([^,;:]+), ([a-z]+) (?=(?:the|an?|all|my|\d+) )([^,;:]+)$/;
/** Matches a result with its own subject: "…, followers grew from 4,100 to 5,600". */
const RESULT_BEHIND = /, (?=[a-z]+ (?:grew|rose|fell|dropped|went|increased|decreased) (?:from|by|to|up|down)\b)/;
/** Matches a mention of a colleague's illness, which is private: "while the manager was off sick". */
const ILLNESS = / (?:when|while) (?:he|she|they|[a-z ]{3,30}) (?:was|were) (?:off sick|ill|on sick leave|off ill)\b/;

const asSentence = (text: string, isCurrent: boolean): string =>
  withArticleIn(text)
    .replace(/(?<!\b(?:my|our|their|its|his|her) )\bown (?=[a-z])/, 'my own ')
    .replace(/\bfor the last (\d+|two|three|four|five) (years|months)\b/, (phrase, count: string, unit: string) =>
      isCurrent ? phrase : `for my last ${count} ${unit} there`,
    )
    .replace(ILLNESS, '')
    .replace(RESULT_BEHIND, text.includes(';') ? ', ' : '; ')
    .replace(SECOND_DEED, (phrase, first: string, verb: string, rest: string) =>
      verbIn('past', verb) === undefined || / and /.test(first) ? phrase : `${first} and ${verb} ${rest}`,
    );

/** Returns up to `most` claims. Claims that repeat a verb come last. */
export function varied(claims: readonly Claim[], most: number): Claim[] {
  const verbs = new Set<string>();
  const fresh = claims.filter(({ verb }) => !verbs.has(verb) && verbs.add(verb));
  return [...fresh, ...claims.filter((claim) => !fresh.includes(claim))].slice(0, most);
}
