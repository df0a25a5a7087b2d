import type { ResumeData } from '../../resume/resume-data.js';
import { parseDate } from '../../resume/dates.js';
import { wordCount } from '../../text/count-words.js';
import { readText } from '../../ats/bullets/text-facts.js';
import { mayBeSameWork } from '../../rewrite/reading/same-work.js';
import { claimsOf, latestJob, varied, type Claim } from '../evidence/claims.js';
import { verblessClause } from '../evidence/verbless-clause.js';
import { isSameWork } from '../evidence/result-pieces.js';
import { isEmployer } from '../../facts/employers.js';
import type { FirstPersonClause } from '../evidence/first-person-clause.js';
import { verbIn } from '../../english/verb-forms.js';
import { firstWord, lowered } from '../../text/words.js';
import { toldDeed } from './told-deed.js';

/** An achievement or duty, with a rating of how well it fits the job. */
export interface Deed extends Claim {
  /** Similarity of the bullet to the most similar line of the job description. */
  match: number;
  /** Index of the bullet in its job. Users usually write the most important bullet first. */
  place: number;
}

export interface ChosenDeeds {
  /** Achievements and duties of the current or last job, best first. */
  latest: Deed[];
  /** Achievements and duties of earlier jobs: one list per job, newest job first. */
  earlier: Deed[][];
}

/** Minimum number of bullets that can become sentences with "I". With fewer, the resume counts as notes. */
const ENOUGH = 4;
/** Minimum share of bullets that can become sentences with "I". With a lower share, the resume counts as notes. */
const ORDINARY_SHARE = 0.7;
const WHOLE = /^(?:I|I am|I was|I have been)$/;
const MIN_WORDS = 4;
/** Number of bullets of the latest job that are always included. Further bullets must fit the job or show a result. */
const SURE = 4;
const WORTH_MORE = 0.8;
const HELPS = /^(?:have )?(?:help|assist|support(?!\p{L}* \d)|contribut|participat|took part|take part)/iu;
const ROUTINE =
  /^(?:washed|cleaned|swept|mopped|covered reception|worked|attended|started|answered phones|did general|performed other|other duties)\b/i;
const LEADING_ROLE = /\b(?:manager|lead|leader|supervisor|head|director|foreman|chief|principal|coordinator|sous)\b/i;
const LEADS_PEOPLE =
  /\b(?:lead|led|leading|supervis|manag(?:e|es|ed|ing) (?:a |the )?(?:team|crew|staff|\d)|deputi[sz]|team of|crew of|train(?:ed|ing)?|coach|mentor|recruit|precept|team leader|in charge)/iu;
/** Added to the rating of a bullet about leadership if the user applies for a leadership role. */
const LEADING = 1.2;
/** Added to the rating of a bullet from an earlier job in the line of work that the user applies for. */
const OF_ROLE = 1;
const FIGURE = /\p{Nd}[\p{Nd},.]*/gu;
/**
 * Matches money that was saved, won or recovered: "cut costs by $5,000". Does not match an amount that the user only
 * kept track of.
 */
const MONEY_RESULT =
  /^(?:have )?(?:\p{L}+ and )?(?:saved?|cut|reduc|recover|won|win|rais|earn|generat|secur|collect|negotiat|lower)\p{L}*\b[^,;]{0,40}[$€£]\s?\d/iu;
const COMFORTABLE_WORDS = 24;
/** Minimum `match` at which a bullet from another line of work is included regardless of its rating. */
const WORTH_OTHER_WORK = 1.6;
/**
 * Minimum rating of the second-best bullet of an earlier job. Also applies to all bullets from another line of work
 * whose `match` is below `WORTH_OTHER_WORK`.
 */
const WORTH_TELLING = 0.9;
const WORTH_IN_PROFILE = -0.2;
const WORTH_IF_FEW = 0.2;

