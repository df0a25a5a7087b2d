import { memoize } from '../text/memoize.js';
import { wordsFor } from './languages.js';
import { cleanLine } from '../text/text.js';

/** A date only as precise as the user's text; `month` is 1–12. */
export interface PartialDate {
  readonly year: number;
  readonly month?: number;
  readonly day?: number;
}

// Full and abbreviated month names in the languages that resumes and imported files use.
export const MONTH_NAMES: readonly string[][] = [
  'january jan janvier janv enero ene januar jänner gennaio gen janeiro styczeń stycznia sty січень січня январь января',
  'february feb februar février fevrier févr febrero febbraio fevereiro fev luty lutego лютий лютого февраль февраля',
  'march mar märz mrz mars marzo março marco marzec marca mrt maart березень березня март марта',
  'april apr avril avr abril abr aprile kwiecień kwietnia квітень квітня апрель апреля',
  'may mai mayo maggio mag maio maj maja mei травень травня май мая',
  'june jun juni juin junio giugno giu junho czerwiec czerwca червень червня июнь июня',
  'july jul juli juillet juil julio luglio lug julho lipiec lipca липень липня июль июля',
  'august aug août aout agosto ago augustus sierpień sierpnia серпень серпня август августа',
  'september sep sept septembre septiembre settembre set setembro wrzesień września вересень вересня сентябрь сентября',
  'october oct oktober okt octobre octubre ottobre ott outubro out październik października жовтень жовтня октябрь октября',
  'november nov novembre noviembre novembro listopad listopada листопад листопада ноябрь ноября',
  'december dec dezember dez décembre déc diciembre dic dicembre dezembro grudzień grudnia грудень грудня декабрь декабря',
].map((names) => names.split(' '));

const MONTH_BY_NAME = new Map(MONTH_NAMES.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));

const YEAR = '((?:19|20)\\d{2})';
type Reader = (match: RegExpExecArray) => PartialDate | undefined;
const number = (text: string | undefined) => Number(text);

const READERS: [RegExp, Reader][] = [
  [new RegExp(`^${YEAR}$`), (m) => ({ year: number(m[1]) })],
  [new RegExp(`^${YEAR}[-/.](\\d{1,2})$`), (m) => ({ year: number(m[1]), month: number(m[2]) })],
  [new RegExp(`^(\\d{1,2})[-/.]${YEAR}$`), (m) => ({ year: number(m[2]), month: number(m[1]) })],
  [
    new RegExp(`^${YEAR}-(\\d{1,2})-(\\d{1,2})$`),
    (m) => ({ year: number(m[1]), month: number(m[2]), day: number(m[3]) }),
  ],
  [
    new RegExp(`^${YEAR}[年년]\\s?(\\d{1,2})[月월](?:\\s?(\\d{1,2})[日일])?$`),
    (m) => ({ year: number(m[1]), month: number(m[2]), ...(m[3] ? { day: number(m[3]) } : {}) }),
  ],
  [new RegExp(`^${YEAR}[年년]$`), (m) => ({ year: number(m[1]) })],
  [new RegExp(`^([\\p{L}]+)\\.?,? ${YEAR}$`, 'u'), (m) => named(m[1], m[2])],
  [new RegExp(`^([\\p{L}]+)\\.? (\\d{1,2})(?:st|nd|rd|th)?,? ${YEAR}$`, 'u'), (m) => named(m[1], m[3], m[2])],
  [new RegExp(`^(\\d{1,2})(?:\\.|st|nd|rd|th)? ([\\p{L}]+)\\.?,? ${YEAR}$`, 'u'), (m) => named(m[2], m[3], m[1])],
];

function named(name: string | undefined, year: string | undefined, day?: string): PartialDate | undefined {
  const month = MONTH_BY_NAME.get((name ?? '').toLowerCase());
  if (!month) return undefined;
  return { year: number(year), month, ...(day ? { day: number(day) } : {}) };
}

/**
 * Parses a typed year, month with year, or full date. `12/03/2020` is not parsed, because it is ambiguous: some
 * countries write the day first, others the month. Seasons and ranges are not parsed either.
 */
export const parseDate = memoize((typed: string): PartialDate | undefined => {
  const text = cleanLine(typed);
  for (const [pattern, read] of READERS) {
    const match = pattern.exec(text);
    const date = match && read(match);
    if (date && isPossible(date)) return date;
  }
  return undefined;
});

const isPossible = ({ month, day }: PartialDate): boolean =>
  (month === undefined || (month >= 1 && month <= 12)) && (day === undefined || (day >= 1 && day <= 31));

/**
 * Formats a typed date as month and year in the style of the resume. Days are left out, because they are irrelevant and
 * confuse parsers in ranges. Text that is not a date stays unchanged.
 */
export function formatDate(typed: string, language: string): string {
  const text = cleanLine(typed);
  const words = wordsFor(language);
  const date = parseDate(text);
  if (!date || !words.months || date.month === undefined) return text;
  const month = words.months[date.month - 1]!;
  return words.monthYear(month, String(date.year), date.month);
}

/**
 * Formats both ends of a date range. In the result, `end` is the word for "present" if `current` is true, and empty if
 * the user typed no end date.
 */
export function formatSpan(
  span: { startDate: string; endDate: string; current?: boolean },
  language: string,
): { start: string; end: string } {
  return {
    start: formatDate(span.startDate, language),
    end: span.current ? wordsFor(language).present : formatDate(span.endDate, language),
  };
}

/** Returns the number of months since year 0, for comparing dates. A year without a month counts as January. */
export const monthsOf = ({ year, month }: PartialDate): number => year * 12 + (month ?? 1) - 1;

/** Returns the number of months since year 0 for a date in UTC, for comparison with `monthsOf`. */
export const monthOf = (day: Date): number => day.getUTCFullYear() * 12 + day.getUTCMonth();
