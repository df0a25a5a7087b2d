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
}

/** `blank`: accepted with a blank for a number. */
export type Decision = 'accept' | 'reject' | 'blank';

type Flags = RewriteBulletsView['flags'];

export const suggestedLines = ({ lines, flags }: RewriteBulletsView): SuggestedLine[] =>
  lines.map(({ before, after, reasons, withBlank }, index) => ({
    before,
    after: after.split('\n'),
    reasons,
    ...told(
      flags.filter(({ line }) => line === index),
      `${after}\n${withBlank ?? ''}`,
    ),
    withBlank,
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

/** What is worth showing: a change, a blank to take, or why there is none. */
export const isOffer = (line: SuggestedLine): boolean => isChanged(line) || line.withBlank !== undefined;

/** As long as the person has not decided: what says nothing new is accepted, what cannot be traced is not. */
export const firstDecisions = (lines: readonly SuggestedLine[]): Decision[] =>
  lines.map((line) => (isChanged(line) && line.untraced.length === 0 ? 'accept' : 'reject'));

/** "Accept all" takes no line unread that says what cannot be traced, and no blank away. */
export const allAccepted = (lines: readonly SuggestedLine[], decisions: readonly Decision[]): Decision[] =>
  firstDecisions(lines).map((decision, index) => (decisions[index] === 'reject' ? decision : decisions[index]!));

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

function textsOf({ before, after, withBlank }: SuggestedLine, decision: Decision = 'reject'): readonly string[] {
  if (decision === 'blank' && withBlank !== undefined) return [withBlank];
  return decision === 'reject' ? before : after;
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
