import { readText } from '../../ats/bullets/text-facts.js';
import { withBlank } from '../reading/blanks.js';
import { amountQuestionText, withCountAtObject, withoutParticle } from './amount-question.js';
import type { BulletAnswer, BulletBlank, BulletQuestion } from './bullet-answers.js';
import { withEnd } from './fill-bullet.js';
import { listQuestion } from './list-question.js';
import { verbIn } from '../../english/verb-forms.js';
import { firstWord, isPreposition, wordSet } from '../../text/words.js';

/** Verbs of change or improvement, such as "reduce". Readers expect to learn how the change was achieved. */
const CHANGES = wordSet(
  'improve increase reduce grow boost lower decrease raise enhance strengthen optimize optimise streamline',
);
const PROMISES = wordSet('exceed ensure keep achieve meet');
/** Matches "met" followed by people: "Met clients". Does not match goals: "Met targets". */
const MEETS_PEOPLE =
  /^me(?:t|et) (?!(?:all |the |our |every )?(?:[a-z]+ )?(?:targets?|deadlines?|standards?|needs|requirements?|expectations?|goals?))/i;
/** Matches a list of tasks: "Kept station clean, swept, did towels". */
const IS_LIST = /,.*,/;
const HONOR = /^(?:commended|praised|recogni[sz]ed|awarded|nominated|voted|thanked)\b/i;
const HELPS = wordSet('assist support help work deal go');
/** Matches a description of what the author did to help: "helping guests by …", "worked with pupils, reading …". */
const DESCRIBES =
  /,|\s(?:(?!(?:living|nursing|building|housing|learning|training|marketing|accounting|engineering|planning|purchasing|during|morning|evening|existing|incoming|outgoing|visiting|including)\b)\w+ing|by|through|via|using|to)\b/i;
/** Matches the method or the extent of a change: "by retraining staff", "30%". */
const TELLS_HOW = /%|\b(?:by|from|to \d|through|via|using|with)\b/i;
/** Matches the start of a bullet that states a workplace instead of the work: "Worked in a busy bar, fast paced". */
const WORKED_IN = /^work(?:ed)? (?:in|on|at|within) /i;
/** Verbs for actions that happen only once, such as "launch". Asking how often they happened would make no sense. */
const ONCE = wordSet(
  'suggest propose recommend introduce implement launch design redesign establish found start open win build create develop apply use complete pass write',
);
/** Matches a one-off event, which has no amount: "Noticed a leak and reported it the same day". */
const SINGLE_EVENT =
  /\bthe (?:same|next|following) (?:minute|hour|day|night|morning|afternoon|evening|shift|week)\b|\b(?:on one occasion|one (?:day|night|morning|evening))\b|^(?:noticed|spotted|discovered|witnessed) (?:an? |the |early |one )/i;
const HOW_OFTEN = /\b(?:daily|weekly|monthly|nightly|(?:every|each|per) [a-z]+)\b/i;
const TELLS_EXTENT =
  /%|\b(?:by|to|from|of) (?:about |around |over |nearly )?[£$€]?\d|\b(?:half|double|third|quarter)\b/i;
/** Matches a small number in words, which already states the amount of work: "Tutored three students". */
const FEW = /^\w+ (?:up )?(?:one|two|three|both|half)\b|\b(?:for|of) (?:two|three)\b/i;

/** Asks about the amount of work or its result. Returns undefined if neither is missing. */
export function outcomeQuestion(text: string): BulletQuestion | undefined {
  const verb = baseVerb(text);
  const isChange = CHANGES.has(verb) && !TELLS_HOW.test(text);
  if (CHANGES.has(verb) && !isChange && !TELLS_EXTENT.test(text) && readText(text).hasFigure)
    return extentQuestion(text);
  if ((readText(text).hasFigure || FEW.test(text)) && !isChange) return undefined;
  const special = honorQuestion(text) ?? helpQuestion(text, verb);
  if (special) return special;
  const isPromise =
    isChange || (PROMISES.has(verb) && !TELLS_HOW.test(text) && !MEETS_PEOPLE.test(text) && !IS_LIST.test(text));
  const how = isPromise ? [howAnswer(text)] : [];
  const scope = scopeAnswers(text, isPromise);
  const list = isPromise || scope.length > 0 ? undefined : listQuestion(text);
  if (list) return list;
  return {
    about: scope.length > 0 ? 'scope' : 'result',
    text: isPromise
      ? 'How did you do it, and what changed?'
      : scope.length > 0
        ? amountQuestionText(text, scope[0]!.bullet)
        : 'What changed because of it?',
    answers: [...scope, ...how, ...resultAnswers(text)],
  };
}

