import type { Fact } from './fact.js';
import { numberFacts } from './number-facts.js';
import { perSource, type Source } from './source.js';

const MORE_BEFORE =
  /\b(?:over|(?:more|older|longer|greater|larger|bigger|higher|later|heavier) than|at least|exceeding|upwards? of|above|in excess of)\s+(?:an?\s+)?$/i;
const MORE_AFTER = /^(?:\s?\+|\s+or more\b|\s+plus\b)/i;
const LESS_BEFORE =
  /\b(?:up to|nearly|almost|under|(?:less|fewer|younger|shorter|smaller) than|about|around|approximately|some|roughly|close to|at most|~)\s*$/i;
const SMALL = String.raw`(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)`;
const OR_BEFORE = new RegExp(`\\b${SMALL}\\sor\\s$`, 'i');
const OR_AFTER = new RegExp(`^(?:,\\s${SMALL})?\\sor\\s${SMALL}\\b`, 'i');
/** Number of characters searched on either side of a number for a qualifier such as "over". */
const REACH = 40;
/**
 * Matches the unit of a duration. The number before it is not checked: durations computed from dates are rounded down,
 * so a text may state nine and a half years as "over nine".
 */
const SPAN = /^\s+(?:years?|months?|weeks?|decades?)\b/i;

/**
 * Finds numbers that the source states with a different qualifier: "over 200" where the source states "200", "5" for
 * "3-5", "by 18%" for "from 18%".
 */
export function inflatedNumbers(source: Source, text: string): Fact[] {
  const usages = usagesOf(source);
  return numberFacts(text).filter((fact) => {
    const same = usages.get(fact.key);
    if (!same || SPAN.test(text.slice(fact.end, fact.end + REACH))) return false;
    const bound = boundOf(text, fact);
    if (bound === 'more') return !same.isMore;
    // Flags "by 18%" if the source states 18% only as the start or end of a change.
    if (/\bby\s+$/i.test(text.slice(Math.max(0, fact.start - REACH), fact.start))) return same.isOnlyEnd;
    return bound === 'exact' && same.isOnlyRange && !isFromTo(text, fact);
  });
}

/** Returns whether a number belongs to a range that begins with "from": "from 2 to 4" means the same as "2 to 4". */
const isFromTo = (text: string, { start }: Fact): boolean =>
  /\bfrom\s{1,3}(?:\S{1,20}\s{1,3}(?:\S{1,20}\s{1,3})?to\s{1,3})?$/i.test(
    text.slice(Math.max(0, start - REACH), start),
  );

/** How a source qualifies a number: "more than 5", "3-5", "from 5 to 7". */
interface Usage {
  /** Whether the source states the number with "more than" at least once. */
  isMore: boolean;
  isOnlyRange: boolean;
  /** Whether the source states the number only as the start or end of a change: "from 18%", "to 7%". */
  isOnlyEnd: boolean;
}

const usagesOf = perSource((text) => {
  const usages = new Map<string, Usage>();
  for (const fact of numberFacts(text)) {
    const bound = boundOf(text, fact);
    const isEnd = /\b(?:from|to)\s+$/i.test(text.slice(Math.max(0, fact.start - REACH), fact.start));
    const before = usages.get(fact.key) ?? { isMore: false, isOnlyRange: true, isOnlyEnd: true };
    usages.set(fact.key, {
      isMore: before.isMore || bound === 'more',
      isOnlyRange: before.isOnlyRange && bound === 'range',
      isOnlyEnd: before.isOnlyEnd && isEnd,
    });
  }
  return usages;
});

/** Returns how the context qualifies a number. A year never belongs to a range: "2019-2021" states two exact years. */
function boundOf(text: string, { start, end, key }: Fact): 'more' | 'less' | 'range' | 'exact' {
  const [before, after] = [text.slice(Math.max(0, start - REACH), start), text.slice(end, end + REACH)];
  if (MORE_BEFORE.test(before) || MORE_AFTER.test(after)) return 'more';
  if (LESS_BEFORE.test(before)) return 'less';
  const isRange =
    OR_BEFORE.test(before) ||
    /\bbetween\s\S{1,20}\sand\s$/i.test(before) ||
    OR_AFTER.test(after) ||
    /\d\s?[-–]\s?[$€£]?$/.test(before) ||
    /^\s?[-–]\s?[$€£]?\d/.test(after) ||
    /\bbetween\s+$/i.test(before) ||
    /(?<!\bfrom\s{1,3}\S{1,40}(?:\s{1,3}\S{1,40})?)\s{1,3}to\s{1,3}$/i.test(before) ||
    (/^\s+to\s+[$€£]?(?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty)\b)/i.test(
      after,
    ) &&
      !/\bfrom\s+$/i.test(before));
  return isRange && !/^(?:19|20)\d\d$/.test(key) ? 'range' : 'exact';
}
