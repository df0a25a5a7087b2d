import { readText } from '../ats/bullets/text-facts.js';
import { convertVerbs } from '../english/convert-verbs.js';
import { verbIn } from '../english/verb-forms.js';
import { capitalized, firstWord } from '../text/words.js';
import type { Claim } from './evidence/claims.js';

const MAX_LENGTH = 80;
const MIN_WORDS = 3;
const MEASURED = /%|[$€£]\s?\p{Nd}/u;
/** Matches a figure, but not a number in a name, such as "7" in "C# 7". */
const COUNTED = /(?<![\p{L}\p{Nd}#.+-])(?<!\p{Lu}[\p{L}#+]{0,20} )\p{Nd}[\p{Nd},.]*(?=$|[ %]|-\p{Ll})/u;
/** Matches a measured change: "from 9,200 to 15,600 followers". */
const CHANGE = /\bfrom (?:about |around |over )?[$€£]?\p{Nd}\S* to (?:under |over |about |around )?[$€£]?\p{Nd}/u;
/**
 * Matches words for amounts that are not the user's achievement and that employers keep confidential: "budget",
 * "payroll".
 */
const OF_EMPLOYER = /\b(?:budgets?|turnover|payroll)\b/i;
const CLAUSE_END =
  /[;:]\s|\s[–—]\s|,\s(?=(?:and|while|which|with(?!\s(?:about |around |over )?\d))\s)|\sby\s(?=\p{Ll}+ing\s)|\.\s/u;
/** Matches a result at the end of a bullet: ", growing Instagram from 9,200 to 15,600 followers". */
const RESULT_BEHIND = /, (\p{Ll}+ing) ((?:[^,;:]|,(?=\p{Nd}))+)$/u;
/** Matches a verb that adds nothing to the figure: "Keep a satisfaction score of 94%". */
const KEEPS = /^(?:keep|kept|maintain|maintained|hold|held|achieve|achieved|have|had) an? (?=\p{L}[^,;]*\d)/iu;

/**
 * Returns the strongest measured result for the headline, cut to one clause: "Cut waste from 8% to 5%". If there is
 * none, returns finished work with a figure, or else a duty with a figure: "Leading a team of 18".
 */
export function headlineFigure(claims: readonly Claim[]): string | undefined {
  const parts = claims
    .filter(({ subject, text }) => subject === 'I' && readText(text).opensWithOwnWork)
    .flatMap(({ text }) => [resultBehind(text) ?? '', text.split(CLAUSE_END)[0]!.trimEnd()])
    .filter((part) => part.length <= MAX_LENGTH && part.split(' ').length >= MIN_WORDS && !OF_EMPLOYER.test(part));
  const isFinished = (part: string): boolean => verbIn('past', firstWord(part)) !== undefined;
  return [
    ...parts.filter((part) => MEASURED.test(part) || CHANGE.test(part)),
    ...parts.filter((part) => COUNTED.test(part) && isFinished(part)),
    ...parts.filter((part) => COUNTED.test(part)),
  ]
    .map(asHeading)
    .find((heading) => heading !== undefined);
}

/** Returns the verb forms that a heading may use although the bullets contain other forms: "Leading" for "lead". */
export const verbFormsOf = (claims: readonly Claim[]): string =>
  claims
    .flatMap(({ text }) => [
      verbIn('base', firstWord(text))?.gerund ?? '',
      verbIn('gerund', RESULT_BEHIND.exec(text)?.[1] ?? '')?.past ?? '',
    ])
    .map(capitalized)
    .join(' ');

function resultBehind(text: string): string | undefined {
  const [, gerund = '', rest = ''] = RESULT_BEHIND.exec(text) ?? [];
  const past = verbIn('gerund', gerund)?.past;
  return past !== undefined && CHANGE.test(rest) ? `${past} ${rest}` : undefined;
}

/**
 * Formats a result as a heading that does not read as a command: "Lead a team of 18" becomes "Leading a team of 18".
 * Returns undefined if the forms of its verbs are uncertain.
 */
function asHeading(figure: string): string | undefined {
  if (KEEPS.test(figure)) return capitalized(figure.replace(KEEPS, ''));
  const verb = firstWord(figure);
  if (verbIn('past', verb) !== undefined || verbIn('base', verb) === undefined) return capitalized(figure);
  const gerunds = convertVerbs(figure, 'base', 'gerund', true);
  return gerunds && capitalized(gerunds);
}