/**
 * Asks how large a change was if the bullet states only its method: "Improved results over 3 years through new
 * lessons".
 */
const extentQuestion = (text: string): BulletQuestion => ({
  about: 'result',
  text: 'What was it before, and what was it after?',
  answers: [{ label: 'I know the figures', bullet: withEnd(text, ', from [from] to [to]'), blanks: [FROM, TO] }],
});

function honorQuestion(text: string): BulletQuestion | undefined {
  if (!HONOR.test(text) || /\b(?:for|as|to)\b/i.test(text)) return undefined;
  const blanks: BulletBlank[] = [
    { blank: '[what?]', label: 'What it was for', example: 'keeping the ward open through a flood' },
  ];
  return {
    about: 'result',
    text: 'What was it for?',
    answers: [{ label: 'I know the reason', bullet: withEnd(text, ' for [what?]'), blanks }],
  };
}

/**
 * Asks what exactly the author did to help ("Assisted the dentist", "worked with young people"). This question takes
 * precedence over the one about the result.
 */
function helpQuestion(text: string, verb: string): BulletQuestion | undefined {
  if (!HELPS.has(verb) || DESCRIBES.test(WORKED_IN.test(text) ? text.replaceAll(',', '') : text)) return undefined;
  const blanks: BulletBlank[] = [
    { blank: '[doing what?]', label: 'What you did', example: 'preparing instruments for 12 patients a day' },
  ];
  const [last] = resultAnswers(text).slice(-1);
  return {
    about: 'scope',
    text: 'What did you do there yourself?',
    answers: [{ label: 'I can describe it', bullet: withEnd(text, ', [doing what?]'), blanks }, last!],
  };
}

const baseVerb = (text: string): string => {
  const word = firstWord(text);
  return (verbIn('past', word) ?? verbIn('base', word) ?? verbIn('gerund', word))?.base ?? word;
};

const howAnswer = (text: string): BulletAnswer => ({
  label: 'I can explain how',
  bullet: withEnd(text, ' by [how?]'),
  blanks: [{ blank: '[how?]', label: 'How you did it', example: 'checking each order twice' }],
});

/** Returns answers with a blank for a number: in place of a vague amount, or else at the end of the bullet. */
function scopeAnswers(text: string, isPromise: boolean): BulletAnswer[] {
  const blanked = withBlank(text);
  const label = 'I know a number';
  if (blanked?.includes('[how much?]'))
    return [{ label, bullet: blanked, blanks: [{ blank: '[how much?]', label: 'By how much', example: '15%' }] }];
  if (blanked !== undefined)
    return [{ label, bullet: blanked, blanks: [{ blank: '[how many?]', label: 'How many', example: '12' }] }];
  if (isPromise || SINGLE_EVENT.test(text)) return [];
  if (!namesSeveral(text)) return isMeasurable(text) && !listQuestion(text) ? [howMuch(text)] : [];
  const blank = { blank: '[how many?]', label: 'How many, how large or how often', example: 'about 40 a week' };
  return [{ label, bullet: withCountAtObject(text), blanks: [blank] }];
}

const isMeasurable = (text: string): boolean =>
  text.split(/\s+/).length <= mostWords(text) &&
  !/\)\.?$|\bto [a-z]+ /.test(text) &&
  !HOW_OFTEN.test(text) &&
  !(text.split(/\s+/).length > MAX_SHORT_WORDS && ONCE.has(baseVerb(text)));

/** Returns the maximum length of a bullet, in words, at which an amount at its end is still easy to read. */
function mostWords(text: string): number {
  if (/\b(?:including|which|that|who)\b/i.test(text)) return MAX_UNMEASURED_WORDS;
  if (IS_LIST.test(text)) return MAX_LIST_WORDS;
  return text.includes(',') && !HELPS.has(baseVerb(text)) ? MAX_UNMEASURED_WORDS : MAX_PLAIN_WORDS;
}

