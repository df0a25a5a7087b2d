import { withBlank } from '../reading/blanks.js';
import type { BulletBlank, BulletQuestion } from './bullet-answers.js';
import { verbIn } from '../../english/verb-forms.js';
import { firstWord } from '../../text/words.js';
import { withEnd } from './fill-bullet.js';

/** A kind of fact to which a bullet refers without stating it: "hit targets" does not state the targets. */
interface Gap {
  text: string;
  named: RegExp;
  /** Returns the matched words with a blank for each missing fact: "hit targets ([what target?], [how often?])". */
  filled: (words: string) => string;
  about: BulletQuestion['about'];
  label: string;
  blanks: BulletBlank[];
}

const GAPS: readonly Gap[] = [
  {
    text: 'What did you do that shows this?',
    named:
      /^(?:provid|deliver|g[ai]v|offer)(?:e|ed)? (?:an? )?(?:very )?(?:excellent|outstanding|exceptional|great|high[- ]quality|first[- ]class|top[- ]quality|good|superior|friendly|professional|quality) (?:[a-z]+ )?(?:service|care|support|experiences?)\b[^,;:.]{0,60}$/i,
    filled: (words) => withEnd(words, ', [doing what?]'),
    about: 'result',
    label: 'I can give an example',
    blanks: [
      { blank: '[doing what?]', label: 'What you did', example: 'solving 9 of 10 complaints on the first call' },
    ],
  },
  {
    text: 'What was the target, and how often did you reach it?',
    named:
      /\b(?:hit|met|meet|exceed(?:ed)?|achieved?|beat|reach(?:ed)?|smash(?:ed)?|surpass(?:ed)?)\b[^,;.()]{0,30} (?:targets?|goals|kpis?|quotas?|objectives|slas?)\b(?!['’])(?! (?:for|of|to|by|in|on)\b)(?! ?\()/i,
    filled: (words) => `${words} ([what target?], [how often?])`,
    about: 'result',
    label: 'I know the figures',
    blanks: [
      { blank: '[what target?]', label: 'The target', example: '40 sales a month' },
      { blank: '[how often?]', label: 'How often you reached it', example: '10 months out of 12' },
    ],
  },
  {
    text: 'How much money was it?',
    named:
      /(?<=\b(?:save[ds]?|saving|earn(?:ed|ing)|rais(?:e|ed|ing)|made) (?:(?:the|our) [a-z]+ |us |them |a lot of |lots of |some )?)money\b/i,
    filled: () => '[how much?]',
    about: 'result',
    label: 'I know the amount',
    blanks: [{ blank: '[how much?]', label: 'How much', example: '$400 a year' }],
  },
  {
    text: 'Which award was it?',
    named: /\b(?:an award|awards)\b(?! (?:ceremon|event))/i,
    filled: () => 'the [which?] award',
    about: 'result',
    label: 'I know its name',
    blanks: [{ blank: '[which?]', label: 'The name of the award', example: 'Employee of the Year' }],
  },
  {
    text: 'Which other tasks did you do?',
    named:
      /(?<=\S )(?:any |all )?(?:other|various|general|misc(?:ellaneous)?) (?:[a-z]+ ){0,2}(?:duties|tasks|jobs)(?: (?:as|when|where|if)(?: (?!including|such)[a-z]+){1,5})?(?=[.,]|$)/i,
    filled: () => '[which other tasks?]',
    about: 'scope',
    label: 'I can name them',
    blanks: [{ blank: '[which other tasks?]', label: 'The other tasks', example: 'sorting the post' }],
  },
];

/** Asks for a fact to which a bullet refers without stating it. Returns undefined for a bullet with a figure. */
export function missingFactQuestion(text: string): BulletQuestion | undefined {
  if (/\d/.test(text)) return undefined;
  const gap = GAPS.find(({ named }) => named.test(text));
  if (gap === undefined) return roleQuestion(text);
  const bullet = text.replace(gap.named, gap.filled);
  return { about: gap.about, text: gap.text, answers: [{ label: gap.label, bullet, blanks: gap.blanks }] };
}

/** Returns whether a second verb states what the author did in a role: "Acted as key person and met the parents". */
const statesDeed = (text: string): boolean =>
  text
    .split(/,? (?:and|where|who) (?:also )?|, /)
    .slice(1)
    .some((part) => verbIn('past', firstWord(part)) !== undefined);

function roleQuestion(text: string): BulletQuestion | undefined {
  if (statesDeed(text)) return undefined;
  if (!/^(?:serve|act)(?:d|ed)? as [^,;:]{3,70}$/i.test(text) || /\b(?:who|which|that|where)\b|ing\b/i.test(text))
    return undefined;
  const blanks = [{ blank: '[doing what?]', label: 'What you did', example: 'running weekly meetings for 30 members' }];
  return {
    about: 'scope',
    text: 'What did you do in this role?',
    answers: [{ label: 'I can describe it', bullet: withEnd(text, ', [doing what?]'), blanks }],
  };
}

/**
 * Asks for a number in place of a vague amount anywhere in the text: "Sales got better", "I made several changes".
 * Returns undefined if no words of the text can be replaced by a blank.
 */
export function vagueAmountQuestion(text: string): BulletQuestion | undefined {
  const blanked = withBlank(text);
  if (blanked === undefined) return undefined;
  const isChange = blanked.includes('[how much?]');
  const what = /\[how many\?\] ([a-z]+(?: [a-z]+)?s)\b/i.exec(blanked)?.[1];
  return {
    about: 'scope',
    text: isChange ? 'By how much?' : what === undefined ? 'How many?' : `How many ${what}?`,
    answers: [
      isChange
        ? {
            label: 'I know a number',
            bullet: blanked,
            blanks: [{ blank: '[how much?]', label: 'By how much', example: '15%' }],
          }
        : {
            label: 'I know a number',
            bullet: blanked,
            blanks: [{ blank: '[how many?]', label: 'How many', example: '12' }],
          },
    ],
  };
}
