import type { ResumeData } from '../../resume/resume-data.js';
import { namesSameWork } from '../../rewrite/reading/same-work.js';
import { personTitle } from '../evidence/background.js';
import { latestJob } from '../evidence/claims.js';
import type { Piece } from '../evidence/fill-to-length.js';
import type { Phrases } from '../evidence/phrases.js';
import { shortRole } from '../evidence/short-role.js';
import { chosenDeeds, type Deed } from './chosen-deeds.js';
import { canFollowEmployer, earlierWords, sentencesOfEarlier, sentencesOfLatest } from './deed-sentences.js';

/** Indexes of the paragraphs about the current job and about earlier ones. */
const [LATEST, EARLIER] = [1, 2];

export interface StoryOptions {
  phrases: Phrases;
  role: string;
  most: { latest: number; earlier: number };
  /** Introduces a duty that the job description also names: "As in the job you describe". Empty for a LinkedIn text. */
  sameDuty: string;
}

/** Returns the bullet that follows the name of the current employer, and the sentences about all other bullets. */
export function toldStory(
  data: ResumeData,
  deeds: readonly Deed[],
  { phrases, role, most, sameDuty }: StoryOptions,
): { scope: Deed | undefined; pieces: Piece[] } {
  const { latest, earlier } = chosenDeeds(data, deeds, { role, most, isProfile: sameDuty === '' });
  const [scope, rest] = withScopeFirst(latest);
  return {
    scope,
    pieces: [
      ...sentencesOfLatest(rest, sameDuty).map((text, index) => ({ paragraph: LATEST, text, rank: 1 + index })),
      ...earlierPieces(data, earlier, phrases),
    ],
  };
}

/** Returns the bullet that follows the employer's name (the job's first one or else the best) and the others. */
function withScopeFirst(latest: readonly Deed[]): [Deed | undefined, Deed[]] {
  const fitting = latest.filter(canFollowEmployer);
  const scope = fitting.find(({ place }) => place === 0) ?? fitting[0];
  return [scope, latest.filter((deed) => deed !== scope)];
}

/** Composes the sentences about earlier jobs. Those about jobs with better bullets are the last to be cut. */
function earlierPieces(data: ResumeData, groups: readonly Deed[][], phrases: Phrases): Piece[] {
  const present = latestJob(data);
  const presentRole = shortRole(present?.role ?? '');
  const title = personTitle(data);
  // The user's title counts as already mentioned only if it names the same work as the current role.
  const known = [presentRole, ...(namesSameWork(title, presentRole) ? [title] : [])].map((name) => name.toLowerCase());
  const words = earlierWords(groups, present?.index ?? 0, phrases);
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
