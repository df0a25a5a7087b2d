import type { Judge } from './judge/judge-spans.js';
import { judgedSpans } from './judged-spans.js';
import { conditionsIn } from './posting/conditions.js';
import type { Dictionary, Skill } from './posting/dictionary.js';
import { degreeIn, yearsIn } from './posting/requirements.js';
import { snippetOf } from './posting/snippet.js';
import { phraseKey, tokenize, type Token } from './posting/tokenize.js';
import type { Zone } from './posting/zones.js';
import { readPosting } from './read-posting.js';
import { keyOf, requiredCredentials } from './spans-by-rules.js';

/** Version of the extraction rules. Increase it with every change that affects results. */
export const KEYWORDS_VERSION = '7';
/** Maximum number of characters read from a job description. */
export const MAX_CHARACTERS = 20_000;
const MAX_CANDIDATES = 35;
const ZONE_WEIGHT: Record<Zone, number> = { must: 1, duty: 0.7, nice: 0.6, other: 0.5 };
const CANDIDATE_WEIGHT = 0.5;

export interface KeywordTerm {
  /** The term as written in the job description. */
  text: string;
  kind: 'hard' | 'soft' | 'certificate' | 'degree';
  zone: Zone;
  /** Importance from 0 to 1, based on where and how often the term occurs. */
  importance: number;
  snippet: string;
  /** Whether the dictionary contains the term. If not, the term is a guess. */
  known: boolean;
  /** Alternative names for the term. A resume may use any of them. */
  aliases: string[];
}

export interface Keywords {
  terms: KeywordTerm[];
  title: string | null;
  years: number | null;
  degree: string | null;
}

interface Found {
  start: number;
  end: number;
  skill: Skill | null;
  kind: Skill['kind'];
  zone: Zone;
  count: number;
}

/**
 * Extracts the requirements of a job description. Treats the text as data and follows no instructions in it.
 * @param judge drops guessed terms that do not look like a skill, and adds words that do
 */
export function extractKeywords(jdText: string, dictionary: Dictionary, judge: Judge | null = null): Keywords {
  const text = jdText.slice(0, MAX_CHARACTERS);
  const { parts, title, employer, passages } = readPosting(text, dictionary);
  const found = new Map<string, Found>();
  const guesses = new Map<string, Found>();
  for (const passage of passages) {
    const { tokens, zone } = passage;
    for (const { first, last, skill, kind } of judge ? judgedSpans(passage, judge) : passage.spans)
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

function keep(
  found: Map<string, Found>,
  key: string,
  span: { start: number; end: number },
  skill: Skill | null,
  zone: Zone,
  kind: Skill['kind'],
): void {
  const known = found.get(key);
  if (!known) found.set(key, { ...span, skill, kind, zone, count: 1 });
  else {
    known.count += 1;
    if (ZONE_WEIGHT[zone] > ZONE_WEIGHT[known.zone]) known.zone = zone;
  }
}

/** Merges the names found for the same skill ("PostgreSQL", "Postgres"). The name in the most important zone wins. */
function mergedBySkill(found: Map<string, Found>): Found[] {
  const bySkill = new Map<Skill | null, Found[]>();
  for (const each of found.values()) bySkill.set(each.skill, [...(bySkill.get(each.skill) ?? []), each]);
  return [...bySkill.values()].flatMap((same) => {
    const [strongest] = same.sort((a, b) => ZONE_WEIGHT[b.zone] - ZONE_WEIGHT[a.zone] || a.start - b.start);
    return [{ ...strongest!, count: same.reduce((sum, { count }) => sum + count, 0) }];
  });
}

/** Returns the end position of a term, including the closing parenthesis in names such as "ICH E6(R2)". */
const endOf = (text: string, start: number, end: number): number =>
  text.charAt(end) === ')' && text.slice(start, end).includes('(') ? end + 1 : end;

function termOf(text: string, { start, end: lastWord, skill, kind, zone, count }: Found): KeywordTerm {
  const end = endOf(text, start, lastWord);
  const words = text.slice(start, end);
  const informative = /\s/.test(words) || /[A-Z].*[A-Z]|[+#.\d]/.test(words) ? 1 : 0.9;
  const often = Math.min(1, 0.75 + Math.log2(count) * 0.12);
  const importance = ZONE_WEIGHT[zone] * often * informative * (skill ? 1 : CANDIDATE_WEIGHT);
  const own = phraseKey(words);
  return {
    text: words,
    kind,
    zone,
    importance: Math.round(importance * 1000) / 1000,
    snippet: snippetOf(text, start, end),
    known: skill !== null,
    aliases: (skill?.names ?? []).filter((name) => phraseKey(name) !== own).slice(0, 12),
  };
}

const degreeTerm = (text: string, { start, end }: { start: number; end: number }): KeywordTerm => ({
  text: text.slice(start, end),
  kind: 'degree',
  zone: 'must',
  importance: 0.6,
  snippet: snippetOf(text, start, end),
  known: true,
  aliases: [],
});
