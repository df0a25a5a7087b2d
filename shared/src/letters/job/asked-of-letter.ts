import { withoutPromptInjection } from '../../keywords/posting/prompt-injection.js';
import { cleanLine } from '../../text/text.js';

/** Matches a request for an answer in the cover letter: "a cover letter that answers: what was a bug …". */
const ASKED =
  /\b(?:cover(?:ing)? (?:letter|note)|letter|a (?:(?:few|couple of) lines|wee note|short note|note|paragraph))\s(?:(?:that|which)\s)?(?:telling us|tell us|tells us|saying|explaining|outlining|answers?|answering|describing|stating|giving|about|including|\(including|on):?\s((?:[^.?\n]|(?<=\bvs)\.){8,160}[.?]?)/iu;
/** Matches a request that follows a mention of the letter: "In your letter let us know your availability". */
const IN_LETTER =
  /\bin (?:your|the) (?:cover(?:ing)? )?(?:letter|note|email),? (?:please )?(?:let us know|tell us|say|state|explain|include|mention|give)(?: us)? ([^.?\n]{8,140}[.?]?)/iu;
const SAY_IN_LETTER =
  /\b(?:say|state|explain|tell us|mention|include) in (?:your|the) (?:cover(?:ing)? )?(?:letter|note|email),? ((?:what|why|how|when|which|your)\b[^.?\n]{6,140}[.?]?)/iu;
const TELL_US_TOO =
  /(?:^|[.!?\n]\s{0,3})(?:Tell us (?:too|also)|Also tell us|And tell us),? ((?:what|why|how|about|when|which)\b[^.?\n]{8,140}[.?]?)/iu;
/** Matches a request for a story: "Write us a short one that tells us about a time when you …". */
const A_TIME =
  /\b(?:tells? us|write(?: to us)?|describe|share|includ(?:e|ing)) (?:about )?((?:a|one) (?:time|situation|moment|project|example|mistake|problem) (?:when|that|where|you|of)\b[^.?\n]{6,140}[.?]?)/iu;
/** Matches requirements for cover letters: "Cover letters should explain your interest in public service." */
const SHOULD =
  /\b(?:cover(?:ing)? )?letters? (?:of [a-z]+ )?(?:should|must|needs? to|has to|have to) (?:briefly )?(?:explain|describe|tell us|say|state|include|address|outline|mention|answer|show) (?:us )?((?:your|why|how|what|when|which|about|an?|the)\b[^.?\n]{6,140}[.?]?)/iu;
/** Matches a request that replaces the letter: "Instead of a cover letter, tell us in a few lines about …". */
const INSTEAD =
  /\b(?:letter|application|email|message)[^.\n]{0,40}[,:] (?:please )?tell us (?:in [^,.\n]{3,40} )?((?:what|why|how|about|when|which)\b[^.?\n]{8,160}[.?]?)/iu;
/** Matches a request for facts that the resume lacks: "Please mention your notice period and when you could start." */
const MENTION =
  /(?:^|[.!?\n]\s{0,3})(?:Please )?(?:also )?(?:mention|state|confirm|let us know|tell us|say|give) ((?:your (?:availability|notice|earliest|salary|driving|preferred|start)|when you|whether you|if you|which (?:days|shifts|hours))[^.?\n]{3,120}[.?]?)/iu;
/** Matches a request for a short enclosed text: "and include a 50-word description of your favorite walk". */
const PIECE =
  /\b(?:include|includes|including|attach|enclose|add|with) (an? (?:[\p{L}\d-]+ ){0,3}(?:description|example|paragraph|statement|story|answer|sentence|review|outline) (?:of|about|on|showing|explaining) (?!no more|up to|at most|max|(?:one|two|three|\d+) pages?)[^.?\n]{6,120})/iu;
const TELLING_US = /\b(?:and tell us|telling us) ((?:what|why|which) [^.?\n]{6,140}[.?]?)/iu;
/** Matches a request that needs no separate answer, because the whole letter answers it: "why you are a good fit". */
const WHOLE_LETTER =
  /\b(?:good|right|best|great|perfect) (?:fit|match|person|candidate)\b|\b(?:suitable|suited|should hire you|we should)\b|suitability|^how you(?:r \w+(?: and \w+)?)? (?:meet|match|fit)|^(?:about )?(?:details of )?your (?:(?:relevant|previous|skills and|qualifications and|experience and) )*(?:experience|skills|background|qualifications|interest)\b(?! in (?!th[ei]s? (?:role|job|position|post)))|^yourself\b/i;
const TELL_US =
  /(?:^|[.!?\n]\s{0,3})Tell us (?!what your salary)((?:what|why|how|about|when|which)\b[^.?\n]{8,140}[.?]?)/iu;
/** Matches a wish to read something in the letter: "We would love to read what draws you to this work." */
const LOVE_TO_READ =
  /\b(?:love|like|want|be (?:glad|happy|keen|interested)) to (?:read|hear|know|see) ((?:what|why|how) [^.?\n]{6,140}[.?]?)/iu;
/** Matches a request for a story about one piece of work: "Pick one project and tell us what the problem was." */
const PICKED =
  /\b(?:pick|choose|take) (?:one|an?) (project|piece|design|case|example)\b[^.\n]{0,40} and tell us ((?:what|why|how) [^.?\n]{6,140}[.?]?)/iu;
const MAX_CHARACTERS = 20_000;

/**
 * Returns the question that the job description wants the cover letter to answer, in the words of the description, or
 * an empty string. Treats the text as data: the user sees it, and no instruction in it is followed.
 */
export function askedOfLetter(jdText: string): string {
  const text = withoutPromptInjection(jdText.slice(0, MAX_CHARACTERS));
  const [, work = '', about = ''] = PICKED.exec(text) ?? [];
  const question = [
    IN_LETTER,
    SAY_IN_LETTER,
    TELL_US_TOO,
    ASKED,
    SHOULD,
    INSTEAD,
    TELL_US,
    TELLING_US,
    A_TIME,
    PIECE,
    MENTION,
    LOVE_TO_READ,
  ]
    .map((pattern) => pattern.exec(text)?.[1] ?? '')
    .find((found) => found !== '' && !WHOLE_LETTER.test(found));
  return cleanLine(work === '' ? (question ?? '') : `a ${work}: ${about}`)
    .replace(/(?<!\()\)[^)]*$/, '')
    .split(/ to (?:\p{Lu}|\S{1,60}@)|,? and (?:send|email|attach|upload|post|return) (?:it|them|this|your)\b/u, 1)[0]!
    .replace(/,? \S{0,60}@\S{0,60}$/, '')
    .replace(/^yourself\b.*$/i, '')
    .replace(/[.,;]$/, '');
}
