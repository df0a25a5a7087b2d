import { factAt, type Fact } from './fact.js';
import type { GuardRecord } from './guard-record.js';

/** Levels in the order of how much they claim. */
const LEVELS: readonly [words: RegExp, rank: number][] = [
  [/\b(?:native|mother tongue|first language|bilingual)\b/i, 5],
  [/\b(?:c2|fluent|fluently|near-native)\b/i, 4],
  [/\b(?:c1|advanced|full professional|proficient|business)\b/i, 4],
  [/\b(?:b2|upper intermediate|professional|working|good|very good)\b/i, 3],
  [/\b(?:b1|intermediate|conversational|limited working)\b/i, 2],
  [/\b(?:a1|a2|basic|beginner|elementary|some|a little|little|learning)\b/i, 1],
];
const KNOWN = /^language ([^,]{2,40}), speak (.{0,60})$/;
/** What only somebody who speaks a language well does in it. */
const ABLE =
  /\b(?:writ(?:e|ing|ten) (?:reports?|letters?|documents?)|negotiat|interpret|translat|present|teach|work)\w*(?:\s[^,.;]{0,30})?\sin\s$/i;
const REACH = 48;

const rankOf = (text: string): number => LEVELS.find(([words]) => words.test(text))?.[1] ?? 0;

/** "Fluent in German" where the résumé says basic: a language is spoken as well as the record says. */
export function languageClaims(record: GuardRecord, text: string): Fact[] {
  const levels = record.others.flatMap((line) => {
    const [, name = '', level = ''] = KNOWN.exec(line) ?? [];
    return name === '' ? [] : [{ name: name.trim().toLowerCase(), rank: rankOf(level) }];
  });
  const lower = text.toLowerCase();
  return levels.flatMap(({ name, rank }) => {
    const found: Fact[] = [];
    if (rank === 0) return found;
    for (let at = lower.indexOf(name); at >= 0; at = lower.indexOf(name, at + name.length)) {
      const before = text.slice(Math.max(0, at - REACH), at);
      const clause = before.split(/[,.;:|]|\b(?:and|but|while)\b/).at(-1)!;
      const after = /^[^,.;:|]{0,20}/.exec(text.slice(at + name.length))![0];
      const said = Math.max(rankOf(clause), rankOf(after), ABLE.test(clause) ? 3 : 0);
      if (said > rank)
        found.push(factAt('claim', text.slice(at, at + name.length), at, text.slice(at, at + name.length)));
    }
    return found;
  });
}
