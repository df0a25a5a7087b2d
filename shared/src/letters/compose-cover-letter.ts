import type { LetterOptions, ComposedLetterText } from './composed-letter.js';
import type { LetterLength } from '../product/letter-options.js';
import { letterData } from './letter-data.js';
import { heldOnly } from '../resume/held-only.js';
import type { ResumeData } from '../resume/resume-data.js';
import { cleanLine } from '../text/text.js';
import { inBritish, isForBritish } from './british-english.js';
import { overlapWith } from './notes/posting-overlap.js';
import { correctedResume } from './notes/typed-slips.js';
import { isStoryTold, timesInSummary } from './answers/answered-by-resume.js';
import { blankSentence } from './answers/blank-sentence.js';
import { employerPhrase } from './job/employer-phrase.js';
import { referenceIn } from './job/instructions.js';
import { withoutLegalForm } from './job/legal-form.js';
import { workLinkFor } from './job/work-link.js';
import { alsoHeld, backgroundOf, personTitle, type Background } from './evidence/background.js';
import { fillToLength, type Piece } from './evidence/fill-to-length.js';
import { isForEnglish } from './frames.js';
import { englishEnds } from './letter-ends.js';
import { letterInOtherWords } from './other-languages.js';
import { PHRASES, type Phrases, type Target } from './evidence/phrases.js';
import { relevanceIn, relevanceOf, provenSkills, type JobRequirements } from './evidence/proven-skills.js';
import { withArticle } from './evidence/short-role.js';
import { isSameWork, resultsOf, withWhere } from './evidence/result-pieces.js';
import { letterSources, traceable } from './evidence/traceable.js';
import { ordinaryPieces } from './ordinary/ordinary-letter.js';

/** Desired number of words for each length of cover letter, including the salutation. */
const WORDS: Readonly<Record<LetterLength, number>> = { short: 120, medium: 200, long: 300 };
/** Desired number of words if most bullets can become sentences with "I". Otherwise, `WORDS` applies. */
const WORDS_OF_ORDINARY: Readonly<Record<LetterLength, number>> = { short: 140, medium: 260, long: 340 };
const SKILLS: Readonly<Record<LetterLength, number>> = { short: 4, medium: 5, long: 7 };
const MAX_RESULTS: Readonly<Record<LetterLength, { latest: number; earlier: number }>> = {
  short: { latest: 3, earlier: 2 },
  medium: { latest: 4, earlier: 3 },
  long: { latest: 6, earlier: 5 },
};
/** Minimum number of results with which a cover letter needs no list of skills. */
const ENOUGH_RESULTS = 3;
/** Indexes of paragraphs in the cover letter. Indexes 1 and 2 are for results. */
const [OPENING, FIT, BESIDES, ASKED, ENDING] = [0, 3, 4, 5, 6];

/**
 * Composes a cover letter by built-in rules from the resume's own facts: title, years computed from the dates, results,
 * and the user's skills that the job requires. Deterministic. Never claims that the user meets a requirement, and
 * follows no instruction in the job description.
 * @param resume resume whose hidden sections are left out
 * @param profile requirements of the job, if there is a description
 * @param now date at which current jobs are assumed to end
 */
export function composeCoverLetter(
  resume: ResumeData,
  profile: JobRequirements | null,
  options: LetterOptions,
  now: Date,
): ComposedLetterText {
  const whole = letterData(resume);
  const data = correctedResume(heldOnly(whole, now));
  if (!isForEnglish(data)) return letterInOtherWords(data, options);
  const phrases = PHRASES[options.tone];
  const target: Target = { role: cleanLine(options.role), company: cleanLine(options.company) };
  const later = { ...target, company: withoutLegalForm(target.company) };
  const workplace = employerPhrase(options.jdText ?? '', later.company);
  const isBritish = isForBritish(data);
  const ordinary =
    options.jdText === undefined || options.jdText.trim() === ''
      ? undefined
      : ordinaryPieces(data, profile, {
          phrases,
          target: later,
          jdText: options.jdText,
          length: options.length,
          now,
          whole,
          workplace,
        });
  const pieces = (
    ordinary
      ? withOrdinary(ordinary, data, target, phrases, options)
      : piecesOf(data, profile, target, phrases, options, now)
  ).map((piece) => (isBritish ? { ...piece, text: inBritish(piece.text) } : piece));
  const { greeting, closing } = englishEnds(isCompany(options) ? '' : options.recipient, options.tone);
  const sources = [
    ...letterSources(data, options, now),
    referenceIn(options.jdText ?? ''),
    workplace,
    ...whole.certifications.map(({ name, year }) => `${name} ${year} ;`),
  ];
  const letter = traceable(sources, pieces, (sound) =>
    [greeting, ...fillToLength(sound, (ordinary ? WORDS_OF_ORDINARY : WORDS)[options.length]), closing].join('\n\n'),
  );
  return { letter };
}

