import type { ResumeData } from '../../resume/resume-data.js';
import { factGuard } from '../../facts/guard/fact-guard.js';
import { yearsOfExperience } from '../../rewrite/reading/years-of-experience.js';
import type { Piece } from './fill-to-length.js';

/** Capitalized words that a cover letter may contain although the resume does not, such as salutations. */
const LETTER_WORDS = `
  Dear Hello Hi Hiring Team Manager Committee Sir Madam To Whom Kind Best Warm Regards Sincerely Yours Faithfully Thank Thanks Please Your My Mine
  I We Our You They He She It Its His Her Their Them Me Us There Here Earlier Later Previously Before After Also And Because Since Although Though
  However Therefore Moreover Furthermore Additionally Beyond Besides Alongside Along Among Throughout Through Today Now Then Next Outside Inside
  Of With Without What Why How Who Which Where When Whether If Should Would Could Can May Might Will Let Given Having Being Looking Reading Seeing
  Prior Messages A An The
  Beneath Within Upon Until Unless Once Often Always Never Just Much Many Such Some Any No Not Only Even Perhaps Together Across Having Doing
  I'm I’m I'd I’d I've I’ve I'll I’ll You'll You’ll You've You’ve That's That’s Here's Here’s It's It’s There's There’s What's What’s We're We’re
  Skills Application Position Role Resume CV Letter Attached Enclosed Open Happy Glad Feel Reach Colleagues Leaders Results Numbers Work Working Years
  People Others Everyone Nothing Something Success Ask Say Tell Find Bringing Growing Being Beside Below Above
`;

/**
 * Returns all texts that a cover letter may use: the resume, the years computed from it, and the names from the job
 * description.
 */
export function letterSources(
  data: ResumeData,
  options: { recipient?: string; company?: string; role?: string; asked?: string },
  now: Date,
): string[] {
  const { recipient = '', company = '', role = '', asked = '' } = options;
  // The semicolon separates a figure at the end of a text from the next text, such as "40" from "M. Smith".
  return [
    ...textsOf(data).map((text) => `${text} ;`),
    `${yearsOfExperience(data, now)} years`,
    recipient,
    company,
    role,
    asked,
    LETTER_WORDS,
  ];
}

/**
 * Removes sentences that state a fact missing from the sources, because built-in rules may misread a bullet but must
 * never invent a fact. Checks the text as a whole, because context decides whether a fact is supported.
 */
export function traceable(
  sources: readonly string[],
  pieces: readonly Piece[],
  made: (pieces: readonly Piece[]) => string,
): string {
  const text = made(pieces);
  const flags = factGuard(sources, text);
  const isSound = (piece: Piece): boolean => {
    const start = text.indexOf(piece.text);
    const end = start + piece.text.length;
    return start === -1 || !flags.some((flag) => flag.start < end && flag.end > start);
  };
  const sound = pieces.filter(isSound);
  return sound.length < pieces.length ? traceable(sources, sound, made) : text;
}

const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];
