import type { BrandingContent } from '../../contract/resume-documents.js';
import { backgroundOf } from '../../letters/evidence/background.js';
import { fillToLength, type Piece } from '../../letters/evidence/fill-to-length.js';
import { isForEnglish } from '../../letters/frames.js';
import { PHRASES } from '../../letters/evidence/phrases.js';
import { relevanceIn, type JobRequirements } from '../../letters/evidence/proven-skills.js';
import { resultPieces } from '../../letters/evidence/result-pieces.js';
import { letterSources, traceable } from '../../letters/evidence/traceable.js';
import type { ResumeData } from '../../resume/resume-data.js';
import { cleanLine } from '../../text/text.js';
import { goingOn, plainName } from '../introduction.js';
import { inThirdPerson } from './third-person.js';

const WORDS = 105;
const [WHO, LATEST, BACKGROUND] = [0, 1, 3];

/**
 * Composes a short bio in the first and the third person. If the resume is not in English, the summary is the only bio.
 */
export function shortBios(
  data: ResumeData,
  profile: JobRequirements | null,
  now: Date,
): Pick<BrandingContent, 'bioFirst' | 'bioThird'> {
  if (!isForEnglish(data)) return { bioFirst: cleanLine(data.summary.text), bioThird: '' };
  const first = pieces(data, profile, now);
  const name = plainName(data.personal.fullName) || '[your name]';
  const third = withoutLooseAlso(
    first.flatMap((piece, index) => {
      const text = inThirdPerson(piece.text, index === 0 ? name : givenName(name));
      return text === undefined ? [] : [{ ...piece, text }];
    }),
  );
  const sources = letterSources(data, {}, now);
  const [bioFirst, bioThird] = [first, third].map((bio) =>
    traceable(sources, bio, (sound) => fillToLength(sound, WORDS).join(' ')),
  );
  return { bioFirst: bioFirst!, bioThird: bioThird! };
}

function pieces(data: ResumeData, profile: JobRequirements | null, now: Date): Piece[] {
  const { iAm } = PHRASES.plain;
  const { who, learned, certificates, volunteer } = backgroundOf(data, now, relevanceIn(profile), iAm);
  const results = resultPieces(data, profile, goingOn(data, who), { latest: 2, earlier: 1 });
  const blank = { paragraph: LATEST, text: `${iAm} proud of [one thing that you did, and its result].`, rank: 0 };
  return [
    { paragraph: WHO, text: who ?? `${iAm} [what you do, and for whom].`, rank: 0 },
    ...(results.length > 0 ? results : [blank]),
    { paragraph: BACKGROUND, text: learned ?? '', rank: 2 },
    { paragraph: BACKGROUND, text: certificates ?? '', rank: 4 },
    { paragraph: BACKGROUND, text: volunteer ?? '', rank: 9 },
  ].filter(({ text }) => text !== '');
}

/** Removes "also" from the first result, because the bio may lack the result to which "also" refers. */
function withoutLooseAlso(pieces: readonly Piece[]): Piece[] {
  const first = pieces.find(({ paragraph }) => paragraph === LATEST);
  return pieces.map((piece) => (piece === first ? { ...piece, text: piece.text.replace(' also ', ' ') } : piece));
}

/** Returns the first name for later mentions, or the full name if it begins with an initial or a title. */
function givenName(name: string): string {
  const [first = name] = name.split(' ');
  return first.length < 3 || first.endsWith('.') || first.startsWith('[') ? name : first;
}
