import type { ResumeData } from '../../resume/resume-data.js';
import { readText } from '../../ats/bullets/text-facts.js';
import { namesSameWork } from '../../rewrite/reading/same-work.js';
import { personTitle } from '../evidence/background.js';
import { latestJob } from '../evidence/claims.js';
import type { Piece } from '../evidence/fill-to-length.js';
import type { Phrases } from '../evidence/phrases.js';
import { shortRole } from '../evidence/short-role.js';
import { chosenDeeds, type Deed } from './chosen-deeds.js';
import { canFollowEmployer, sentencesOfEarlier, sentencesOfLatest } from './deed-sentences.js';
import { earlierWords } from './earlier-words.js';

/** Indexes of the paragraphs about the current job and about earlier ones. */
const [LATEST, EARLIER] = [1, 2];

export interface StoryOptions {
  phrases: Phrases;
  role: string;
  most: { latest: number; earlier: number };
  /**
   * Phrase that introduces a duty that the job description also names, such as "As in the job you describe". Empty for
   * a LinkedIn text.
   */
  sameDuty: string;
  now: Date;
}

/** Returns the bullet that follows the name of the current employer, and the sentences about all other bullets. */
export function toldStory(
  data: ResumeData,
  deeds: readonly Deed[],
  { phrases, role, most, sameDuty, now }: StoryOptions,
): { scope: Deed | undefined; pieces: Piece[] } {
  const { latest, earlier } = chosenDeeds(data, deeds, { role, most, now, isProfile: sameDuty === '' });
  const [scope, rest] = withScopeFirst(latest, sameDuty === '');
  return {
    scope,
    pieces: [
      ...sentencesOfLatest(rest, sameDuty).map((text, index) => ({ paragraph: LATEST, text, rank: 1 + index })),
      ...earlierPieces(data, earlier, phrases),
    ],
  };
}

/** Matches a measured change: "from 11 to 7 business days". */
const CHANGE = /\bfrom (?:about |around |over )?[$€£]?\d\S* to (?:under |over |about |around )?[$€£]?\d/u;

/** Matches a weak opening about helping others: "helped with". Does not match a result: "helped shorten the close". */
const HELPED_WITH = /^(?:have )?(?:help(?:ed)? (?:with|on|in|out)|assist|support|contribut|participat|took part)/;
const isOwnChange = ({ text, bullet }: Deed): boolean =>
  CHANGE.test(text) && !HELPED_WITH.test(text) && readText(bullet).hasResult;

/**
 * Selects the bullet that follows the employer's name, and returns it with a list of all other bullets. In a cover
 * letter, it is the job's first bullet (or else the best one), which shows what the job is about. In a LinkedIn text,
 * it is the best measured change, if there is one.
 */
function withScopeFirst(latest: readonly Deed[], isProfile: boolean): [Deed | undefined, Deed[]] {
  const fitting = latest.filter(canFollowEmployer);
  const change = isProfile ? fitting.find(isOwnChange) : undefined;
  const scope = change ?? fitting.find(({ place }) => place === 0) ?? fitting[0];
  return [scope, latest.filter((deed) => deed !== scope)];
}

/**
 * Composes the sentences about earlier jobs. In a letter that is too long, sentences about jobs with better bullets are
 * cut last.
 */
function earlierPieces(data: ResumeData, groups: readonly Deed[][], phrases: Phrases): Piece[] {
  const present = latestJob(data);
  const presentRole = shortRole(present?.role ?? '');
  const title = personTitle(data);
  // The user's title counts as already mentioned only if it names the same work as the current role.
  const known = [presentRole, ...(namesSameWork(title, presentRole) ? [title] : [])].map((name) => name.toLowerCase());
  const entries = groups.map((deeds) => data.experience[deeds[0]!.job.index]!);
  const main = data.experience[present?.index ?? 0];
  const isNext = groups[0]?.[0]?.job.index === (present?.index ?? 0) + 1;
  const words = earlierWords(entries, main, isNext, phrases);
  const ratings = groups.map(ratingOf).toSorted((a, b) => b - a);
  return groups.flatMap((deeds, index) => {
    const { role, company } = deeds[0]!.job;
    return sentencesOfEarlier(deeds, words[index]!, {
      sameRole: known.includes(role.toLowerCase()),
      typedRole: data.experience[deeds[0]!.job.index]?.role ?? '',
      sameEmployer: company !== '' && company === present?.company,
    }).map((text, at) => ({
      paragraph: EARLIER,
      text,
      rank: 2 + ratings.indexOf(ratingOf(deeds)) + at * 3,
    }));
  });
}

const ratingOf = (deeds: readonly Deed[]): number => Math.max(...deeds.map(({ rating }) => rating));
