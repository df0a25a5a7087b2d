import type { Experience, ResumeData } from '../../resume/resume-data.js';
import { cleanLine } from '../../text/text.js';
import { isOccupation } from '../../facts/occupations.js';
import { mayBeSameWork, namesSameWork, workTitle } from './same-work.js';
import { monthsOf, parseDate } from '../../resume/dates.js';
import { monthsWorked, yearsWorked } from '../../resume/years-worked.js';

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

function yearsTold(text: string): number | undefined {
  const number = TOLD.exec(text)?.[1]?.toLowerCase();
  if (number === undefined && A_YEAR.test(text)) return 1;
  const years = number === undefined ? undefined : (WORDS.get(number) ?? Number(number));
  return years !== undefined && years > 0 && years <= MAX ? years : undefined;
}

/** Matches words that make a stated number of years inexact: "18 years counting the Army", "nearly six years". */
const LIMITED_YEARS =
  /\b(?:counting|including|combined|altogether|all told|nearly|almost|just under|previously|before (?:that|becoming|moving|training|I)|then)\b/i;
/** Matches the words that link an occupation to a number of years: "Pharmacist with 9 years". */
const HAS = /,? (?:with|having|who has|of) (?:over |about |around |more than )?$/i;

/**
 * Matches words, such as "after", that precede years spent in other work: "came to teaching after ten years in a bank".
 */
const OTHER_TIME =
  /\b(?:after|following|having spent|from) (?:my |over |about |around |almost |nearly |more than |some |a total of )*$/i;