/** Returns the bullets that can become sentences with "I", or undefined if there are too few. */
export function deedsOf(data: ResumeData, relevance: (text: string) => number): Deed[] | undefined {
  const bullets = data.experience.flatMap((job) => job.bullets).filter((bullet) => wordCount(bullet) > 0);
  const isPastStyle = bullets.filter((bullet) => verbIn('past', firstWord(bullet)) !== undefined).length >= ENOUGH;
  const claims = claimsOf(
    data,
    () => 0,
    (bullet, isCurrent) => verblessClause(bullet, isCurrent) ?? (isPastStyle ? unknownDeed(bullet) : undefined),
  );
  const whole = claims.filter(({ subject, bullet }) => WHOLE.test(subject) && wordCount(bullet) >= MIN_WORDS);
  if (whole.length < ENOUGH || whole.length < bullets.length * ORDINARY_SHARE) return undefined;
  return whole.map((claim) => ({
    ...toldDeed(claim),
    match: relevance(claim.bullet),
    place: placeOf(data, claim),
  }));
}

const UNKNOWN_PAST =
  /^(?!(?:experienced|skilled|advanced|limited|detailed|mixed|assorted|related|combined|continued|unlimited|distinguished|seasoned|varied|licensed|licenced|certified|qualified|registered|motivated|dedicated|committed|based|required|trusted|named|awarded|promoted|elected|selected|chosen|nominated|appointed|recognized|recognised|invited|assigned|hired)\b)\p{Lu}\p{Ll}{3,}ed (?!(?:by|in|of|from|as|at|on)\b)[\p{L}\d]/iu;
const MAX_UNKNOWN_WORDS = 26;

