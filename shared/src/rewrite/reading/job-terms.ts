import { TECHNICAL_SKILLS } from '../../skills/skill-groups.js';
import { SUGGESTED_SKILLS } from '../../skills/skill-suggestions.js';
import { LIMITS } from '../../resume/resume-data.js';
import { tokensOf } from '../../text/tokens.js';

/** A term quoted from the job description. The extraction of terms is precise enough only for sorting bullets. */
export interface JobTerm {
  text: string;
  tokens: string[];
  /** Whether the term is required, optional or merely mentioned. */
  zone: 'must' | 'nice' | 'other';
}

const ZONES: [zone: JobTerm['zone'] | 'skip', heading: RegExp][] = [
  [
    'skip',
    /\b(?:about (?:us|the company)|who we are|our (?:story|benefits)|benefits|perks|what we offer|we offer|compensation|pay|salary|equal opportunit\w+|how to apply|eeo)\b/i,
  ],
  ['nice', /\b(?:nice to have|preferred|bonus|plus|desirable|ideally|good to have|welcome|advantage\w*)\b/i],
  [
    'must',
    /\b(?:requirements?|required|must have|must-have|qualifications?|you have|you bring|what you need|essential|minimum|who you are|skills)\b/i,
  ],
  [
    'other',
    /\b(?:responsibilities|duties|what you(?:'|’)?(?:ll| will) do|the role|the work|the job|about the (?:role|job)|your (?:tasks|role))\b/i,
  ],
];
const LINE_CUES: [zone: JobTerm['zone'], cue: RegExp][] = [
  ['nice', /\b(?:is a plus|a plus|nice to have|preferred|bonus|desirable|would be great|advantage)\b/i],
  ['must', /\b(?:required|must|essential|mandatory|minimum)\b/i],
];
const SENTENCE_END = /(?<=[.;!?])\s+/;
/** Matches a statement that a skill is not required: "No Java needed", "you will not be asked to …". */
const NOT_ASKED =
  /\b(?:not|no|never|without)\b.{1,60}\b(?:need|requir|necessary|expect|ask)|\b(?:need|expect)n['’]t\b/i;
/** Matches a line that may be a heading: up to 60 characters, without a period, comma or semicolon at the end. */
const HEADING = /^.{2,60}(?<![.;,])$/;
const MAX_TERMS = 60;
const MAX_TERM_WORDS = 5;

const VOCABULARY = new Set([...TECHNICAL_SKILLS, ...SUGGESTED_SKILLS].map((skill) => tokensOf(skill).join(' ')));
/** Skills that are also everyday words and do not count as skills in running text. */
const AMBIGUOUS = new Set([
  'go',
  'r',
  'c',
  'make',
  'spark',
  'express',
  'flask',
  'rest',
  'node',
  'less',
  'swift',
  'ray',
  'spring',
  'flux',
  'chef',
  'puppet',
  'vault',
  'notion',
  'linear',
  'sketch',
  'stripe',
  'slack',
  'gin',
  'unity',
  'solid',
  'remix',
  'maui',
  'lambda',
  'envoy',
  'consul',
  'helm',
  'scheme',
  'apex',
  'communication',
  'leadership',
  'training',
  'research',
  'teaching',
  'assembly',
  'referral',
  'layout',
  'access',
  'shell',
  'excel',
  'synapse',
  'aurora',
  'realm',
  'phoenix',
  'closing',
]);

/**
 * Extracts the terms of a job description: known skills, longest match first, and names recognized by capitals or
 * symbols ("CRRT", "C++", "ISO 9001"). Skips text about the employer. Treats the text as data and follows no
 * instruction in it.
 */
export function jobTerms(jdText: string): readonly JobTerm[] {
  if (lastRead?.jdText !== jdText) lastRead = { jdText, terms: readTerms(jdText) };
  return lastRead.terms;
}

/** Caches the terms, because the job description does not change while the user edits the resume. */
let lastRead: { jdText: string; terms: readonly JobTerm[] } | undefined;

function readTerms(jdText: string): JobTerm[] {
  const terms = new Map<string, JobTerm>();
  let section: JobTerm['zone'] | 'skip' = 'other';
  for (const line of jdText.slice(0, LIMITS.jobDescriptionLength).normalize('NFKC').split(/\r?\n/)) {
    const trimmed = line.trim().replace(/[:：]$/, '');
    if (HEADING.test(trimmed)) section = ZONES.find(([, heading]) => heading.test(trimmed))?.[0] ?? section;
    if (section === 'skip') continue;
    for (const sentence of line.split(SENTENCE_END)) {
      if (NOT_ASKED.test(sentence)) continue;
      const zone = LINE_CUES.find(([, cue]) => cue.test(sentence))?.[0] ?? section;
      for (const term of lineTerms(sentence, zone)) keepStronger(terms, term);
    }
  }
  return [...terms.values()].slice(0, MAX_TERMS);
}

const RANK = { other: 0, nice: 1, must: 2 } as const;

function keepStronger(terms: Map<string, JobTerm>, term: JobTerm): void {
  const key = term.tokens.join(' ');
  const known = terms.get(key);
  if (!known || RANK[term.zone] > RANK[known.zone]) terms.set(key, { ...term, text: known?.text ?? term.text });
}

function lineTerms(line: string, zone: JobTerm['zone']): JobTerm[] {
  const words = line
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}.]+|(?<![^\p{L}\p{N}+#])[^\p{L}\p{N}+#]+$/gu, ''))
    .filter((word) => word !== '');
  const tokens = words.map(tokensOf);
  const isShouted = line === line.toUpperCase();
  const found: JobTerm[] = [];
  for (let at = 0; at < words.length;) {
    const length = vocabularyMatch(words, tokens, at);
    const count = length > 0 ? length : !isShouted && NAME.test(words[at]!) ? 1 : 0;
    if (count > 0)
      found.push({ text: words.slice(at, at + count).join(' '), tokens: tokens.slice(at, at + count).flat(), zone });
    at += Math.max(1, count);
  }
  return found;
}

/** Matches names by their form: acronyms of two to six capitals, words with inner capitals, and words with + or #. */
const NAME =
  /^(?!(?:AM|PM|US|USA|UK|EU|CEO|HR|PTO|EEO|ID|OK|FTE|MST|EST|PST|LLC|GmbH)$)(?:[A-Z][A-Z0-9]{1,5}|[A-Z][a-z]+[A-Z]\w*|[A-Za-z]+(?:\+\+|#))$/;

function vocabularyMatch(words: string[], tokens: string[][], at: number): number {
  for (let length = Math.min(MAX_TERM_WORDS, words.length - at); length > 0; length -= 1) {
    const key = tokens
      .slice(at, at + length)
      .flat()
      .join(' ');
    if (VOCABULARY.has(key) && (!AMBIGUOUS.has(key) || isNamed(words, at, length))) return length;
  }
  return 0;
}

/**
 * Returns whether an everyday word names a skill here, that is, whether it is capitalized in the middle of a sentence.
 */
const isNamed = (words: string[], at: number, length: number): boolean =>
  at > 0 && words.slice(at, at + length).every((word) => /^\p{Lu}/u.test(word));
