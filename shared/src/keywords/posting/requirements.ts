import { NUMBER_WORDS } from '../../text/number-words.js';
import type { Passage } from './zones.js';

const LEVEL =
  /\b(?:bachelor|associate)(?:[’']?s)?(?: or |\/| \/ )(?:bachelor|master)(?:[’']?s)? degree\b|\b(?:bachelor(?:[’']?s)?|master(?:[’']?s)?|associate(?:[’']?s)?|doctoral|honou?rs|postgraduate|undergraduate|university|college|engineering|law|nursing|first) degree\b|\bBachelor of (?:Science|Arts|Engineering|Nursing|Laws|Education|Commerce|Social Work|Business Administration)\b|\bMaster of (?:Science|Arts|Engineering|Laws|Education|Social Work|Business Administration|Public Health)\b|\b(?:BSc|B\.Sc\.?|BEng|BSN|ADN|MSN|MSW|BSW|MSc|MEng|MBA|PhD|Ph\.D\.?|LLB|LLM|BTech|MD|PharmD|DPT)\b|\b(?:bachelor|master)[’']s\b|\bhigh school diploma\b|\bhigh-school diploma\b|\bHS diploma\b|\bGED\b|\bHN[CD]\b|(?<=\b(?:an?|your|the|or|college|university) )diploma\b|\bdegree\b/i;
const SUBJECT =
  /^(?: \(?(?:BSc|BA|BS|BEng)\)?)?(?: degree)? (?:in|of) (?:an? |the )?((?:(?!(?:or|and|is|are|with|from|preferred|required|helps?|would|plus|a|an|the|but|although|to|related|similar|another)\b)[\p{L}&-]+(?:,? |$|(?=[.,;)]))){1,5}(?:(?<=, .{2,60})or (?!an? |the |related|similar|equivalent)[\p{L}&-]+(?: [\p{L}&-]+){0,2}(?=[.,;)]|$))?)/u;
const YEARS = new RegExp(
  `\\b(\\d{1,2}|an?(?= year[’']?s? (?:or more|or two|of|experience|as|in)\\b)|${NUMBER_WORDS.join('|')})(?:\\s?\\+|\\s?(?:-|–|to)\\s?(?:\\d{1,2}|${NUMBER_WORDS.join('|')}))?(?:\\s+or more)?(?:\\s+full)?[\\s-]+(?:years?|yrs?)\\b(?![’']? (?:old|ago|plan))`,
  'gi',
);
const OF_WORK =
  /experience|post-|qualified|working|work\b|in (?:a|an|the|retail|sales|marketing)|\b(?:as|with) (?:a|an)\b|\bbehind you\b|\byears? in\b|of \w+|minimum|at least|\+|or more/i;

/** Matches a requirement phrased as a wish: "we would love you to have three years or more". */
const WISHED = /\b(?:would|we[’']d) (?:love|like)\b|\bor more\b/i;

/** Returns the position of the required or preferred degree in the text. */
export function degreeIn(text: string, parts: Passage[]): { start: number; end: number } | null {
  for (const { start, end, isTitle } of parts) {
    const passage = text.slice(start, end);
    const level = LEVEL.exec(passage);
    if (!level || isTitle) continue;
    const after = passage.slice(level.index + level[0].length);
    const subject = SUBJECT.exec(after);
    const orGed = /^ (?:or|\/) (?:GED|equivalent)\b/i.exec(after)?.[0].replace(/ or equivalent$/i, '') ?? '';
    const length = level[0].length + orGed.length + (subject ? subject[0].replace(/(?<![,\s])[,\s]+$/, '').length : 0);
    return { start: start + level.index, end: start + level.index + length };
  }
  return null;
}

/**
 * Returns the first plausible number of years of experience that the job description requires, or null if there is
 * none.
 */
export function yearsIn(text: string, parts: Passage[]): number | null {
  const isWished = ({ start, end, zone }: Passage): boolean => zone === 'nice' && WISHED.test(text.slice(start, end));
  const required = [...parts.filter(({ zone }) => zone !== 'nice'), ...parts.filter(isWished)];
  const numbers = required.flatMap(({ start, end, zone }) => {
    const passage = text.slice(start, end);
    if (zone !== 'must' && !/experience|at least|minimum|or more/i.test(passage)) return [];
    if (!OF_WORK.test(passage)) return [];
    return [...passage.matchAll(YEARS)]
      .filter(
        (match) =>
          !/\b(?:last|past|next|first|every|in)\s+$/i.test(passage.slice(Math.max(0, match.index - 20), match.index)),
      )
      .map((match) => numberOf(match[1]!.toLowerCase()));
  });
  return numbers.find((number) => number > 0 && number < 31) ?? null;
}

const numberOf = (word: string): number =>
  /^\d/.test(word) ? Number(word) : Math.max(0, NUMBER_WORDS.indexOf(word)) + 1;
