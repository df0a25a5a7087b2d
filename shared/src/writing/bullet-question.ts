import { readText } from '../ats/text-facts.js';
import { PLACEHOLDER } from '../ats/wording.js';
import { LIMITS } from '../resume/resume-data.js';
import { withBlank } from './blanks.js';
import { afterDutyOpener, partInWork } from './openers.js';
import { isAlsoNoun, isVerb, verbIn } from './verb-forms.js';
import { afterFirstWord, beginsObject, capitalized, firstWord, lowered } from './words.js';

/** What a bullet leaves open, in the order in which a coach asks about it. */
export const OPEN_POINTS = ['ownership', 'scope', 'result'] as const;
export type OpenPoint = (typeof OPEN_POINTS)[number];

/** A fact that only the user knows. */
export interface BulletBlank {
  /** As it stands in the bullet, such as `[from]`. No other blank of the bullet has the same text. */
  blank: string;
  label: string;
  example: string;
}

export interface BulletAnswer {
  label: string;
  /** The bullet as this answer makes it, with its blanks. */
  bullet: string;
  blanks: BulletBlank[];
}

/** A question whose answers are new wordings of one bullet. */
export interface BulletQuestion {
  about: OpenPoint;
  text: string;
  answers: BulletAnswer[];
}

/** More is asked of nobody: what is this long says enough. */
const LONGEST_ASKED = 260;
const WHAT_DONE = 'What exactly did you do?';
const WHAT_PART = 'What was your own part in this?';
/** Fewer are a heading. */
const LEAST_WORDS = 2;
/** What somebody does with a thing, to choose from. */
const PARTS = [
  ['build', 'built'],
  ['improve', 'improved'],
  ['maintain', 'maintained'],
  ['test', 'tested'],
] as const;

/**
 * The first thing that a coach would ask about a bullet: whose work it was, then how much of it there was, then what
 * came of it. Returns undefined for bullets that answer all three, hold a blank, or say too little to ask about.
 * Nothing is guessed: every word of an answer is the bullet's own, the question's or the user's.
 */
export function bulletQuestion(text: string, isCurrent: boolean): BulletQuestion | undefined {
  const facts = readText(text);
  if (facts.length < LEAST_WORDS || facts.hasBlank || PLACEHOLDER.test(text) || text.length > LONGEST_ASKED)
    return undefined;
  const question = ownershipQuestion(text, isCurrent) ?? (facts.tellsResult ? undefined : outcomeQuestion(text));
  if (!question) return undefined;
  const answers = question.answers.filter(({ bullet }) => bullet.length <= LIMITS.bulletLength);
  return answers.length === 0 ? undefined : { ...question, answers };
}

function ownershipQuestion(text: string, isCurrent: boolean): BulletQuestion | undefined {
  const duty = afterDutyOpener(text);
  if (duty !== undefined) return taskQuestion(WHAT_DONE, duty, isCurrent);
  const part = partInWork(text, isCurrent);
  if (!part) return opensWithVerb(text) ? undefined : taskQuestion(WHAT_DONE, text, isCurrent);
  if (part.done === undefined)
    return /^work/i.test(text) ? partQuestion(part.rest, isCurrent) : taskQuestion(WHAT_PART, part.rest, isCurrent);
  const done = part.done;
  const answers: BulletAnswer[] = [
    { label: 'I did it myself', bullet: capitalized(done), blanks: [] },
    {
      label: 'I did it with a team',
      bullet: withEnd(capitalized(done), ', in a team of [how many?]'),
      blanks: [{ blank: '[how many?]', label: 'People in the team', example: '4' }],
    },
  ];
  if (verbIn('past', firstWord(done)))
    answers.push({
      label: 'I led the people who did it',
      bullet: `${isCurrent ? 'Lead' : 'Led'} a team of [how many?] that ${done}`,
      blanks: [{ blank: '[how many?]', label: 'People you led', example: '4' }],
    });
  return { about: 'ownership', text: 'Did you do this yourself, or with others?', answers };
}

