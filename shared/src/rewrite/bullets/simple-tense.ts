import { convertVerbs } from '../../english/convert-verbs.js';
import { verbIn } from '../../english/verb-forms.js';
import { openingOf } from '../reading/bullet-opening.js';
import { beginsObject, capitalized, firstWord, isPreposition, lowered } from '../../text/words.js';

/** Matches verbs in the progressive form after the opening verb: "and was also recommending wines". */
const CONTINUOUS =
  /(,\s(?:and\s)?|\sand\s|\splus\s)(?:also\s)?(?:I\s)?(?:was|were|am|have been|has been)\s(?:also\s)?(consistently\s|regularly\s|always\s|often\s)?([a-z]{2,}ing)(?=\s([a-z]+|\d))/gi;
/** Matches "did" before a gerund and "of": "and did training of new waiters". */
const DID_WORK = /(,\s(?:and\s)?|\sand\s)(?:also\s)?did\s(?:the\s)?([a-z]{3,}ing)\sof\s/gi;

/** Matches a last verb that was not converted: "Wrote reports, and reviewing the work of graduates". */
const LAST_DOING = /(, and )([a-z]+ing)(?= (?:the|a|an|all|our|their|\d)\b)/i;

/** Matches a last verb in the present tense: "keep" in "Calibrated balances and keep the records". */
const LAST_PRESENT = /^([a-z]+ [^,;:.]+?,? and )(?:also )?([a-z]+)(?= (?:the|a|an|all|our|their) )/i;
/** Matches words on which the last verb may depend as well: "helped to" in "helped to clean and keep the rooms". */
const OTHER_CLAUSE = /\b(?:to|who|that|which|where|when|how|let|lets|made|help|helped|can|could|would|will)\b/i;

/** Converts later verbs to simple tenses: "was doing" to "did". Returns undefined if no verb needs conversion. */
export function withSimpleTense(text: string, isCurrent: boolean): string | undefined {
  // In "Grade B license, I am doing patrols", no action precedes the progressive form.
  if (
    /^[^,]+, I (?:am|was) /i.test(text) &&
    openingOf(text, isCurrent) !== 'verb' &&
    !/^(?:I|am|was|were|have)\b|^\p{L}+ing\b/iu.test(text)
  )
    return undefined;
  const changed = text
    .replace(CONTINUOUS, (match, joint: string, how: string | undefined, gerund: string, next: string) => {
      const verb = isDone(next) ? verbIn('gerund', gerund.toLowerCase()) : undefined;
      const isOver = !isCurrent || /\bw(?:as|ere)\b/i.test(match);
      return verb ? `${plain(joint)}${how ?? ''}${isOver ? verb.past : verb.base}` : match;
    })
    .replace(DID_WORK, (match, joint: string, gerund: string) => {
      const verb = verbIn('gerund', gerund.toLowerCase());
      return verb ? `${joint}${verb.past} ` : match;
    })
    .replace(LAST_DOING, (match, and: string, gerund: string, at: number) => {
      const verb = verbIn('gerund', gerund.toLowerCase());
      const isLeft = verbIn('past', firstWord(text)) && !/[a-z]ing\b/i.test(text.slice(0, at));
      return verb && isLeft ? `${and}${verb.past}` : match;
    })
    .replace(LAST_PRESENT, (match, before: string, base: string) => {
      const verb = verbIn('base', base.toLowerCase());
      const isLeft = !isCurrent && verbIn('past', firstWord(text)) && !verbIn('base', firstWord(text));
      return verb && isLeft && !verbIn('past', base) && !OTHER_CLAUSE.test(before) ? `${before}${verb.past}` : match;
    });
  if (changed === text) return undefined;
  if (!/^\p{L}+ing\b/iu.test(changed)) return changed;
  // The conversion is rejected if it would mix two verb forms: "Teaching maths and ran a club".
  const converted = convertVerbs(lowered(changed), 'gerund', isCurrent ? 'base' : 'past');
  return converted === undefined ? undefined : capitalized(converted);
}

/**
 * Returns whether the gerund after "was" is an action, judging by the next word. In "was leading hand", it is part of a
 * role.
 */
const isDone = (next: string): boolean => beginsObject(next) || isPreposition(next.toLowerCase()) || /s$/i.test(next);

const plain = (joint: string): string => (/plus/i.test(joint) ? ' and ' : joint);
