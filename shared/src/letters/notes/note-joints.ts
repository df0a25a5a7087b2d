import { verbIn } from '../../english/verb-forms.js';
import { afterFirstWord, firstWord, isPeople, isPreposition } from '../../text/words.js';

/** Matches a number or "no" with its noun: "31 regular patients", "no findings"; but not a rate: "150 a day". */
const COUNTED =
  /^(?:(?:about|around|roughly|over|up to|nearly|almost) )?(?:no|zero|\d[\d,.]*\+?(?:[-–]\d[\d,.]*| to \d[\d,.]*)?|two|three|four|five|six|seven|eight|nine|ten|twelve) (?!(?:per|a|an|each|every|in|of|to|and|or|times|days?|hours?|weeks?|months?|years?|nights?|minutes?|am|pm|tons?|tonnes?|miles?|kg|lbs?|pounds?|feet|ft|meters?|metres?|liters?|litres?|gallons?|degrees)\b)\p{Ll}/u;
/** Matches a finite verb, which shows that a text between commas is a separate clause: "3 have qualified". */
const FINITE = /\b(?:have|has|had|are|were|is|was) \p{Ll}/u;
const PLACE =
  /^(?:\d[\d,]*-\p{Ll}+ )?(?:hotel|resort|hospital|ward|unit|school|shop|store|kitchen|restaurant|warehouse|depot|site|farm|clinic|home|office|bakery|plant|factory|mill|yard|salon|nursery)s? (?:of|with) \d/u;
const PAST_DEED =
  /^(?:\p{L}+ly )?\p{L}+ed\b|^(?:made|wrote|built|ran|won|got|took|kept|led|set|cut|taught|sold|went|did|found|learnt|passed|poured)\b/u;

/** Matches the end of a sentence if the next one begins in lower case: "did the order. was $90 a week". */
const SENTENCE_BEHIND =
  /(?<=\p{L}{2}|\p{N}|\))(?<!\b(?:approx|incl|dept|est|max|min|avg|no|vs|etc|inc|ltd|co|st|ave|hrs?|mins?|yrs?|ext))[.!]\s+(?=\p{Ll})/u;

/**
 * Joins parts of a clause that only a comma separates: "kept the log, no findings at the inspection" becomes "kept the
 * log, with no findings at the inspection". Leaves lists and complete clauses unchanged. Drops a second sentence that
 * begins in lower case, because it would not fit after the clause.
 * @param isPast whether the clause is in the past tense
 */
export function joined(text: string, isPast: boolean): string {
  const [clause = ''] = text.split(SENTENCE_BEHIND);
  const [main = '', behind = ''] = clause.split(/;\s+/);
  if (behind !== '' && clause.split(';').length === 2 && isState(behind))
    return joined(`${main}, with ${behind}`, isPast);
  const parts = clause.split(/,\s+/);
  const last = parts.at(-1)!;
  const first = parts.slice(0, -1).join(', ');
  if (parts.length < 2 || /[;:(]/.test(first)) return clause;
  if (isDeed(last, isPast)) return `${first}${needsComma(parts, isPast) ? ',' : ''} and ${withArticle(last)}`;
  if (parts.length === 2 && isPeople(firstWord(last)) && verbIn('base', firstWord(afterFirstWord(last))) !== undefined)
    return `${first}, and ${last}`;
  if (parts.length > 2) return withAnd(parts);
  if ((COUNTED.test(last) && !isOfList(first) && !FINITE.test(last)) || KEPT.test(last))
    return `${first}, with ${last}`;
  return PLACE.test(last) ? `${first} in a ${last}` : clause;
}

/**
 * Returns whether the last "and" needs a comma before it. With two parts, it does if the first already contains "and".
 * With more parts, it does unless every part after the first is an action or a single word.
 */
const needsComma = (parts: readonly string[], isPast: boolean): boolean =>
  parts.length === 2
    ? / and /.test(parts[0]!)
    : !parts.slice(1).every((part) => isDeed(part, isPast) || !/\s/.test(part));

/** Matches a result stated with a participle: "GP kept at 68%". */
const KEPT =
  /^(?!with\b|\p{L}+ing\b)(?:\p{L}+ ){1,3}(?:(?:kept|held|cut|reduced|raised) (?:at|to|from|by)|(?:up|down) (?:from|by)) [$€£]?\d/u;

/**
 * Returns whether a part of a clause is another action of the user: "passed first inspection", "refer to the manager".
 */
function isDeed(part: string, isPast: boolean): boolean {
  // A part such as "made plans and wrote tests" already contains the final "and".
  if (!/\s/.test(part) || / and /.test(part)) return false;
  const verb = firstWord(part);
  // A word before a preposition may be a participle: "issued within 2 days".
  if (
    PAST_DEED.test(part) &&
    !isPreposition(firstWord(afterFirstWord(part))) &&
    (verbIn('past', verb) !== undefined || verb === 'learnt')
  )
    return true;
  return (
    !isPast && verbIn('base', verb) !== undefined && /^(?:the|to|a|my|all|on|with|for)\b/.test(afterFirstWord(part))
  );
}

/** Returns whether a text describes a state without a verb: "results above the average each year". */
const isState = (text: string): boolean =>
  /^(?:results|sales|scores|targets|figures|feedback|waste|losses|attendance|grades) (?:in line|above|below|up|down|within|over|under)\b/i.test(
    text,
  );

function withAnd(parts: readonly string[]): string {
  const isList = parts
    .slice(1)
    .every(
      (part) =>
        part.split(' ').length <= 3 &&
        !/^(?:now|mainly|usually|with|including|and|or|then|about|often|always)\b/.test(part),
    );
  return isList && !parts.slice(1).some((part) => / and /.test(part))
    ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)!}`
    : parts.join(', ');
}

const withArticle = (deed: string): string =>
  deed.replace(
    /^(made|wrote|built|set up|created) (?=new (?:rota|form|system|list|guide|template|schedule|process|board|log)\b)/u,
    '$1 a ',
  );

/** Returns whether the text may be the beginning of a list of counted things: "3 pharmacists, 4 assistants". */
const isOfList = (text: string): boolean => /(?:^|: )\d[\d,.]* \p{Ll}+$/u.test(text);
