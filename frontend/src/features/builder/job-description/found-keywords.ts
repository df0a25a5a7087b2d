import type { ExtractKeywordsView } from '@shortlist/shared/contract/ai';
import { create } from 'zustand';
import { keepInTab, readInTab } from '../../../storage/tab-storage.js';
import type { KeywordTerm } from './add-keyword.js';

interface FoundKeywords {
  /** The text that the keywords were found in. */
  jdText: string;
  keywords: ExtractKeywordsView;
}

const KEY = 'shortlist.found-keywords';

/** Restores keywords after a reload of the tab. */
function readStored(): FoundKeywords | null {
  try {
    return JSON.parse(readInTab(KEY) ?? 'null') as FoundKeywords | null;
  } catch {
    return null;
  }
}

/** The latest answer. Outlives the card, which unmounts when the window's width changes, and reloads. */
export const useFoundKeywords = create<{ found: FoundKeywords | null }>(() => ({ found: readStored() }));

export function storeKeywords(found: FoundKeywords): void {
  keepInTab(KEY, JSON.stringify(found));
  useFoundKeywords.setState({ found });
}

/** Skills and certificates by importance, then soft skills; without the degree, which is shown separately. */
export function sortedTerms({ terms }: ExtractKeywordsView): KeywordTerm[] {
  const soft = terms.filter(({ kind }) => kind === 'soft');
  return [...terms.filter(({ kind }) => kind === 'hard' || kind === 'certificate'), ...soft];
}
