import { backgroundOf } from '../letters/background.js';
import { fillToLength, type Piece } from '../letters/fill-to-length.js';
import { isForEnglish } from '../letters/frames.js';
import { PHRASES, type Phrases } from '../letters/phrases.js';
import { askedIn, type AskedFor } from '../letters/proven-skills.js';
import { resultPieces } from '../letters/result-pieces.js';
import { latestJob } from '../letters/claims.js';
import { letterSources, traceable } from '../letters/traceable.js';
import type { ResumeData } from '../resume/resume-data.js';
import { cleanLine } from '../resume/text.js';
import { listed } from '../writing/summary-sentences.js';
import { ownSkillNames } from './own-skills.js';

/** What can be said in half a minute. */
const WORDS = 75;
const MOST_SKILLS = 3;
/** All of it is one paragraph. */
const WHO = 0;

/** "Josephine Abara-Cruz" of "Josephine Abara-Cruz, BSN, RN". */
export const plainName = (fullName: string): string => cleanLine(fullName).split(/[,(]/)[0]!.trimEnd();

/**
 * What a person says of themselves when they meet somebody, in some thirty seconds: who they are, what they have done
 * best, and the last sentence, which is theirs. For a résumé in another language than English its own summary stands in.
 *
 * @param next the last sentence, with a blank
 */
export function introductionOf(data: ResumeData, profile: AskedFor | null, now: Date, next: string): string {
  const name = plainName(data.personal.fullName);
  if (!isForEnglish(data)) return [cleanLine(data.summary.text), next].filter(Boolean).join(' ');
  const hello = name === '' ? 'I’m' : `I’m ${name},`;
  const { who } = backgroundOf(data, now, askedIn(profile), hello);
  const known = ownSkillNames(data, profile).slice(0, MOST_SKILLS);
  const pieces: Piece[] = [
    { paragraph: WHO, text: who ?? (name === '' ? '' : `I’m ${name}.`), rank: 0 },
    ...resultPieces(data, profile, goingOn(data, who), { latest: 2, earlier: 1 }).map((piece) => ({
      ...piece,
      paragraph: WHO,
    })),
    { paragraph: WHO, text: known.length > 1 ? `My core skills are ${listed(known)}.` : '', rank: 4 },
  ].filter(({ text }) => text !== '');
  const told = traceable(letterSources(data, {}, now), pieces, (sound) => fillToLength(sound, WORDS).join(' '));
  return [told, next].filter(Boolean).join(' ');
}

/** The phrases of results behind a sentence that has just named where the person works. */
export function goingOn(data: ResumeData, who: string | undefined): Phrases {
  const company = latestJob(data)?.company ?? '';
  const isNamed = company !== '' && (who?.includes(company) ?? false);
  return isNamed ? { ...PHRASES.plain, latest: () => 'There, ' } : PHRASES.plain;
}
