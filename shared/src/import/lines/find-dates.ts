import { MONTH_PATTERN, PRESENT_PATTERN, SEASON_PATTERN } from './date-words.js';

/** Dates found in a line, as typed. */
export interface FoundDates {
  start: string;
  /** End date; empty for a single date. */
  end: string;
  current: boolean;
  /** Start offset of the dates in the line. `to` is their end offset. */
  from: number;
  to: number;
}

/** Maximum number of characters of a line that is searched for dates; longer lines are prose. */
const MAX_LINE_LENGTH = 400;

const OPEN = String.raw`(?<![\p{L}\p{N}])`;
const CLOSE = String.raw`(?![\p{L}\p{N}])`;
const YEAR = '(?:(?:19|20)\\d{2}|[\u0661\u0662][\u0660-\u0669]{3}|[\u06F1\u06F2][\u06F0-\u06F9]{3})';
const SHORT_YEAR = "['\u2019]\\d{2}";
const DAY = '\\d{1,2}(?:st|nd|rd|th|\\.|º)?';
const NAMED = `(?:${MONTH_PATTERN}|(?:${SEASON_PATTERN})(?:[ -](?:${MONTH_PATTERN}|${SEASON_PATTERN}))?)`;
const ATOM =
  `(?:(?:${DAY} (?:de |of )?)?(?:${NAMED})\\.?,?(?: ${DAY},?)?(?: de| del| of)?[ /-]?(?:${YEAR}|${SHORT_YEAR})` +
  `|${YEAR}[年년] ?(?:\\d{1,2}[月월](?: ?\\d{1,2}[日일])?|[春夏秋冬初末頃]|[上下]半期)?` +
  `|\\d{1,2}[./-]\\d{1,2}[./-]${YEAR}|${YEAR}[./-]\\d{1,2}(?:[./-]\\d{1,2})?(?![\\d])|\\d{1,2} ?[./-] ?${YEAR}` +
  `|${YEAR},? (?:${NAMED})|${YEAR})`;
const DASH =
  '(?: ?[-\u2010-\u2015\u2212~\u301C\uFF5E→] ?| (?:to|until|till|through|thru|bis|à|au|a|al|hasta|até|tot|do|до|по|to the|đến|إلى|حتى|עד) | ?(?:から|부터) ?)';
const PRESENT = `(?:${PRESENT_PATTERN})`;
const SINCE = '(?:since|from|seit|ab|depuis|desde|dal|dalla|sinds|vanaf|od|з|із|с|від|từ|منذ|מאז)';

const PRESENT_ONLY = new RegExp(`^${PRESENT}$`, 'iu');
const RANGE = new RegExp(
  `${OPEN}(${ATOM}|${NAMED}\\.?|\\d{1,2}(?=[-\u2013]\\d{1,2}[./]${YEAR}))${DASH}(?:(${ATOM})|(${PRESENT})|((?:\\d{2})(?!\\d|[./-]\\d)))${CLOSE}`,
  'iu',
);
const OPEN_ENDED = new RegExp(`${OPEN}(${ATOM}) ?[-\u2010-\u2015~\u301C\uFF5E](?= *[)\\]]?$)`, 'iu');
const SINCE_DATE = new RegExp(`${OPEN}${SINCE} (${ATOM})${CLOSE}`, 'iu');
const UNTIL_NOW = new RegExp(`${OPEN}(${ATOM})(?: ?[,(] ?|から ?|より ?| )(${PRESENT})\\)?${CLOSE}`, 'iu');
const SINGLE = new RegExp(`${OPEN}(${ATOM})${CLOSE}`, 'iu');
/** Matches a duration that some profiles append to dates: "(6 years 2 months)". */
const DURATION =
  /^[\s,·•|]*\(?(?:\d+\+? ?(?:years?|yrs?|y|months?|mos?|mths?|Jahre?|Monate?|ans?|mois|años?|meses|mes)\.?[ ,]*(?:and |und |et |y )?){1,2}\)?/i;

/** Returns the first date range in a line, or the first single date if there is no range. */
export function findDates(text: string): FoundDates | undefined {
  if (text.length > MAX_LINE_LENGTH || !/\d|[\u0660-\u0669\u06F0-\u06F9]/.test(text)) return undefined;
  const range = RANGE.exec(text);
  if (range) {
    const [match, start = '', end = '', present] = range;
    const shortEnd = range[4] ?? '';
    return found(text, range.index, match, start, end === '' ? shortEnd : end, present !== undefined);
  }
  const untilNow = UNTIL_NOW.exec(text);
  if (untilNow) return found(text, untilNow.index, untilNow[0], untilNow[1] ?? '', '', true);
  const open = OPEN_ENDED.exec(text) ?? SINCE_DATE.exec(text);
  if (open) return found(text, open.index, open[0], open[1] ?? '', '', true);
  const single = SINGLE.exec(text);
  return single ? found(text, single.index, single[0], single[1] ?? '', '', false) : undefined;
}

function found(text: string, from: number, match: string, start: string, end: string, current: boolean): FoundDates {
  let to = from + match.length;
  to += DURATION.exec(text.slice(to))?.[0].length ?? 0;
  return { start: start.trim(), end: end.trim(), current, from, to };
}

const HAS_DATE = new RegExp(`${OPEN}(?:${ATOM}|${PRESENT})${CLOSE}`, 'iu');

/** Returns whether the text consists almost entirely of dates. */
export function isDateText(text: string): boolean {
  const dates = findDates(text);
  if (!dates) return text.length <= 40 && PRESENT_ONLY.test(text.trim());
  const rest = (text.slice(0, dates.from) + text.slice(dates.to)).replace(/[^\p{L}\p{N}]/gu, '');
  return rest.length <= 4;
}

/** Returns whether a short text at the right edge contains a date: "2020, renewed 2023", "Exp. 06/2026". */
export const holdsDate = (text: string): boolean => text.length <= 60 && HAS_DATE.test(text);

/** Splits a text at the dash into start and end date. Other words, such as "summer", stay with their date. */
export function splitDates(text: string): { start: string; end: string; current: boolean } {
  const clean = text
    .trim()
    .replace(/^[([]|[)\]]$/g, '')
    .trim();
  const halves = clean.split(/\s[-\u2010-\u2015\u2212~\u301C\uFF5E]\s/);
  if (halves.length === 2) {
    const [start = '', end = ''] = halves.map((half) => half.trim());
    return PRESENT_ONLY.test(end) ? { start, end: '', current: true } : { start, end, current: false };
  }
  if (PRESENT_ONLY.test(clean)) return { start: '', end: '', current: true };
  const dates = findDates(clean);
  if (dates && isDateText(clean)) return { start: dates.start, end: dates.end, current: dates.current };
  return { start: clean, end: '', current: false };
}
