import { isEnglishText } from '../english/is-english.js';
import { conditionsIn } from './posting/conditions.js';
import { MAX_CHARACTERS } from './keyword-limits.js';
import { degreeTerm, keep, mergedBySkill, termOf, type Found, type Keywords } from './keyword-terms.js';
import type { Dictionary } from './posting/dictionary.js';
import { degreeIn, yearsIn } from './posting/requirements.js';
import { tokenize, type Token } from './posting/tokenize.js';
import { readPosting } from './read-posting.js';
import { keyOf, requiredCredentials } from './spans-by-rules.js';
import { taggedSpans } from './tagged-spans.js';
import type { Tagger } from './tagger/tag-words.js';

export type { Keywords, KeywordTerm } from './keyword-terms.js';

/** Version of the extraction rules. Increase it with every change that affects results. */
export const KEYWORDS_VERSION = '8';
const MAX_CANDIDATES = 35;

/** Extracts the requirements of a job description. Treats the text as data and follows no instructions in it. */
export function extractKeywords(jdText: string, dictionary: Dictionary, tagger: Tagger): Keywords {
  const text = jdText.slice(0, MAX_CHARACTERS);
  const { parts, title, employer, passages } = readPosting(text, dictionary);
  const found = new Map<string, Found>();
  const guesses = new Map<string, Found>();
  // The tagger was trained on English texts only.
  const isEnglish = isEnglishText(text);
  for (const passage of passages) {
    const { tokens, zone } = passage;
    for (const { first, last, skill, kind } of isEnglish ? taggedSpans(passage, tagger) : passage.spans)
      keep(skill ? found : guesses, keyOf(tokens, first, last), spanOf(tokens, first, last), skill, zone, kind);
  }
  for (const { start, end } of conditionsIn(text, parts)) {
    const tokens = tokenize(text.slice(start, end), start);
    for (const { first, last, skill } of requiredCredentials({
      text,
      tokens,
      zone: 'must',
      dictionary,
      title,
      employer,
    }))
      keep(
        skill ? found : guesses,
        keyOf(tokens, first, last),
        spanOf(tokens, first, last),
        skill,
        'must',
        'certificate',
      );
  }
  for (const key of guesses.keys()) if (found.has(key)) guesses.delete(key);
  const degree = degreeIn(text, parts);
  if (degree) excludeSubjects(text, degree, found, guesses);
  const terms = [
    ...mergedBySkill(found).map((each) => termOf(text, each)),
    ...[...guesses.values()]
      .map((each) => termOf(text, each))
      .sort((a, b) => b.importance - a.importance)
      .slice(0, MAX_CANDIDATES),
    ...(degree ? [degreeTerm(text, degree)] : []),
  ].sort((a, b) => b.importance - a.importance);
  return {
    terms,
    title,
    years: yearsIn(text, parts),
    degree: degree ? text.slice(degree.start, degree.end) : null,
  };
}

const AFTER_DEGREE = /^(?:[^.;\n]{0,80}?\b(?:fields?|subjects?|disciplines?|areas?)\b)?/;

/** Removes the subjects of a degree, which are not skills: "a degree in mathematics, statistics or the like". */
function excludeSubjects(text: string, degree: { start: number; end: number }, ...maps: Map<string, Found>[]): void {
  const until = degree.end + AFTER_DEGREE.exec(text.slice(degree.end))![0].length;
  for (const found of maps)
    for (const [key, { start, count, kind }] of found)
      if (count === 1 && kind !== 'certificate' && start >= degree.start && start < until) found.delete(key);
}

const spanOf = (tokens: Token[], first: number, last: number) => ({
  start: tokens[first]!.start,
  end: tokens[last]!.end,
});
