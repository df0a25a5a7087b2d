import type { ExtractKeywordsView } from '@shortlist/shared/contract/ai';
import { create } from 'zustand';
import type { KeywordTerm } from './add-keyword.js';

interface FoundKeywords {
  /** The text that they were found in: of another one they say nothing. */
  jdText: string;
  keywords: ExtractKeywordsView;
}

/** The latest answer; kept beside the card, which comes and goes with the width of the window. */
export const useFoundKeywords = create<{ found: FoundKeywords | null }>(() => ({ found: null }));

export const keepKeywords = (found: FoundKeywords): void => useFoundKeywords.setState({ found });

/** Skills and certificates, the most wanted first, then personal skills; the degree is told apart. */
export function inOrder({ terms }: ExtractKeywordsView): KeywordTerm[] {
  const soft = terms.filter(({ kind }) => kind === 'soft');
  return [...terms.filter(({ kind }) => kind === 'hard' || kind === 'certificate'), ...soft];
}
