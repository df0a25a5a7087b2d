import type { ExtractKeywordsView } from '@shortlist/shared/contract/ai';
import { create } from 'zustand';
import { keepInTab, readInTab } from '../../../lib/tab-storage.js';
import type { KeywordTerm } from './add-keyword.js';

interface FoundKeywords {
  /** The text that they were found in: of another one they say nothing. */
  jdText: string;
  keywords: ExtractKeywordsView;
}

const KEY = 'shortlist.found-keywords';

/** As this tab kept them before a reload. */
function keptInTab(): FoundKeywords | null {
  try {
    return JSON.parse(readInTab(KEY) ?? 'null') as FoundKeywords | null;
  } catch {
    return null;
  }
}

/** The latest answer; kept beside the card, which comes and goes with the width of the window, and over a reload. */
export const useFoundKeywords = create<{ found: FoundKeywords | null }>(() => ({ found: keptInTab() }));

export function keepKeywords(found: FoundKeywords): void {
  keepInTab(KEY, JSON.stringify(found));
  useFoundKeywords.setState({ found });
}

/** Skills and certificates, the most wanted first, then personal skills; the degree is told apart. */
export function inOrder({ terms }: ExtractKeywordsView): KeywordTerm[] {
  const soft = terms.filter(({ kind }) => kind === 'soft');
  return [...terms.filter(({ kind }) => kind === 'hard' || kind === 'certificate'), ...soft];
}
