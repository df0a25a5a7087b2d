import type { ResumeData } from '../../resume/resume-data.js';
import type { LetterLength } from '../../product/letter-options.js';
import { backgroundOf, personTitle } from '../evidence/background.js';
import { latestJob } from '../evidence/claims.js';
import type { Piece } from '../evidence/fill-to-length.js';
import type { Phrases, Target } from '../evidence/phrases.js';
import { relevanceIn, type JobRequirements } from '../evidence/proven-skills.js';
import { withWhere } from '../evidence/result-pieces.js';
import { shortRole } from '../evidence/short-role.js';
import { overlapWith } from '../notes/posting-overlap.js';
import { chosenDeeds, deedsOf, type Deed } from './chosen-deeds.js';
import { isNextStep, offerToTalk, skillsToBring } from './closing.js';
import { canFollowEmployer, earlierWords, sentencesOfEarlier, sentencesOfLatest, told } from './deed-sentences.js';
import { introduced } from './introduction.js';
import { bookedQualification, qualificationsIn } from './listed-qualifications.js';
import { dutyMatch } from './posting-duties.js';

/** Indexes of the paragraphs. */
const [OPENING, LATEST, EARLIER, FIT, ENDING] = [0, 1, 2, 3, 6];
const MOST: Readonly<Record<LetterLength, { latest: number; earlier: number }>> = {
  short: { latest: 2, earlier: 1 },
  medium: { latest: 4, earlier: 3 },
  long: { latest: 5, earlier: 4 },
};
/** Weight of a required term in a deed, beside the words that it shares with a line of the job description. */
const TERM_WEIGHT = 1.2;

export interface OrdinaryOptions {
  phrases: Phrases;
  target: Target;
  jdText: string;
  length: LetterLength;
  now: Date;
  /** The resume with the qualifications that are not held. */
  whole: ResumeData;
}

/**
 * Returns the sentences of a cover letter from a resume in whole phrases, without the opening and the thanks. Returns
 * undefined if the resume consists of notes or has no job to begin with.
 */
export function ordinaryPieces(
  data: ResumeData,
  profile: JobRequirements | null,
  { phrases, target, jdText, length, now, whole }: OrdinaryOptions,
): Piece[] | undefined {
  const [duties, asked, overlap] = [dutyMatch(jdText), relevanceIn(profile), overlapWith(jdText)];
  const match = (text: string): number => duties(text) + asked(text) * TERM_WEIGHT;
  const deeds = deedsOf(data, match);
  const background = backgroundOf(data, now, asked, phrases.iAm, (text) => overlap(text) > 0, target.role);
  const who = background.who === undefined ? undefined : introduced(background.who);
  if (deeds === undefined || who === undefined || who === background.who) return undefined;
  const { latest, earlier } = chosenDeeds(data, deeds, { role: target.role, most: MOST[length] });
  const [scope, rest] = withScopeFirst(latest);
  const sentences = [
    ...sentencesOfLatest(rest, true).map((text, index) => piece(LATEST, text, 1 + index)),
    ...earlierPieces(data, earlier, phrases),
  ];
  const qualifications = [
    ...qualificationsIn(background, nativeLanguages(data)),
    bookedQualification(whole, data.certifications, (text) => overlap(text) > 0),
  ].filter(Boolean);
  const said = [scope ? told(scope) : '', ...sentences.map(({ text }) => text), ...qualifications].join(' ');
  const awards = [background.awards ?? ''].filter((text) => text !== '' && !repeats(text, said));
  return [
    piece(OPENING, withWhere(who, scope ? `, where ${told(scope)}.` : '') ?? '', 0),
    ...sentences,
    ...qualifications.map((text, index) => piece(FIT, text, 1 + index)),
    ...[...awards, background.projects ?? '', background.volunteer ?? ''].map((text) => piece(FIT, text, 9)),
    piece(
      ENDING,
      whatToBring(skillsToBring(data, profile, { match, said }), isNextStep(target.role, personTitle(data)), target),
      3,
    ),
    piece(ENDING, phrases.invite(target) === PLAIN_INVITE ? offerToTalk(data) : phrases.invite(target), 0),
  ].filter(({ text }) => text !== '');
}

const PLAIN_INVITE = 'I would be glad to talk about the job whenever it suits you.';
const piece = (paragraph: number, text: string, rank: number): Piece => ({ paragraph, text, rank });

/** Takes the deed that follows the name of the employer: what the job is about, or else the strongest. */
function withScopeFirst(latest: readonly Deed[]): [Deed | undefined, Deed[]] {
  const fitting = latest.filter(canFollowEmployer);
  const scope = fitting.find(({ place }) => place === 0) ?? fitting[0];
  return [scope, latest.filter((deed) => deed !== scope)];
}

/** Composes the sentences about earlier jobs. A job with a better result ranks before another. */
export function earlierPieces(data: ResumeData, groups: readonly Deed[][], phrases: Phrases): Piece[] {
  const present = latestJob(data);
  const title = personTitle(data).toLowerCase();
  const words = earlierWords(groups, present?.index ?? 0, phrases);
  const ratings = groups.map(ratingOf).toSorted((a, b) => b - a);
  return groups.flatMap((deeds, index) => {
    const { role, company } = deeds[0]!.job;
    return sentencesOfEarlier(deeds, words[index]!, {
      sameRole: [title, shortRole(present?.role ?? '').toLowerCase()].includes(role.toLowerCase()),
      typedRole: data.experience[deeds[0]!.job.index]?.role ?? '',
      sameEmployer: company !== '' && company === present?.company,
    }).map((text, at) => piece(EARLIER, text, 2 + ratings.indexOf(ratingOf(deeds)) + at * 3));
  });
}

const ratingOf = (deeds: readonly Deed[]): number => Math.max(...deeds.map(({ rating }) => rating));

/** Returns whether a text already names what a sentence says, such as an award in a bullet. */
const repeats = (sentence: string, said: string): boolean => {
  const name = /(?:the |recogni[sz]ed: )((?:\p{Lu}[\p{L}’'-]+ ?){2,})/u.exec(sentence)?.[1]?.trim();
  return name !== undefined && said.includes(name);
};

/** Ends with what the user would bring to this employer, and whether the job is a step up. */
function whatToBring(skills: string, isStep: boolean, { company }: Target): string {
  const where = company || 'your team';
  const step = 'This job would be the next step for me';
  if (skills !== '')
    return isStep
      ? `${step}, and I would also bring experience with ${skills} to ${where}.`
      : `I would also bring experience with ${skills} to ${where}.`;
  if (company === '') return isStep ? `${step}.` : '';
  return isStep
    ? `${step}, and I would like to take it at ${where}.`
    : `I would like to bring this experience to ${where}.`;
}

const nativeLanguages = ({ extras }: ResumeData): string[] =>
  extras.languages
    .filter(({ level }) => /^(?:native|mother tongue|bilingual)/i.test(level.trim()))
    .map(({ name }) => name.trim());