function piecesOf(
  data: ResumeData,
  profile: JobRequirements | null,
  target: Target,
  phrases: Phrases,
  { length, asked = '', jdText = '' }: LetterOptions,
  now: Date,
): Piece[] {
  const overlap = overlapWith(jdText);
  const isAsked = jdText === '' ? undefined : (text: string): boolean => overlap(text) > 0;
  const background = backgroundOf(data, now, relevanceIn(profile), phrases.iAm, isAsked, target.role);
  const results = resultsOf(data, background.who, {
    relevance: relevanceOf(profile, jdText),
    phrases,
    most: MAX_RESULTS[length],
    role: target.role,
  });
  const skills = provenSkills(data, profile);
  const most = SKILLS[length];
  // Results are better evidence than a list of skills, so the list only fills a letter with few results.
  const isShown = results.count >= ENOUGH_RESULTS && jdText !== '';
  const fitting = skills.asked.length > 0 && !isShown ? phrases.asked(skills.asked.slice(0, most)) : '';
  const general = isShown ? [] : skills.others.slice(0, skills.asked.length > 0 ? 3 : most);
  return [
    {
      paragraph: OPENING,
      text: withReference(phrases.apply(target, personTitle(data)), target, referenceIn(jdText)),
      rank: 0,
    },
    { paragraph: OPENING, text: withWhere(background.who, results.where), rank: 0 },
    ...results.pieces,
    { paragraph: FIT, text: fitting, rank: 2 },
    {
      paragraph: FIT,
      text: general.length > (fitting ? 1 : 0) ? phrases.skills(general) : '',
      rank: fitting ? (skills.asked.length > 2 ? 15 : 3) : 2,
    },
    { paragraph: FIT, text: background.learned, rank: 4 },
    { paragraph: FIT, text: alsoHeld(background.askedCertificates, background.learned), rank: 1 },
    { paragraph: FIT, text: alsoHeld(background.certificates, background.learned), rank: 5 },
    ...(length === 'short' && data.experience.length > 0 ? [] : besides(background, data, length)),
    ...linkPiece(data, jdText, asked, results.pieces),
    { paragraph: ASKED, text: answerTo(asked, data, results.pieces), rank: 0 },
    { paragraph: ENDING, text: jdText === '' ? '' : nextStep(target.role, personTitle(data)), rank: 2 },
    { paragraph: ENDING, text: phrases.invite({ ...target, company: withoutLegalForm(target.company) }), rank: 0 },
    { paragraph: ENDING, text: phrases.thanks, rank: 0 },
  ].flatMap(({ text, ...piece }) => (text ? [{ ...piece, text }] : []));
}

/** Puts the sentence "I am applying …" first, and the answers to the employer's requests and the thanks last. */
function withOrdinary(
  pieces: readonly Piece[],
  data: ResumeData,
  target: Target,
  phrases: Phrases,
  { asked = '', jdText = '' }: LetterOptions,
): Piece[] {
  const application = withReference(phrases.apply(target, personTitle(data)), target, referenceIn(jdText));
  return [
    { paragraph: OPENING, text: application, rank: 0 },
    // A sentence that answers the employer's question is never cut.
    ...pieces.map((piece) => (isStoryTold(asked, [piece.text]) ? { ...piece, rank: 0 } : piece)),
    ...linkPiece(data, jdText, asked, pieces),
    { paragraph: ASKED, text: answerTo(asked, data, pieces), rank: 0 },
    { paragraph: ENDING, text: phrases.thanks, rank: 0 },
  ].filter(({ text }) => text !== '');
}

const isCompany = ({ recipient, company }: LetterOptions): boolean =>
  company !== '' &&
  withoutLegalForm(cleanLine(recipient)).toLowerCase() === withoutLegalForm(cleanLine(company)).toLowerCase();

/** Adds the reference number after the job title. If there is no job title, appends a sentence with the number. */
function withReference(sentence: string, { role, company }: Target, reference: string): string {
  if (reference === '') return sentence;
  const named = `${role} position${company && ` at ${company}`}`;
  return role === ''
    ? `${sentence} Your reference: ${reference}.`
    : sentence.replace(named, () => `${named} (ref. ${reference})`);
}

/**
 * Answers a question in the job description with a sentence from the summary, or with a blank for the user to fill in.
 * Returns '' if another sentence of the letter already answers it.
 */
const answerTo = (asked: string, { summary }: ResumeData, pieces: readonly Piece[]): string =>
  timesInSummary(asked, summary.text) ||
  (isStoryTold(
    asked,
    pieces.map(({ text }) => text),
  )
    ? ''
    : blankSentence(asked));

/** Returns the sentence with the link to the user's work, unless another sentence of the letter contains it. */
const linkPiece = (data: ResumeData, jdText: string, asked: string, pieces: readonly Piece[]): Piece[] => {
  const said = [...pieces.map(({ text }) => text), blankSentence(asked)].join(' ');
  const text = jdText === '' ? '' : workLinkFor(jdText, data, said);
  return text === '' ? [] : [{ paragraph: ASKED, text, rank: 0 }];
};

/** Matches a rank that makes a title higher: "Senior Baker" is above "Baker". */
const HIGHER = /\b(?:senior|lead|head|chief|principal|deputy|executive|sous)\b/i;

/** Returns a sentence that describes the job as the user's next step if it is the same work at a higher rank. */
const nextStep = (role: string, title: string): string =>
  title !== '' && HIGHER.test(role) && !HIGHER.test(title) && isSameWork(role, title)
    ? `For me, this would be the next step after my work as ${withArticle(title)}.`
    : '';

/**
 * Returns sentences about projects, awards, languages and volunteer work. In a long letter, they form a separate
 * paragraph.
 */
function besides(
  { projects, awards, languages, volunteer }: Background,
  { experience }: ResumeData,
  length: LetterLength,
): (Omit<Piece, 'text'> & { text: string | undefined })[] {
  const paragraph = length === 'long' ? BESIDES : FIT;
  return [
    { paragraph, text: projects, rank: experience.length === 0 ? 3 : 14 },
    { paragraph, text: awards, rank: 11 },
    { paragraph, text: languages, rank: 12 },
    { paragraph, text: volunteer, rank: 13 },
  ];
}
