import type { Skill } from './posting/dictionary.js';
import { snippetOf } from './posting/snippet.js';
import { phraseKey } from './posting/tokenize.js';
import type { Zone } from './posting/zones.js';

const ZONE_WEIGHT: Record<Zone, number> = { must: 1, duty: 0.7, nice: 0.6, other: 0.5 };
const CANDIDATE_WEIGHT = 0.5;
const MAX_ALIASES = 12;

export interface KeywordTerm {
  /** The term as written in the job description. */
  text: string;
  kind: 'hard' | 'soft' | 'certificate' | 'degree';
  zone: Zone;
  /** Importance from 0 to 1, based on where and how often the term occurs. */
  importance: number;
  snippet: string;
  /** Whether the dictionary contains the term or a language model names it. If not, the term is a guess. */
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

export interface Found {
  start: number;
  end: number;
  skill: Skill | null;
  kind: Skill['kind'];
  zone: Zone;
  count: number;
}

export function keep(
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
export function mergedBySkill(found: Map<string, Found>): Found[] {
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

/** @param isKnown false if the term is only a guess, which has less weight */
export function termOf(
  text: string,
  { start, end: lastWord, skill, kind, zone, count }: Found,
  isKnown = skill !== null,
): KeywordTerm {
  const end = endOf(text, start, lastWord);
  const words = text.slice(start, end);
  const informative = /\s/.test(words) || /[A-Z].*[A-Z]|[+#.\d]/.test(words) ? 1 : 0.9;
  const often = Math.min(1, 0.75 + Math.log2(count) * 0.12);
  const importance = ZONE_WEIGHT[zone] * often * informative * (isKnown ? 1 : CANDIDATE_WEIGHT);
  const own = phraseKey(words);
  return {
    text: words,
    kind,
    zone,
    importance: Math.round(importance * 1000) / 1000,
    snippet: snippetOf(text, start, end),
    known: isKnown,
    aliases: [...(skill?.names ?? []), ...(skill?.specialCases ?? [])]
      .filter((name) => phraseKey(name) !== own)
      .slice(0, MAX_ALIASES),
  };
}

export const degreeTerm = (text: string, { start, end }: { start: number; end: number }): KeywordTerm => ({
  text: text.slice(start, end),
  kind: 'degree',
  zone: 'must',
  importance: 0.6,
  snippet: snippetOf(text, start, end),
  known: true,
  aliases: [],
});