/** Returns whether the bullet has a plural object that a number at the end can count: "Trained new nurses". */
function namesSeveral(text: string): boolean {
  if (/\)\.?$/.test(text) || /\b(?:which|that|who)\b/.test(text)) return false;
  const words = withoutParticle(text).split(/\s+/).slice(1);
  const end = words.findIndex((word) => isPreposition(word.toLowerCase()));
  return words.slice(0, end < 0 ? undefined : end).some((word) => /^[a-z'’-]*[a-z](?<![su]|i)s[.,]?$/.test(word));
}

/** Returns an answer with a blank for an amount, for objects that have no plural: "Handled money", "Enter data". */
const howMuch = (text: string): BulletAnswer => ({
  label: 'I know how much or how often',
  bullet: withEnd(text, ' ([how much or how often?])'),
  blanks: [{ blank: '[how much or how often?]', label: 'How much or how often', example: 'about $2,000 a shift' }],
});
/** A bullet with a comma or a relative clause gets no blank for an amount if it has more words than this. */
const MAX_UNMEASURED_WORDS = 9;
/**
 * A bullet without a comma or a relative clause gets no blank for an amount if it has more words than this, because an
 * amount at its end would be hard to read.
 */
const MAX_PLAIN_WORDS = 14;
/**
 * Maximum number of words in a list of tasks that gets a blank for an amount. At the end of a longer list, an amount
 * would seem to apply to every task: "Balance tills, post tax, print reports".
 */
const MAX_LIST_WORDS = 20;
/**
 * A bullet about a one-off action, such as "Created content", gets no blank for an amount if it has more words than
 * this.
 */
const MAX_SHORT_WORDS = 6;

const FROM: BulletBlank = { blank: '[from]', label: 'From', example: '40 minutes' };
const TO: BulletBlank = { blank: '[to]', label: 'To', example: '15 minutes' };

/** Matches work that can generate revenue: sales, customers, marketing, products or funding. */
const EARNS =
  /\b(?:sales?|s[eo]ll(?:ing)?|sold|upsell\w*|sponsor\w*|customers?|clients?|buyers?|accounts?|leads?|campaigns?|market(?:ed|ing)|promot\w+|advert\w*|ads|social media|seo|products?|displays?|merchandis\w+|shops?|stores?|websites?|apps?|checkout|menus?|events?|fairs?|fund(?:s|ing|rais\w+)|donations?|donors?|grants?|tenders?|bids?|quotes?|proposals?|contracts?|deals?|negotiat\w+|orders?|bookings?|reservations?|memberships?|subscriptions?|revenue|turnover|profits?|margins?|pric(?:es?|ing)|fees?|debts?|invoices?|payments?|partners(?:hips?)?|business|markets?|relationships)\b/i;

const broughtIn = (text: string): BulletAnswer => ({
  label: 'It brought in money',
  bullet: withEnd(text, ', bringing in [how much?]'),
  blanks: [{ blank: '[how much?]', label: 'How much', example: '$2,000 a month' }],
});

function resultAnswers(text: string): BulletAnswer[] {
  const and = (ending: string) => withEnd(text, ending);
  return [
    {
      label: 'It saved time',
      bullet: and(', cutting [what?] from [from] to [to]'),
      blanks: [{ blank: '[what?]', label: 'What got faster', example: 'waiting times' }, FROM, TO],
    },
    {
      label: 'It saved money',
      bullet: and(', saving [how much?]'),
      blanks: [{ blank: '[how much?]', label: 'How much', example: '$400 a month' }],
    },
    ...(EARNS.test(text) ? [broughtIn(text)] : []),
    {
      label: 'Fewer errors or complaints',
      bullet: and(', reducing [what?] from [from] to [to]'),
      blanks: [
        { blank: '[what?]', label: 'What went down', example: 'complaints' },
        { ...FROM, example: '12 a month' },
        { ...TO, example: '3 a month' },
      ],
    },
    {
      label: 'Something else',
      bullet: and(', so that [what changed?]'),
      blanks: [{ blank: '[what changed?]', label: 'What changed', example: 'no shift was left uncovered' }],
    },
  ];
}
