import type { RewriteBulletsView } from '@shortlist/shared/contract/ai';
import { same } from '@shortlist/ui-kit/same';
import { messages } from './messages.js';

/** A group of bullet changes accepted or rejected together. */
export interface SuggestedLine {
  /** Current bullets that this change replaces; empty if the change adds text. */
  before: readonly string[];
  after: readonly string[];
  reasons: readonly string[];
  /** Words of the suggestion that do not occur in the user's text. */
  unverified: readonly string[];
  /** Warnings about words of the user's text that the suggestion omits. */
  remarks: readonly string[];
  withBlank?: string;
  question?: Question;
}

export type Question = NonNullable<RewriteBulletsView['lines'][number]['question']>;

/**
 * The user's decision about a suggested change. `blank` accepts the variant with a blank such as "[how many?]" to fill
 * in; `answered` accepts the bullet that was built from the user's answer to a question.
 */
export type Decision = 'undecided' | 'accept' | 'reject' | 'blank' | { answered: string };

type Flags = RewriteBulletsView['flags'];

export const suggestedLines = ({ lines, flags }: RewriteBulletsView): SuggestedLine[] =>
  lines.map(({ before, after, reasons, withBlank, question }, index) => ({
    before,
    after: after.split('\n'),
    reasons,
    ...splitFlags(
      flags.filter(({ line }) => line === index),
      `${after}\n${withBlank ?? ''}`,
    ),
    withBlank,
    question,
  }));

/**
 * Splits the warnings about a suggestion: `unverified` lists the words that occur only in the suggestion, and `remarks`
 * contains the warnings about words that the suggestion omits.
 */
export function splitFlags(flags: Flags, shown: string): Pick<SuggestedLine, 'unverified' | 'remarks'> {
  const isShown = ({ text }: Flags[number]) => text !== '' && shown.includes(text);
  return {
    unverified: [...new Set(flags.filter(isShown).map(({ text }) => text))],
    remarks: [...new Set(flags.filter((flag) => !isShown(flag)).map(({ message }) => message))],
  };
}

export const isChanged = ({ before, after }: SuggestedLine): boolean => !same(before, after);

export const isOffer = (line: SuggestedLine): boolean =>
  isChanged(line) || line.withBlank !== undefined || line.question !== undefined;

/**
 * Whether the suggestion is a single change that can be accepted as it is, because it contains no unverified words,
 * blanks or questions.
 */
export const isSingleChange = (lines: readonly SuggestedLine[]): boolean => {
  const [offer, ...others] = lines.filter(isOffer);
  return (
    offer !== undefined &&
    others.length === 0 &&
    isChanged(offer) &&
    offer.unverified.length === 0 &&
    offer.withBlank === undefined &&
    offer.question === undefined
  );
};

export const firstDecisions = (lines: readonly SuggestedLine[]): Decision[] =>
  lines.map((line) => (isSingleChange(lines) && isChanged(line) ? 'accept' : 'undecided'));

export const isAccepted = (decision: Decision): boolean => decision !== 'undecided' && decision !== 'reject';

/** Accepts all undecided changes except those with unverified words. */
export const allAccepted = (lines: readonly SuggestedLine[], decisions: readonly Decision[]): Decision[] =>
  lines.map((line, index) => {
    const decision = decisions[index] ?? 'undecided';
    return decision === 'undecided' && isChanged(line) && line.unverified.length === 0 ? 'accept' : decision;
  });

/** Returns the bullets that result from the user's decisions, in the suggested or the original order. */
export function decidedBullets(
  lines: readonly SuggestedLine[],
  decisions: readonly Decision[],
  typed: readonly string[],
  suggestedOrder: boolean,
): string[] {
  const decided = lines.map((line, index) => ({
    position: positionOf(line, typed),
    texts: textsOf(line, decisions[index]),
  }));
  const ordered = suggestedOrder ? decided : decided.toSorted((a, b) => a.position - b.position);
  return ordered.flatMap(({ texts }) => texts);
}

function textsOf({ before, after, withBlank }: SuggestedLine, decision: Decision = 'undecided'): readonly string[] {
  if (typeof decision === 'object') return [decision.answered];
  if (decision === 'blank' && withBlank !== undefined) return [withBlank];
  return decision === 'accept' ? after : before;
}

const positionOf = ({ before }: SuggestedLine, typed: readonly string[]): number => typed.indexOf(before[0] ?? '');

export const isReordered = (lines: readonly SuggestedLine[], typed: readonly string[]): boolean =>
  lines.some((line, index) => index > 0 && positionOf(line, typed) < positionOf(lines[index - 1]!, typed));

/** Names a change by the positions of its bullets, such as "Bullet 2", or "Bullets 2 and 5" for merged duplicates. */
export function bulletName({ before }: SuggestedLine, typed: readonly string[]): string {
  const positions = [
    ...new Set(before.map((text, nth) => typed.indexOf(text, nth === 0 ? 0 : typed.indexOf(before[0]!) + 1))),
  ];
  return messages.suggestedLines.bullets(positions.filter((position) => position >= 0).map((position) => position + 1));
}
