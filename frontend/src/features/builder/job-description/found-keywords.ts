import type { ExtractKeywordsView } from '@shortlist/shared/contract/ai';
import { create } from 'zustand';
import { keepInTab, readInTab } from '../../../storage/tab-storage.js';
import type { KeywordTerm } from './add-keyword.js';

interface FoundKeywords {
  jdText: string;
  keywords: ExtractKeywordsView;
}

const KEY = 'shortlist.found-keywords';

function readStored(): FoundKeywords | null {
  try {
    return JSON.parse(readInTab(KEY) ?? 'null') as FoundKeywords | null;
  } catch {
    return null;
  }
}

/**
 * The most recently found keywords. Not stored in the card, because the card unmounts when the window's width changes.
 * Session storage keeps the keywords across reloads.
 */
export const useFoundKeywords = create<{ found: FoundKeywords | null }>(() => ({ found: readStored() }));

export function storeKeywords(found: FoundKeywords): void {
  keepInTab(KEY, JSON.stringify(found));
  useFoundKeywords.setState({ found });
}

/**
 * Returns the hard skills and certificates, then the soft skills, each in the order of the response. Omits the degree,
 * which is shown separately.
 */
export function sortedTerms({ terms }: ExtractKeywordsView): KeywordTerm[] {
  const soft = terms.filter(({ kind }) => kind === 'soft');
  return [...terms.filter(({ kind }) => kind === 'hard' || kind === 'certificate'), ...soft];
}