/** However weak: "gave medication", "helped customers". A form that no list holds is a verb by its ending. */
function opensWithVerb(text: string): boolean {
  const word = firstWord(text);
  if (verbIn('base', word) && verbIn('past', word) === undefined)
    return !isAlsoNoun(word, 'base') || beginsObject(afterFirstWord(text));
  return isVerb(word) || readText(text).verb !== undefined || /^(?:[a-z]{2,}ed|[a-z]{2,}ing)\s/i.test(text);
}

/** "Worked on the billing service": what was done with it is open. */
const partQuestion = (thing: string, isCurrent: boolean): BulletQuestion | undefined =>
  taskQuestion(WHAT_PART, thing, isCurrent, [
    ...PARTS.map(([base, past]) => ({
      label: capitalized(isCurrent ? base : past),
      bullet: `${capitalized(isCurrent ? base : past)} ${lowered(thing)}`,
      blanks: [],
    })),
  ]);

/** "Stock and deliveries": no verb at all. */
function taskQuestion(
  text: string,
  about: string,
  isCurrent: boolean,
  others: BulletAnswer[] = [],
): BulletQuestion | undefined {
  if (about.trim() === '') return undefined;
  const own: BulletAnswer = {
    label: 'In my own words',
    bullet: `[what you did] ${lowered(about)}`,
    blanks: [{ blank: '[what you did]', label: 'What you did', example: 'Prepared' }],
  };
  // A list of tasks, and no thing: "MOTs, servicing and diagnostics".
  const listed = /,\s|\sand\s|&/.test(about) && !/[.;:]\s/.test(about) ? carriedOut(about, isCurrent) : [];
  return { about: 'ownership', text, answers: [...others, ...listed, own] };
}

const carriedOut = (about: string, isCurrent: boolean): BulletAnswer[] =>
  [
    ['Carry out', 'Carried out'],
    ['Handle', 'Handled'],
  ].map(([base, past]) => ({
    label: `I ${past!.toLowerCase()} these`,
    bullet: `${isCurrent ? base : past} ${lowered(about)}`,
    blanks: [],
  }));

/** How much of it there was, unless a figure says so, and what came of it. */
function outcomeQuestion(text: string): BulletQuestion {
  if (readText(text).hasFigure)
    return { about: 'result', text: 'What changed because of it?', answers: resultAnswers(text) };
  return {
    about: 'scope',
    text: 'How much of it was there, or what changed because of it?',
    answers: [scopeAnswer(text), ...resultAnswers(text)],
  };
}

function scopeAnswer(text: string): BulletAnswer {
  const blanked = withBlank(text);
  const label = 'I know a number';
  if (blanked?.includes('[how much?]'))
    return { label, bullet: blanked, blanks: [{ blank: '[how much?]', label: 'By how much', example: '15%' }] };
  if (blanked !== undefined)
    return { label, bullet: blanked, blanks: [{ blank: '[how many?]', label: 'How many', example: '12' }] };
  return {
    label,
    bullet: withEnd(text, ' ([how many?])'),
    blanks: [{ blank: '[how many?]', label: 'How many or how often', example: '40 a day' }],
  };
}

const FROM: BulletBlank = { blank: '[from]', label: 'From', example: '40 minutes' };
const TO: BulletBlank = { blank: '[to]', label: 'To', example: '15 minutes' };

function resultAnswers(text: string): BulletAnswer[] {
  const and = (ending: string) => withEnd(text, ending);
  return [
    {
      label: 'It saved time',
      bullet: and(', cutting [what?] from [from] to [to]'),
      blanks: [{ blank: '[what?]', label: 'What got faster', example: 'waiting times' }, FROM, TO],
    },
    {
      label: 'It saved or earned money',
      bullet: and(', saving [how much?]'),
      blanks: [{ blank: '[how much?]', label: 'How much', example: '$400 a month' }],
    },
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

/** With an ending before the full stop, if it has one. */
function withEnd(text: string, ending: string): string {
  const last = text.at(-1);
  const bare = last === '.' || last === ',' || last === ';' ? text.slice(0, -1) : text;
  return bare + ending + (last === '.' ? '.' : '');
}
