import { cleanLine } from '../../text/text.js';

const MAX_DEMANDED = 2;
const MAX_LENGTH = 40;
/** Matches names of standards, codes and programs, which have no synonyms: "HTM", "01-05", "eFiling". */
const NAME = /\p{Lu}{3}|\p{Ll}\p{Lu}|\p{Nd}{2}-\p{Nd}{2}/u;
const CREDENTIAL =
  /\b(?:licen[cs]e|certified|certificate|registration|card|ticket|CDL|class|basics?|beginner|learning)\b|,/i;

/**
 * Returns skills whose standard, code or program the job description names and the letter does not: "decontamination
 * (HTM 01-05)" for "working knowledge of HTM 01-05".
 */
export function demandedByName(skills: readonly string[], jdText: string, said: string): string[] {
  const [posted, told] = [new Set(wordsOf(jdText)), new Set(wordsOf(said))];
  return skills
    .map(cleanLine)
    .filter((skill) => skill.length <= MAX_LENGTH && !CREDENTIAL.test(skill))
    .map((skill) => ({ skill, at: Math.min(...namesIn(skill).map((name) => placeOf(name, posted, told, jdText))) }))
    .filter(({ at }) => Number.isFinite(at))
    .toSorted((a, b) => a.at - b.at)
    .map(({ skill }) => inList(skill))
    .slice(0, MAX_DEMANDED);
}

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}-]+/u);
const namesIn = (skill: string): string[] => wordsOf(skill).filter((word) => NAME.test(word));

const placeOf = (name: string, posted: ReadonlySet<string>, told: ReadonlySet<string>, jdText: string): number =>
  posted.has(name) && ![...told].some((word) => isSameName(word, name)) ? jdText.indexOf(name) : Infinity;

const SHARED = 4;
/** Returns whether two words are forms of the same name, such as "eFile" and "eFiling". */
const isSameName = (one: string, other: string): boolean =>
  one === other ||
  (one.length > SHARED && /\p{Ll}\p{Lu}/u.test(one) && one.slice(0, SHARED) === other.slice(0, SHARED));

/** Lower-cases a skill that begins with an ordinary word before a code in parentheses. */
const inList = (skill: string): string =>
  /^\p{Lu}\p{Ll}+(?: \p{Ll}+)* \(/u.test(skill) ? skill.charAt(0).toLowerCase() + skill.slice(1) : skill;
