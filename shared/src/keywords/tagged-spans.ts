import type { Phrase, Span } from './names/spans.js';
import { isOfItsName } from './posting/employer.js';
import { abbreviatesTitle } from './posting/job-title.js';
import { CHECK } from './posting/stop-words.js';
import { keyOf, type PassageOfPosting } from './spans-by-rules.js';
import { tagWords, type TaggedSpan, type Tagger } from './tagger/tag-words.js';

/**
 * Combines the requirements that the tagger finds with those of the rules. The tagger decides which words are a
 * requirement. The rules add requirements among the other words, and find the numbers and full names of standards and
 * laws.
 */
export function taggedSpans(passage: PassageOfPosting & { spans: Span[] }, tagger: Tagger): Span[] {
  const { tokens, dictionary, spans: byRules } = passage;
  const ruleAt = spansByWord(tokens.length, byRules);
  const tagged = tagWords(passage, tagger).flatMap((span): Span[] => {
    const { first, last, kind } = span;
    if (isOfStandard(ruleAt[first], ruleAt[last]) || isExcluded(passage, span)) return [];
    const name = dictionary.names.get(keyOf(tokens, first, last));
    // Everyday words such as "excel" count as skills only where the rules also find a requirement.
    const isUnconfirmed = kind === 'hard' && name?.sureness === 'needs-neighbor' && !ruleAt[first];
    return isUnconfirmed ? [] : [{ first, last, skill: name?.skill ?? null, kind, by: 'tagger' }];
  });
  const taggedAt = spansByWord(tokens.length, tagged);
  const free = byRules.filter(({ first, last }) => !taggedAt.slice(first, last + 1).some(Boolean));
  return [...tagged, ...free].filter(({ first }) => !DEGREE.test(tokens[first]!.raw));
}

const isOfStandard = (one: Span | undefined, other: Span | undefined): boolean =>
  one !== undefined && one === other && one.by === 'form' && one.kind === 'hard';

const WORKPLACE = /^(?:office|site|branch|campus|store|depot|studio|clinic|school|hospital|factory|warehouse|hotel)$/;
/** Matches degrees and school certificates, which are returned separately from the terms: "BSc", "GCSE". */
const DEGREE = /^(?:BSN|MSN|MBA|BSc|MSc|BA|PhD|GCSEs?|HND|HNC)$/;

/**
 * Returns whether the words are not a requirement. This is the case if "no" precedes them ("no TT codes"), if they name
 * or describe the employer, the advertised job or a place, or if they mean a background check or a register to
 * maintain.
 */
function isExcluded(passage: PassageOfPosting, { first, last, kind }: TaggedSpan): boolean {
  const { text, tokens, zone, title, employer } = passage;
  const before = (steps: number): string => tokens[first - steps]?.key ?? '';
  if (before(1) === 'no') return true;
  if (first === last && abbreviatesTitle(title, tokens[first]!.raw)) return true;
  if (zone === 'other' && isOfItsName(text, tokens, first, last, employer)) return true;
  if (isNameOfEmployer(passage, { first, last })) return true;
  if (before(1) === 'in' && WORKPLACE.test(before(2)) && isCapitalized(passage, { first, last })) return true;
  if (kind === 'soft') return describesEmployer(passage, last);
  if (kind !== 'certificate') return false;
  // Staff are "on the HCPC register", but "maintain the asset register".
  const isRegister = tokens[last]!.key === 'register' && !/\bon(?: the| your)?$/.test(`${before(2)} ${before(1)}`);
  return isRegister || CHECK.test(tokens[last]!.key) || CHECK.test(tokens[last + 1]?.key ?? '');
}

/** Returns whether the dictionary lacks the words and all of them occur in the employer's name. */
const isNameOfEmployer = ({ tokens, dictionary, employer }: PassageOfPosting, { first, last }: Phrase): boolean =>
  !dictionary.names.has(keyOf(tokens, first, last)) &&
  tokens.slice(first, last + 1).every(({ raw, key }) => /^\p{Lu}/u.test(raw) && employer.has(key));

const EMPLOYER =
  /^(?:place|company|team|school|office|firm|crew|employer|workplace|environment|culture|atmosphere|organization|community|business|practice|agency|shop|department|group)$/;
/**
 * Maximum number of words from a quality to its noun: 4 from "warm" to "place" in "a warm and truly ambitious place".
 */
const WORDS_TO_NOUN = 4;

/** Returns whether a quality describes the employer: "ambitious" in "an ambitious place to learn". */
function describesEmployer({ text, tokens }: PassageOfPosting, last: number): boolean {
  for (let at = last + 1; at <= last + WORDS_TO_NOUN && at < tokens.length; at += 1) {
    if (!/^(?:,? |-)$/.test(text.slice(tokens[at - 1]!.end, tokens[at]!.start))) return false;
    if (EMPLOYER.test(tokens[at]!.key)) return true;
    if (!/(?:and|ly|ful|ous|ive|al|ed|ing|y|t)$/.test(tokens[at]!.key)) return false;
  }
  return false;
}

const isCapitalized = ({ tokens }: PassageOfPosting, { first, last }: Phrase): boolean =>
  tokens.slice(first, last + 1).every(({ raw }) => /^\p{Lu}\p{Ll}+$/u.test(raw));

function spansByWord(length: number, spans: readonly Span[]): (Span | undefined)[] {
  const byWord = new Array<Span | undefined>(length).fill(undefined);
  for (const span of spans) byWord.fill(span, span.first, span.last + 1);
  return byWord;
}
