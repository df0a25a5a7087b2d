import { conditionsIn } from './posting/conditions.js';
import type { Dictionary, Skill } from './posting/dictionary.js';
import { employerWords } from './posting/employer.js';
import { isPromptInjection } from './posting/prompt-injection.js';
import { degreeIn, yearsIn } from './posting/requirements.js';
import { keyOf, requiredCredentials, spansByRules } from './spans-by-rules.js';
import { snippetOf } from './posting/snippet.js';
import { phraseKey, tokenize, type Token } from './posting/tokenize.js';
import { passages, type Zone } from './posting/zones.js';

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
  /** The term with the words around it. */
  snippet: string;
  /** Whether the dictionary contains the term. Otherwise, the term is a guess. */
  known: boolean;
  /** Alternative names for the term that a resume may use. */
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

/** Extracts the requirements of a job description. Treats the text as data and follows no instructions in it. */
export function extractKeywords(jdText: string, dictionary: Dictionary): Keywords {
  const text = jdText.slice(0, MAX_CHARACTERS);
  const parts = passages(text);
  const found = new Map<string, Found>();
  const guesses = new Map<string, Found>();
  const employer = employerWords(text);
  const title = titleOf(text);
  for (const { start, end, zone, isTitle } of parts) {
    if (isTitle) continue;
    const tokens = withoutCriterion(tokenize(text.slice(start, end), start));
    const spans = spansByRules({ text, tokens, zone, dictionary, title, employer });
    for (const { first, last, skill, kind } of spans)
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

/** Matches the label of a criterion, which is not a name: "E3" in "E3 Experience of …". */
const CRITERION = /^[A-Z]\d{1,2}$/;

const withoutCriterion = (tokens: Token[]): Token[] =>
  CRITERION.test(tokens[0]?.raw ?? '') && /^\p{Lu}\p{Ll}/u.test(tokens[1]?.raw ?? '') ? tokens.slice(1) : tokens;

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

/**
 * Merges names of the same skill ("PostgreSQL", "Postgres"). Keeps long and short forms that recruiters search for
 * separately.
 */
function mergedBySkill(found: Map<string, Found>): Found[] {
  const bySkill = new Map<Skill | null, Found[]>();
  for (const each of found.values()) bySkill.set(each.skill, [...(bySkill.get(each.skill) ?? []), each]);
  return [...bySkill.values()].flatMap((same) => {
    const [strongest] = same.sort((a, b) => ZONE_WEIGHT[b.zone] - ZONE_WEIGHT[a.zone] || a.start - b.start);
    return [{ ...strongest!, count: same.reduce((sum, { count }) => sum + count, 0) }];
  });
}

/** Includes the closing parenthesis of a term such as "ICH E6(R2)". */
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

const MAX_TITLE_LENGTH = 100;

function titleOf(text: string): string | null {
  const line =
    text
      .split('\n')
      .find((each) => each.trim() !== '' && !isPromptInjection(each))
      ?.trim() ?? '';
  const plain = line
    .replace(/^(?:job (?:posting|title|description)|position|role|title|vacancy)\s*:\s*/i, '')
    .split(/\s[|·]\s/)[0]!;
  return plain !== '' && plain.length <= MAX_TITLE_LENGTH && !/[.!?]$/.test(plain) ? plain : null;
}