/** Matches the occupation or workplace in which a stated time was spent: "as a nurse", "in a credit union". */
const SPENT =
  /^['’]?s?,? (?:(?:of )?(?:experience|work|service) )?(as|in|at|with|for) (?:an? |the |my )?([^,.;]{3,60})/i;
/**
 * Minimum number of words of an employer's name in a text that count as a mention of the employer. A single word, such
 * as "school", may be a coincidence.
 */
const MIN_NAME_WORDS = 2;

/**
 * Returns the full years of experience that the summary states, because all texts of an application must agree.
 * Computes them from the dates of the jobs if the summary states none, or only years in another occupation.
 * @param today end date of current jobs
 */
export function yearsOfExperience(data: ResumeData, today: Date): number {
  const sentence =
    data.summary.text
      .split(/(?<=[.;!?])\s|\n/)
      .find((text) => yearsTold(text) !== undefined && !isOfOtherWork(text, data)) ?? '';
  const [before = ''] = sentence.split(TOLD);
  const isOfTitle = !HAS.test(before) || isAboutTitle(before, cleanLine(data.personal.jobTitle));
  const told = LIMITED_YEARS.test(sentence) || !isOfTitle ? undefined : yearsTold(sentence);
  return told ?? yearsInTrade(data, today);
}

/**
 * Returns whether a stated time was spent in an occupation other than that of the title: "after ten years in a credit
 * union". Also returns true for "ten years at Elm Bank" if the jobs there were in another occupation.
 */
function isOfOtherWork(sentence: string, { personal, experience }: ResumeData): boolean {
  const match = TOLD.exec(sentence);
  if (match === null) return false;
  const title = cleanLine(personal.jobTitle);
  const [, link = '', what = ''] = SPENT.exec(sentence.slice(match.index + match[0].length)) ?? [];
  if (link.toLowerCase() === 'as') {
    const occupation = occupationIn(what);
    return title !== '' && occupation !== undefined && !isOfTitle(title, occupation);
  }
  if (OTHER_TIME.test(sentence.slice(0, match.index))) return true;
  const employers = experience.filter(({ company }) => sharedWords(what, company) >= MIN_NAME_WORDS);
  return employers.length > 0 && !employers.some(({ role }) => mayBeSameWork(title, role));
}

/** Returns the words up to the first noun for a person: "bank teller" in "bank teller taught me patience". */
function occupationIn(text: string): string | undefined {
  const words = text.split(' ');
  const last = words.findIndex((word) => isOccupation(word));
  return last === -1 ? undefined : words.slice(0, last + 1).join(' ');
}

const sharedWords = (one: string, other: string): number => {
  const words = new Set(other.toLowerCase().match(/\p{L}{4,}/gu));
  return new Set(
    one
      .toLowerCase()
      .match(/\p{L}{4,}/gu)
      ?.filter((word) => words.has(word)),
  ).size;
};

/** Returns false if the words before the years name another occupation: "Pharmacist" for a "Pharmacy Assistant". */
function isAboutTitle(owner: string, title: string): boolean {
  const heads = owner.split(/[\s/&-]+/).filter((word) => isOccupation(word));
  if (title === '' || !isOccupation(title) || heads.length === 0 || isSameTrade(title, owner)) return true;
  const words = title.toLowerCase().split(/[\s/&-]+/);
  return heads.some((head) => words.includes(head.toLowerCase()));
}

/** Matches jobs that people typically have as students or before a career: "barista", "cashier". */
const SIDE_JOB =
  /\b(?:barista|waiter|waitress|waiting staff|bartender|bar staff|cashier|babysitter|(?:sales|shop|store|retail|customer service|checkout) (?:assistant|associate|clerk|advisor|adviser)|till operator|newspaper (?:delivery|round)|crew member)\b/i;
/** Matches trades in which a job that matches `SIDE_JOB` counts as experience: "restaurant". */
const OF_SERVICE =
  /\b(?:store|shop|retail|customer|restaurant|caf[eé]|coffee|bar|pub|hotel|hospitality|catering|chef|cook|food|front of house|waiter|waitress|barista|bartender|cashier)\b/i;
const LEARNING = /\b(?:apprentice|trainee|intern|student|work experience|placement|mate|helper|shadowing)\b/i;
/** Matches a role that changed at an unknown time: "Laborer then bricklayer". */
const IN_PART = /\b(?:then|later|promoted to)\b|→/i;

/** Matches unpaid activities, whose names may contain an occupation: "carer for my mother". */
const UNPAID =
  /\b(?:unpaid|family carer|carer for (?:my|a) (?:mother|father|parent|family|relative|husband|wife|son|daughter)|parental leave|career break|stay[- ]at[- ]home|homemaker|volunteer)\b/i;
const TRADES: readonly RegExp[] = [
  /\b(?:software|web|frontend|front-end|backend|back-end|full[- ]?stack|mobile|app) (?:developer|engineer|programmer)|\bprogrammer\b/i,
  /\b(?:nurse|rn|lpn|midwife)\b/i,
  /\b(?:teacher|lecturer)\b/i,
  /\b(?:electrician|plumber|carpenter|joiner|welder|bricklayer|roofer|plasterer|mechanic)\b/i,
  /\b(?:accountant|bookkeeper)\b/i,
  /\b(?:chef|cook)\b/i,
  /\b(?:driver)\b/i,
];
/** Kinds of work within a trade that require different licenses. Years in one kind do not count for another. */
const KINDS: readonly RegExp[] = [
  /\b(?:hgv|lgv|cdl(?:-a)?|class [12ab]|cat(?:egory)? c\+?e?|lorry|truck|tractor[- ]trailer|otr|tanker|artic|7\.5t)\b/i,
  /\b(?:van|courier|parcels?)\b/i,
  /\b(?:bus|coach|tram)\b/i,
  /\b(?:taxi|private hire|minicab|cab|uber|rideshare|chauffeur)\b/i,
  /\b(?:train|locomotive)\b/i,
  /\b(?:forklift|fork lift|reach truck|counterbalance)\b/i,
];
const OTHER_WORK =
  /\b(?:assistant manager|general manager|team leader|store|shop|retail|sales|merchandis|cashier|barista|bar|waiter|waitress|restaurant|warehouse)\b/i;

const ASSISTS = /\b(?:assistant|aide|helper|junior)\b/i;
const LEADS = /\b(?:manager|leader|supervisor|head|director|chief|foreman|principal)\b/i;

/**
 * Returns the full years of experience in the occupation of the resume's title. Counts jobs with the same occupation
 * and rank. If there are none, counts jobs that may belong to that occupation, except side jobs, unpaid work and
 * training. Returns 0 if the number would be unreliable.
 */
export const yearsInTrade = (data: ResumeData, today: Date): number => yearsWorked(jobsInTrade(data), today);

/** Wordings for less than two years, each with its minimum number of months. The last one that fits is used. */
const SHORT_TIMES: readonly (readonly [number, string])[] = [
  [12, '1 year'],
  [13, 'just over a year'],
  [15, 'over a year'],
  [18, 'a year and a half'],
  [20, 'nearly two years'],
];
const TWO_YEARS = 24;

/**
 * Returns the years in the occupation of the title in words: "5 years", or "nearly two years" for 20 months. Returns
 * full years if a date lacks its month.
 */
export function timeInTrade(data: ResumeData, today: Date): string {
  const jobs = jobsInTrade(data);
  const months = monthsWorked(jobs, today);
  const isExact = jobs.every((job) =>
    [job.startDate, ...(job.current ? [] : [job.endDate])].every((date) => parseDate(date)?.month !== undefined),
  );
  const short = months < TWO_YEARS && isExact ? SHORT_TIMES.findLast(([least]) => months >= least)?.[1] : undefined;
  const years = yearsWorked(jobs, today);
  return short ?? `${years} ${years === 1 ? 'year' : 'years'}`;
}

/** Returns the jobs that count as work in the occupation of the resume's title. */
function jobsInTrade({ personal, experience, education }: ResumeData): Experience[] {
  const latest =
    experience.find(({ current, role }) => current && namesSameWork(personal.jobTitle, role)) ??
    experience.find(({ current }) => current) ??
    experience[0];
  const title = workTitle(cleanLine(personal.jobTitle), latest?.role ?? '');
  // In "Laborer then bricklayer", it is unknown how many years belonged to each trade.
  if (title !== '' && experience.some(({ role }) => IN_PART.test(role) && isInPartOf(title, role))) return [];
  const ofTitle = experience.filter(({ role }) => isOfTitle(title, role));
  if (ofTitle.length > 0) return sinceTraining(ofTitle, title, education);
  const isOfTrade = ({ role }: Experience): boolean =>
    (title === '' || mayBeSameWork(title, role)) &&
    isOfRank(title, role) &&
    !isOtherKind(title, role) &&
    !UNPAID.test(role) &&
    (!isTrade(title) || !OTHER_WORK.test(role)) &&
    (OF_SERVICE.test(title) || !SIDE_JOB.test(role)) &&
    (LEARNING.test(title) || !isLearner(role));
  return experience.filter(isOfTrade);
}

/** Returns whether a role belongs to the trade only in part, as "Laborer then bricklayer" does for a bricklayer. */
const isInPartOf = (title: string, role: string): boolean =>
  namesSameWork(title, role) &&
  !role
    .split(IN_PART)
    .every((part) => namesSameWork(title, part) && isOfRank(title, part) && !LEARNING.test(part) && isOccupation(part));

/** Returns whether a role is that of a learner. In a double title ("Installer / Helper"), the first title decides. */
const isLearner = (role: string): boolean => LEARNING.test(role.split(/ ?\/ ?/)[0]!);

const isOfTitle = (title: string, role: string): boolean =>
  (isSameTrade(title, role) || namesSameWork(title, role) || (LEARNING.test(title) && LEARNING.test(role))) &&
  (LEADS.test(role) || !LEADS.test(title)) &&
  isOfRank(title, role) &&
  !isOtherKind(title, role) &&
  (UNPAID.test(title) || !UNPAID.test(role)) &&
  (LEARNING.test(title) || !isLearner(role));

/** Leaves out the years before the end of an apprenticeship, because they are not years as a trained worker. */
function sinceTraining(jobs: Experience[], title: string, education: ResumeData['education']): Experience[] {
  const apprenticeship = education.find(({ degree }) => /\bapprenticeship\b/i.test(degree));
  const ended = apprenticeship && (parseDate(apprenticeship.graduationDate) ?? parseDate(apprenticeship.year));
  if (!ended || LEARNING.test(title)) return jobs;
  const end = monthsOf({ year: ended.year, month: ended.month ?? 12 });
  return jobs.flatMap((job) => {
    const [start, last] = [parseDate(job.startDate), job.current ? undefined : parseDate(job.endDate)];
    if (!start || monthsOf(start) >= end) return [job];
    return last && monthsOf(last) <= end ? [] : [{ ...job, startDate: `${ended.month ?? 12}/${ended.year}` }];
  });
}

/**
 * Returns false for a leadership role if the title names an assistant, because years as a manager are not years as an
 * assistant.
 */
const isOfRank = (title: string, role: string): boolean =>
  ASSISTS.test(role) || !ASSISTS.test(title) || !LEADS.test(role);

/** Returns whether the titles denote different kinds of work in one trade, such as "bus driver" and "van driver". */
function isOtherKind(title: string, role: string): boolean {
  const [own, other] = [title, role].map((text) => KINDS.filter((kind) => kind.test(text)));
  return own!.length > 0 && other!.length > 0 && !own!.some((kind) => other!.includes(kind));
}

const isTrade = (title: string): boolean => TRADES.some((trade) => trade.test(title));
const isSameTrade = (title: string, role: string): boolean =>
  TRADES.some((trade) => trade.test(title) && trade.test(role));
