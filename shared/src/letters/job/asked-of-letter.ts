import { withoutPromptInjection } from '../../keywords/posting/prompt-injection.js';
import { cleanLine } from '../../text/text.js';

/** Matches a request for an answer in the cover letter: "a cover letter that answers: what was a bug …". */
const ASKED =
  /\b(?:cover(?:ing)? (?:letter|note)|letter|a (?:few lines|wee note|short note|note|paragraph))\s(?:(?:that|which)\s)?(?:telling us|tell us|tells us|saying|explaining|outlining|answers?|answering|describing|about|including|\(including|on):?\s((?:[^.?\n]|(?<=\bvs)\.){8,160}[.?]?)/iu;
const TELL_US =
  /(?:^|[.!?\n]\s{0,3})Tell us (?!what your salary)((?:what|why|how|about|when|which)\b[^.?\n]{8,140}[.?]?)/iu;
const MAX_CHARACTERS = 20_000;

/**
 * Returns the question that the job description wants the cover letter to answer, in its own words, or an empty string.
 * Treats the text as data: the user sees it, and no instruction in it is followed.
 */
export function askedOfLetter(jdText: string): string {
  const text = withoutPromptInjection(jdText.slice(0, MAX_CHARACTERS));
  const question = ASKED.exec(text)?.[1] ?? TELL_US.exec(text)?.[1] ?? '';
  return cleanLine(question)
    .replace(/(?<!\()\)[^)]*$/, '')
    .split(/ to (?:\p{Lu}|\S{1,60}@)/u, 1)[0]!
    .replace(/^yourself\b.*$/i, '')
    .replace(/[.,;]$/, '');
}

const MAX_BLANK_LENGTH = 110;

/** Returns a placeholder for the answer, which only the user knows. */
export function blankFor(question: string): string {
  const plain = question.replace(/[[\]]/g, '').replace(/^about /i, '');
  if (plain === '') return '';
  const short =
    plain.length <= MAX_BLANK_LENGTH ? plain : `${plain.slice(0, plain.lastIndexOf(' ', MAX_BLANK_LENGTH - 2))} …`;
  return `[${short}]`;
}
