import { judgeSpans, type Judge, type JudgedSpan } from './judge/judge-spans.js';
import type { NameByRules } from './judge/span-features.js';
import { keyOf, type PassageOfPosting, type Span } from './spans-by-rules.js';

export const nameOf = ({ first, last, skill, kind, by }: Span): NameByRules => ({
  first,
  last,
  isKnown: skill !== null,
  kind,
  by,
});

/**
 * Returns the requirements that the rules found, but without hard skills that the classifier considers unlikely, and
 * with those that it considers likely.
 */
export function judgedSpans(passage: PassageOfPosting & { spans: Span[] }, judge: Judge): Span[] {
  const { tokens, dictionary, spans } = passage;
  const hard = new Map(spans.filter(({ kind }) => kind === 'hard').map((span) => [placeOf(span), span]));
  const asSpan = ({ first, last }: JudgedSpan): Span[] => {
    const found = hard.get(placeOf({ first, last }));
    if (found) return [found];
    const skill = dictionary.names.get(keyOf(tokens, first, last))?.skill ?? null;
    return skill && skill.kind !== 'hard' ? [] : [{ first, last, skill, kind: 'hard', by: 'candidate' }];
  };
  return [
    ...spans.filter(({ kind }) => kind !== 'hard'),
    ...judgeSpans(passage, spans.map(nameOf), judge).flatMap(asSpan),
  ];
}

const placeOf = ({ first, last }: JudgedSpan): string => `${first}-${last}`;
