import { backgroundOf } from '../letters/evidence/background.js';
import { fillToLength, type Piece } from '../letters/evidence/fill-to-length.js';
import { isForEnglish } from '../letters/frames.js';
import { PHRASES, type Phrases } from '../letters/evidence/phrases.js';
import { relevanceIn, type JobRequirements } from '../letters/evidence/proven-skills.js';
import { resultPieces } from '../letters/evidence/result-pieces.js';
import { latestJob } from '../letters/evidence/claims.js';
import { letterSources, traceable } from '../letters/evidence/traceable.js';
import type { ResumeData } from '../resume/resume-data.js';
import { cleanLine, withPeriod } from '../text/text.js';
import { listed } from '../rewrite/summary/summary-sentences.js';
import { ownSkillNames } from './own-skills.js';

/** Maximum number of words in the introduction: about half a minute of speech. */
const WORDS = 75;
const MAX_SKILLS = 3;
/** Index of the only paragraph of the introduction. */
const WHO = 0;

/** Removes credentials from a name: "Josephine Abara-Cruz, BSN, RN" becomes "Josephine Abara-Cruz". */
export const plainName = (fullName: string): string => cleanLine(fullName).split(/[,(]/)[0]!.trimEnd();

/**
 * Composes a spoken introduction of about thirty seconds: background, best results, and a last sentence for the user to
 * complete. For a resume that is not in English, the summary takes the place of background and results.
 * @param next the last sentence, which contains a blank
 */
export function introductionOf(data: ResumeData, profile: JobRequirements | null, now: Date, next: string): string {
  const name = plainName(data.personal.fullName);
  if (!isForEnglish(data)) return [cleanLine(data.summary.text), next].filter(Boolean).join(' ');
  const hello = name === '' ? 'I’m' : `I’m ${name},`;
  const { who } = backgroundOf(data, now, relevanceIn(profile), hello);
  const known = ownSkillNames(data, profile).slice(0, MAX_SKILLS);
  const pieces: Piece[] = [
    { paragraph: WHO, text: name === '' || who?.startsWith(hello) ? '' : `I’m ${name}.`, rank: 0 },
    { paragraph: WHO, text: who ?? '', rank: 0 },
    ...resultPieces(data, profile, goingOn(data, who), { latest: 2, earlier: 1 }).map((piece) => ({
      ...piece,
      paragraph: WHO,
    })),
    { paragraph: WHO, text: known.length > 1 ? withPeriod(`My core skills are ${listed(known)}`) : '', rank: 4 },
  ].filter(({ text }) => text !== '');
  const introduction = traceable(letterSources(data, {}, now), pieces, (sound) => fillToLength(sound, WORDS).join(' '));
  return [introduction, next].filter(Boolean).join(' ');
}

/**
 * Returns the phrases that introduce results. The results of the latest job begin with "There, …" if the sentence
 * before them names the employer.
 * @param who sentence before the results
 */
export function goingOn(data: ResumeData, who: string | undefined): Phrases {
  const company = latestJob(data)?.company ?? '';
  const isNamed = company !== '' && (who?.includes(company) ?? false);
  return isNamed ? { ...PHRASES.plain, latest: () => 'There, ' } : PHRASES.plain;
}
