import { factAt, type Fact } from '../fact.js';
import type { RecordReading } from './read-record.js';
import { wordsWithGaps, type TextWord } from '../words/text-words.js';

/** Words for levels of proficiency in a language, lowest level first. */
const LEVELS: readonly RegExp[] = [
  /\b(?:basic|basics|beginner|elementary|school|a little|some|A[12])\b/i,
  /\b(?:conversational|intermediate|limited|holds? a conversation|B1)\b/i,
  /\b(?:good|working|professional|business|upper[- ]intermediate|well|confident(?:ly)?|B2)\b/i,
  /\b(?:fluent(?:ly)?|advanced|proficient|proficiency|excellent|perfect|full(?: professional)?|C1)\b/i,
  /\b(?:native(?:ly|[- ]speaker)?|mother tongue|first language|bilingual(?:ly)?|trilingual|C2|grew up (?:with|speaking|in both)|raised (?:in|with|speaking))\b/i,
];
/** Minimum level required for claims such as "handled calls in Spanish". The first item of `LEVELS` is level 1. */
const WORKING = 2;
const WORKS =
  /\b(?:write|writes|wrote|writing|report|reports|teach|teaches|taught|present|presents|presented|negotiate|negotiates|negotiated|interpret|interprets|interpreted|translate|translates|translated|correspond|calls|emails|letters|documents|work|works|worked|handle|handles|handled|deal|deals|dealt|serve|serves|served)\b/i;

const levelIn = (text: string): number => LEVELS.findLastIndex((words) => words.test(text)) + 1;

function languagesOf({ others }: RecordReading): ReadonlyMap<string, number> {
  const levels = new Map<string, number>();
  for (const { text } of others) {
    const [, name, level] = /^language (.{1,40}), speak (.*)$/.exec(text) ?? [];
    // A language for which the resume states no level may be claimed at any level.
    if (name !== undefined) levels.set(name.toLowerCase(), levelIn(level!) || LEVELS.length);
  }
  return levels;
}

/** Returns languages for which a text claims a higher level than the resume states: "bilingual" instead of "good". */
export function overstatedLanguages(reading: RecordReading, text: string): Fact[] {
  const languages = languagesOf(reading);
  if (languages.size === 0) return [];
  const ends = [...text.matchAll(PART_END)].map(({ index }) => index);
  return [...ends, text.length].flatMap((end, place) => {
    const start = place === 0 ? 0 : ends[place - 1]!;
    const part = text.slice(start, end);
    const words = wordsWithGaps(part);
    const named = words.filter(({ word }) => languages.has(word));
    if (named.length === 0 || DENIED.test(part)) return [];
    const isWorkedIn = named.some((name) => words[words.indexOf(name) - 1]?.word === 'in') && WORKS.test(part);
    const claimed = Math.max(claimedIn(part.replace(NOT_SO, '')), isWorkedIn ? WORKING : 0);
    const isSound = ({ word }: TextWord): boolean => languages.get(word)! >= claimed;
    if (/\b(?:bi|tri)lingual|\bboth\b/i.test(part) ? named.every(isSound) : named.some(isSound)) return [];
    return [factAt('claim', part.trim(), start + part.indexOf(part.trim()), part.trim())];
  });
}

const PART_END = /[.!?;|•\n,]|\s(?:but|and (?=(?:i|an?|my|am|can)\s))/gi;
/** Matches a comparison whose second level is not claimed: "conversational rather than fluent". */
const NOT_SO = /\b(?:rather than|instead of|short of|but not|not yet)\b.{0,40}/i;
const DENIED = /\b(?:not|no|isn't|don't)\b/i;

/**
 * Returns the claimed level, or 0 if it is below level 4: words for lower levels may describe something else, as in "a
 * good English report".
 */
const claimedIn = (part: string): number => {
  const level = levelIn(part);
  return level >= 4 ? level : 0;
};
