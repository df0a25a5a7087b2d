import type { ResumeData } from '../../resume/resume-data.js';
import type { LetterLength } from '../../product/letter-options.js';
import { backgroundOf, personTitle } from '../evidence/background.js';
import type { Piece } from '../evidence/fill-to-length.js';
import type { Phrases, Target } from '../evidence/phrases.js';
import { relevanceIn, type JobRequirements } from '../evidence/proven-skills.js';
import { latestJob, type Job } from '../evidence/claims.js';
import { overlapWith } from '../notes/posting-overlap.js';
import { deedsOf } from './chosen-deeds.js';
import { isNextStep, offerToTalk, skillsToBring } from './closing.js';
import { told } from './deed-sentences.js';
import { toldStory } from './told-story.js';
import { framesFor, type Frames } from './varied-frames.js';
import { introduced } from './introduction.js';
import { pendingQualification, qualificationsIn, requirementsIn } from './listed-qualifications.js';
import { isOccupation } from '../../facts/occupations.js';
import { demandedQualifications, withBodies } from './demanded-qualifications.js';
import { dutyMatch } from '../notes/posting-duties.js';

/** Indexes of paragraphs in the cover letter. Indexes 1 and 2 are for the current job and for earlier jobs. */
const [OPENING, FIT, ENDING] = [0, 3, 6];
const MOST: Readonly<Record<LetterLength, { latest: number; earlier: number }>> = {
  short: { latest: 2, earlier: 1 },
  medium: { latest: 5, earlier: 3 },
  long: { latest: 6, earlier: 4 },
};
/** Weight of a required term that a bullet contains. Other words from the job description weigh less. */
const TERM_WEIGHT = 1.2;
/** Minimum similarity of a project or volunteer role to the job description. */
const RELATED = 0.9;

export interface OrdinaryOptions {
  phrases: Phrases;
  target: Target;
  jdText: string;
  length: LetterLength;
  now: Date;
  /** The resume including qualifications that the user does not hold yet. */
  whole: ResumeData;
  /** How the job description describes the workplace: "school with 312 children"; '' if it does not. */
  workplace: string;
}

/**
 * Returns the sentences of a cover letter, without the opening and the thanks, for a resume whose bullets can become
 * sentences with "I". Returns undefined if the bullets are notes or no sentence can introduce the user.
 */
export function ordinaryPieces(
  data: ResumeData,
  profile: JobRequirements | null,
  { phrases, target, jdText, length, now, whole, workplace }: OrdinaryOptions,
): Piece[] | undefined {
  const [duties, asked, overlap] = [dutyMatch(jdText), relevanceIn(profile), overlapWith(jdText)];
  const match = (text: string): number => duties(text) + asked(text) * TERM_WEIGHT;
  const deeds = deedsOf(data, match);
  const requires = requirementsIn(jdText);
  const isAsked = (text: string): boolean => overlap(text) > 0 || requires(text);
  const background = backgroundOf(withBodies(data, jdText), now, asked, phrases.iAm, isAsked, target.role, (named) =>
    demandedQualifications(data, jdText, named),
  );
  const { company = '', role = '' } = latestJob(data) ?? {};
  const who = background.who && introduced(background.who, isOccupation(role) ? role : '');
  const isAtPresentJob = company !== '' && who?.endsWith(`${company.replace(/\.$/, '')}.`) === true;
  if (deeds === undefined || who === undefined || (who === background.who && !isAtPresentJob)) return undefined;
  const frames = framesFor([data.personal.fullName, target.company, target.role].join(' '));
  const { scope, pieces } = toldStory(data, deeds, {
    phrases,
    role: target.role,
    most: MOST[length],
    sameDuty: frames.sameDuty,
    now,
  });
  const qualifications = [
    ...qualificationsIn(background, nativeLanguages(data)),
    pendingQualification(whole, data.certifications, isAsked, jdText),
  ].filter(Boolean);
  const said = [scope ? told(scope) : '', ...pieces.map(({ text }) => text), ...qualifications].join(' ');
  const volunteer = background.volunteer?.replace(/^I also volunteer/, 'Outside work, I volunteer');
  const beside = [background.projects ?? '', volunteer ?? ''].filter((text) => match(text) >= RELATED);
  const awards = [background.awards ?? ''].filter((text) => text !== '' && !repeats(text, said));
  return [
    piece(OPENING, scope === undefined ? who : withScope(who, told(scope), latestJob(data)), 0),
    ...pieces,
    ...qualifications.map((text, index) => piece(FIT, text, 1 + index)),
    ...[...awards, ...beside].map((text) => piece(FIT, text, 9)),
    piece(
      ENDING,
      whatToBring(
        skillsToBring(data, profile, { match, said, jdText }),
        isNextStep(target.role, personTitle(data)),
        { ...target, company: workplace === '' ? target.company : `your ${workplace}` },
        frames,
      ),
      3,
    ),
    piece(ENDING, phrases.invite(target) === PLAIN_INVITE ? offerToTalk(data, frames) : phrases.invite(target), 0),
  ].filter(({ text }) => text !== '');
}

/**
 * Appends a bullet of the current job to the introduction: "… at Elm Ltd, where I lead 12 nurses", or "…, and I lead 12
 * nurses" if the introduction does not name the employer.
 */
function withScope(who: string, scope: string, job: Job | undefined): string {
  const isAbbreviated = job !== undefined && job.company.endsWith('.');
  const named = who.endsWith('.') && !isAbbreviated ? who.slice(0, -1) : who;
  const isPlace = job !== undefined && job.company !== '' && who.includes(job.company);
  return `${named}, ${isPlace ? 'where' : 'and'} ${scope}.`;
}

const PLAIN_INVITE = 'I would be glad to talk about the job whenever it suits you.';
const piece = (paragraph: number, text: string, rank: number): Piece => ({ paragraph, text, rank });

/** Returns whether `said` already contains the name that a sentence mentions, such as the name of an award. */
export const repeats = (sentence: string, said: string): boolean => {
  const name = /(?:the |recogni[sz]ed: )((?:\p{Lu}[\p{L}’'-]+ ?){2,})/u.exec(sentence)?.[1]?.trim();
  return name !== undefined && said.includes(name);
};

/** Composes the ending: what the user would bring to the employer, and whether the job would be the next step. */
function whatToBring(skills: string, isStep: boolean, { company }: Target, frames: Frames): string {
  const where = company || 'your team';
  const step = 'This job would be the next step for me';
  if (skills !== '')
    return isStep
      ? `${step}, and I would also bring experience with ${skills} to ${where}.`
      : frames.bring(skills, company);
  if (company === '') return isStep ? `${step}.` : '';
  return isStep
    ? `${step}, and I would like to take it at ${where}.`
    : `I would like to bring this experience to ${where}.`;
}

export const nativeLanguages = ({ extras }: ResumeData): string[] =>
  extras.languages
    .filter(({ level }) => /^(?:native|mother tongue|bilingual)/i.test(level.trim()))
    .map(({ name }) => name.trim());
