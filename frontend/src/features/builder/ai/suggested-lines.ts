import type { RewriteBulletsView } from '@shortlist/shared/contract/ai';
import { same } from '@shortlist/ui-kit/same';

/** What becomes of some bullets, to be decided on as one. */
export interface SuggestedLine {
  /** As they are in the résumé; empty for a text that is written anew. */
  before: readonly string[];
  after: readonly string[];
  reasons: readonly string[];
  /** Words of the suggestion that could not be traced to the person's own text. */
  untraced: readonly string[];
  /** What was left out of the suggestion, and why. */
  remarks: readonly string[];
  withBlank?: string;
  question?: Question;
}

/** What only the user knows about a bullet, with the wording that each answer gives. */
export type Question = NonNullable<RewriteBulletsView['lines'][number]['question']>;

/** `blank`: accepted with a blank for a number; `answered`: the bullet that an answer to the question gave. */
export type Decision = 'undecided' | 'accept' | 'reject' | 'blank' | { answered: string };

type Flags = RewriteBulletsView['flags'];

export const suggestedLines = ({ lines, flags }: RewriteBulletsView): SuggestedLine[] =>
  lines.map(({ before, after, reasons, withBlank, question }, index) => ({
    before,
    after: after.split('\n'),
    reasons,
    ...told(
      flags.filter(({ line }) => line === index),
      `${after}\n${withBlank ?? ''}`,
    ),
    withBlank,
    question,
  }));

/** Flags are of what the suggestion says, or of what it no longer says because nobody could trace it. */
export function told(flags: Flags, shown: string): Pick<SuggestedLine, 'untraced' | 'remarks'> {
  const isShown = ({ text }: Flags[number]) => text !== '' && shown.includes(text);
  return {
    untraced: [...new Set(flags.filter(isShown).map(({ text }) => text))],
    remarks: [...new Set(flags.filter((flag) => !isShown(flag)).map(({ message }) => message))],
  };
}

export const isChanged = ({ before, after }: SuggestedLine): boolean => !same(before, after);

/** Worth showing: a change, a blank to take or a question to answer. */
export const isOffer = (line: SuggestedLine): boolean =>
  isChanged(line) || line.withBlank !== undefined || line.question !== undefined;

/** Whether one change is all that is offered: to apply it is to accept it. */
export const isSingleChange = (lines: readonly SuggestedLine[]): boolean => {
  const [offer, ...others] = lines.filter(isOffer);
  return (
    offer !== undefined &&
    others.length === 0 &&
    isChanged(offer) &&
    offer.untraced.length === 0 &&
    offer.withBlank === undefined &&
    offer.question === undefined
  );
};

/** Nothing is accepted before the user has read it. */
export const firstDecisions = (lines: readonly SuggestedLine[]): Decision[] =>
  lines.map((line) => (isSingleChange(lines) && isChanged(line) ? 'accept' : 'undecided'));

export const isTaken = (decision: Decision): boolean => decision !== 'undecided' && decision !== 'reject';

/** "Accept all" leaves decided lines as they are, and takes no line that says what cannot be traced. */
export const allAccepted = (lines: readonly SuggestedLine[], decisions: readonly Decision[]): Decision[] =>
  lines.map((line, index) => {
    const decision = decisions[index] ?? 'undecided';
    return decision === 'undecided' && isChanged(line) && line.untraced.length === 0 ? 'accept' : decision;
  });

/** The bullets after the person's decisions, in the suggested order or in that of the lines as they were. */
export function decidedBullets(
  lines: readonly SuggestedLine[],
  decisions: readonly Decision[],
  typed: readonly string[],
  suggestedOrder: boolean,
): string[] {
  const decided = lines.map((line, index) => ({ place: placeOf(line, typed), texts: textsOf(line, decisions[index]) }));
  const ordered = suggestedOrder ? decided : decided.toSorted((a, b) => a.place - b.place);
  return ordered.flatMap(({ texts }) => texts);
}

function textsOf({ before, after, withBlank }: SuggestedLine, decision: Decision = 'undecided'): readonly string[] {
  if (typeof decision === 'object') return [decision.answered];
  if (decision === 'blank' && withBlank !== undefined) return [withBlank];
  return decision === 'accept' ? after : before;
}

const placeOf = ({ before }: SuggestedLine, typed: readonly string[]): number => typed.indexOf(before[0] ?? '');

/** Whether the lines come in another order than the bullets were typed in. */
export const isReordered = (lines: readonly SuggestedLine[], typed: readonly string[]): boolean =>
  lines.some((line, index) => index > 0 && placeOf(line, typed) < placeOf(lines[index - 1]!, typed));

/** By the places that the bullets have now: "Bullet 2", or "Bullets 2 and 5" where two said the same. */
export function bulletName({ before }: SuggestedLine, typed: readonly string[]): string {
  const places = [
    ...new Set(before.map((text, nth) => typed.indexOf(text, nth === 0 ? 0 : typed.indexOf(before[0]!) + 1))),
  ];
  const numbers = places.filter((place) => place >= 0).map((place) => place + 1);
  return `${numbers.length > 1 ? 'Bullets' : 'Bullet'} ${numbers.join(' and ')}`;
}
