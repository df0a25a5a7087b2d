import type { Experience, ResumeData } from '../../resume/resume-data.js';
import { cleanLine } from '../../text/text.js';
import { namesSameWork, workTitle } from './same-work.js';
import { yearsWorked } from '../../resume/years-worked.js';

const NAMES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';
const WORDS: ReadonlyMap<string, number> = new Map(NAMES.split(' ').map((word, index) => [word, index + 1]));
/**
 * Matches a statement of experience: "Six years", "over 10 years of experience", "12+ yrs". Does not match "two years
 * ago" or an age.
 */
const TOLD = new RegExp(
  `(?<![\\p{L}\\p{N}])(\\d{1,2}|${NAMES.split(' ').join('|')})\\+?[ -](?:years?|yrs?)(?![- ]old| ago)(?![\\p{L}])`,
  'iu',
);
/** Matches one year of experience. Does not match a rate such as "30 people a year in two towns". */
const A_YEAR = /\b(?:with|after|have|has|of) (?:over |about |almost )?a year (?:and a half )?(?:of|as|in)\b/i;
const MAX = 60;

/** Returns the first number of years in a text. */
function yearsTold(text: string): number | undefined {
  const number = TOLD.exec(text)?.[1]?.toLowerCase();
  if (number === undefined && A_YEAR.test(text)) return 1;
  const years = number === undefined ? undefined : (WORDS.get(number) ?? Number(number));
  return years !== undefined && years > 0 && years <= MAX ? years : undefined;
}

/**
 * Returns the full years of experience that the summary states, because all texts of an application must agree. If it
 * states none, computes them from the dates of the jobs.
 * @param today end date of current jobs
 */
export const yearsOfExperience = (data: ResumeData, today: Date): number =>
  yearsTold(data.summary.text) ?? yearsInTrade(data, today);

/** Matches jobs that users usually have while studying or before a career. */
const SIDE_JOB =
  /\b(?:barista|waiter|waitress|waiting staff|bartender|bar staff|cashier|babysitter|(?:sales|shop|store|retail|customer service|checkout) (?:assistant|associate|clerk|advisor|adviser)|till operator|newspaper (?:delivery|round)|crew member)\b/i;
/** Matches trades in which jobs such as those in `SIDE_JOB` start a career. */
const OF_SERVICE =
  /\b(?:store|shop|retail|customer|restaurant|caf[eé]|coffee|bar|pub|hotel|hospitality|catering|chef|cook|food|front of house|waiter|waitress|barista|bartender|cashier)\b/i;
const LEARNING = /\b(?:apprentice|trainee|intern|student|work experience|placement)\b/i;

/** Matches activities that are not employment, even if their name contains the trade. */
const UNPAID =
  /\b(?:unpaid|family carer|carer for (?:my|a) (?:mother|father|parent|family|relative|husband|wife|son|daughter)|parental leave|career break|stay[- ]at[- ]home|homemaker|volunteer)\b/i;
/** Groups of job titles that name the same trade. */
const TRADES: readonly RegExp[] = [
  /\b(?:software|web|frontend|front-end|backend|back-end|full[- ]?stack|mobile|app) (?:developer|engineer|programmer)|\bprogrammer\b/i,
  /\b(?:nurse|rn|lpn|midwife)\b/i,
  /\b(?:teacher|lecturer)\b/i,
  /\b(?:electrician|plumber|carpenter|joiner|welder|bricklayer|roofer|plasterer|mechanic)\b/i,
  /\b(?:accountant|bookkeeper)\b/i,
  /\b(?:chef|cook)\b/i,
  /\b(?:driver)\b/i,
];
const OTHER_WORK =
  /\b(?:assistant manager|general manager|team leader|store|shop|retail|sales|merchandis|cashier|barista|bar|waiter|waitress|restaurant|warehouse)\b/i;

/** Matches titles of a rank for which years in a lower rank do not count. */
const LEADS = /\b(?:manager|leader|supervisor|head|director|chief|foreman|principal)\b/i;

/**
 * Returns the full years of experience in the work that the title names. Counts jobs with the same work and rank in
 * their names. If there are none, counts all jobs except side jobs, unpaid work and training.
 */
export function yearsInTrade({ personal, experience }: ResumeData, today: Date): number {
  const latest = experience.find(({ current }) => current) ?? experience[0];
  const title = workTitle(cleanLine(personal.jobTitle), latest?.role ?? '');
  const ofTitle = experience.filter(({ role }) => isOfTitle(title, role));
  if (ofTitle.length > 0) return yearsWorked(ofTitle, today);
  const isOfTrade = ({ role }: Experience): boolean =>
    !UNPAID.test(role) &&
    (!isTrade(title) || !OTHER_WORK.test(role)) &&
    (OF_SERVICE.test(title) || !SIDE_JOB.test(role)) &&
    (LEARNING.test(title) || !LEARNING.test(role));
  return yearsWorked(experience.filter(isOfTrade), today);
}

const isOfTitle = (title: string, role: string): boolean =>
  (isSameTrade(title, role) || namesSameWork(title, role) || (LEARNING.test(title) && LEARNING.test(role))) &&
  (LEADS.test(role) || !LEADS.test(title)) &&
  (UNPAID.test(title) || !UNPAID.test(role)) &&
  (LEARNING.test(title) || !LEARNING.test(role));

const isTrade = (title: string): boolean => TRADES.some((trade) => trade.test(title));
const isSameTrade = (title: string, role: string): boolean =>
  TRADES.some((trade) => trade.test(title) && trade.test(role));
