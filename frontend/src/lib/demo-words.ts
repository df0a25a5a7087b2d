import { forgetInTab, keepInTab, readInTab } from './tab-storage.js';

const KEY = 'shortlist.demo';

/** What somebody typed into the landing page's demo, by the names of its fields. */
export type DemoWords = Readonly<Record<string, string>>;

export const keepDemoWords = (words: DemoWords): void => keepInTab(KEY, JSON.stringify(words));

/** Once: afterwards they are the builder's. */
export function takeDemoWords(): DemoWords {
  const kept = readInTab(KEY);
  forgetInTab(KEY);
  if (kept === null) return {};
  try {
    const words: unknown = JSON.parse(kept);
    if (typeof words !== 'object' || words === null) return {};
    return Object.fromEntries(
      Object.entries(words).flatMap(([name, word]): [string, string][] =>
        typeof word === 'string' && word.trim() !== '' ? [[name, word.trim()]] : [],
      ),
    );
  } catch {
    // Somebody else wrote there; nothing of ours is lost.
    return {};
  }
}