/** Converts a bullet that seems to begin with a past-tense verb missing from the word list: "Recalibrated pumps". */
function unknownDeed(bullet: string): FirstPersonClause | undefined {
  const text = bullet.trim().replace(/(?<![\s.;,])[\s.;,]+$/, '');
  if (!UNKNOWN_PAST.test(text) || wordCount(text) > MAX_UNKNOWN_WORDS || /[.;:"“”[\]?]|\b(?:I|was|were)\b/.test(text))
    return undefined;
  return { subject: 'I', text: lowered(text), verb: firstWord(text) };
}

const placeOf = ({ experience }: ResumeData, { bullet, job }: Claim): number =>
  Math.max(
    0,
    (experience[job.index]?.bullets ?? []).findIndex((typed) => typed.includes(bullet.slice(0, 30))),
  );

/** Selects bullets for a cover letter: the best ones, plus others that fit the job or show a result. */
export function chosenDeeds(
  data: ResumeData,
  deeds: readonly Deed[],
  {
    role,
    most,
    now,
    isProfile = false,
  }: { role: string; most: { latest: number; earlier: number }; now: Date; isProfile?: boolean },
): ChosenDeeds {
  const latest = latestJob(data);
  const isOfRole = ({ job }: Deed): boolean => {
    const entry = data.experience[job.index];
    return entry !== undefined && role !== '' && job.index !== latest?.index && isSameWork(role, entry.role);
  };
  const leads = LEADING_ROLE.test(role);
  const rated = deeds.map((deed) => ({
    ...deed,
    rating:
      ratingOf(deed, latest?.index) +
      (leads && LEADS_PEOPLE.test(deed.text) ? LEADING : 0) +
      (isOfRole(deed) ? OF_ROLE : 0),
  }));
  const best = (list: readonly Deed[]): Deed[] => list.toSorted((a, b) => b.rating - a.rating);
  const ofLatest = (varied(best(rated.filter(({ job }) => job.index === latest?.index)), most.latest) as Deed[]).filter(
    (deed, index) => index < SURE || deed.match >= WORTH_MORE || readText(deed.bullet).hasResult,
  );
  // A LinkedIn profile covers the whole career, so it also includes bullets with a lower rating.
  const worth = isProfile ? WORTH_IN_PROFILE : ofLatest.length < ENOUGH ? WORTH_IF_FEW : WORTH_TELLING;
  const titles = [role, data.personal.jobTitle].filter((title) => title !== '');
  const others = best(
    rated.filter((deed) => {
      const entry = data.experience[deed.job.index];
      if (entry === undefined || deed.job.index === latest?.index) return false;
      if (!isEmployer(entry.company) && deed.match < WORTH_OTHER_WORK && !isOfRole(deed)) return false;
      const isOfTrade = titles.some((title) => mayBeSameWork(title, entry.role));
      if (isTraining(entry, now) || (!isOfTrade && !isOfRole(deed) && isTooFar(deed, entry, now, isProfile)))
        return false;
      return isOfTrade || deed.match >= WORTH_OTHER_WORK || deed.rating >= worth;
    }),
  );
  return { latest: ofLatest, earlier: ofJobs(others, most.earlier, worth) };
}

const yearsSince = ({ endDate, current }: ResumeData['experience'][number], now: Date): number => {
  const ended = current ? undefined : parseDate(endDate)?.year;
  return ended === undefined ? 0 : now.getUTCFullYear() - ended;
};

const OLD_YEARS = 10;
const OLD_TRAINING_YEARS = 5;
const TRAINEE = /\b(?:trainee|apprentice|apprenticeship)\b/i;
/** Number of newest jobs whose bullets may be mentioned even if the jobs are in another line of work. */
const RECENT_JOBS = 2;

/** Matches a number, except one that is part of a name: "Grade 4", "Level 3". */
const AMOUNT = /(?<!\b(?:grade|level|year|class|key stage) )\b\p{Nd}/iu;
/** Minimum `match` at which a bullet with a figure from an older job in another line of work may be mentioned. */
const WORTH_WITH_FIGURE = 1;

/** Returns whether a job was a traineeship or apprenticeship that ended more than `OLD_TRAINING_YEARS` ago. */
const isTraining = (job: ResumeData['experience'][number], now: Date): boolean =>
  TRAINEE.test(job.role) && yearsSince(job, now) > OLD_TRAINING_YEARS;

/**
 * Returns whether a bullet from another line of work is too old to be mentioned, or too unlike the job that the user
 * applies for.
 */
function isTooFar(deed: Deed, job: ResumeData['experience'][number], now: Date, isProfile: boolean): boolean {
  if (yearsSince(job, now) > OLD_YEARS) return true;
  if (deed.job.index < RECENT_JOBS || readText(deed.bullet).hasResult) return false;
  const hasFigure = AMOUNT.test(deed.bullet);
  return isProfile ? !hasFigure : deed.match < (hasFigure ? WORTH_WITH_FIGURE : WORTH_OTHER_WORK);
}

const MAX_PER_JOB = 2;

/** Selects the best bullet of each job before second-best ones. Returns them by job, newest first. */
function ofJobs(deeds: readonly Deed[], most: number, worth: number): Deed[][] {
  const taken = new Map<number, Deed[]>();
  let total = 0;
  for (let round = 0; round < MAX_PER_JOB; round += 1)
    for (const deed of deeds) {
      const list = taken.get(deed.job.index) ?? [];
      if (total >= most || list.length > round || list.some(({ verb }) => verb === deed.verb)) continue;
      if (round > 0 && deed.rating < worth) continue;
      taken.set(deed.job.index, [...list, deed]);
      total += 1;
    }
  return [...taken].sort(([a], [b]) => a - b).map(([, list]) => list);
}

function ratingOf(deed: Deed, latest: number | undefined): number {
  const { text, match, place, job } = deed;
  const { hasResult } = readText(deed.bullet);
  const figures = Math.min(2, text.match(FIGURE)?.length ?? 0) * 0.5;
  const first = place === 0 ? (job.index === latest ? 1.5 : 0.5) : 0;
  const long = wordCount(text) > COMFORTABLE_WORDS ? 0.7 : 0;
  const weak = (HELPS.test(text) ? 1.5 : 0) + (ROUTINE.test(text) ? 1 : 0);
  return (
    Math.min(4, match) +
    figures +
    (hasResult || MONEY_RESULT.test(text) ? 1.5 : 0) +
    first -
    weak -
    long -
    Math.min(3, job.index) * (match >= 1 ? 0.3 : 0.6)
  );
}
