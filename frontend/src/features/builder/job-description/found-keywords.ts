import type { ExtractKeywordsView } from '@shortlist/shared/contract/ai';
import { create } from 'zustand';

interface FoundKeywords {
  /** The text that they were found in: of another one they say nothing. */
  jdText: string;
  keywords: ExtractKeywordsView;
}

/** The latest answer; kept beside the card, which comes and goes with the width of the window. */
export const useFoundKeywords = create<{ found: FoundKeywords | null }>(() => ({ found: null }));

export const keepKeywords = (found: FoundKeywords): void => useFoundKeywords.setState({ found });
